"""What the paths of Apples ask for, as marshmallow schemas that load domain values (rounds and games: game_schemas.py).

A schema's ``whole`` finds what only several fields together show: a card twice, a name twice.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from service.apples.deal import HAND_SIZE, PLAYERS
from service.apples.fields import (
    BidField,
    CallField,
    CallList,
    CardField,
    CardList,
    SeatField,
    SuitField,
    each_seat,
)
from service.apples.pack import Shown, find_faults
from service.cards import PACK, Card, Rank
from service.faults import Fault
from service.http.fields import Choice, Field, ListOf, Part, SeedField
from service.http.names import NameField
from service.http.schema import Question
from service.names import find_repeated
from service.rulebook import Place

MOST_IN_PILE = len(PACK) - 1  # all cards but the target
MOST_IN_HAND = 2 * len(PACK)  # of a hand that is checked: two packs mixed up can still be told apart
MOST_CALLS = 200  # the longest lawful auction has 160
MOST_PILES = 100_000
DETAILS = ("points", "lines")


class OnePack(Question):
    """A question whose fields ``together``, each group by itself, may show no card twice."""

    together: tuple[tuple[str, ...], ...] = ()

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """Every card that is shown twice."""
        for group in self.together:
            yield from find_faults(shown for name in group for shown in cards_in(asked.get(name), (name,)))


class SeatDraw(Question):
    """The card a player drew for a seat."""

    name = NameField(required=True)
    card = CardField(required=True)


class SeatsRequest(OnePack):
    """Four players' draws."""

    draws = each_seat(Part(SeatDraw()), required=True)
    together = (("draws",),)

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """A card drawn twice, a name given twice."""
        return [*super().whole(asked), *find_repeated(names_in(asked, "draws"))]


class DealRequest(Question):
    """A deal, by seed."""

    seed = SeedField()
    dealer = SeatField()


class HandRequest(Question):
    """Cards that may be a hand."""

    cards = CardList(0, MOST_IN_HAND, too_long="too-many", required=True)


class BidRequest(OnePack):
    """A hand, the calls so far, and the call to be judged."""

    hand = CardList(HAND_SIZE, HAND_SIZE, required=True)
    calls = CallList(MOST_CALLS, load_default=list)
    call = CallField()
    together = (("hand",),)


class AuctionRequest(Question):
    """The calls of an auction, from the dealer's left."""

    calls = CallList(MOST_CALLS, required=True)
    dealer = SeatField()


class ExchangeRequest(OnePack):
    """Who placed what, and what came back if that is known."""

    bid = BidField(required=True)
    bidder = SeatField(required=True)
    placed = each_seat(CardList(0, len(PACK)), required=True)
    hands = each_seat(CardList(HAND_SIZE, HAND_SIZE))
    redealt = each_seat(CardList(0, len(PACK)))
    dealer = SeatField()
    seed = SeedField()
    together = (("placed",), ("hands",), ("redealt",))


class TargetRequest(OnePack):
    """A hand after the exchange and the card to set aside."""

    hand = CardList(HAND_SIZE, HAND_SIZE, required=True)
    target = CardField(required=True)
    together = (("hand",),)


class PlayRequest(OnePack):
    """A hand without its target, the trick so far, and the card to be judged."""

    hand = CardList(1, HAND_SIZE - 1, required=True)
    trick = CardList(0, PLAYERS - 1, required=True)
    trump = SuitField()
    card = CardField()
    together = (("hand", "trick"),)


class TrickRequest(OnePack):
    """The cards of a trick in the order played."""

    cards = CardList(1, PLAYERS, required=True)
    trump = SuitField()
    leader = SeatField()
    together = (("cards",),)


class ScoreRequest(OnePack):
    """A winnings pile and its target card."""

    pile = CardList(0, MOST_IN_PILE, bare=True, required=True)
    target = CardField(bare=True, required=True)
    together = (("pile", "target"),)


class AnyList(ListOf):
    """A list whose elements are not looked at: each is answered by itself, faults and all."""

    def __init__(self, fewest: int, most: int, **options: Any) -> None:  # noqa: ANN401  (marshmallow's)
        super().__init__(Field(), fewest, most, **options)

    def read_each(self, values: Sequence[object]) -> list[Any]:
        """Pass them on."""
        return list(values)


class ScoresRequest(Question):
    """Many piles; what is wrong with one of them is said in its own answer (see scores.py)."""

    piles = AnyList(0, MOST_PILES, too_long="too-many", required=True)
    detail = Choice(*DETAILS, load_default="points")


def cards_in(value: object, at: Place) -> Iterator[Shown]:
    """Every card in what was read of a field, however deep, with its place; what could not be read is left out."""
    if isinstance(value, Card | Rank):
        yield at, value
    elif isinstance(value, list):
        for index, element in enumerate(value):
            if isinstance(element, Card):
                yield (*at, index), element
            else:
                yield from cards_in(element, (*at, index))
    elif isinstance(value, Mapping):
        for name, element in value.items():
            yield from cards_in(element, (*at, name))


def names_in(asked: Mapping[str, Any], field: str) -> Iterator[tuple[Place, str]]:
    """The names in a list of named things, with their places; what could not be read is left out."""
    for index, named in enumerate(asked.get(field) or ()):
        name = named.get("name") if isinstance(named, Mapping) else getattr(named, "name", None)
        if name is not None:
            yield (field, index, "name"), name
