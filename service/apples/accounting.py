"""Where the 52 cards of a hand went: every one should be in exactly one pile, or be one player's target.

A rank is accounted card by card, unless a player gave one of it without its suit; then it is accounted by number.
A card that several players claim is one card.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from service.apples.pack import rank_of
from service.apples.results import Result, Winnings
from service.cards import PACK, RANKS, SUITS, Card, Rank
from service.faults import Caution
from service.rulebook import Place


@dataclass(frozen=True, slots=True)
class Claim:
    """A card that a player says to have, and where: ``(player, "pile", k)`` or ``(player, "target")``."""

    card: Card | Rank
    player: int  # as an index
    at: Place


@dataclass(frozen=True, slots=True)
class Repeat:
    """A card that more than one player has, or a rank of which there are more than four."""

    card: Card | Rank
    players: list[int]  # who have it, as indexes, ascending
    at: Place  # of the first claim too many


@dataclass(frozen=True, slots=True)
class Account:
    """What is wrong with the winnings of a hand taken together."""

    missing: list[Card | Rank]  # cards sorted as a hand, then bare ranks, one for each card of it
    repeated: list[Repeat]  # in the same order

    @property
    def accounted(self) -> bool:
        """Whether all 52 cards are in exactly one place."""
        return not self.missing and not self.repeated


def account(results: Sequence[Result]) -> Account:
    """Account for the cards of a hand, player by player. Whoever gave points alone claims no card."""
    claims: dict[Rank, list[Claim]] = {rank: [] for rank in RANKS}
    for player, result in enumerate(results):
        for at, card in result.shown() if isinstance(result, Winnings) else ():
            claims[rank_of(card)].append(Claim(card, player, (player, *at)))
    missing = [card for rank in RANKS for card in _missing(rank, claims[rank])]
    repeated = [repeat for rank in RANKS for repeat in _repeated(rank, claims[rank])]
    return Account(sorted(missing, key=_order), sorted(repeated, key=lambda repeat: _order(repeat.card)))


def caution_results(results: Sequence[Result], at: Place = ()) -> list[Caution]:
    """What is odd about the results of a hand, by position: ``(*at, "players", k, "pile")`` and so on."""
    cautions = [
        *(replace(each, at=(player, *each.at)) for player, result in enumerate(results) for each in result.warnings),
        *_caution_together(results),
    ]
    return [replace(each, at=(*at, "players", *each.at)) for each in sorted(cautions, key=lambda each: each.at)]


def _caution_together(results: Sequence[Result]) -> Iterator[Caution]:
    for repeat in account(results).repeated:
        names = " and ".join(results[player].name for player in repeat.players)
        yield Caution("card-repeated", f"{repeat.card} is with {names}; the pack does not have so many.", repeat.at)


def _missing(rank: Rank, claims: Sequence[Claim]) -> list[Card] | list[Rank]:
    claimed = {claim.card for claim in claims}
    if rank in claimed:
        return [rank] * (len(SUITS) - len(_distinct(claims)))
    return [card for card in PACK if card.rank is rank and card not in claimed]


def _repeated(rank: Rank, claims: Sequence[Claim]) -> Iterator[Repeat]:
    of_card: dict[Card | Rank, list[Claim]] = defaultdict(list)
    for claim in claims:
        of_card[claim.card].append(claim)
    for card, same in of_card.items():
        if isinstance(card, Card) and len(same) > 1:
            yield Repeat(card, _players(same), same[1].at)
    distinct = _distinct(claims)
    if len(distinct) > len(SUITS):
        yield Repeat(rank, _players(distinct), distinct[len(SUITS)].at)


def _distinct(claims: Sequence[Claim]) -> list[Claim]:
    """The claims, in order, without those to a card claimed before."""
    seen: set[Card | Rank] = set()
    distinct = []
    for claim in claims:
        if claim.card not in seen:
            distinct.append(claim)
        if isinstance(claim.card, Card):
            seen.add(claim.card)
    return distinct


def _players(claims: Sequence[Claim]) -> list[int]:
    return sorted({claim.player for claim in claims})


def _order(card: Card | Rank) -> tuple[int, int]:
    return card.order if isinstance(card, Card) else (len(SUITS), card.order)
