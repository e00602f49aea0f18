"""Playing cards: suits, ranks, the pack, and every way of writing a card that is understood.

A card is written back in one form, rank then suit letter: ``AS``, ``10H``, ``2C``.  It is read from

    rank then suit, or suit then rank   AS  SA  10h  Th  0H  ♥10  10♡
    ranks                               A K Q J 10 9 8 7 6 5 4 3 2, also T or 0 for ten, either case
    suits                               S C D H, either case, ♠♣♦♥ or ♤♧♢♡, a variation selector after them or not
    one character                       🂡 to 🃞, the 52 playing cards of Unicode (its knights are no cards here)

A whole token is a card or it is an error; nothing is skipped, part-read or repaired.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import total_ordering
from itertools import product


@total_ordering
class Suit(Enum):
    """The four suits, in the order in which hands are sorted and bids rank, high to low (cards.suits)."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.order = len(self.__class__)  # 0 is the highest: a member counts those before it
        self.word = self.name.lower()  # in English: spades

    def __lt__(self, other: "Suit") -> bool:
        return self.order > other.order

    def __str__(self) -> str:
        return self.letter

    __hash__ = object.__hash__  # a member is one object, and Enum's own hash is slow


@total_ordering
class Rank(Enum):
    """The thirteen ranks, ace first, high to low (cards.ranks)."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "10"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"

    def __init__(self, symbol: str) -> None:
        self.symbol = symbol
        self.order = len(self.__class__)  # 0 is the highest, as for suits
        self.word = self.name.lower()  # in English: ace, ten
        self.plural = self.word + ("es" if symbol == "6" else "s")

    def __lt__(self, other: "Rank") -> bool:
        return self.order > other.order

    def __str__(self) -> str:
        return self.symbol

    __hash__ = object.__hash__  # as for suits


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of the pack. There are 52, made once (``PACK``): two are the same if they are one object."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank.symbol + self.suit.letter

    @property
    def words(self) -> str:
        """As said aloud: ``2 of diamonds``, ``ace of spades``."""
        rank = self.rank.symbol if self.rank.symbol.isdigit() else self.rank.word
        return f"{rank} of {self.suit.word}"

    @property
    def order(self) -> tuple[int, int]:
        """Where the card stands in a sorted hand: suits S C D H, ranks A to 2."""
        return self.suit.order, self.rank.order


SUITS = tuple(Suit)
RANKS = tuple(Rank)
PACK = tuple(Card(rank, suit) for suit, rank in product(SUITS, RANKS))  # in the order of a sorted hand


class UnreadableError(ValueError):
    """A token that is no card; the error's text is the token, as it was given."""


def read_card(token: str) -> Card:
    """The card that the whole of ``token`` names. Raises UnreadableError if it names none."""
    try:
        return CARDS_BY_TOKEN[token]
    except KeyError:
        raise UnreadableError(token) from None


def read_card_or_rank(token: str) -> Card | Rank:
    """A card, or a bare rank for a card whose suit does not matter. Raises UnreadableError."""
    return RANKS_BY_TOKEN.get(token) or read_card(token)


def read_suit(token: str) -> Suit:
    """The suit that a letter, a symbol or an English name (``clubs``, ``club``) stands for. Raises UnreadableError."""
    suit = SUITS_BY_TOKEN.get(token) or SUITS_BY_NAME.get(token.lower() if token.isascii() else token)
    if suit is None:
        raise UnreadableError(token)
    return suit


def sort_cards(cards: Iterable[Card]) -> list[Card]:
    """The cards as a sorted hand: suits S C D H, ranks A to 2."""
    return sorted(cards, key=lambda card: card.order)


def _rank_tokens(rank: Rank) -> list[str]:
    if rank is Rank.TEN:
        return ["10", "T", "t", "0"]
    return sorted({rank.symbol, rank.symbol.lower()})


def _suit_tokens(suit: Suit) -> list[str]:
    symbols = [symbol + selector for symbol in SUIT_SYMBOLS[suit] for selector in ("", "\ufe0e", "\ufe0f")]
    return [suit.letter, suit.letter.lower(), *symbols]


def _playing_card(card: Card) -> str:
    """The card's character in the Unicode block of playing cards, which has a knight between jack and queen."""
    block = 0x1F0A0 + 0x10 * UNICODE_SUITS.index(card.suit)
    return chr(block + UNICODE_RANKS.index(card.rank.symbol))


def _card_tokens(card: Card) -> Iterator[str]:
    for rank, suit in product(_rank_tokens(card.rank), _suit_tokens(card.suit)):
        yield rank + suit
        yield suit + rank
    yield _playing_card(card)


SUIT_SYMBOLS = {Suit.SPADES: ("♠", "♤"), Suit.CLUBS: ("♣", "♧"), Suit.DIAMONDS: ("♦", "♢"), Suit.HEARTS: ("♥", "♡")}
UNICODE_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
UNICODE_RANKS = ("back", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "knight", "Q", "K")

RANKS_BY_TOKEN = {token: rank for rank in RANKS for token in _rank_tokens(rank)}
SUITS_BY_TOKEN = {token: suit for suit in SUITS for token in _suit_tokens(suit)}
SUITS_BY_NAME = {name: suit for suit in SUITS for name in (suit.word, suit.word.removesuffix("s"))}
CARDS_BY_TOKEN = {token: card for card in PACK for token in _card_tokens(card)}
