"""The end of a round: the shuffle before the cards are turned, the judge's favourite, and what follows from it.

    shuffled      the cards played, sorted by number first, so that seed and order together do not tell who played what
    favourite     a player, or where the card lies among the shuffled ones, from 0
    afterwards    the cards played are out of the game, the judge's left neighbour judges, everyone is dealt up to seven

The favourite is chosen when all cards are in, and is one of them; otherwise nobody is awarded anything.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from service.apples_to_apples.round import Arrivals, Play, Round, judge_hands, judge_plays
from service.apples_to_apples.rules import Rule
from service.apples_to_apples.table import HAND
from service.faults import Fault, ImpossibleError
from service.rulebook import Violation
from service.shuffle import shuffle

ROUND_LABEL = "apples-to-apples/round"
FAVOURITE = ("favourite",)


@dataclass(frozen=True, slots=True)
class Award:
    """What follows from the judge's choice. ``refill`` is how many red cards each player is dealt, in seat order."""

    winner: str
    discarded: tuple[int, ...]  # sorted; without the cards whose number was not told
    next_judge: str
    refill: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far a round has come. ``shuffled`` and ``award`` are None where it has not come that far."""

    arrivals: Arrivals
    violations: tuple[Violation, ...]
    shuffled: tuple[int, ...] | None
    award: Award | None


def judge_round(this: Round, plays: Sequence[Play], seed: int, favourite: str | int | None = None) -> Outcome:
    """The round with these plays, in order of arrival, and perhaps the judge's favourite.

    Raises ImpossibleError where the favourite is an index and there is no such card among the shuffled ones.
    """
    arrivals = judge_plays(this, plays)
    shuffled = _shuffle(arrivals, seed)
    violations = [*arrivals.violations, *judge_hands(this)]
    award = None
    if favourite is not None:
        chosen = favourite if isinstance(favourite, str) else _player_at(favourite, plays, arrivals, shuffled)
        refused = list(_refuse_favourite(this, arrivals, chosen))
        violations += refused
        if chosen is not None and not refused:
            award = _award(this, arrivals, chosen)
    return Outcome(arrivals, tuple(violations), shuffled, award)


def _shuffle(arrivals: Arrivals, seed: int) -> tuple[int, ...] | None:
    """The cards as the judge turns them over (round.blind, round.reveal).

    None before all are in, or where a number is not told.
    """
    cards = _known_cards(arrivals)
    if arrivals.waiting or len(cards) < len(arrivals.played):
        return None
    return tuple(shuffle(ROUND_LABEL, seed, cards))


def _known_cards(arrivals: Arrivals) -> list[int]:
    return sorted(play.card for play in arrivals.played if play.card is not None)


def _player_at(index: int, plays: Sequence[Play], arrivals: Arrivals, shuffled: Sequence[int] | None) -> str | None:
    """Whose card lies at that place of the shuffled ones; None before all cards are in, as it points at nothing yet."""
    if arrivals.waiting:
        return None
    if shuffled is None:
        raise ImpossibleError(_untold(plays, arrivals))
    if index >= len(shuffled):
        detail = f"{len(shuffled)} red cards were played, so the index is 0 to {len(shuffled) - 1}."
        raise ImpossibleError([Fault("out-of-range", detail, FAVOURITE)])
    return next(play.player for play in arrivals.played if play.card == shuffled[index])


def _untold(plays: Sequence[Play], arrivals: Arrivals) -> Iterator[Fault]:
    """The cards played whose number an index would need."""
    for index, play in enumerate(plays):
        if play.card is None and play in arrivals.played:
            detail = f"A favourite by index needs the number of {play.player}'s card too."
            yield Fault("missing-field", detail, ("plays", index, "card"))


def _refuse_favourite(this: Round, arrivals: Arrivals, chosen: str | None) -> Iterator[Violation]:
    """The favourite is one of the cards played (round.award), chosen when all are in (round.plays)."""
    if chosen == this.judge:
        yield Violation(Rule.JUDGE_SITS_OUT, f"{chosen} judges this round and cannot be awarded it.", FAVOURITE)
    if arrivals.waiting:
        detail = f"The judge chooses when all red cards are in; still to come: {arrivals.to_come}."
        yield Violation(Rule.PLAYS, detail, FAVOURITE)
    if chosen not in (None, this.judge, *(play.player for play in arrivals.played)):
        yield Violation(Rule.AWARD, f"{chosen} has no red card among those played.", FAVOURITE)


def _award(this: Round, arrivals: Arrivals, winner: str) -> Award:
    """What follows: cards out of the game (round.discard), and cards dealt (round.refill)."""
    laid = Counter(play.player for play in arrivals.played)
    held = {player: len(hand) for player, hand in this.hands.items()}
    refill = tuple(max(0, HAND - held.get(player, HAND) + laid[player]) for player in this.players)
    return Award(winner, tuple(_known_cards(arrivals)), this.next_judge, refill)
