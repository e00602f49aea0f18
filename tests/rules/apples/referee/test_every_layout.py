"""The whole referee against the naive one, which tries every layout: no difference, whatever is shown or hidden."""

from random import Random

import pytest

from service.apples.referee.judge import judge_record
from tests.rules.apples.referee.naive import NaiveReferee, verdicts_of
from tests.rules.apples.referee.sheets import draw_sheet, small_pack

TELLING = (132, 139, 203, 244, 367)  # records of two ranks that told small changes of discards.py and case.py apart


@pytest.mark.parametrize(
    ("ranks", "seed"), [*((2, seed) for seed in (*range(80), *TELLING)), *((3, seed) for seed in range(4))]
)
def test_no_difference(ranks: int, seed: int) -> None:
    record = draw_sheet(Random(f"{ranks} {seed}"), small_pack(ranks)).record()
    assert verdicts_of(judge_record(record)) == NaiveReferee(record).verdicts
