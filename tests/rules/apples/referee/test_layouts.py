"""The inequalities of numbers.py and what layouts.py makes of them, against every layout there is."""

from itertools import permutations, product
from random import Random

import pytest

from service.apples.referee.layouts import Layouts
from service.apples.referee.ways import Kind, Sighting
from service.cards import Card
from tests.rules.apples.referee.every_layout import Course, Table, agrees, dealt_to, held_by, placed_by
from tests.rules.apples.referee.sheets import play_hand, small_pack

SEATS = range(4)


def see(rng: Random, ranks: int) -> tuple[int, list[Sighting]]:
    """A number for the pile, and some of the cards of a hand that was played with it; now and then one that was not."""
    pack = small_pack(ranks)
    sheet = play_hand(rng, pack)
    places: dict[Kind, list[list[Card | None] | None]] = {
        Kind.DEALT: sheet.hands,
        Kind.PLACED: sheet.placed,
        Kind.REDEALT: sheet.redealt,
        Kind.HELD: [[*sheet.held(seat)] for seat in SEATS],
    }
    seen = []
    for (kind, lists), seat in product(places.items(), SEATS):
        chance = rng.choice([0, 0.1, 0.3, 0.6, 0.9, 1])
        seen += [Sighting(kind, seat, card) for card in lists[seat] or [] if card and rng.random() < chance]
    if rng.random() < 0.4:
        seen.append(Sighting(rng.choice(list(Kind)), rng.choice(SEATS), rng.choice(pack)))
    return sheet.number, seen


# What a search found for small changes of layouts.py that few layouts notice.
TELLING = [(2, f"d{seed}") for seed in (15, 291, 390)] + [(3, f"d{seed}") for seed in (82, 148, 342, 488, 752, 1922)]
TELLING += [(4, "d429")]


@pytest.mark.parametrize(
    ("ranks", "seed"), [*((2, seed) for seed in range(80)), *((3, seed) for seed in range(5)), *TELLING]
)
def test_most_and_least_are_those_of_all_layouts(ranks: int, seed: int | str) -> None:
    rng = Random(f"{ranks} {seed}")
    number, seen = see(rng, ranks)
    pack = small_pack(ranks)
    table = Table(pack, number, sightings=seen)
    layouts = Layouts.unseen(pack, number).after(seen)
    assert (layouts is None) == (not table.counts())
    if layouts is None:
        return
    seat, cards = rng.choice(SEATS), rng.sample(pack, rng.randint(0, len(pack)))
    for most, least, counted in (
        (layouts.most_dealt, layouts.least_dealt, dealt_to),
        (layouts.most_held, layouts.least_held, held_by),
        (layouts.most_placed, layouts.least_placed, placed_by),
    ):
        assert table.counts(counted(seat, cards)) == {*range(least(seat, cards), most(seat, cards) + 1)}


@pytest.mark.parametrize("number", [0, 1])
def test_the_table_of_layouts_has_those_that_are_written_out(number: int) -> None:
    """Four cards, one each: all ways to deal them and, with a pile of one each, all ways to deal it again."""
    pack = small_pack(1)
    dealt = list(permutations(SEATS))
    written = {
        tuple(Course(origin, end, bool(number), target=True) for origin, end in zip(origins, ends, strict=True))
        for origins in dealt
        for ends in (dealt if number else [origins])
    }
    for kind, seat, card in product(Kind, SEATS, pack):
        sighting = Sighting(kind, seat, card)
        fitting = {courses for courses in written if agrees(courses[pack.index(card)], sighting)}
        table = Table(pack, number, sightings=[sighting])
        for counted in (dealt_to, held_by, placed_by):
            counts = counted(0, pack[:2])
            reached = {sum(map(counts, pack, courses)) for courses in fitting}
            assert table.counts(counts) == reached


def test_nothing_seen() -> None:
    pack = small_pack(13)
    layouts = Layouts.unseen(pack, 3)
    spades = pack[:13]
    assert (layouts.least_dealt(0, spades), layouts.most_dealt(0, spades)) == (0, 13)
    assert (layouts.least_placed(0, spades), layouts.most_placed(0, spades)) == (0, 3)


def test_thirteen_spades_leave_none_for_others() -> None:
    pack = small_pack(13)
    spades: list[Card] = list(pack[:13])
    layouts = Layouts.unseen(pack, 1).after(Sighting(Kind.DEALT, 0, card) for card in spades)
    assert layouts is not None
    assert layouts.most_dealt(1, spades) == 0
    assert layouts.least_placed(0, spades) == 1
    assert layouts.most_held(1, spades) == 1
    assert (layouts.least_held(0, spades), layouts.most_held(0, spades)) == (12, 13)
