"""What one pack allows at one table: no card is in two places, and no rank has a fifth card."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from service.cards import SUITS, Card, Rank
from service.faults import Fault
from service.rulebook import Place

Shown = tuple[Place, Card | Rank]
"""A card of the question and where it stands there; a bare Rank is a card whose suit does not matter."""


def rank_of(card: Card | Rank) -> Rank:
    """The rank of a card, or the bare rank itself."""
    return card.rank if isinstance(card, Card) else card


def show(field: Place, cards: Iterable[Card | Rank]) -> Iterator[Shown]:
    """The cards of the list at ``field``, each with its own place."""
    return (((*field, index), card) for index, card in enumerate(cards))


def find_faults(shown: Iterable[Shown]) -> list[Fault]:
    """Every card shown twice and every fifth of a rank, in the order shown.

    A card already shown is one card, so it does not count towards the five.
    """
    shown = list(shown)
    if len({card for _, card in shown if isinstance(card, Card)}) == len(shown):
        return []  # the quick way: different cards, so at most four of a rank
    first: dict[Card | Rank, Place] = {}
    of_rank: dict[Rank, int] = defaultdict(int)
    faults = []
    for at, card in shown:
        if isinstance(card, Card) and card in first:
            faults.append(
                Fault("duplicate-card", f"{card} is there twice; the pack has one {card.words}.", at, first[card])
            )
            continue
        first[card] = at
        rank = rank_of(card)
        of_rank[rank] += 1
        if of_rank[rank] > len(SUITS):
            faults.append(Fault("five-of-a-rank", f"More than four {rank.plural}: the pack has four of a rank.", at))
    return faults
