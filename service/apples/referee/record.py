"""What was written down of a hand: the question put to the referee.

Any of it may be missing.  Lists of cards stand in the order of the question, and a card not seen is None.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from service.apples.auction import Call
from service.apples.deal import DEFAULT_DEALER, PLAYERS, Seat
from service.cards import PACK, Card


@dataclass(frozen=True, slots=True)
class CardList:
    """The cards of one player in one of ``hands``, ``placed`` and ``redealt``."""

    seat: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """The card that one player set aside."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Record:
    """A hand as far as it was written down. No card is twice in hands, placed or redealt, or in targets and tricks."""

    players: tuple[str, ...]  # four names, clockwise
    dealer: Seat = DEFAULT_DEALER
    calls: tuple[Call, ...] = ()  # from the dealer's left
    hands: tuple[CardList, ...] = ()  # as dealt
    placed: tuple[CardList, ...] = ()
    redealt: tuple[CardList, ...] = ()
    targets: tuple[Target, ...] = ()
    tricks: tuple[tuple[Card, ...], ...] = ()  # in order of play; only the last may have fewer than four
    pack: tuple[Card, ...] = PACK  # smaller in tests

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player."""
        return len(self.pack) // PLAYERS

    @property
    def most_tricks(self) -> int:
        """Tricks in a hand: all but the target card are played."""
        return self.hand_size - 1

    def lists(self) -> Iterator[tuple[str, int, CardList]]:
        """The lists of ``hands``, ``placed`` and ``redealt``, each with its field and its index there."""
        for field in ("hands", "placed", "redealt"):
            for index, cards in enumerate(getattr(self, field)):
                yield field, index, cards

    def has_cards(self, *fields: str) -> bool:
        """Whether any card, seen or not, is recorded in one of these fields."""
        return any(self._size(field) for field in fields)

    def _size(self, field: str) -> int:
        if field == "targets":
            return len(self.targets)
        if field == "tricks":
            return sum(map(len, self.tricks))
        return sum(len(listed.cards) for listed in getattr(self, field))
