"""Test tables write cards and calls as people do; these read them."""

from service.apples.auction import Call
from service.apples.calls import read_call
from service.cards import Card, Rank, read_card, read_card_or_rank
from service.rulebook import Violation


def cards(text: str) -> list[Card]:
    """``"AS 10H"`` as cards."""
    return [read_card(token) for token in text.split()]


def pile(text: str) -> list[Card | Rank]:
    """``"AS 10"`` as cards and bare ranks."""
    return [read_card_or_rank(token) for token in text.split()]


def calls(text: str) -> list[Call]:
    """``"3D pass"`` as calls."""
    return [read_call(token) for token in text.split()]


def written(cards_or_ranks: object) -> str:
    """Cards and calls as text again."""
    return " ".join(map(str, cards_or_ranks))  # type: ignore[call-overload]


def broken(violations: list[Violation]) -> list[str]:
    """Violations as ``"play.follow at card"``."""
    return [f"{each.rule} at {'/'.join(map(str, each.at))}" for each in violations]
