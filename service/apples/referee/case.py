"""A record as read: what every bid, pile and discard is judged by.

Three rules leave players a choice: auction.holding, exchange.trump and play.follow (see bids.py, trumps.py and
discards.py).  A step is illegal if it breaks its rule in every layout that fits, legal if in none, and undetermined
otherwise; each step by itself.
"""

from dataclasses import dataclass

from service.apples.deal import Seat
from service.apples.referee.course import Course
from service.apples.referee.places import AnyLayouts, Reading
from service.apples.referee.record import Record
from service.apples.referee.sizes import Listed
from service.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Case:
    """A record, how the hand went by it, and what its cards prove."""

    record: Record
    course: Course
    reading: Reading
    aside: frozenset[Listed]

    @property
    def layouts(self) -> AnyLayouts:
        """All layouts that fit the cards shown."""
        return self.reading.layouts

    def name(self, seat: Seat) -> str:
        """What the player is called."""
        return self.record.players[seat]

    def suit(self, suit: Suit) -> list[Card]:
        """All cards of the suit."""
        return [card for card in self.record.pack if card.suit is suit]

    def target(self, seat: Seat) -> Card | None:
        """The card the player is known to have set aside; None if none was seen there that can have been."""
        for index, target in enumerate(self.record.targets):
            if target.seat == seat and ("targets", index, "card") not in self.reading.broken:
                return target.card
        return None

    def unplayed(self) -> list[Card]:
        """The cards that may be somebody's target if none was shown: all but those that were held and played."""
        held = {played.card for played in self.course.played if played.at not in self.reading.broken}
        return [card for card in self.record.pack if card not in held]
