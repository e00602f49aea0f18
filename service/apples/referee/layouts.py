"""Which courses of a hand fit the cards seen, when every number holds.

A layout deals each player ``hand`` cards, puts ``number`` of them into the pile and brings as many back.  Only how many
cards there are of each kind of way matters (see ways.py), so for each player we count

    home          cards dealt to the player that also end there: kept, or through the pile and back
    going         dealt to the player, end unknown: kept, or placed
    coming        ending with the player, origin unknown: kept, or got back
    dealt_left    places in the hand as dealt that no card is known to fill; held_left likewise in the hand afterwards
    placed_left   cards still to place, received_left to get back, beyond those known to have gone through the pile

and for the table the loose cards, of which nothing is known.  A layout exists if and only if

    no number left is negative
    placed_left <= dealt_left + home + going            there are cards enough to place
    going <= held_left + placed_left                    what was dealt has somewhere to go
    the sum of all four needs <= loose, where a player's need is what of dealt_left neither coming nor placed_left can
    fill: loose cards that this player was dealt and kept

Why: let k be the loose cards a player keeps.  For a given k, how many of home, going and coming go through the pile is
a system of differences; whole numbers solve it if any do, and the lines above are all its cycles.  The least possible
k is the need.  Players meet only in the loose cards, and those that nobody keeps go through the pile, to fill what is
left.  The tests compare this with every layout of small packs.

Everything holds as well with the way of each card reversed: dealt and held, placed and received, going and coming
change places, and the need stays.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from service.apples.deal import PLAYERS, Seat
from service.apples.referee.ways import UNSEEN, Sighting, Way
from service.cards import Card

Tally = Mapping[Way, int]
"""How many cards there are of each way."""


@dataclass(slots=True)
class Share:
    """One player's numbers, as in the module's table."""

    dealt_left: int
    held_left: int
    placed_left: int
    received_left: int
    home: int = 0
    going: int = 0
    coming: int = 0

    @property
    def need(self) -> int:
        """Loose cards that the player must have been dealt and kept."""
        return max(0, self.dealt_left - self.coming - self.placed_left)

    @property
    def spare(self) -> int:
        """Cards coming to the player that may come from others before there is more need of loose ones."""
        return max(0, self.coming + self.placed_left - self.dealt_left)

    @property
    def outlet(self) -> int:
        """Cards of other ways that the player can still have been dealt and passed on or kept to the end."""
        return self.held_left - self.going + self.placed_left

    @property
    def possible(self) -> bool:
        """Whether the numbers can be made up, were there loose cards enough."""
        left = min(self.dealt_left, self.held_left, self.placed_left, self.received_left, self.outlet)
        return left >= 0 and self.placed_left <= self.dealt_left + self.home + self.going

    @property
    def reverse(self) -> "Share":
        """The numbers with every way run backwards."""
        return Share(
            self.held_left, self.dealt_left, self.received_left, self.placed_left, self.home, self.coming, self.going
        )


@dataclass(frozen=True)
class Numbers:
    """The four players' numbers and the loose cards."""

    shares: tuple[Share, ...]
    loose: int

    @cached_property
    def slack(self) -> int:
        """Loose cards that nobody needs; negative if there are too few."""
        return self.loose - sum(share.need for share in self.shares)

    @property
    def possible(self) -> bool:
        """Whether any layout exists."""
        return all(share.possible for share in self.shares) and self.slack >= 0

    @property
    def reverse(self) -> "Numbers":
        """The numbers with every way run backwards."""
        return Numbers(tuple(share.reverse for share in self.shares), self.loose)


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


def count(tally: Tally, hand: int, number: int) -> Numbers:
    """The players' numbers, for the cards of a whole pack."""
    shares = tuple(Share(hand, hand, number, number) for _ in range(PLAYERS))
    for (origin, end, piled), cards in tally.items():
        if origin is not None:
            shares[origin].dealt_left -= cards
            shares[origin].placed_left -= cards if piled else 0
        if end is not None:
            shares[end].held_left -= cards
            shares[end].received_left -= cards if piled else 0
        if piled:
            continue
        if origin is not None and end is not None:
            shares[origin].home += cards
        elif origin is not None:
            shares[origin].going += cards
        elif end is not None:
            shares[end].coming += cards
    return Numbers(shares, tally.get(UNSEEN, 0))


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
    own = (tally.get(Way(seat), 0), tally.get(Way(seat, seat), 0), tally.get(Way(end=seat), 0))
    return known + max(_most_placed(numbers, seat, tally, own, placed) for placed in range(sum(own) + 1))


def _most_placed(numbers: Numbers, seat: Seat, tally: Tally, own: tuple[int, int, int], placed: int) -> int:
    """The most that are placed if ``placed`` of them are of the hand's own ways; -1 if that cannot be."""
    share = numbers.shares[seat]
    going = min(own[0], placed)
    home = min(own[1], placed - going)
    coming = placed - going - home
    slack = numbers.slack - max(0, placed - share.spare)
    outlet, room = share.outlet - home - coming, share.dealt_left - coming
    if min(slack, outlet, room, share.received_left - home - coming, share.placed_left - placed) < 0:
        return -1
    returned = sum(cards for way, cards in tally.items() if way.origin is None and way.piled)
    free, costly = _from_others(numbers, seat, tally)
    others = returned + free + min(slack, costly + tally.get(UNSEEN, 0))
    return placed + min(others, outlet, room, share.placed_left - placed)


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
