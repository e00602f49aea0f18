"""What each path of Apples asks for, as marshmallow schemas that load domain values.

A schema's ``whole`` finds what only several fields together show: a card twice, a name twice.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from marshmallow import post_load

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
from service.apples.game import GOAL
from service.apples.pack import Shown, find_faults
from service.apples.results import Counted, Result, Winnings
from service.apples.scoring import BEST, WORST
from service.cards import PACK, Card, Rank
from service.faults import Fault
from service.http.fields import Choice, Field, Flag, Integer, ListOf, Part, SeedField
from service.http.names import NameField, NameList
from service.http.schema import Question
from service.names import find_name, find_repeated, unknown_player
from service.rulebook import Place

MOST_IN_PILE = len(PACK) - 1  # all cards but the target
MOST_IN_HAND = 2 * len(PACK)  # of a hand that is checked: two packs mixed up can still be told apart
MOST_CALLS = 200  # the longest lawful auction has 160
MOST_ROUNDS = 1000
MOST_PILES = 100_000
MOST_TO_WIN = 100_000  # points, as the goal of a game
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


class NamedWinnings(OnePack):
    """One player's pile and target."""

    name = NameField(required=True)
    pile = CardList(0, MOST_IN_PILE, bare=True, required=True)
    target = CardField(bare=True, required=True)
    together = (("pile", "target"),)

    @post_load
    def _as_result(self, asked: dict[str, Any], **_: object) -> Winnings:
        return Winnings(**asked)


class NamedPoints(Question):
    """One player's points, counted by hand."""

    name = NameField(required=True)
    points = Integer(WORST, BEST, required=True)

    @post_load
    def _as_result(self, asked: dict[str, Any], **_: object) -> Counted:
        return Counted(**asked)


class RoundRequest(Question):
    """All four players' winnings at the end of a hand."""

    players = each_seat(Part(NamedWinnings()), required=True)

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """A name given twice."""
        return find_repeated(names_in(asked, "players"))


class ResultField(Part):
    """What a player brings home from one hand of a game: a pile and target, or points."""

    def __init__(self) -> None:
        super().__init__(NamedWinnings())
        self.parts = (NamedWinnings(), NamedPoints())

    def _deserialize(self, value: object, *_: object, **__: object) -> Any:  # noqa: ANN401
        if isinstance(value, Mapping) and "points" in value:
            return self.parts[1].load(value)
        return super()._deserialize(value)


class PlayedRound(Question):
    """A hand that was played: all four results, in any order."""

    players = each_seat(ResultField(), required=True)

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """A name given twice."""
        return find_repeated(names_in(asked, "players"))

    @post_load
    def _as_results(self, asked: dict[str, Any], **_: object) -> list[Result]:
        results: list[Result] = asked["players"]
        return results


class ThrownIn(Question):
    """A hand that was passed out, misdealt or spoilt."""

    thrown_in = Flag(required=True)

    @post_load
    def _as_results(self, _: dict[str, Any], **__: object) -> list[Result]:
        return []  # nobody brings anything home

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """``thrown_in`` is only ever true."""
        if asked.get("thrown_in") is False:
            yield Fault(
                "unknown-value", "thrown_in can only be true; a played hand has players instead.", ("thrown_in",)
            )


class RoundField(Part):
    """One hand of a game."""

    def __init__(self) -> None:
        super().__init__(PlayedRound())
        self.parts = (PlayedRound(), ThrownIn())

    def _deserialize(self, value: object, *_: object, **__: object) -> Any:  # noqa: ANN401
        if isinstance(value, Mapping) and "thrown_in" in value:
            return self.parts[1].load(value)
        return super()._deserialize(value)


class GameRequest(Question):
    """A game's players and its hands so far. ``players`` and ``dealer`` are names."""

    players = NameList(PLAYERS, PLAYERS, required=True)
    dealer = NameField()
    goal = Integer(1, MOST_TO_WIN, load_default=GOAL)
    rounds = ListOf(RoundField(), 0, MOST_ROUNDS, too_long="too-many", required=True)

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """Names of people who are not playing."""
        players = [name for name in asked.get("players", ()) if name is not None]
        if len(players) == PLAYERS:  # or else it is not known who plays
            for at, name in _all_names(asked):
                if find_name(name, players) is None:
                    yield unknown_player(name, players, at)


def _all_names(asked: Mapping[str, Any]) -> Iterator[tuple[Place, str]]:
    """The names in a game's question that should be players'."""
    if "dealer" in asked:
        yield ("dealer",), asked["dealer"]
    for index, played in enumerate(asked.get("rounds") or ()):
        results = {"players": played} if isinstance(played, list) else played or {}
        yield from ((("rounds", index, *at), name) for at, name in names_in(results, "players"))


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
