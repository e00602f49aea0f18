"""What is hidden never makes a fault, and what is shown never takes a verdict back."""

from random import Random

import pytest

from service.apples.referee.finding import Verdict
from service.apples.referee.judge import Judgement, judge_record
from tests.rules.apples.referee.naive import PLACE_RULE_IDS, verdicts_of
from tests.rules.apples.referee.sheets import Sheet, can_be_judged, hide, overbid, play_hand, stop, swap_played

SIZES = ("exchange.count",)


def check_hidden_hand(rng: Random) -> Judgement:
    judgement = judge_record(hide(rng, stop(rng, play_hand(rng))).record())
    assert judgement.verdict is not Verdict.ILLEGAL, judgement.violations
    return judgement


@pytest.mark.parametrize("seed", range(150))
def test_hiding_parts_of_a_lawful_hand_makes_nothing_illegal(seed: int) -> None:
    check_hidden_hand(Random(seed))


def check_revealing(rng: Random) -> int:
    """How many verdicts stood once more of a hand was shown."""
    sheet = play_hand(rng)
    for fault in rng.sample([overbid, swap_played], rng.randint(0, 2)):
        fault(rng, sheet)
    more = hide(rng, sheet)
    less = hide(rng, more)
    if not all(can_be_judged(shown.record()) for shown in (less, more)) or breaks_places(more):
        return 0
    before, after = (verdicts_of(judge_record(shown.record())) for shown in (less, more))
    for step in before.keys() | after.keys():
        verdict = before.get(step, "legal")
        assert verdict in ("undetermined", after.get(step, "legal")), step
    return 1 + len(before)


def breaks_places(sheet: Sheet) -> bool:
    rules = {finding.rule.id for finding in judge_record(sheet.record()).violations}
    return bool(rules & {*PLACE_RULE_IDS, *SIZES})


def test_revealing_more_turns_nothing_around() -> None:
    assert sum(check_revealing(Random(seed)) for seed in range(250)) > 500
