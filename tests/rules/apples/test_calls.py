"""Calls are read as people write them."""

from itertools import product

import pytest

from service.apples.auction import PASS, Bid
from service.apples.calls import GREATEST_NUMBER, read_call
from service.cards import SUITS, Suit, UnreadableError


@pytest.mark.parametrize("token", ["pass", "PASS", "Pass", "p", "P", "-"])
def test_a_pass_is_read(token: str) -> None:
    assert read_call(token) is PASS


@pytest.mark.parametrize(
    ("token", "written"),
    [
        pytest.param("3D", "3D", id="as it is written back"),
        pytest.param("3d", "3D", id="small letter"),
        pytest.param("13S", "13S", id="two digits"),
        pytest.param("3♦", "3D", id="symbol"),
        pytest.param("3♢\ufe0e", "3D", id="white symbol with a selector"),
        pytest.param("3 diamonds", "3D", id="digit and word"),
        pytest.param("3diamonds", "3D", id="joined"),
        pytest.param("3, D", "3D", id="comma and letter"),
        pytest.param("Three, Diamonds", "3D", id="as the source says it"),
        pytest.param("three diamonds", "3D", id="words"),
        pytest.param("THIRTEEN,SPADES", "13S", id="capitals"),
        pytest.param("one heart", "1H", id="one"),
        pytest.param("1 Heart", "1H", id="singular"),
        pytest.param("two ♠", "2S", id="word and symbol"),
        pytest.param("0S", "0S", id="none: reads, and breaks auction.call"),
        pytest.param("14S", "14S", id="fourteen: likewise"),
        pytest.param("999999999H", "999999999H", id="nine digits"),
    ],
)
def test_a_bid_is_read(token: str, written: str) -> None:
    assert str(read_call(token)) == written


@pytest.mark.parametrize(
    "token",
    [
        pytest.param("", id="nothing"),
        pytest.param("3", id="no suit"),
        pytest.param("D", id="no number"),
        pytest.param("D3", id="suit first: a card's notation"),
        pytest.param("3NT", id="no trumps is another game"),
        pytest.param("TH", id="T is a rank, not a number"),
        pytest.param("-3D", id="a minus"),
        pytest.param("+3D", id="a plus"),
        pytest.param("03D", id="a leading zero"),
        pytest.param("00D", id="two zeros"),
        pytest.param("3.0D", id="a fraction"),
        pytest.param("1000000000H", id="ten digits"),
        pytest.param("٣D", id="Arabic-Indic 3"),
        pytest.param("３D", id="full-width 3"),
        pytest.param("3D ", id="a space after"),
        pytest.param(" 3D", id="a space before"),
        pytest.param("3D\n", id="a trailing newline"),
        pytest.param("pass\n", id="a pass and a newline"),
        pytest.param("pass ", id="a pass and a space"),
        pytest.param("3\tD", id="a tab between"),
        pytest.param("threediamonds", id="words joined"),
        pytest.param("fourteen spades", id="no such word"),
        pytest.param("zero spades", id="no word for none"),
        pytest.param("3 D D", id="two suits"),
        pytest.param("3❤", id="emoji heart"),
        pytest.param("1\u017fpades", id="long s"),
        pytest.param("p\u0430ss", id="Cyrillic a"),
        pytest.param("pa\u017fs", id="a pass with a long s"),
        pytest.param("−", id="a true minus is no dash"),
        pytest.param("x", id="a double is another game"),
    ],
)
def test_what_is_no_call_is_refused_whole(token: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_call(token)
    assert str(refused.value) == token


def test_the_greatest_number_is_read_and_no_greater_one() -> None:
    assert read_call(f"{GREATEST_NUMBER}H") == Bid(GREATEST_NUMBER, Suit.HEARTS)
    with pytest.raises(UnreadableError):
        read_call(f"{GREATEST_NUMBER + 1}H")


def test_every_bid_reads_back_as_written_and_in_words() -> None:
    words = [
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
    ]
    for number, suit in product(range(1, 14), SUITS):
        bid = Bid(number, suit)
        assert read_call(str(bid)) == bid
        assert read_call(bid.words) == bid
        assert read_call(f"{words[number - 1].title()}, {suit.word.title()}") == bid


def test_a_bid_is_a_number_and_a_suit() -> None:
    assert read_call("7C") == Bid(7, Suit.CLUBS)
