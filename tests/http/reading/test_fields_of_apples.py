"""The marshmallow fields of Apples, one by one: what each takes, and the exact words of what it refuses."""

from typing import Any

import pytest
from marshmallow import ValidationError
from marshmallow.fields import Field as AnyField

from service.apples.auction import PASS, Bid
from service.apples.fields import (
    BidField,
    CallField,
    CallList,
    CardField,
    CardList,
    SeatField,
    SuitField,
    each_seat,
    shown,
    split,
    unreadable,
)
from service.cards import Rank, Suit, read_card
from service.faults import Fault
from service.http.problems import Problem
from service.http.schema import Question, faults_of

TEN_OF_HEARTS, ACE = read_card("10H"), read_card("AS")


class Asked(Question):
    """A field of each kind."""

    card = CardField()
    bare = CardField(bare=True)
    cards = CardList(1, 3)
    ranks = CardList(0, 2, bare=True)
    suit = SuitField()
    call = CallField()
    bid = BidField()
    calls = CallList(2)
    seat = SeatField()
    seats = each_seat(SeatField())


def faults(**given: object) -> list[str]:
    with pytest.raises(Problem) as caught:
        Asked().read(given)
    return [f"{fault.code} {'/'.join(map(str, fault.at))}: {fault.detail}" for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"card": "♥10"}, TEN_OF_HEARTS),
        ({"bare": "10H"}, TEN_OF_HEARTS),
        ({"bare": "10"}, Rank.TEN),
        ({"cards": ["AS"]}, [ACE]),
        ({"cards": "AS"}, [ACE]),
        ({"cards": ", as,, 0h\tAS "}, [ACE, TEN_OF_HEARTS, ACE]),
        ({"ranks": ["T", "AS"]}, [Rank.TEN, ACE]),
        ({"ranks": ""}, []),
        ({"suit": "Clubs"}, Suit.CLUBS),
        ({"call": "P"}, PASS),
        ({"call": "3♦"}, Bid(3, Suit.DIAMONDS)),
        ({"call": {"number": 0, "suit": "d"}}, Bid(0, Suit.DIAMONDS)),
        ({"call": {"number": 999_999_999, "suit": "d"}}, Bid(999_999_999, Suit.DIAMONDS)),
        ({"bid": "14S"}, Bid(14, Suit.SPADES)),
        ({"calls": "p 1S"}, [PASS, Bid(1, Suit.SPADES)]),
        ({"calls": ["p", {"number": 1, "suit": "S"}]}, [PASS, Bid(1, Suit.SPADES)]),
        ({"calls": ""}, []),
        ({"seat": 3}, 3),
        ({"seats": [3, 2, 1, 0]}, [3, 2, 1, 0]),
    ],
)
def test_what_is_read(given: dict[str, object], read: object) -> None:
    ((field, _),) = given.items()
    assert Asked().read(given) == {field: read}


