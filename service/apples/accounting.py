"""Where the 52 cards of a hand went: every one should be in exactly one pile, or be one player's target.

A rank is accounted card by card, unless a player gave one of it without its suit; then it is accounted by number.
A card that two players claim is one card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from service.apples.deal import Seat
from service.apples.pack import rank_of
from service.cards import PACK, RANKS, SUITS, Card, Rank
from service.rulebook import Place


@dataclass(frozen=True, slots=True)
class Winnings:
    """What one player has at the end of a hand. No card is twice in it, and no rank five times (see pack.py)."""

    pile: tuple[Card | Rank, ...]
    target: Card | Rank

    def shown(self) -> Iterator[tuple[Place, Card | Rank]]:
        """Every card with its place among these winnings: ``("pile", k)``, then ``("target",)``."""
        yield from ((("pile", index), card) for index, card in enumerate(self.pile))
        yield ("target",), self.target


@dataclass(frozen=True, slots=True)
class Claim:
    """A card that a player says to have, and where: ``(seat, "pile", k)`` or ``(seat, "target")``."""

    card: Card | Rank
    seat: Seat
    at: Place


@dataclass(frozen=True, slots=True)
class Repeat:
    """A card that more than one player has, or a rank of which there are more than four."""

    card: Card | Rank
    seats: tuple[Seat, ...]  # of those who have it, ascending
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


def account(winnings: Sequence[Winnings | None]) -> Account:
    """The account of a hand, seat by seat; None where a player's cards are not known."""
    claims = [
        Claim(card, seat, (seat, *at))
        for seat, won in enumerate(winnings)
        if won is not None
        for at, card in won.shown()
    ]
    return Account(
        missing=[*_missing_cards(claims), *_missing_by_number(claims)],
        repeated=[*_repeated_cards(claims), *_repeated_ranks(claims)],
    )


def _bare_ranks(claims: Sequence[Claim]) -> set[Rank]:
    return {claim.card for claim in claims if isinstance(claim.card, Rank)}


def _missing_cards(claims: Sequence[Claim]) -> Iterator[Card]:
    claimed, bare = {claim.card for claim in claims}, _bare_ranks(claims)
    return (card for card in PACK if card not in claimed and card.rank not in bare)


def _missing_by_number(claims: Sequence[Claim]) -> Iterator[Rank]:
    bare = _bare_ranks(claims)
    for rank in RANKS:
        if rank in bare:
            yield from [rank] * (len(SUITS) - len(_distinct(claims, rank)))


def _repeated_cards(claims: Sequence[Claim]) -> Iterator[Repeat]:
    for card in PACK:
        of_card = [claim for claim in claims if claim.card == card]
        if len(of_card) > 1:
            yield Repeat(card, _seats(of_card), of_card[1].at)


def _repeated_ranks(claims: Sequence[Claim]) -> Iterator[Repeat]:
    for rank in RANKS:
        of_rank = _distinct(claims, rank)
        if len(of_rank) > len(SUITS):
            yield Repeat(rank, _seats(of_rank), of_rank[len(SUITS)].at)


def _distinct(claims: Sequence[Claim], rank: Rank) -> list[Claim]:
    """The claims to cards of a rank, a card claimed again left out."""
    seen: set[Card] = set()
    distinct = []
    for claim in claims:
        if rank_of(claim.card) is rank and claim.card not in seen:
            distinct.append(claim)
            if isinstance(claim.card, Card):
                seen.add(claim.card)
    return distinct


def _seats(claims: Sequence[Claim]) -> tuple[Seat, ...]:
    return tuple(sorted({claim.seat for claim in claims}))
