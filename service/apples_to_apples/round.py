"""One round, up to the moment all red cards are in: who may still lay one, and what becomes of each card laid.

Cards that a player lays, in order of arrival:

    the judge           none
    4 players           one each; the first to arrive a second, at any moment after the first
    5                   one each
    6 or more           one each; the last to arrive none

A card that breaks a rule goes back to its hand, and the round goes on as if it had not been laid.  A card from the
player left out goes back as well, and that breaks nothing.  Who is refused and who is waited for both come from
``_owing``.

Red cards are unique, and a card laid shows whose it is: two players laying the same one is noticed without hands.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from service.apples_to_apples.rules import Rule
from service.apples_to_apples.table import HAND, TABLES, Table
from service.faults import Fault
from service.rulebook import Place, Violation


@dataclass(frozen=True, slots=True)
class Play:
    """A red card laid face down. ``card`` is None where its number is not told."""

    player: str
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """What a round starts from: 4 to 10 players clockwise, the judge among them, and such hands as are known.

    ``hands`` are as held when the green card was turned; no card is in two of them (see ``find_repeated``).
    """

    players: tuple[str, ...]
    judge: str
    hands: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        """What the number of players settles."""
        return TABLES[len(self.players)]

    @property
    def next_judge(self) -> str:
        """The player to the judge's left (round.next-judge)."""
        return self.players[(self.players.index(self.judge) + 1) % len(self.players)]


@dataclass(frozen=True, slots=True)
class Arrivals:
    """The red cards that count as played, in order of arrival, and what was wrong with others."""

    played: tuple[Play, ...]
    violations: tuple[Violation, ...]
    waiting: tuple[str, ...]  # who has a card to lay, in seat order; empty once all are in
    to_come: int  # cards, fewer than those waited for where the slowest will play none
    left_out: str | None  # the slowest of six or more, once all the others have played


def judge_plays(this: Round, plays: Sequence[Play]) -> Arrivals:
    """What becomes of the cards laid; ``plays`` are in order of arrival, each by one of the players."""
    played: list[Play] = []
    violations: list[Violation] = []
    owners = {card: player for player, hand in this.hands.items() for card in hand}
    for index, play in enumerate(plays):
        broken = [
            *_refuse_turn(this, played, play, ("plays", index)),
            *_refuse_card(this, played, play, owners, ("plays", index, "card")),
        ]
        violations += broken
        if not broken and _owing(this, played).get(play.player):
            played.append(play)
    owing = _owing(this, played)
    waiting = tuple(player for player in this.players if owing.get(player))
    to_come = this.table.plays - len(played)
    return Arrivals(tuple(played), tuple(violations), waiting, to_come, _left_out(this, played))


def judge_hands(this: Round) -> Iterator[Violation]:
    """The known hands that are not of seven cards (deal.seven)."""
    for index, (player, hand) in enumerate(this.hands.items()):
        if len(hand) != HAND:
            detail = f"{player} holds {len(hand)} red cards; a round begins with {HAND} in every hand."
            yield Violation(Rule.SEVEN, detail, ("hands", index, "cards"))


def find_repeated(shown: Iterable[tuple[Place, int]]) -> list[Fault]:
    """A fault for every red card of the hands that stands at an earlier place already."""
    first: dict[int, Place] = {}
    faults = []
    for at, card in shown:
        if card in first:
            faults.append(Fault("duplicate-card", f"Red card {card} is there twice; it exists once.", at, first[card]))
        first.setdefault(card, at)
    return faults


def _owing(this: Round, played: Sequence[Play]) -> dict[str, int]:
    """How many cards each player still has to lay (round.plays); without those who may lay none at all."""
    out = {this.judge, _left_out(this, played)}
    due = {player: 1 for player in this.players if player not in out}
    if this.table.extra_play and played:
        due[played[0].player] += 1
    laid = Counter(play.player for play in played)
    return {player: count - laid[player] for player, count in due.items()}


def _left_out(this: Round, played: Sequence[Play]) -> str | None:
    if not this.table.left_out or len(played) < this.table.plays:
        return None
    busy = {this.judge, *(play.player for play in played)}
    return next(player for player in this.players if player not in busy)


def _refuse_turn(this: Round, played: Sequence[Play], play: Play, at: Place) -> Iterator[Violation]:
    """The judge lays no card (round.judge-sits-out), and nobody one too many (round.plays)."""
    if play.player == this.judge:
        yield Violation(Rule.JUDGE_SITS_OUT, f"{play.player} judges this round and plays no red card.", (*at, "player"))
    elif _owing(this, played).get(play.player) == 0:
        yield Violation(Rule.PLAYS, _why_no_more(this, played, play.player), at)


def _why_no_more(this: Round, played: Sequence[Play], player: str) -> str:
    if not this.table.extra_play:
        return f"{player} has played a card; with {len(this.players)} at the table it is one each."
    fastest = played[0].player
    if player == fastest:
        return f"{player} was the fastest and has played both cards."
    return f"{player} has played a card; only {fastest}, the fastest, plays a second."


def _refuse_card(
    this: Round, played: Sequence[Play], play: Play, owners: dict[int, str], at: Place
) -> Iterator[Violation]:
    """A card must be its player's, and not played yet (round.own). Shown from an unknown hand, it is that player's."""
    if play.card is None:
        return
    if play.player not in this.hands:
        owners.setdefault(play.card, play.player)
    owner = owners.get(play.card)
    if owner is None:
        yield Violation(Rule.OWN, f"{play.player} does not hold red card {play.card}.", at)
    elif owner != play.player:
        yield Violation(Rule.OWN, f"Red card {play.card} is {owner}'s, so {play.player} cannot play it.", at)
    elif any(other.card == play.card for other in played):
        yield Violation(Rule.OWN, f"{play.player} has played red card {play.card} already.", at)
