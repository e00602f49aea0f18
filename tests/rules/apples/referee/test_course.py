"""Who plays when, by the record alone."""

import pytest

from service.apples.auction import Bid
from service.apples.referee.course import Course, follow_course
from service.apples.referee.record import Record
from service.cards import Suit
from tests.rules.apples.reading import calls, cards
from tests.rules.apples.referee.sheets import NAMES

BO_WINS = "pass 3S pass pass pass"  # the first call is Ann's


def course(*tricks: str, said: str = BO_WINS) -> Course:
    record = Record(NAMES, calls=tuple(calls(said)), tricks=tuple(tuple(cards(trick)) for trick in tricks))
    return follow_course(record)


def test_play_lead_is_the_bid_winners_then_the_winners_of_each_trick() -> None:
    held = course("2C 3C AC 4C", "5H 6H 2S 7H", "KD")
    assert held.auction.highest == Bid(3, Suit.SPADES)
    assert [NAMES[trick.leader] for trick in held.tricks] == ["Bo", "Di", "Bo"]


def test_play_turn_goes_clockwise_from_the_leader() -> None:
    assert [NAMES[played.seat] for played in course("2C 3C AC 4C", "5H 6H").played] == [
        *("Bo", "Cy", "Di", "Ann"),
        *("Di", "Ann"),
    ]


@pytest.mark.parametrize(
    ("tricks", "player"),
    [
        pytest.param([], "Bo", id="the bid winner leads"),
        pytest.param(["2C"], "Cy", id="the next clockwise"),
        pytest.param(["2C 3C AC"], "Ann", id="the last to a trick"),
        pytest.param(["2C 3C AC 4C"], "Di", id="its winner leads"),
        pytest.param(["2C 3C AC 4C", "5H 6H"], "Bo", id="the third to the second trick"),
        pytest.param(["2C 3C AC 4C", "5H 6H 2S 7H"], "Bo", id="the winner of the second trick"),
    ],
)
def test_whose_turn_it_is(tricks: list[str], player: str) -> None:
    assert course(*tricks).next_player == NAMES.index(player)


def test_nobody_plays_before_the_auction_is_won() -> None:
    assert course(said="pass 3S pass").next_player is None


@pytest.mark.parametrize(
    ("said", "number"),
    [
        pytest.param("", 0, id="nothing said"),
        pytest.param("3S pass pass", 0, id="a bid that is not won yet"),
        pytest.param("pass pass pass pass", 0, id="passed out"),
        pytest.param("3S pass pass pass", 3, id="won"),
    ],
)
def test_as_many_cards_go_into_the_pile_as_were_bid(said: str, number: int) -> None:
    assert course(said=said).number == number
