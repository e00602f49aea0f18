"""/v1/apples/target: the card set aside."""

import pytest

from tests.http.asking import Ask, Faults, broken

HAND = "AS KS QS JS 10S AC KC QC JC 10C AD KD AH"


def test_a_card_of_the_hand_may_be_the_target_and_twelve_are_left(ask: Ask) -> None:
    answer = ask("target", hand=HAND, target="🂪")
    assert broken(answer) == []
    assert " ".join(answer["hand"]) == HAND.replace("10S ", "")


def test_another_card_may_not_and_the_hand_is_whole(ask: Ask) -> None:
    answer = ask("target", hand=HAND, target="2H")
    assert broken(answer) == ["target.one /target"]
    assert answer["violations"][0]["detail"] == "2H is not in the hand."
    assert " ".join(answer["hand"]) == HAND


@pytest.mark.parametrize(
    ("hand", "target", "expected"),
    [
        (HAND[:-3], "AS", ["wrong-count /hand"]),
        (HAND.replace("AH", "sA"), "AS", ["duplicate-card /hand/12 /hand/0"]),
        (HAND, "A", ["bare-rank /target"]),
        (HAND, "AS KS", ["unknown-card /target"]),
        (HAND, ["AS"], ["wrong-type /target"]),
    ],
)
def test_what_cannot_be_judged(faults: Faults, hand: str, target: object, expected: list[str]) -> None:
    assert faults("target", hand=hand, target=target) == expected
