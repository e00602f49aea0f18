"""Who plays when, by the record alone."""

from service.apples.auction import Bid
from service.apples.referee.course import Course, follow_course
from service.apples.referee.record import Record
from service.cards import Suit
from tests.rules.apples.reading import calls, cards
from tests.rules.apples.referee.sheets import NAMES

BO_WINS = "pass 3S pass pass pass"  # the first call is Ann's


def course(*tricks: str) -> Course:
    record = Record(NAMES, calls=tuple(calls(BO_WINS)), tricks=tuple(tuple(cards(trick)) for trick in tricks))
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
