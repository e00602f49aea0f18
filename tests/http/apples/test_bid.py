"""/v1/apples/bid: whether a call may be made, and which may."""

import pytest

from tests.http.asking import Ask, Faults, broken

HAND = "AS KS QS JS 10S AC KC QC JC 10C AD KD AH"  # five spades, five clubs, two diamonds, a heart


@pytest.mark.parametrize(
    ("calls", "call", "expected"),
    [
        pytest.param("", "5S", [], id="as many as are held"),
        pytest.param("", "6S", ["auction.holding /call"], id="one more"),
        pytest.param("3D", "3D", ["auction.higher /call", "auction.holding /call"], id="too low and not held"),
        pytest.param("3D", "pass", [], id="a pass"),
        pytest.param("", "0S", ["auction.call /call"], id="a bid of none"),
        pytest.param("p p p p", "1S", ["auction.end /call"], id="after the end"),
        pytest.param(
            "3D 2S 14H", "4S", ["auction.higher /calls/1", "auction.call /calls/2"], id="earlier calls in themselves"
        ),
        pytest.param("13H", "pass", [], id="earlier calls are not judged against this hand"),
        pytest.param(["Three, Diamonds"], "4 clubs", [], id="worded"),
        pytest.param([{"number": 3, "suit": "diamonds"}], {"number": 4, "suit": "♣"}, [], id="as objects"),
    ],
)
def test_a_call_is_judged(ask: Ask, calls: object, call: object, expected: list[str]) -> None:
    assert broken(ask("bid", hand=HAND, calls=calls, call=call)) == expected


def test_every_call_offered_is_legal_and_every_other_bid_is_not(ask: Ask) -> None:
    offered = ask("bid", hand=HAND, calls="2D")["legal_calls"]
    assert offered == ["pass", "2S", "2C", "3S", "3C", "4S", "4C", "5S", "5C"]
    for call in [f"{number}{suit}" for number in range(15) for suit in "SCDH"]:
        assert ask("bid", hand=HAND, calls="2D", call=call)["legal"] == (call in offered)


def test_without_a_call_the_rest_is_judged(ask: Ask) -> None:
    answer = ask("bid", hand=HAND)
    assert broken(answer) == []
    assert answer["legal_calls"][:4] == ["pass", "1S", "1C", "1D"]
    assert "highest" not in answer


def test_the_highest_bid_is_told_and_nothing_is_offered_after_the_end(ask: Ask) -> None:
    answer = ask("bid", hand=HAND, calls=["3♥", "p", "-", "PASS"])
    assert (answer["highest"], answer["legal_calls"]) == ("3H", [])


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"hand": HAND[:-3]}, ["wrong-count /hand"], id="twelve cards"),
        pytest.param({"hand": HAND + " 2H"}, ["wrong-count /hand"], id="fourteen"),
        pytest.param({"hand": HAND.replace("AH", "♣A")}, ["duplicate-card /hand/12 /hand/5"], id="a card twice"),
        pytest.param(
            {"hand": HAND, "calls": "3D 3NT 03D"}, ["unknown-call /calls/1", "unknown-call /calls/2"], id="no calls"
        ),
        pytest.param({"hand": HAND, "call": "TH"}, ["unknown-call /call"], id="a card is no call"),
        pytest.param({"hand": HAND, "call": 3}, ["wrong-type /call"], id="a number alone"),
        pytest.param(
            {"hand": HAND, "call": {"number": 1.5, "suit": "X", "trump": 1}},
            ["wrong-type /call/number", "unknown-suit /call/suit", "unknown-field /call/trump"],
            id="an object with three faults",
        ),
        pytest.param(
            {"hand": HAND, "call": {"number": 10**9}},
            ["out-of-range /call/number", "missing-field /call/suit"],
            id="ten digits",
        ),
        pytest.param(
            {"hand": HAND, "call": {"number": 1, "suit": 1}}, ["wrong-type /call/suit"], id="a number for a suit"
        ),
        pytest.param({"hand": HAND, "calls": ["p"] * 201}, ["too-many /calls"], id="201 calls"),
        pytest.param({"calls": "p"}, ["missing-field /hand"], id="no hand"),
        pytest.param(
            {"hand": "AS AS XX"},
            ["wrong-count /hand", "duplicate-card /hand/1 /hand/0", "unknown-card /hand/2"],
            id="all at once",
        ),
    ],
)
def test_what_cannot_be_judged(faults: Faults, fields: dict[str, object], expected: list[str]) -> None:
    assert faults("bid", **fields) == expected


def test_200_calls_are_judged(ask: Ask) -> None:
    assert len(broken(ask("bid", hand=HAND, calls="p " * 200))) == 196
