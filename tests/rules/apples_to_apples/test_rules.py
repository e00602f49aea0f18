"""The rule table: every id, in the order of the rule book, with rulings where the source is silent."""

import pytest

from service.apples_to_apples.rules import Rule
from service.rulebook import Kind

IDS_AND_KINDS = """
table.players c
table.first-judge c
cards.stock c
deal.seven v
deal.look t
round.green c
round.judge-sits-out v
round.plays v
round.own v
round.blind c
round.reveal t
round.award v
round.discard c
round.next-judge c
round.refill c
game.score c
game.end v
game.winner c
"""


def test_ids_and_kinds_are_the_rule_books_in_its_order() -> None:
    assert [f"{rule.id} {rule.kind.value}" for rule in Rule] == IDS_AND_KINDS.split("\n")[1:-1]


def test_rulings_are_where_the_source_is_silent() -> None:
    assert [rule.id for rule in Rule if rule.ruling] == ["table.first-judge", "cards.stock", "round.plays"]


@pytest.mark.parametrize("rule", Rule, ids=str)
def test_texts_are_sentences(rule: Rule) -> None:
    for text in filter(None, (rule.text, rule.ruling)):
        assert text[0].isupper()
        assert text.endswith(".")
        assert "  " not in text


def test_two_rules_are_for_the_people_at_the_table() -> None:
    """``deal.look`` and ``round.reveal``: the service sees no faces and hears nobody read."""
    assert [rule for rule in Rule if rule.kind is Kind.TABLE] == [Rule.LOOK, Rule.REVEAL]
