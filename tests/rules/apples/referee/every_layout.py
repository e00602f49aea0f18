"""Every layout of a small pack, card by card and without cleverness: what the referee's inequalities are held against.

A card was kept by one of four players, or it went from one of four through the pile to one of four: twenty ways; and
whoever had it then set it aside as the target card, or did not.  All of them are tried for every card; layouts that
agree so far in everything that is counted are carried on together.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from service.apples.referee.ways import Kind, Sighting
from service.cards import Card

SEATS = range(4)


class Course(NamedTuple):
    """One whole way of a card."""

    origin: int
    end: int
    piled: bool
    target: bool


COURSES = [Course(seat, seat, piled=False, target=target) for seat in SEATS for target in (False, True)] + [
    Course(giver, taker, piled=True, target=target) for giver in SEATS for taker in SEATS for target in (False, True)
]


@dataclass
class Table:
    """What has been seen of a hand. ``counted`` is whether numbers hold."""

    pack: Sequence[Card]
    number: int
    counted: bool = True
    sightings: list[Sighting] = field(default_factory=list)
    targets: dict[Card, int] = field(default_factory=dict)  # cards seen as targets, and whose
    played: set[Card] = field(default_factory=set)  # seen played by whom the sightings say: no targets

    def after(self, field: str, sightings: list[Sighting]) -> "Table":
        """The table once cards of ``field`` have been seen too."""
        targets = {sighting.card: sighting.seat for sighting in sightings} if field == "targets" else {}
        played = {sighting.card for sighting in sightings} if field == "tricks" else set()
        return replace(
            self,
            sightings=[*self.sightings, *sightings],
            targets=self.targets | targets,
            played=self.played | played,
        )

    def allows(self, card: Card, course: Course) -> bool:
        """Whether the card can have gone this way, were it alone in the pack."""
        if course.target and (card in self.played or self._has_other_target(course.end, card)):
            return False
        if card in self.targets and not course.target:
            return False
        seen = [sighting for sighting in self.sightings if sighting.card == card]
        if not all(agrees(course, sighting) for sighting in seen):
            return False
        return self.counted or not self._is_outside(card, course)

    def _has_other_target(self, seat: int, card: Card) -> bool:
        return any(owner == seat and target != card for target, owner in self.targets.items())

    def _is_outside(self, card: Card, course: Course) -> bool:
        """Whether the course puts the card into a list that was seen whole, without it."""
        places = [(Kind.DEALT, course.origin, len(self.pack) // 4)]
        if course.piled:
            places += [(Kind.PLACED, course.origin, self.number), (Kind.REDEALT, course.end, self.number)]
        for kind, seat, size in places:
            seen = {sighting.card for sighting in self.sightings if (sighting.kind, sighting.seat) == (kind, seat)}
            if len(seen) >= size and card not in seen:
                return True
        return False

    def counts(self, counts: Callable[[Card, Course], bool] = lambda *_: False, seat: int | None = None) -> set[int]:
        """How many cards can go a way that ``counts``: the numbers reached over all layouts. Empty if there are none.

        Everybody has one target card; where numbers do not hold, only ``seat`` is bound to that.
        The two halves of the pack are laid out separately, and joined where together they fill every place.
        """
        kept = len(self.pack) // 4 - self.number
        bound = [each for each in SEATS if self.counted or each == seat]
        full = [int(each in bound) for each in SEATS] + ([kept] * 4 + [self.number] * 8 if self.counted else [])
        empty = pack_numbers(FULL - number for number in full)
        open_to = {card: [course for course in COURSES if self.allows(card, course)] for card in self.pack}
        cards = sorted(self.pack, key=lambda card: len(open_to[card]))  # so that the halves are about as hard
        one, other = (
            self._lay_out({card: open_to[card] for card in cards[k::2]}, empty, counts, bound) for k in (0, 1)
        )
        whole = pack_numbers(FULL for _ in full)
        reached = 0
        for filled, numbers in one.items():
            reached |= add_sets(numbers, other.get(whole - filled + empty, 0))
        return {number for number in range(len(self.pack) + 1) if reached >> number & 1}

    def _lay_out(
        self,
        open_to: dict[Card, list[Course]],
        empty: int,
        counts: Callable[[Card, Course], bool],
        bound: list[int],
    ) -> dict[int, int]:
        """What some cards fill in all their layouts (packed numbers), and as bits how many of them can count."""
        reached = {empty: 1}
        for card, courses in open_to.items():
            after: dict[int, int] = defaultdict(int)
            for course in courses:
                step, more = sum(FIELD**place for place in self._filled(course, bound)), counts(card, course)
                for filled, numbers in reached.items():
                    if not (filled + step) & OVERFULL:
                        after[filled + step] |= numbers << more
            reached = after
        return reached

    def _filled(self, course: Course, bound: list[int]) -> list[int]:
        """The places that a card on this course takes: one target a player, the numbers kept, placed and got back."""
        target = [course.end] if course.target and course.end in bound else []
        if not self.counted:
            return target
        return [*target, 8 + course.origin, 12 + course.end] if course.piled else [*target, 4 + course.origin]


FIELD = 16  # room for one number, as numbers are packed into one
FULL = 7  # how a number stands there when it is full: one more is seen in the highest bit
OVERFULL = sum(8 * FIELD**place for place in range(16))


def pack_numbers(numbers: Iterable[int]) -> int:
    return sum(number * FIELD**place for place, number in enumerate(numbers))


def add_sets(one: int, other: int) -> int:
    """The sums of a number of one set and a number of the other, sets as bits."""
    return sum_bits(one << number for number in range(other.bit_length()) if other >> number & 1)


def sum_bits(sets: Iterable[int]) -> int:
    union = 0
    for numbers in sets:
        union |= numbers
    return union


def agrees(course: Course, sighting: Sighting) -> bool:
    match sighting.kind:
        case Kind.DEALT:
            return course.origin == sighting.seat
        case Kind.PLACED:
            return course.piled and course.origin == sighting.seat
        case Kind.REDEALT:
            return course.piled and course.end == sighting.seat
        case Kind.HELD:
            return course.end == sighting.seat


def dealt_to(seat: int, cards: Collection[Card]) -> Callable[[Card, Course], bool]:
    return lambda card, course: course.origin == seat and card in cards


def held_by(seat: int, cards: Collection[Card]) -> Callable[[Card, Course], bool]:
    return lambda card, course: course.end == seat and card in cards


def placed_by(seat: int, cards: Collection[Card]) -> Callable[[Card, Course], bool]:
    return lambda card, course: course.piled and course.origin == seat and card in cards


def in_play(seat: int, cards: Collection[Card]) -> Callable[[Card, Course], bool]:
    """In the hand after the exchange, and not the target card."""
    return lambda card, course: course.end == seat and not course.target and card in cards
