"""Random lawful hands of 52 cards are judged legal, with the right tricks, piles and scores."""

from random import Random

import pytest

from service.apples.referee.finding import Verdict
from service.apples.referee.judge import judge_record
from service.apples.referee.outcome import Stage
from tests.rules.apples.naive import naive_score
from tests.rules.apples.referee.sheets import SEATS, Sheet, play_hand


def check_hand(sheet: Sheet) -> None:
    judgement = judge_record(sheet.record())
    outcome = judgement.outcome
    assert judgement.verdict is Verdict.LEGAL, (judgement.violations, judgement.undetermined)
    assert outcome.stage is Stage.FINISHED
    assert outcome.piles == tuple(map(tuple, sheet.piles))
    for seat in SEATS:
        target = sheet.targets[seat]
        assert target is not None
        assert outcome.scores[seat].points == naive_score(sheet.piles[seat], target)
    assert outcome.next_dealer == (sheet.dealer + 1) % 4
    assert outcome.turn is None


@pytest.mark.parametrize("seed", range(200))
def test_a_lawful_hand_is_legal(seed: int) -> None:
    check_hand(play_hand(Random(seed)))
