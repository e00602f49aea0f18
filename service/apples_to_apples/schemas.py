"""What each path of Apples to Apples asks for, as marshmallow schemas that load domain values.

Players are looked up however their names are spelt, and come out as they stand in ``players``.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from marshmallow import post_load

from service.apples_to_apples.fields import FavouriteField, TableField
from service.apples_to_apples.round import Play, Round, find_repeated
from service.apples_to_apples.table import FEWEST_PLAYERS, MOST_PLAYERS, WITH_BLANKS
from service.faults import Fault
from service.http.fairness import giving_way
from service.http.fields import Flag, Integer, ListOf, Part, SeedField
from service.http.names import NameField, NameList
from service.http.schema import Question
from service.names import find_repeated as find_repeated_names
from service.names import fold_name, unknown_player
from service.rulebook import Place

MOST_CARDS_LAID = 200  # in one round; a lawful one has at most nine
MOST_ROUNDS = 1000

Named = tuple[Place, str]
"""Where in a question a player's name stands, and the name."""


def red_card(**options: Any) -> Integer:  # noqa: ANN401  (marshmallow's)
    """A red card by its number, a blank perhaps."""
    return Integer(1, WITH_BLANKS.red, **options)


def players_field() -> NameList:
    """The players, seated clockwise."""
    return NameList(FEWEST_PLAYERS, MOST_PLAYERS, required=True)


class TableRequest(Question):
    """A table."""

    players = TableField(required=True)
    blanks = Flag(load_default=False)


class DealRequest(TableRequest):
    """A table to deal to."""

    seed = SeedField()


class PlayGiven(Question):
    """A red card laid face down."""

    player = NameField(required=True)
    card = red_card()


class HandGiven(Question):
    """A player's red cards."""

    name = NameField(required=True)
    cards = ListOf(red_card(), 0, WITH_BLANKS.red, required=True)


class RoundRequest(Question):
    """A round: red cards in order of arrival, and perhaps the judge's favourite."""

    players = players_field()
    judge = NameField(required=True)
    plays = ListOf(Part(PlayGiven()), 0, MOST_CARDS_LAID, too_long="too-many", required=True)
    hands = ListOf(Part(HandGiven()), 0, MOST_PLAYERS, load_default=list)
    favourite = FavouriteField()
    seed = SeedField()

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """Strangers; two hands of one player; a card in two places; an index that nobody can follow."""
        yield from _strangers(asked, _named_in_round(asked))
        yield from find_repeated_names(_texts(asked, "hands", "name"))
        yield from find_repeated(_cards_in_hands(asked))
        if isinstance(asked.get("favourite"), int) and "seed" not in asked:
            detail = "A favourite by index needs the seed that the cards were shuffled with."
            yield Fault("missing-field", detail, ("seed",))

    @post_load
    def _as_round(self, asked: dict[str, Any], **_: object) -> dict[str, Any]:
        known = spellings(asked["players"])
        hands = {known[fold_name(hand["name"])]: tuple(hand["cards"]) for hand in asked["hands"]}
        asked["round"] = Round(tuple(asked["players"]), known[fold_name(asked["judge"])], hands)
        asked["plays"] = [Play(known[fold_name(play["player"])], play.get("card")) for play in asked["plays"]]
        if isinstance(asked.get("favourite"), str):
            asked["favourite"] = known[fold_name(asked["favourite"])]
        return asked


class GameRequest(Question):
    """A game: who was awarded each round."""

    players = players_field()
    first_judge = NameField()
    rounds = ListOf(NameField(), 0, MOST_ROUNDS, too_long="too-many", required=True)

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """The names of people who are not playing."""
        return _strangers(asked, _named_in_game(asked))

    @post_load
    def _as_game(self, asked: dict[str, Any], **_: object) -> dict[str, Any]:
        known = spellings(asked["players"])
        asked["first_judge"] = known[fold_name(asked.get("first_judge", asked["players"][0]))]
        asked["rounds"] = [known[fold_name(name)] for name in asked["rounds"]]
        return asked


def spellings(players: Sequence[str]) -> dict[str, str]:
    """The players' names as they are written back, by what all their spellings have in common."""
    return {fold_name(name): name for name in players}


def _strangers(asked: Mapping[str, Any], named: Iterable[Named]) -> Iterator[Fault]:
    """Those of the names that are none of the players'; nobody, where it is not known who plays."""
    players = asked.get("players") or [None]
    if None not in players and FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        known = spellings(players)
        for at, name in giving_way(named, glance=1):
            if fold_name(name) not in known:
                yield unknown_player(name, players, at)


def _named_in_round(asked: Mapping[str, Any]) -> Iterator[Named]:
    if "judge" in asked:
        yield ("judge",), asked["judge"]
    yield from _texts(asked, "plays", "player")
    yield from _texts(asked, "hands", "name")
    if isinstance(asked.get("favourite"), str):
        yield ("favourite",), asked["favourite"]


def _named_in_game(asked: Mapping[str, Any]) -> Iterator[Named]:
    if "first_judge" in asked:
        yield ("first_judge",), asked["first_judge"]
    for index, name in enumerate(asked.get("rounds") or ()):
        if name is not None:
            yield ("rounds", index), name


def _texts(asked: Mapping[str, Any], field: str, name: str) -> Iterator[Named]:
    """The texts ``name`` of the objects in a list, with their places; what could not be read is left out."""
    for index, element in enumerate(asked.get(field) or ()):
        if element and name in element:
            yield (field, index, name), element[name]


def _cards_in_hands(asked: Mapping[str, Any]) -> Iterator[tuple[Place, int]]:
    for index, hand in enumerate(asked.get("hands") or ()):
        for position, card in enumerate((hand or {}).get("cards") or ()):
            if card is not None:
                yield ("hands", index, "cards", position), card
