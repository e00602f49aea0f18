"""/v1/apples/auction: where the calls leave the auction."""

from typing import Any

import pytest

from tests.http.asking import Ask, Faults, broken


@pytest.mark.parametrize(
    ("calls", "dealer", "left"),
    [
        pytest.param("", None, {"state": "open", "next_caller": 0}, id="nobody has called: seat 0 is first"),
        pytest.param("", 1, {"state": "open", "next_caller": 2}, id="the dealer's left is first"),
        pytest.param("p 2C", None, {"state": "open", "bid": "2C", "bidder": 1, "next_caller": 2}, id="open with a bid"),
        pytest.param("p p p p", 2, {"state": "passed-out", "next_dealer": 3}, id="passed out: the next dealer deals"),
        pytest.param("p p p p", None, {"state": "passed-out", "next_dealer": 0}, id="and round again"),
        pytest.param(
            "p 2C p 3H p p p",
            3,
            {"state": "won", "bid": "3H", "bidder": 3, "trump": "H", "count": 3},
            id="won: trump and how many to place",
        ),
        pytest.param(
            "p 2C p p p",
            1,
            {"state": "won", "bid": "2C", "bidder": 3, "trump": "C", "count": 2},
            id="seats from the dealer",
        ),
    ],
)
def test_an_auction_stands_where_its_calls_leave_it(
    ask: Ask, calls: str, dealer: int | None, left: dict[str, Any]
) -> None:
    fields: dict[str, Any] = {"calls": calls} if dealer is None else {"calls": calls, "dealer": dealer}
    assert ask("auction", **fields) == {"legal": True, "violations": [], **left}


def test_unlawful_calls_are_named_and_the_auction_goes_on(ask: Ask) -> None:
    answer = ask("auction", calls="3D 2S 14S p p p 4S")
    assert broken(answer) == ["auction.higher /calls/1", "auction.call /calls/2", "auction.end /calls/6"]
    assert (answer["state"], answer["bid"], answer["bidder"]) == ("won", "3D", 0)


def test_holdings_are_never_judged(ask: Ask) -> None:
    assert broken(ask("auction", calls="13H 13D")) == []


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({}, ["missing-field /calls"], id="no calls at all"),
        pytest.param(
            {"calls": "pass 3NT", "dealer": 5}, ["unknown-call /calls/1", "out-of-range /dealer"], id="two faults"
        ),
        pytest.param({"calls": ["p"] * 201}, ["too-many /calls"], id="201 calls"),
        pytest.param({"calls": ["three diamonds", "3 D "]}, ["unknown-call /calls/1"], id="an element is not trimmed"),
        pytest.param({"calls": "p", "call": "p"}, ["unknown-field /call"], id="a field of another path"),
    ],
)
def test_what_cannot_be_judged(faults: Faults, fields: dict[str, object], expected: list[str]) -> None:
    assert faults("auction", **fields) == expected


def test_an_unknown_field_is_told_the_nearest_known_one(ask: Ask) -> None:
    assert ask("auction", 422, calls="p", dealr=1)["detail"] == "There is no field dealr; did you mean dealer?"
