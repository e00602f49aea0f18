"""The bidding pile: what goes in, and how it comes back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.auction import Bid
from service.apples.calls import read_call
from service.apples.deal import deal
from service.apples.exchange import Exchange, exchange_cards, judge_exchange
from service.cards import PACK, Card, sort_cards
from service.shuffle import shuffle
from tests.rules.apples.reading import broken, cards, written

# Each player has a whole suit: seat 0 spades, 1 clubs, 2 diamonds, 3 hearts.
HANDS = [list(PACK[start : start + 13]) for start in range(0, 52, 13)]


def laid(placed: str, bid: str = "2D", bidder: int = 2, **more: Any) -> Exchange:  # noqa: ANN401
    """An exchange; the four lists are separated by strokes."""
    read = read_call(bid)
    assert isinstance(read, Bid)
    return Exchange(read, bidder, [cards(each) for each in placed.split("/")], **more)


def four(text: str) -> list[list[Card]]:
    return [cards(each) for each in text.split("/")]


@pytest.mark.parametrize(
    ("placed", "bid", "bidder", "expected"),
    [
        pytest.param("AS KS / AC KC / AD KD / AH KH", "2D", 2, [], id="two each, the winner's are trumps"),
        pytest.param(
            "AS KS / AC / AD KD / AH KH", "2D", 2, ["exchange.count at placed/1"], id="exchange.count: one too few"
        ),
        pytest.param(
            "AS KS QS / AC KC / AD KD / ",
            "2D",
            2,
            ["exchange.count at placed/0", "exchange.count at placed/3"],
            id="exchange.count: one too many and none at all",
        ),
        pytest.param("AS KS / AC KC / AD 2S / AH KH", "2D", 2, ["exchange.trump at placed/2/1"], id="exchange.trump"),
        pytest.param(
            "AS KS / AC KC / AD KD / AH KH",
            "2D",
            1,
            ["exchange.trump at placed/1/0", "exchange.trump at placed/1/1"],
            id="only the bid winner has to",
        ),
        pytest.param(
            "AS / AC KC / AD 2S KD / AH KH",
            "2D",
            2,
            ["exchange.count at placed/0", "exchange.count at placed/2", "exchange.trump at placed/2/1"],
            id="a list before its cards",
        ),
        pytest.param(
            "AS KS / AC KC / AD KD / AH KH", "14D", 2, ["auction.call at bid"], id="auction.call: nothing to count by"
        ),
        pytest.param(
            "AS / AC / AD 2S / AH",
            "0D",
            2,
            ["auction.call at bid", "exchange.trump at placed/2/1"],
            id="auction.call: trumps are judged",
        ),
        pytest.param("///", "1D", 2, [f"exchange.count at placed/{seat}" for seat in range(4)], id="nobody placed any"),
    ],
)
def test_what_goes_into_the_pile(placed: str, bid: str, bidder: int, expected: list[str]) -> None:
    assert broken(judge_exchange(laid(placed, bid, bidder))) == expected


@pytest.mark.parametrize(
    ("placed", "bid", "expected"),
    [
        pytest.param("AS KS / AC KC / AD KD / AH KH", "2D", [], id="all their own"),
        pytest.param(
            "AS KC / AC KS / AD KD / AH KH",
            "2D",
            ["exchange.own at placed/0/1", "exchange.own at placed/1/1"],
            id="exchange.own",
        ),
        pytest.param(
            "AS KS / AC KC / AD 2S / AH KH",
            "2D",
            ["exchange.trump at placed/2/1", "exchange.own at placed/2/1"],
            id="both, in the order of the rules",
        ),
        pytest.param(
            "AS KS / AC KC / AH KH / AD KD",
            "2H",
            [
                "auction.holding at bid",
                "exchange.own at placed/2/0",
                "exchange.own at placed/2/1",
                "exchange.own at placed/3/0",
                "exchange.own at placed/3/1",
            ],
            id="auction.holding first",
        ),
    ],
)
def test_with_the_hands_holdings_are_judged_too(placed: str, bid: str, expected: list[str]) -> None:
    assert broken(judge_exchange(laid(placed, bid, hands=HANDS))) == expected


PLACED = "AS KS / AC KC / AD KD / AH KH"


@pytest.mark.parametrize(
    ("redealt", "expected"),
    [
        pytest.param("AH KD / AS KS / AC KC / AD KH", [], id="two each, from the pile"),
        pytest.param(PLACED, [], id="everyone their own again: it can happen"),
        pytest.param(
            "AH KD QS / AS KS / AC / AD KH",
            ["exchange.redeal at redealt/0", "exchange.redeal at redealt/0/2", "exchange.redeal at redealt/2"],
            id="exchange.redeal: wrong numbers, and a card from elsewhere",
        ),
        pytest.param(
            "AH KD / AS KS / AC 2C / AD KH",
            ["exchange.redeal at redealt/2/1"],
            id="exchange.redeal: a card that was not placed",
        ),
    ],
)
def test_what_comes_back_is_the_pile(redealt: str, expected: list[str]) -> None:
    assert broken(judge_exchange(laid(PLACED, redealt=four(redealt)))) == expected


def test_the_redeal_is_not_judged_where_the_pile_is_miscounted_or_the_number_impossible() -> None:
    wrong = four("2H / 2H / 2H / 2H")
    assert broken(judge_exchange(laid("AS / AC KC / AD KD / AH KH", redealt=wrong))) == ["exchange.count at placed/0"]
    assert broken(judge_exchange(laid(PLACED, "14D", redealt=wrong))) == ["auction.call at bid"]


def test_the_redeal_is_judged_where_only_other_rules_are_broken() -> None:
    assert broken(judge_exchange(laid(PLACED, bidder=1, redealt=four("2H KS / AC KC / AD KD / AH KH")))) == [
        "exchange.trump at placed/1/0",
        "exchange.trump at placed/1/1",
        "exchange.redeal at redealt/0/0",
    ]


def test_every_violation_says_why() -> None:
    wrong = laid("AS / AC KC / AD 2S / AH KH", "2D", hands=HANDS)
    assert [each.detail for each in judge_exchange(wrong)] == [
        "The bid was 2, so everyone places 2; here is 1.",
        "The bid winner places diamonds only, and 2S is none.",
        "2S is not in the hand it was placed from.",
    ]
    back = laid(PLACED, redealt=four("AS KS QS / AC KC / AD KD / AH 2H"))
    assert [each.detail for each in judge_exchange(back)] == [
        "Everyone placed 2 and gets 2 back; here are 3.",
        "QS was not in the pile.",
        "2H was not in the pile.",
    ]
    assert [each.detail for each in judge_exchange(laid("/AC KC/AD KD/AH KH"))] == [
        "The bid was 2, so everyone places 2; here are 0."
    ]


def test_without_the_hands_two_rules_stay_unchecked() -> None:
    assert [rule.id for rule in laid(PLACED).unchecked] == ["auction.holding", "exchange.own"]
    assert laid(PLACED, hands=HANDS).unchecked == []


@pytest.mark.parametrize("dealer", range(4))
def test_the_pile_is_shuffled_and_dealt_from_the_dealers_left(dealer: int) -> None:
    exchange = laid(PLACED, dealer=dealer)
    done = exchange_cards(exchange, 5)
    assert done.pile == shuffle("apples/exchange", 5, sort_cards(cards(PLACED.replace("/", ""))))
    for index, card in enumerate(done.pile):
        assert done.redealt[(dealer + 1 + index) % 4][index // 4] == card
    assert (done.hands, done.seed) == (None, 5)


def test_a_pile_dealt_at_the_table_is_not_shuffled_again() -> None:
    redealt = four("KD AH / AS KS / AC KC / AD KH")
    done = exchange_cards(laid(PLACED, redealt=redealt, hands=HANDS), 5)
    assert written(done.pile) == "AS KS AC KC AD KD AH KH"
    assert (done.redealt, done.seed) == (redealt, None)
    assert written((done.hands or [])[0]) == "QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S KD AH"


@given(st.integers(0, 10**6), st.integers(1, 13), st.integers(0, 3), st.integers(0, 3))
def test_after_any_exchange_everyone_holds_thirteen_again(seed: int, number: int, bidder: int, dealer: int) -> None:
    hands = deal(seed, dealer)
    suit = hands[bidder][0].suit
    number = min(number, sum(card.suit is suit for card in hands[bidder]))
    placed = [
        [card for card in hand if card.suit is suit or seat != bidder][:number] for seat, hand in enumerate(hands)
    ]
    exchange = Exchange(Bid(number, suit), bidder, placed, hands, None, dealer)
    assert judge_exchange(exchange) == []
    done = exchange_cards(exchange, seed)
    assert done.hands is not None
    assert [len(hand) for hand in done.hands] == [13] * 4
    assert sort_cards(card for hand in done.hands for card in hand) == list(PACK)
    for before, gone, back, now in zip(hands, placed, done.redealt, done.hands, strict=True):
        assert len(back) == number
        assert now == sort_cards({*before} - {*gone} | {*back})
    again = Exchange(Bid(number, suit), bidder, placed, hands, done.redealt, dealer)
    assert judge_exchange(again) == []
    assert exchange_cards(again, 0).hands == done.hands
