"""The first deal: who gets which card, and that every card is somewhere."""

from itertools import chain, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples_to_apples.deal import GREEN_LABEL, RED_LABEL, deal
from service.apples_to_apples.table import Table, stock
from service.shuffle import SEED_LIMIT, shuffle

SEEDS = st.integers(0, SEED_LIMIT - 1)
SIZES = st.integers(4, 10)


def test_labels_are_the_contracts() -> None:
    assert (RED_LABEL, GREEN_LABEL) == ("apples-to-apples/red", "apples-to-apples/green")


@pytest.mark.parametrize("size", range(4, 11))
def test_red_card_k_goes_to_player_k_mod_n(size: int) -> None:
    """``deal.seven``."""
    red = shuffle(RED_LABEL, 42, range(1, 322))
    dealt = deal(Table(size), 42)
    for k, card in enumerate(red[: 7 * size]):
        assert dealt.hands[k % size][k // size] == card
    assert dealt.red_left == tuple(red[7 * size :])


def test_green_cards_are_in_the_order_of_their_own_shuffle() -> None:
    """``round.green``: at random, and yet the same for everyone who knows the seed."""
    assert deal(Table(4), 42).green == tuple(shuffle(GREEN_LABEL, 42, range(1, 108)))


@given(SIZES, SEEDS, st.booleans())
def test_every_card_is_in_one_place(size: int, seed: int, blanks: bool) -> None:  # noqa: FBT001  (drawn)
    dealt = deal(Table(size), seed, blanks=blanks)
    assert [len(hand) for hand in dealt.hands] == [7] * size
    assert sorted(chain(*dealt.hands, dealt.red_left)) == list(range(1, stock(blanks=blanks).red + 1))
    assert sorted(dealt.green) == list(range(1, stock(blanks=blanks).green + 1))


@pytest.mark.parametrize(("blanks", "red", "green"), [(False, 321, 107), (True, 324, 108)])
def test_blanks_are_dealt_only_when_counted_in(blanks: bool, red: int, green: int) -> None:  # noqa: FBT001  (a column)
    dealt = deal(Table(10), 1, blanks=blanks)
    assert max(chain(*dealt.hands, dealt.red_left)) == red
    assert max(dealt.green) == green


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, SEED_LIMIT - 1)])
def test_another_seed_is_another_deal(one: int, other: int) -> None:
    first, second = deal(Table(6), one), deal(Table(6), other)
    assert all(mine != theirs for mine, theirs in product(first.hands, second.hands))
    assert first.green != second.green
