"""The rule book of Apples has every rule once, in order, with its kind and its rulings."""

import pytest

from service.apples.rules import Rule
from service.rulebook import Kind, Violation

# id, kind and whether there is a ruling, as rules are listed for the players; the order is the order of violations.
BOOK = """
cards.pack v -          cards.ranks c -         cards.suits c -         table.players c -       table.seats c R
table.dealer c R        deal.shuffle c -        deal.thirteen v -       auction.turn c -        auction.call v R
auction.higher v -      auction.holding v -     auction.end v R         auction.passed-out c -  auction.trump c -
exchange.count v R      exchange.trump v -      exchange.own v R        exchange.redeal v R     target.one v R
play.lead c -           play.turn c -           play.own v -            play.free c -           play.follow v R
play.revoke t R         trick.winner c R        score.pile c -          score.single c -        score.values c -
score.pair c -          score.triple c -        score.four c -          score.target-pair c -   score.target-triple c -
score.target-four c -   game.end v R            game.winner c R
"""


def test_the_book_lists_every_rule_once_in_order() -> None:
    words = BOOK.split()
    expected = list(zip(words[::3], words[1::3], words[2::3], strict=True))
    assert [(rule.id, rule.kind.value, "R" if rule.ruling else "-") for rule in Rule] == expected


@pytest.mark.parametrize("rule", Rule, ids=str)
def test_a_rule_is_told_in_sentences(rule: Rule) -> None:
    assert Rule(rule.id) is rule  # type: ignore[call-arg]  # mypy takes it for the making of a member
    assert str(rule) == rule.value == rule.id
    for text in filter(None, [rule.text, rule.ruling]):
        assert text[0].isupper()
        assert text.endswith(".")
        assert "  " not in text


def test_a_rule_carries_its_kind_its_text_and_its_ruling() -> None:
    assert Rule.TRUMP.kind is Kind.DECISION
    assert Rule.TRUMP.text == "The suit of the winning bid is trump for the hand."
    assert Rule.TRUMP.ruling == ""
    assert Rule.REVOKE.kind is Kind.TABLE
    assert Rule.REVOKE.ruling.startswith("The source sets no penalty.")


def test_a_violation_says_which_rule_where_and_why() -> None:
    violation = Violation(Rule.FOLLOW, "Clubs were led and you hold KC.", ("card",))
    assert (violation.rule.id, violation.detail, violation.at) == (
        "play.follow",
        "Clubs were led and you hold KC.",
        ("card",),
    )
