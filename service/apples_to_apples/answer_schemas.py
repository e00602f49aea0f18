"""What each path of Apples to Apples answers, as marshmallow schemas (see http/shapes.py).

``ANSWERS`` has them by path.
"""

from collections.abc import Callable
from typing import Any

from service.apples_to_apples.fields import MOST_SHUFFLED
from service.apples_to_apples.rules import Rule
from service.apples_to_apples.schemas import MOST_ROUNDS, red_card
from service.apples_to_apples.table import FEWEST_PLAYERS, HAND, MOST_PLAYERS, PRINTED, TABLES, WITH_BLANKS, Table
from service.http.fields import Flag, Integer, ListOf, Part, SeedField
from service.http.schema import Question
from service.http.shapes import RuleShape, StandingShape, Text, Verdict, many

MOST_TO_WIN = max(table.to_win for table in TABLES.values())


def figure(of: Callable[[Table], int]) -> Integer:
    """A figure that the number of players settles, from the least of all tables to the greatest."""
    figures = [of(table) for table in TABLES.values()]
    return Integer(min(figures), max(figures), required=True)


def red_cards(fewest: int, most: int, **options: Any) -> ListOf:  # noqa: ANN401  (marshmallow's)
    """Red cards by their numbers."""
    return ListOf(red_card(), fewest, most, **options)


def each_player(shape: Question, **options: Any) -> ListOf:  # noqa: ANN401
    """One element for every player, in seat order."""
    return ListOf(Part(shape), FEWEST_PLAYERS, MOST_PLAYERS, **options)


class StockShape(Question):
    """The cards in the box."""

    red = Integer(PRINTED.red, WITH_BLANKS.red, required=True)
    green = Integer(PRINTED.green, WITH_BLANKS.green, required=True)


class TableAnswer(Question):
    """What the number of players settles."""

    players = Integer(FEWEST_PLAYERS, MOST_PLAYERS, required=True)
    to_win = figure(lambda table: table.to_win)
    plays = figure(lambda table: table.plays)
    extra_play = Flag(required=True)
    left_out = Flag(required=True)
    dealt = figure(lambda table: table.dealt)
    most_rounds = figure(lambda table: table.most_rounds)
    most_red_cards = figure(lambda table: table.most_red_cards)
    stock = Part(StockShape(), required=True)


class RulesAnswer(Question):
    """The rule book, and every table."""

    version = Text(required=True)
    rules = many(Part(RuleShape()), len(Rule), len(Rule))
    tables = many(Part(TableAnswer()), len(TABLES), len(TABLES))


class HandShape(Question):
    """A player's seven cards."""

    name = Text()
    cards = red_cards(HAND, HAND, required=True)


class DealAnswer(Question):
    """Everyone's cards and both stacks."""

    hands = each_player(HandShape(), required=True)
    red_left = red_cards(0, WITH_BLANKS.red, required=True)
    green = ListOf(Integer(1, WITH_BLANKS.green), 0, WITH_BLANKS.green, required=True)
    seed = SeedField(required=True)


class RefillShape(Question):
    """What a player is dealt before the next round."""

    name = Text(required=True)
    count = Integer(0, HAND, required=True)


class RoundAnswer(Verdict):
    """How far a round has come."""

    waiting = many(Text(), 0, MOST_PLAYERS)
    to_come = Integer(0, MOST_SHUFFLED, required=True)
    left_out = Text()
    shuffled = red_cards(0, MOST_SHUFFLED)
    seed = SeedField()
    winner = Text()
    discarded = red_cards(0, MOST_SHUFFLED)
    next_judge = Text()
    refill = each_player(RefillShape())


class ScoreShape(Question):
    """A player's green cards."""

    name = Text(required=True)
    points = Integer(0, MOST_TO_WIN, required=True)


class GameAnswer(Verdict):
    """Where a game stands."""

    to_win = figure(lambda table: table.to_win)
    scores = each_player(ScoreShape(), required=True)
    judges = many(Text(), 0, MOST_ROUNDS)
    standings = each_player(StandingShape(), required=True)
    finished = Flag(required=True)
    winners = many(Text(), 0, 1)
    next_judge = Text(required=True)
    ended_in = Integer(1, MOST_ROUNDS)


ANSWERS: dict[str, type[Question]] = {
    "/v1/apples-to-apples/rules": RulesAnswer,
    "/v1/apples-to-apples/table": TableAnswer,
    "/v1/apples-to-apples/deal": DealAnswer,
    "/v1/apples-to-apples/round": RoundAnswer,
    "/v1/apples-to-apples/game": GameAnswer,
}
