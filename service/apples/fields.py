"""The marshmallow fields of Apples: what is written in a question, read as domain values.

CardField   one token
CardList    a JSON list of tokens, or one string split on ASCII white space and commas
CallField   one token, or {"number": 3, "suit": "D"}; CallList likewise as a list or a string
BidField    a call that is no pass
SuitField   a letter, a symbol or an English name
SeatField   0 to 3
"""

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from marshmallow import Schema, ValidationError
from marshmallow.fields import Field as AnyField

from service.apples.auction import PASS, Bid, Call
from service.apples.calls import GREATEST_NUMBER, read_call
from service.apples.deal import PLAYERS
from service.cards import CARDS_BY_TOKEN, RANKS_BY_TOKEN, Card, Rank, Suit, UnreadableError, read_suit
from service.faults import Fault
from service.http.fairness import giving_way
from service.http.fields import Field, Integer, ListOf, refuse
from service.http.schema import Question
from service.lookalikes import meant_card

SEPARATORS = re.compile(r"[ \t\n\r\f\v,]+")
TOKEN = re.compile(r"[^ \t\n\r\f\v,]+")
LONG = 10_000  # characters of a list; all that is lawful is shorter
MOST_TOKENS = 1000  # that are looked at; no list takes so many
LONGEST_SHOWN = 20  # characters of a token that are repeated in an error
AS_CARDS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN}
AS_CARDS_OR_RANKS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}


class CardField(Field):
    """One card; ``bare`` lets it be a rank alone, where the suit does not matter."""

    wants = 'one card, such as "AS" or "10H"'

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


class TokenList(ListOf):
    """A list of tokens, as JSON or as one string."""

    def _deserialize(self, value: object, *_: object, **__: object) -> list[Any]:
        return super()._deserialize(split(value) if isinstance(value, str) else value)


class CardList(TokenList):
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


class SuitField(Field):
    """One suit."""

    wants = "one suit: S, C, D or H"

    def _deserialize(self, value: object, *_: object, **__: object) -> Suit:
        if not isinstance(value, str):
            raise self.wrong_type()
        try:
            return read_suit(value)
        except UnreadableError:
            raise refuse(Fault("unknown-suit", f"{shown(value)} is not a suit; write S, C, D or H.")) from None


class BidParts(Question):
    """A bid written as an object."""

    number = Integer(0, GREATEST_NUMBER, required=True)
    suit = SuitField(required=True)


class CallField(Field):
    """A pass or a bid."""

    wants = 'a call, such as "pass" or "3D"'
    parts: Sequence[Schema] = (BidParts(),)

    def _deserialize(self, value: object, *_: object, **__: object) -> Call:
        if isinstance(value, Mapping):
            return self._read_parts(value)
        if not isinstance(value, str):
            raise self.wrong_type()
        try:
            return read_call(value)
        except UnreadableError:
            raise refuse(Fault("unknown-call", f"{shown(value)} is not a call; write pass or 3D.")) from None

    def _read_parts(self, value: Mapping[str, Any]) -> Bid:
        try:
            return Bid(**self.parts[0].load(value))
        except ValidationError as error:
            raise ValidationError(error.messages) from None  # the parts that could be read are no call by themselves


class BidField(CallField):
    """A bid."""

    wants = 'a bid, such as "3D"'

    def _deserialize(self, value: object, *_: object, **__: object) -> Bid:
        call = super()._deserialize(value)
        if not isinstance(call, Bid):
            raise refuse(Fault("unknown-call", f"A {PASS} is no bid; send {self.wants}."))
        return call


class CallList(TokenList):
    """The calls of an auction, as JSON or as one string."""

    def __init__(self, most: int, **options: Any) -> None:  # noqa: ANN401
        super().__init__(CallField(), 0, most, too_long="too-many", **options)
        self.wants += " calls"


class SeatField(Integer):
    """A seat, clockwise from 0."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        super().__init__(0, PLAYERS - 1, **options)


def each_seat(inner: AnyField[Any], **options: Any) -> ListOf:  # noqa: ANN401
    """A list with one element for each of the four seats."""
    return ListOf(inner, PLAYERS, PLAYERS, **options)


def split(text: str) -> list[str]:
    """Split a list written as one string into its tokens; the empty string is the empty list.

    Of millions of tokens, which no list takes, the first are read and the others counted, while other requests go on.
    """
    if len(text) <= LONG:
        return [token for token in SEPARATORS.split(text) if token]
    found = TOKEN.finditer(text)
    tokens = [match[0] for match in islice(found, MOST_TOKENS)]
    return tokens + tokens[-1:] * sum(1 for _ in giving_way(found))


def unreadable(token: str) -> Fault:
    """Say what is wrong with a token that is no card, with its code points where they are not plain ASCII."""
    if token in RANKS_BY_TOKEN:
        rank = RANKS_BY_TOKEN[token]
        return Fault(
            "bare-rank", f"{token} is a rank without a suit, and here the suit matters; write {rank}S, for instance."
        )
    meant = meant_card(token)
    advice = f"did you mean {meant}?" if meant else "write rank and suit, such as AS or 10H."
    return Fault("unknown-card", f"{shown(token)} is not a card; {advice}")


def shown(token: str) -> str:
    """Repeat a token to the caller: quoted, clipped, and with its code points unless it is printable ASCII."""
    clipped = token[:LONGEST_SHOWN]
    more = "…" if len(token) > LONGEST_SHOWN else ""
    if clipped.isascii() and clipped.isprintable():
        return f'"{clipped}{more}"'
    points = " ".join(f"U+{ord(character):04X}" for character in clipped)
    visible = "".join(character if character.isprintable() else "\ufffd" for character in clipped)
    return f'"{visible}{more}" ({points}{more})'
