"""The table "Where each rule lives" on /rules is true: made anew it is the same, and no rule is without a place."""

import pytest

from service.apples.rules import Rule as ApplesRule
from service.apples_to_apples.rules import Rule as PartyRule
from service.web.rule_index import RulePlaces, read_rule_index
from tests.rule_index import build_index

ALL = [f"apples/{rule.id}" for rule in ApplesRule] + [f"apples-to-apples/{rule.id}" for rule in PartyRule]


def test_the_table_is_up_to_date() -> None:
    made = {rule: RulePlaces(**places) for rule, places in build_index().items()}
    assert read_rule_index() == made, "run `make rule-index`"


@pytest.mark.parametrize("rule", ALL)
def test_a_rule_has_code_vectors_and_tests(rule: str) -> None:
    places = read_rule_index()[rule]
    assert places.functions, "no function or docstring names this rule"
    assert places.vectors, "no vector lists this rule"
    assert places.tests, "no test names this rule"
