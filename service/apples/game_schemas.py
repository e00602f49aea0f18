"""What the paths that look at all four players ask for: the end of a hand, and a game over many of them.

Players are looked up however their names are spelt.  What a schema loads of a player is a Winnings or a Counted, and of
a hand the list of them, empty where the hand was thrown in.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from marshmallow import post_load

from service.apples.deal import PLAYERS
from service.apples.fields import CardField, CardList, each_seat
from service.apples.game import GOAL
from service.apples.results import Counted, Result, Winnings
from service.apples.schemas import MOST_IN_PILE, OnePack, names_in
from service.apples.scoring import BEST, WORST
from service.faults import Fault
from service.http.fairness import giving_way
from service.http.fields import Flag, Integer, ListOf, Part
from service.http.names import NameField, NameList
from service.http.schema import Question
from service.names import find_name, find_repeated, unknown_player
from service.rulebook import Place

MOST_ROUNDS = 1000
MOST_TO_WIN = 100_000  # points, as the goal of a game


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
            for at, name in giving_way(_all_names(asked), glance=1):
                if find_name(name, players) is None:
                    yield unknown_player(name, players, at)


def _all_names(asked: Mapping[str, Any]) -> Iterator[tuple[Place, str]]:
    """The names in a game's question that should be players'."""
    if "dealer" in asked:
        yield ("dealer",), asked["dealer"]
    for index, played in enumerate(asked.get("rounds") or ()):
        results = {"players": played} if isinstance(played, list) else played or {}
        yield from ((("rounds", index, *at), name) for at, name in names_in(results, "players"))
