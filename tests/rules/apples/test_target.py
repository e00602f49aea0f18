"""The target card."""

from service.apples.target import hand_without, judge_target
from service.cards import read_card
from tests.rules.apples.reading import broken, cards, written


def test_target_one_comes_from_the_hand() -> None:
    assert judge_target(cards("AS KS"), read_card("KS")) == []
    (violation,) = judge_target(cards("AS KS"), read_card("QS"))
    assert broken([violation]) == ["target.one at target"]
    assert violation.detail == "QS is not in the hand."


def test_the_cards_left_are_sorted_and_without_the_target() -> None:
    assert written(hand_without(cards("2H AS KS"), read_card("AS"))) == "KS 2H"
    assert written(hand_without(cards("2H AS KS"), read_card("QS"))) == "AS KS 2H"
