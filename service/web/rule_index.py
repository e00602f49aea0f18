"""Where each rule lives: the functions that apply it, the vectors that show it, the tests that hold it.

Read from ``rule_index.json``, which ``make rule-index`` writes from the code, the vectors and the tests; a test fails
where the file is out of date or a rule is without one of them.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import orjson

INDEX = Path(__file__).with_name("rule_index.json")


@dataclass(frozen=True, slots=True)
class RulePlaces:
    """Where one rule lives."""

    functions: tuple[str, ...]  # "apples.trick.judge_play"
    vectors: tuple[str, ...]  # ids of cases in GET /v1/vectors
    tests: tuple[str, ...]  # "tests/rules/test_trick.py::test_a_suit_led_is_followed"

    @property
    def try_it(self) -> str:
        """The address that opens the contract's page with one of the vectors filled in."""
        return f"/docs?try={self.vectors[0]}" if self.vectors else ""


@cache
def read_rule_index() -> dict[str, RulePlaces]:
    """By rule, as ``apples/play.follow``."""
    listed = orjson.loads(INDEX.read_bytes()) if INDEX.exists() else {}
    return {
        rule: RulePlaces(**{name: tuple(found) for name, found in places.items()}) for rule, places in listed.items()
    }
