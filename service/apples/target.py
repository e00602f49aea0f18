"""The card each player sets aside after the exchange.

target.one   one card of the hand, face down; it takes no part in the tricks
"""

from collections.abc import Collection

from service.apples.rules import Rule
from service.cards import Card, sort_cards
from service.rulebook import Violation


def judge_target(hand: Collection[Card], target: Card) -> list[Violation]:
    """Whether the target comes from the hand."""
    if target in hand:
        return []
    return [Violation(Rule.TARGET, f"{target} is not in the hand.", ("target",))]


def hand_without(hand: Collection[Card], target: Card) -> list[Card]:
    """The cards left for the tricks, sorted."""
    return sort_cards(card for card in hand if card != target)
