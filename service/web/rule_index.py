"""Where each rule lives: the functions that apply it, the vectors that show it, the tests that hold it.

Read from ``rule_index.json``, which ``make rule-index`` writes from the code, the vectors and the tests; a test fails
where the file is out of date or a rule is without one of them.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import quote

import orjson

INDEX = Path(__file__).with_name("rule_index.json")


@dataclass(frozen=True, slots=True)
class RulePlaces:
    """Where one rule lives."""

    functions: list[str]  # "trick.judge_play"
    vectors: int  # how many cases of GET /v1/vectors list it
    first_vector: str  # the id of one of them
    tests: list[str]  # "tests/rules/apples/test_trick.py::test_trick_winner"

    @property
    def try_it(self) -> str:
        """The address that opens the contract's page with that vector filled in."""
        return f"/docs?try={quote(self.first_vector)}"


@cache
def read_rule_index() -> dict[str, RulePlaces]:
    """By rule, as ``apples/play.follow``."""
    return {rule: RulePlaces(**places) for rule, places in orjson.loads(INDEX.read_bytes()).items()}
