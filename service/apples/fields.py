"""The marshmallow fields of cards: what is written in a question, read as domain values.

CardField   one token
CardList    a JSON list of tokens, or one string split on ASCII white space and commas
"""

import re
from typing import Any

from service.cards import CARDS_BY_TOKEN, RANKS_BY_TOKEN, Card, Rank
from service.faults import Fault
from service.http.fields import Field, ListOf, refuse

SEPARATORS = re.compile(r"[ \t\n\r\f\v,]+")
LONGEST_SHOWN = 20  # characters of a token that are repeated in an error
AS_CARDS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN}
AS_CARDS_OR_RANKS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}


class CardField(Field):
    """One card; ``bare`` lets it be a rank alone, where the suit does not matter."""

    wants = 'one such as "AS" or "10H"'

    def __init__(self, *, bare: bool = False, **options: Any) -> None:  # noqa: ANN401  (marshmallow's)
        super().__init__(**options)
        self.known = AS_CARDS_OR_RANKS if bare else AS_CARDS

    def _deserialize(self, value: object, *_: object, **__: object) -> Card | Rank:
        if not isinstance(value, str):
            raise refuse(Fault("wrong-type", f"A card is text; send {self.wants}."))
        card = self.known.get(value)
        if card is None:
            raise refuse(unreadable(value))
        return card


class CardList(ListOf):
    """A list of cards, as JSON or as one string."""

    def __init__(self, fewest: int, most: int, *, bare: bool = False, **options: Any) -> None:  # noqa: ANN401
        super().__init__(CardField(bare=bare), fewest, most, **options)
        self.known = AS_CARDS_OR_RANKS if bare else AS_CARDS
        self.wants += " cards"

    def _deserialize(self, value: object, *_: object, **__: object) -> list[Any]:
        tokens = split(value) if isinstance(value, str) else value
        if isinstance(tokens, list) and self.fewest <= len(tokens) <= self.most:
            try:
                return [self.known[token] for token in tokens]
            except (KeyError, TypeError):
                pass  # named one by one below
        return super()._deserialize(tokens)


def split(text: str) -> list[str]:
    """The tokens of a list written as one string; the empty string is the empty list."""
    return [token for token in SEPARATORS.split(text) if token]


def unreadable(token: str) -> Fault:
    """The fault of a token that is no card, with its code points where they are not plain ASCII."""
    if token in RANKS_BY_TOKEN:
        return Fault(
            "bare-rank",
            f"{token} is a rank without a suit, and here the suit matters; write {RANKS_BY_TOKEN[token]}S, say.",
        )
    return Fault("unknown-card", f"{shown(token)} is not a card; write rank and suit, such as AS or 10H.")


def shown(token: str) -> str:
    """The token as repeated to the caller: quoted, clipped, and with its code points unless it is printable ASCII."""
    clipped = token[:LONGEST_SHOWN]
    more = "…" if len(token) > LONGEST_SHOWN else ""
    if clipped.isascii() and clipped.isprintable():
        return f'"{clipped}{more}"'
    points = " ".join(f"U+{ord(character):04X}" for character in clipped)
    visible = "".join(character if character.isprintable() else "\ufffd" for character in clipped)
    return f'"{visible}{more}" ({points}{more})'