NO_CARD = '"x" is not a card; write rank and suit, such as AS or 10H.'
NO_SUIT = "A is a rank without a suit, and here the suit matters; write AS, for instance."


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"card": 1}, ['wrong-type card: A card is text; send one card, such as "AS" or "10H".']),
        ({"card": ["AS"]}, ['wrong-type card: A card is text; send one card, such as "AS" or "10H".']),
        ({"card": "x"}, [f"unknown-card card: {NO_CARD}"]),
        ({"card": "A"}, [f"bare-rank card: {NO_SUIT}"]),
        ({"bare": "x"}, [f"unknown-card bare: {NO_CARD}"]),
        ({"card": "A S"}, ['unknown-card card: "A S" is not a card; did you mean AS?']),
        ({"cards": {}}, ["wrong-type cards: cards must be a list of 1 to 3 cards."]),
        ({"cards": ""}, ["wrong-count cards: cards must be a list of 1 to 3 cards, not of 0."]),
        ({"cards": "AS A"}, [f"bare-rank cards/1: {NO_SUIT}"]),
        ({"cards": "AS x A"}, [f"unknown-card cards/1: {NO_CARD}", f"bare-rank cards/2: {NO_SUIT}"]),
        ({"cards": ["AS", []]}, ['wrong-type cards/1: A card is text; send one card, such as "AS" or "10H".']),
        ({"cards": "AS AS AS AS"}, ["wrong-count cards: cards must be a list of 1 to 3 cards, not of 4."]),
        (
            {"ranks": "A x 10H"},
            [
                "wrong-count ranks: ranks must be a list of 0 to 2 cards, not of 3.",
                f"unknown-card ranks/1: {NO_CARD}",
            ],
        ),
        ({"suit": 1}, ["wrong-type suit: suit must be one suit: S, C, D or H."]),
        ({"suit": "X"}, ['unknown-suit suit: "X" is not a suit; write S, C, D or H.']),
        ({"call": 1}, ['wrong-type call: call must be a call, such as "pass" or "3D".']),
        ({"call": "D3"}, ['unknown-call call: "D3" is not a call; write pass or 3D.']),
        (
            {"call": {"suit": "D"}},
            ["missing-field call/number: number is missing; send a whole number from 0 to 999999999."],
        ),
        ({"call": {"number": 1}}, ["missing-field call/suit: suit is missing; send one suit: S, C, D or H."]),
        (
            {"call": {"number": 10**9, "suit": "D"}},
            ["out-of-range call/number: number must be a whole number from 0 to 999999999."],
        ),
        (
            {"call": {"number": -1, "suit": "D"}},
            ["out-of-range call/number: number must be a whole number from 0 to 999999999."],
        ),
        ({"bid": 1}, ['wrong-type bid: bid must be a bid, such as "3D".']),
        ({"bid": "pass"}, ['unknown-call bid: A pass is no bid; send a bid, such as "3D".']),
        ({"calls": "p p p"}, ["too-many calls: calls must be a list of 0 to 2 calls, not of 3."]),
        ({"calls": 3}, ["wrong-type calls: calls must be a list of 0 to 2 calls."]),
        ({"seat": 4}, ["out-of-range seat: seat must be a whole number from 0 to 3."]),
        ({"seat": -1}, ["out-of-range seat: seat must be a whole number from 0 to 3."]),
        ({"seats": [0] * 3}, ["wrong-count seats: seats must be a list of 4, not of 3."]),
        ({"seats": [0] * 5}, ["wrong-count seats: seats must be a list of 4, not of 5."]),
    ],
)
def test_what_is_refused(given: dict[str, object], expected: list[str]) -> None:
    assert faults(**given) == expected


def refused_by(field: AnyField[Any], value: object) -> ValidationError:
    with pytest.raises(ValidationError) as caught:
        field.deserialize(value)
    return caught.value


def test_what_could_be_read_is_passed_on() -> None:
    assert refused_by(CardList(1, 3), "AS x 10H").valid_data == [ACE, None, TEN_OF_HEARTS]
    refused = refused_by(CallList(3), ["p", {"number": 1, "suit": "x"}])
    assert refused.valid_data == [PASS, None]
    assert [(fault.code, fault.at) for fault in faults_of(refused.messages)] == [("unknown-suit", (1, "suit"))]


@pytest.mark.parametrize(
    ("text", "tokens"),
    [("", []), (" ,", []), ("a", ["a"]), ("a b,c\td\re\nf\fg\vh", list("abcdefgh")), ("a\xa0b", ["a\xa0b"])],
)
def test_a_string_is_split_on_ascii_white_space_and_commas(text: str, tokens: list[str]) -> None:
    assert split(text) == tokens


def test_of_a_string_that_is_far_too_long_the_first_tokens_are_read_and_the_others_counted() -> None:
    tokens = [f"{number:04}" for number in range(2000)]
    longest = " ".join([*tokens, ""])
    assert len(longest) == 10_000
    assert split(longest) == tokens
    assert split(f"{longest} ") == tokens[:1000] + tokens[999:1000] * 1000


@pytest.mark.parametrize(
    ("token", "repeated"),
    [
        ("", '""'),
        ("1X", '"1X"'),
        ("a" * 20, f'"{"a" * 20}"'),
        ("a" * 21, f'"{"a" * 20}…"'),
        ("♥", '"♥" (U+2665)'),
        ("a\x07", '"a\ufffd" (U+0061 U+0007)'),
        ("é" * 21, f'"{"é" * 20}…" ({" ".join(["U+00E9"] * 20)}…)'),
        ("🂡🂡", '"🂡🂡" (U+1F0A1 U+1F0A1)'),
    ],
)
def test_a_token_is_repeated_so_that_it_can_be_told_what_it_is(token: str, repeated: str) -> None:
    assert shown(token) == repeated


def test_a_token_that_is_no_card() -> None:
    assert unreadable("t").detail.endswith("write 10S, for instance.")
    assert unreadable("a" * 30) == Fault(
        "unknown-card", f'"{"a" * 20}…" is not a card; write rank and suit, such as AS or 10H.'
    )
