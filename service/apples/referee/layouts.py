"""Which courses of a hand fit the cards seen, when every number holds; and how far they differ.

Of any cards, a layout deals a player, or lets a player place or hold, at most so many and at least so many.  Both are
exact, and so is every number between.  They follow from the inequalities of numbers.py: a card that is settled on a
player changes the numbers there, and the most is reached where they would break.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from service.apples.deal import PLAYERS, Seat
from service.apples.referee.numbers import Numbers, Tally, count
from service.apples.referee.ways import UNSEEN, Sighting, Way
from service.cards import Card


class Layouts:
    """All layouts that fit: ``number`` cards of each ``hand`` go through the pile; ``ways`` has the whole pack."""

    def __init__(self, ways: Mapping[Card, Way], hand: int, number: int) -> None:
        self.ways = ways
        self.hand = hand
        self.number = number
        self.all = Counter(ways.values())
        self.numbers = count(self.all, hand, number)

    @classmethod
    def unseen(cls, pack: Iterable[Card], number: int) -> "Layouts":
        """The layouts while no card has been seen."""
        ways = dict.fromkeys(pack, UNSEEN)
        return cls(ways, len(ways) // PLAYERS, number)

    def after(self, sightings: Iterable[Sighting]) -> "Layouts | None":
        """The layouts in which all these cards were there as well; None if there are none."""
        ways = dict(self.ways)
        for sighting in sightings:
            way = ways[sighting.card].after(sighting.kind, sighting.seat)
            if way is None:
                return None
            ways[sighting.card] = way
        layouts = Layouts(ways, self.hand, self.number)
        return layouts if layouts.numbers.possible else None

    def most_dealt(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The most of these cards that a layout deals to the player."""
        return most_dealt(self.numbers, seat, self._tally(cards))

    def most_held(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The most of these cards that are in the player's hand after the exchange in any layout."""
        return self._most_held(seat, self._tally(cards))

    def most_placed(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The most of these cards that the player places in any layout."""
        return most_placed(self.numbers, seat, self._tally(cards))

    def least_dealt(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The fewest of these cards that a layout deals to the player."""
        return self.hand - most_dealt(self.numbers, seat, self.all - self._tally(cards))

    def least_held(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The fewest of these cards that are in the player's hand after the exchange in any layout."""
        return self.hand - self._most_held(seat, self.all - self._tally(cards))

    def least_placed(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The fewest of these cards that the player places in any layout."""
        return self.number - most_placed(self.numbers, seat, self.all - self._tally(cards))

    @cached_property
    def _reversed(self) -> Numbers:
        return self.numbers.reverse

    def _most_held(self, seat: Seat, tally: Tally) -> int:
        return most_dealt(self._reversed, seat, {way.reverse: cards for way, cards in tally.items()})

    def _tally(self, cards: Iterable[Card]) -> Counter[Way]:
        return Counter(map(self.ways.__getitem__, cards))


def most_dealt(numbers: Numbers, seat: Seat, tally: Tally) -> int:
    """The most cards of the tally that a layout deals to the player.

    Cards coming to the player take a place in the hand and nothing else.  All others must get out of it again, or
    stay to the end; those known to end elsewhere, or to have come out of the pile, must be placed.  Some of them leave
    somebody with a greater need of loose cards, and cost slack; those that cost nothing are taken first.
    """
    share = numbers.shares[seat]
    known = sum(cards for way, cards in tally.items() if way.origin == seat)
    returned = sum(cards for way, cards in tally.items() if way.origin is None and way.piled)
    free, costly = _from_others(numbers, seat, tally)
    placed = min(share.placed_left, returned + free)
    loose = tally.get(UNSEEN, 0)
    needed = min(loose, share.need)
    costing = min(numbers.slack, min(costly, share.placed_left - placed) + loose - needed)
    passing = min(share.outlet, placed + needed + costing)
    return known + min(share.dealt_left, tally.get(Way(end=seat), 0) + passing)


def most_placed(numbers: Numbers, seat: Seat, tally: Tally) -> int:
    """The most cards of the tally that the player places in any layout.

    Cards of the hand are tried in the order in which they stand in the way of others: going, home, coming.  Each of
    them that is placed is not kept, and so makes the player's need greater by one once the spare is used up.
    """
    known = sum(cards for way, cards in tally.items() if way.origin == seat and way.piled)
    return known + max(_placings(numbers, seat, tally))


def _placings(numbers: Numbers, seat: Seat, tally: Tally) -> Iterator[int]:
    """The most that are placed with none of the hand's own cards among them, with one, and so on while it can be."""
    share = numbers.shares[seat]
    all_going, all_home, all_coming = (tally.get(way, 0) for way in (Way(seat), Way(seat, seat), Way(end=seat)))
    returned = sum(cards for way, cards in tally.items() if way.origin is None and way.piled)
    free, costly = _from_others(numbers, seat, tally)
    for placed in range(all_going + all_home + all_coming + 1):
        back = max(0, placed - all_going)  # as many as that come back to the player
        room = share.dealt_left - max(0, back - all_home)
        outlet = share.outlet - back
        slack = numbers.slack - max(0, placed - share.spare)
        if min(slack, outlet, room, share.received_left - back) < 0:
            return
        others = returned + free + min(slack, costly + tally.get(UNSEEN, 0))
        yield placed + min(others, outlet, room, share.placed_left - placed)


def _from_others(numbers: Numbers, seat: Seat, tally: Tally) -> tuple[int, int]:
    """Cards coming to others that may come from this player: how many cost no slack, and how many cost one each."""
    free = costly = 0
    for other, share in enumerate(numbers.shares):
        if other != seat:
            coming = min(tally.get(Way(end=other), 0), share.received_left)
            spare = min(coming, share.spare)
            free += spare
            costly += coming - spare
    return free, costly
