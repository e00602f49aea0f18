"""Seats, the deal, and the hand that comes of it.

Seats are numbered 0 to 3 clockwise, wherever the counting begins.

    table.seats     from the highest card drawn to the lowest, clockwise; the first of them deals
    deal.thirteen   one card at a time, clockwise from the dealer's left
    cards.pack      no card twice
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from service.apples.rules import Rule
from service.cards import PACK, SUITS, Card, Suit, sort_cards
from service.rulebook import Violation
from service.shuffle import shuffle

PLAYERS = 4  # table.players
HAND_SIZE = len(PACK) // PLAYERS
DEFAULT_DEALER = PLAYERS - 1  # so that seat 0 calls first
DEAL_LABEL = "apples/deal"

Seat = int


@dataclass(frozen=True, slots=True)
class Draw:
    """The card a player drew for a seat."""

    name: str
    card: Card


def seat_after(seat: Seat, steps: int = 1) -> Seat:
    """The seat that many places clockwise of ``seat``."""
    return (seat + steps) % PLAYERS


def seat_players(draws: Sequence[Draw]) -> list[str]:
    """The names clockwise from the highest card drawn, who deals (table.seats). Equal ranks: by suit."""
    ordered = sorted(draws, key=lambda draw: (draw.card.rank.order, draw.card.suit.order))
    return [draw.name for draw in ordered]


def deal_round(cards: Sequence[Card], dealer: Seat) -> list[list[Card]]:
    """The cards dealt one at a time, clockwise from the dealer's left (deal.thirteen): by seat, in the order dealt."""
    return [list(cards[(seat - dealer - 1) % PLAYERS :: PLAYERS]) for seat in range(PLAYERS)]


def deal(seed: int, dealer: Seat = DEFAULT_DEALER, pack: Sequence[Card] = PACK) -> list[list[Card]]:
    """Four sorted hands of the pack shuffled by ``seed``, 0 to 2^53 - 1 (deal.shuffle)."""
    return [sort_cards(hand) for hand in deal_round(shuffle(DEAL_LABEL, seed, pack), dealer)]


def judge_hand(cards: Sequence[Card]) -> list[Violation]:
    """What keeps these cards from being a hand as dealt: their number, and any that are there before."""
    violations = []
    if len(cards) != HAND_SIZE:
        detail = f"A hand is {HAND_SIZE} cards; here {_are(len(cards))}."
        violations.append(Violation(Rule.THIRTEEN, detail, ("cards",)))
    for index, card in enumerate(cards):
        if card in cards[:index]:
            detail = f"{card} is there twice; the pack has one {card.words}."
            violations.append(Violation(Rule.PACK, detail, ("cards", index)))
    return violations


def count_suits(cards: Sequence[Card]) -> Mapping[Suit, int]:
    """How many cards of each suit there are, the most that may be bid in it. A card given twice counts once."""
    held = frozenset(cards)
    return {suit: sum(card.suit is suit for card in held) for suit in SUITS}


def _are(count: int) -> str:
    return f"is {count}" if count == 1 else f"are {count}"
