"""Seats, the deal and the hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.deal import (
    DEFAULT_DEALER,
    HAND_SIZE,
    PLAYERS,
    Draw,
    count_suits,
    deal,
    deal_round,
    judge_hand,
    seat_after,
    seat_players,
)
from service.cards import PACK, SUITS, Card, read_card
from service.shuffle import SEED_LIMIT, shuffle
from tests.rules.apples.reading import broken, cards, written

SEEDS = st.integers(0, SEED_LIMIT - 1)
HAND = "AS KS QS JS 10S AC KC QC JC 10C AD KD AH"


@pytest.mark.parametrize(
    ("drawn", "seated"),
    [
        pytest.param("2S AH KD 10C", "B C D A", id="ace, king, ten, two: hearts no bar to an ace"),
        pytest.param("KH KS KD KC", "B D C A", id="equal ranks by suit: spades, clubs, diamonds, hearts"),
        pytest.param("9S 10H JD QC", "D C B A", id="ten above nine"),
        pytest.param("AS 2S 3S 4S", "A D C B", id="one suit"),
    ],
)
def test_table_seats(drawn: str, seated: str) -> None:
    draws = [Draw(name, card) for name, card in zip("ABCD", cards(drawn), strict=True)]
    assert " ".join(seat_players(draws)) == seated


def test_table_players_are_counted_clockwise_and_round_again() -> None:
    assert [seat_after(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [seat_after(2, steps) for steps in range(5)] == [2, 3, 0, 1, 2]
    assert (PLAYERS, HAND_SIZE, DEFAULT_DEALER) == (4, 13, 3)


@pytest.mark.parametrize("dealer", range(4))
def test_deal_thirteen_card_by_card_from_the_dealers_left(dealer: int) -> None:
    shuffled = shuffle("apples/deal", 7, PACK)
    hands = deal(7, dealer)
    for index, card in enumerate(shuffled):
        assert card in hands[(dealer + 1 + index) % 4]


def test_cards_are_dealt_in_order() -> None:
    assert [written(hand) for hand in deal_round(cards("AS KS QS JS 10S 9S 8S 7S"), dealer=0)] == [
        "JS 7S",
        "AS 10S",
        "KS 9S",
        "QS 8S",
    ]


@given(SEEDS, st.integers(0, 3))
def test_deal_shuffle_gives_out_the_whole_pack_in_sorted_hands_of_thirteen(seed: int, dealer: int) -> None:
    hands = deal(seed, dealer)
    assert [len(hand) for hand in hands] == [13] * 4
    assert sorted((card for hand in hands for card in hand), key=PACK.index) == list(PACK)
    assert all(hand == sorted(hand, key=PACK.index) for hand in hands)
    assert all(judge_hand(hand) == [] for hand in hands)


@given(SEEDS)
def test_another_dealer_gives_the_same_hands_to_the_next_seats(seed: int) -> None:
    hands = deal(seed, 0)
    assert deal(seed, 1) == [hands[3], hands[0], hands[1], hands[2]]
    assert deal(seed) == deal(seed, 3)


def test_a_smaller_pack_is_dealt_out_too() -> None:
    hands = deal(1, 0, cards("AS KS AC KC AD KD AH KH"))
    assert [len(hand) for hand in hands] == [2] * 4


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param(HAND, [], id="thirteen cards"),
        pytest.param(HAND[:-3], ["deal.thirteen at cards"], id="twelve"),
        pytest.param(HAND + " 2H", ["deal.thirteen at cards"], id="fourteen"),
        pytest.param("", ["deal.thirteen at cards"], id="none"),
        pytest.param(HAND[:-2] + "AS", ["cards.pack at cards/12"], id="thirteen, one of them twice"),
        pytest.param(
            "AS AS AS", ["deal.thirteen at cards", "cards.pack at cards/1", "cards.pack at cards/2"], id="thrice"
        ),
    ],
)
def test_a_hand_is_thirteen_different_cards(hand: str, expected: list[str]) -> None:
    assert broken(judge_hand(cards(hand))) == expected


@pytest.mark.parametrize(
    ("hand", "details"),
    [
        ("AS AS", ["A hand is 13 cards; here are 2.", "AS is there twice; the pack has one ace of spades."]),
        ("AS", ["A hand is 13 cards; here is 1."]),
        ("", ["A hand is 13 cards; here are 0."]),
    ],
)
def test_a_wrong_hand_is_told_what_is_wrong(hand: str, details: list[str]) -> None:
    assert [each.detail for each in judge_hand(cards(hand))] == details


def test_a_suit_may_be_bid_as_often_as_it_is_held_and_a_card_twice_counts_once() -> None:
    counted = count_suits(cards("AS KS AS 2C 2C 3H"))
    assert {suit.letter: count for suit, count in counted.items()} == {"S": 2, "C": 1, "D": 0, "H": 1}
    assert list(counted) == list(SUITS)


@given(st.lists(st.sampled_from(PACK), max_size=60))
def test_a_card_breaks_cards_pack_each_time_it_comes_again(hand: list[Card]) -> None:
    again = [each for each in judge_hand(hand) if each.rule.id == "cards.pack"]
    assert len(again) == len(hand) - len(set(hand))
    assert sum(count_suits(hand).values()) == len(set(hand))


def test_a_draw_is_a_name_and_a_card() -> None:
    assert Draw("Ann", read_card("AS")).card is PACK[0]
