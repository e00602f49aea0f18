"""One pack has each card once, and four of a rank."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.pack import find_faults, rank_of, show
from service.cards import PACK, RANKS, Card, Rank, read_card
from service.faults import Fault
from tests.rules.apples.reading import pile

ANY = st.one_of(st.sampled_from(PACK), st.sampled_from(RANKS))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("", [], id="nothing"),
        pytest.param("AS AC AD AH", [], id="four of a rank"),
        pytest.param("A A A A", [], id="four bare aces"),
        pytest.param("A AS AC AD", [], id="a bare ace may be the fourth"),
        pytest.param("AS KS AS", ["duplicate-card 2 0"], id="a card twice"),
        pytest.param("AS AS AS", ["duplicate-card 1 0", "duplicate-card 2 0"], id="thrice: each against the first"),
        pytest.param("A A A A A", ["five-of-a-rank 4 -"], id="a fifth bare ace"),
        pytest.param("A AS AC AD AH", ["five-of-a-rank 4 -"], id="five with one bare"),
        pytest.param("A A A A A A", ["five-of-a-rank 4 -", "five-of-a-rank 5 -"], id="a sixth too"),
        pytest.param("AS AS AC AD AH", ["duplicate-card 1 0"], id="the same ace twice is one ace, not five"),
        pytest.param("AS AS A A A A", ["duplicate-card 1 0", "five-of-a-rank 5 -"], id="both, in order"),
        pytest.param("K K K K A A A A", [], id="ranks are counted apart"),
    ],
)
def test_every_card_too_many_is_named_at_its_place(text: str, expected: list[str]) -> None:
    faults = find_faults(show(("pile",), pile(text)))
    assert [f"{each.code} {each.at[1]} {each.first[1] if each.first else '-'}" for each in faults] == expected


def test_a_fault_says_which_card_and_how_many_there_are() -> None:
    shown = [(("hand", 0), read_card("10H")), (("trick", 0), read_card("10H")), *show(("pile",), pile("6 6 6 6 6"))]
    assert find_faults(shown) == [
        Fault("duplicate-card", "10H is there twice; the pack has one 10 of hearts.", ("trick", 0), ("hand", 0)),
        Fault("five-of-a-rank", "More than four sixes: the pack has four of a rank.", ("pile", 4)),
    ]


def test_cards_are_shown_each_with_its_place() -> None:
    assert list(show(("placed", 2), pile("AS K"))) == [
        (("placed", 2, 0), read_card("AS")),
        (("placed", 2, 1), Rank.KING),
    ]


def test_a_bare_rank_is_its_own_rank() -> None:
    assert (rank_of(read_card("10H")), rank_of(Rank.TEN)) == (Rank.TEN, Rank.TEN)


@given(st.lists(ANY, max_size=60))
def test_without_the_cards_complained_of_the_pack_is_whole(given_: list[Card | Rank]) -> None:
    faults = find_faults(show((), given_))
    wrong = {each.at[0] for each in faults}
    rest = [card for index, card in enumerate(given_) if index not in wrong]
    exact = [card for card in rest if isinstance(card, Card)]
    assert len(exact) == len(set(exact))
    assert all(sum(rank_of(card) is rank for card in rest) <= 4 for rank in RANKS)
    assert len(wrong) == len(faults)
    assert [each.at for each in faults] == sorted(each.at for each in faults)
