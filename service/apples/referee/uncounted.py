"""Which courses of a hand fit the cards seen, once a list of a wrong number has shown that the numbers do not hold.

Then nothing is settled by counting.  Each card goes its own way, bound only by where it was seen, and by lists that are
whole: when all the cards a player was dealt, placed or got back have been seen, no other card is among them.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from service.apples.deal import PLAYERS, Seat
from service.apples.referee.ways import UNSEEN, Kind, Sighting, Way
from service.cards import Card

SEATS = frozenset(range(PLAYERS))
NOBODY: frozenset[Seat] = frozenset()

Courses = tuple[frozenset[Seat], frozenset[Seat], frozenset[Seat]]
"""Who may have kept a card; who may have placed it, and who may have got it back (nobody twice, or somebody twice)."""


class Uncounted:
    """All layouts that fit, with the questions of ``layouts.Layouts``."""

    def __init__(self, pack: Iterable[Card], number: int, sightings: tuple[Sighting, ...] = ()) -> None:
        self.number = number
        self.sightings = sightings
        self.ways = dict.fromkeys(pack, UNSEEN)
        self.hand = len(self.ways) // PLAYERS

    def after(self, sightings: Iterable[Sighting]) -> "Uncounted | None":
        """The layouts in which all these cards were there as well; None if there are none."""
        layouts = Uncounted(self.ways, self.number, (*self.sightings, *sightings))
        for sighting in layouts.sightings:
            way = layouts.ways[sighting.card].after(sighting.kind, sighting.seat)
            if way is None:
                return None
            layouts.ways[sighting.card] = way
        return layouts if all(kept or givers for kept, givers, _ in layouts._courses.values()) else None

    def most_dealt(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The most of these cards that a layout deals to the player."""
        return sum(seat in dealt for dealt in self._dealt_to(cards))

    def least_dealt(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The fewest of these cards that a layout deals to the player."""
        return sum(dealt == {seat} for dealt in self._dealt_to(cards))

    def most_held(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The most of these cards that are in the player's hand after the exchange in any layout."""
        return sum(seat in held for held in self._held_by(cards))

    def least_held(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The fewest of these cards that are in the player's hand after the exchange in any layout."""
        return sum(held == {seat} for held in self._held_by(cards))

    def most_placed(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The most of these cards that the player places in any layout."""
        return sum(seat in self._courses[card][1] for card in cards)

    def least_placed(self, seat: Seat, cards: Iterable[Card]) -> int:
        """The fewest of these cards that the player places in any layout."""
        courses = map(self._courses.__getitem__, cards)
        return sum(not kept and givers == {seat} for kept, givers, _ in courses)

    def _dealt_to(self, cards: Iterable[Card]) -> Iterable[frozenset[Seat]]:
        return (kept | givers for kept, givers, _ in map(self._courses.__getitem__, cards))

    def _held_by(self, cards: Iterable[Card]) -> Iterable[frozenset[Seat]]:
        return (kept | takers for kept, _, takers in map(self._courses.__getitem__, cards))

    @cached_property
    def _courses(self) -> dict[Card, Courses]:
        seen = {kind: {at.card: at.seat for at in self.sightings if at.kind is kind} for kind in Kind}
        sizes = {Kind.DEALT: self.hand, Kind.PLACED: self.number, Kind.REDEALT: self.number}
        whole = {kind: _seats_with(size, seen[kind].values()) for kind, size in sizes.items()}
        known: dict[tuple[Way, frozenset[Kind]], Courses] = {}
        courses = {}
        for card, way in self.ways.items():
            kinds = frozenset(kind for kind in sizes if card in seen[kind])
            if (way, kinds) not in known:
                known[way, kinds] = _course(way, kinds, whole)
            courses[card] = known[way, kinds]
        return courses


def _course(way: Way, seen: frozenset[Kind], whole: dict[Kind, frozenset[Seat]]) -> Courses:
    """The courses of a card seen in these places, and so in none of the other whole lists."""
    closed = {kind: NOBODY if kind in seen else seats for kind, seats in whole.items()}
    origins = (SEATS if way.origin is None else frozenset({way.origin})) - closed[Kind.DEALT]
    ends = SEATS if way.end is None else frozenset({way.end})
    givers, takers = origins - closed[Kind.PLACED], ends - closed[Kind.REDEALT]
    kept = NOBODY if Kind.PLACED in seen or Kind.REDEALT in seen else origins & ends
    return (kept, givers, takers) if givers and takers else (kept, NOBODY, NOBODY)


def _seats_with(size: int, seats: Iterable[Seat]) -> frozenset[Seat]:
    """The seats that are there as often as a whole list is long."""
    seen = Counter(seats)
    return frozenset(seat for seat in SEATS if seen[seat] >= size)
