"""The way of each card through a hand, as far as a record shows it.

A card is dealt to somebody, its origin, and ends in somebody's hand after the exchange.  Between the two it was kept,
and then both are the same player, or it went through the bidding pile.

    sighting    what it proves
    dealt       the origin
    placed      the origin, and that it went through the pile
    redealt     the end, and that it went through the pile
    held        the end: a target card and a card played come from the hand after the exchange
"""

from enum import Enum, auto
from typing import NamedTuple

from service.apples.deal import Seat
from service.cards import Card


class Kind(Enum):
    """Where a card is seen."""

    DEALT = auto()
    PLACED = auto()
    REDEALT = auto()
    HELD = auto()


class Sighting(NamedTuple):
    """One card seen with one player."""

    kind: Kind
    seat: Seat
    card: Card


class Way(NamedTuple):
    """What is known of one card's way. ``piled`` is whether it is known to have gone through the pile."""

    origin: Seat | None = None
    end: Seat | None = None
    piled: bool = False

    def after(self, kind: Kind, seat: Seat) -> "Way | None":
        """The way once the card has been seen there; None if it cannot be there."""
        origin, end, piled = self
        if kind in OF_ORIGIN:
            if origin not in (None, seat):
                return None
            origin = seat
        else:
            if end not in (None, seat):
                return None
            end = seat
        moved = origin is not None and end is not None and origin != end
        return Way(origin, end, piled or moved or kind in OF_PILE)

    @property
    def reverse(self) -> "Way":
        """The way run backwards, from the hand after the exchange to the hand as dealt."""
        return Way(self.end, self.origin, self.piled)


UNSEEN = Way()
OF_ORIGIN = (Kind.DEALT, Kind.PLACED)
OF_PILE = (Kind.PLACED, Kind.REDEALT)
