"""Bidding: what may follow what, and when it ends."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.auction import PASS, Auction, Bid, Call, State, describe_holding, hold_auction
from service.apples.calls import read_call
from service.cards import SUITS, Suit
from tests.rules.apples.reading import broken, calls, written

BIDS = [Bid(number, suit) for number in range(1, 14) for suit in SUITS]
EVERY_CALL: list[Call] = [PASS, *BIDS]
ANY_CALL = st.one_of(st.just(PASS), st.builds(Bid, st.integers(0, 15), st.sampled_from(SUITS)))


def after(text: str, auction: Auction | None = None) -> Auction:
    return hold_auction(calls(text), auction or Auction())[0]


@pytest.mark.parametrize(
    ("text", "state", "highest", "bidder"),
    [
        pytest.param("", "open", None, None, id="auction.turn: nobody has called"),
        pytest.param("pass pass pass", "open", None, None, id="auction.passed-out: three passes are not four"),
        pytest.param("pass pass pass pass", "passed-out", None, None, id="auction.passed-out: four passes, no bid"),
        pytest.param("pass pass pass 1H", "open", "1H", 3, id="auction.passed-out: the fourth may still bid"),
        pytest.param("1H pass pass", "open", "1H", 0, id="auction.end: two passes are not three"),
        pytest.param("1H pass pass pass", "won", "1H", 0, id="auction.end: three passes after a bid"),
        pytest.param("pass 1H pass pass pass", "won", "1H", 1, id="auction.end: an earlier pass does not count"),
        pytest.param(
            "pass pass pass 1H pass pass", "open", "1H", 3, id="auction.end: passes before the bid do not count"
        ),
        pytest.param("1H pass pass 1D pass pass pass", "won", "1D", 3, id="auction.end: a bid begins the run again"),
        pytest.param("1H pass 2H pass 3H pass pass pass", "won", "3H", 0, id="auction.end: who passed may bid again"),
        pytest.param("3D 2S pass pass pass", "won", "3D", 0, id="auction.higher: a bid too low is not the highest"),
        pytest.param(
            "3D pass pass 2S pass pass", "open", "3D", 0, id="auction.higher: and is no pass, so the run begins again"
        ),
        pytest.param(
            "3D pass pass 2S pass pass pass", "won", "3D", 0, id="auction.higher: three passes after it end it"
        ),
        pytest.param("14S pass pass pass", "open", None, None, id="auction.call: an impossible bid is no bid"),
        pytest.param(
            "14S pass pass pass pass", "passed-out", None, None, id="auction.call: four passes after it pass out"
        ),
        pytest.param("pass pass 0S pass pass pass", "open", None, None, id="auction.call: it begins the run again"),
        pytest.param("1H 14S pass pass", "open", "1H", 0, id="auction.call: after a bid too"),
        pytest.param("1H pass pass pass 2S", "won", "1H", 0, id="auction.end: nothing changes after the end"),
        pytest.param("pass pass pass pass 2S", "passed-out", None, None, id="auction.end: nor after four passes"),
    ],
)
def test_an_auction_stands_where_its_calls_leave_it(
    text: str, state: str, highest: str | None, bidder: int | None
) -> None:
    auction = after(text)
    assert auction.state is State(state)
    assert auction.highest == (read_call(highest) if highest else None)
    assert auction.bidder == bidder


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("1S 1C", ["auction.higher at calls/1"], id="same number, lower suit"),
        pytest.param("1H 1H", ["auction.higher at calls/1"], id="the same bid"),
        pytest.param("1H 1D 1C 1S 2H", [], id="up the suits, then the next number"),
        pytest.param("2H 1S", ["auction.higher at calls/1"], id="lower number, higher suit"),
        pytest.param(
            "2H 1S 1D", ["auction.higher at calls/1", "auction.higher at calls/2"], id="both are held against 2H"
        ),
        pytest.param("0S", ["auction.call at calls/0"], id="a bid of none"),
        pytest.param("14S", ["auction.call at calls/0"], id="more than a hand"),
        pytest.param("13S 999999999S", ["auction.call at calls/1"], id="impossible, and not also called too low"),
        pytest.param("13S 0S", ["auction.call at calls/1"], id="impossible and too low: only auction.call"),
        pytest.param("1H 13S", [], id="thirteen is possible"),
        pytest.param(
            "pass pass pass pass 1S pass", ["auction.end at calls/4", "auction.end at calls/5"], id="after four passes"
        ),
        pytest.param(
            "1H pass pass pass pass 0S",
            ["auction.end at calls/4", "auction.end at calls/5"],
            id="after the end: only that",
        ),
    ],
)
def test_every_rule_broken_is_named_at_its_call(text: str, expected: list[str]) -> None:
    assert broken(hold_auction(calls(text), Auction())[1]) == expected


@pytest.mark.parametrize(
    ("text", "call", "details"),
    [
        pytest.param("3D", "2S", ["2S does not beat 3D."], id="too low"),
        pytest.param("", "14S", ["A bid names 1 to 13 cards, not 14."], id="impossible"),
        pytest.param("pass pass pass pass", "pass", ["The auction is over: all four passed."], id="passed out"),
        pytest.param("3D pass pass pass", "4D", ["The auction is over: 3D won it."], id="won"),
    ],
)
def test_a_violation_says_why(text: str, call: str, details: list[str]) -> None:
    assert [each.detail for each in after(text).judge(read_call(call), ("call",))] == details


@pytest.mark.parametrize(
    ("text", "call", "held", "expected"),
    [
        pytest.param("", "3D", 3, [], id="as many as were dealt"),
        pytest.param("", "3D", 2, ["auction.holding at call"], id="one more than was dealt"),
        pytest.param("", "1D", 0, ["auction.holding at call"], id="none of the suit"),
        pytest.param("4D", "3D", 2, ["auction.higher at call", "auction.holding at call"], id="too low and not held"),
        pytest.param("", "14D", 2, ["auction.call at call"], id="an impossible bid breaks nothing else"),
        pytest.param("3D pass pass pass", "4D", 2, ["auction.end at call"], id="after the end only that"),
        pytest.param("3D", "pass", 0, [], id="a pass needs no cards"),
    ],
)
def test_holdings_are_judged_where_they_are_known(text: str, call: str, held: int, expected: list[str]) -> None:
    assert broken(after(text).judge(read_call(call), ("call",), dict.fromkeys(SUITS, held))) == expected


def test_only_the_suit_that_is_bid_has_to_be_held() -> None:
    held = {Suit.SPADES: 0, Suit.CLUBS: 13, Suit.DIAMONDS: 0, Suit.HEARTS: 0}
    assert Auction().judge(Bid(13, Suit.CLUBS), (), held) == []
    assert written(Auction().legal_calls(held)) == "pass " + " ".join(f"{n}C" for n in range(1, 14))


def test_a_bid_against_the_holding_alone_stands() -> None:
    # The auction does not know holdings: the bid counts whoever held what.
    assert after("5S pass pass pass").highest == Bid(5, Suit.SPADES)


@pytest.mark.parametrize(
    ("held", "detail"), [(2, "3D needs 3 diamonds; the hand has 2."), (0, "3D needs 3 diamonds; the hand has none.")]
)
def test_a_holding_too_short_is_told_with_its_number(held: int, detail: str) -> None:
    assert describe_holding(Bid(3, Suit.DIAMONDS), held) == detail


def test_bids_are_offered_from_low_to_high_a_pass_first() -> None:
    offered = written(Auction().legal_calls())
    assert offered.startswith("pass 1S 1C 1D 1H 2S 2C")
    assert offered.endswith("12H 13S 13C 13D 13H")
    assert len(Auction().legal_calls()) == 53


def test_over_the_highest_bid_only_higher_ones_are_offered() -> None:
    assert written(after("12D").legal_calls()) == "pass 12S 12C 13S 13C 13D 13H"
    assert written(after("13S").legal_calls()) == "pass"


@pytest.mark.parametrize("text", ["pass pass pass pass", "1S pass pass pass"])
def test_nothing_is_offered_once_it_is_over(text: str) -> None:
    assert after(text).legal_calls() == []


def test_of_any_two_different_bids_exactly_one_may_follow_the_other() -> None:
    for one, other in product(BIDS, repeat=2):
        follows = not Auction().after(one).judge(other, ())
        followed = not Auction().after(other).judge(one, ())
        assert follows + followed == (one != other)


def test_the_order_of_bids_is_one_line() -> None:
    ladder = sorted(BIDS, key=lambda bid: 4 * bid.number + "HDCS".index(bid.suit.letter))
    for low, high in product(range(52), repeat=2):
        assert ladder[high].beats(ladder[low]) == (high > low)


def test_the_longest_auction_has_160_calls() -> None:
    ladder = sorted(BIDS, key=lambda bid: (bid.number, bid.suit))
    longest: list[Call] = [PASS] * 3
    for bid in ladder:
        longest += [bid, PASS, PASS]
    auction, violations = hold_auction([*longest, PASS], Auction())
    assert (len(longest) + 1, auction.state, violations) == (160, State.WON, [])


@pytest.mark.parametrize("passes", range(4))
def test_after_some_passes_and_no_bid_the_rest_may_still_bid(passes: int) -> None:
    auction = after("pass " * passes)
    assert auction.state is State.OPEN
    assert all(not auction.judge(bid, ()) for bid in BIDS)


@given(st.lists(ANY_CALL, max_size=12), st.integers(0, 3))
def test_a_call_is_offered_exactly_if_it_breaks_nothing(said: list[Call], dealer: int) -> None:
    auction, _ = hold_auction(said, Auction(dealer))
    offered = auction.legal_calls()
    for call in EVERY_CALL:
        assert (call in offered) == (not auction.judge(call, ()))


@given(st.lists(ANY_CALL, max_size=30), st.integers(0, 3))
def test_the_turn_goes_clockwise_whatever_is_called_until_the_end(said: list[Call], dealer: int) -> None:
    auction = Auction(dealer)
    caller = (dealer + 1) % 4
    for call in said:
        if auction.state is State.OPEN:
            assert auction.next_caller == caller
        before, auction = auction, auction.after(call)
        if before.state is not State.OPEN:
            assert auction == before
        elif auction.highest != before.highest:
            assert (auction.highest, auction.bidder, auction.passes) == (call, caller, 0)
        caller = (caller + 1) % 4


@given(st.lists(ANY_CALL, max_size=30))
def test_a_lawful_record_has_no_violation_and_an_unlawful_one_has(said: list[Call]) -> None:
    auction, lawful = Auction(), True
    for call in said:
        lawful &= call in auction.legal_calls()
        auction = auction.after(call)
    assert lawful == (hold_auction(said, Auction())[1] == [])


def test_a_smaller_game_has_smaller_bids() -> None:
    auction = Auction(most=2)
    assert written(auction.legal_calls()) == "pass 1S 1C 1D 1H 2S 2C 2D 2H"
    assert [each.detail for each in auction.judge(Bid(3, Suit.SPADES), ())] == ["A bid names 1 to 2 cards, not 3."]
    assert auction.after(Bid(3, Suit.SPADES)).highest is None


def test_a_bid_is_said_aloud() -> None:
    assert [Bid(n, s).words for n, s in ((1, Suit.HEARTS), (3, Suit.DIAMONDS), (0, Suit.CLUBS))] == [
        "1 heart",
        "3 diamonds",
        "0 clubs",
    ]
    assert written([PASS, Bid(10, Suit.SPADES)]) == "pass 10S"
