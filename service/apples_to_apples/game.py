"""A game as its awards tell it: who judged, who holds how many green cards, and when it was over.

    award           its effect
    lawful          one green card to the player named
    to the judge    refused (round.judge-sits-out): not counted
    after the end   refused (game.end): not counted

The judge's role moves clockwise after every round, a refused one too: the round was played.

Nobody can share the win.  A round adds one green card to one player, and no round counts after the first that gives a
player enough; at that moment everyone else has fewer.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from service.apples_to_apples.rules import Rule
from service.apples_to_apples.table import TABLES
from service.rulebook import Violation


@dataclass(frozen=True, slots=True)
class Game:
    """Where a game stands. ``points`` are green cards in seat order; ``judges`` has one name per round."""

    points: tuple[int, ...]
    judges: tuple[str, ...]
    next_judge: str
    violations: tuple[Violation, ...]
    winner: str | None  # None while the game goes on
    ended_in: int | None  # the round, from 1, that gave the winner the last card needed


def play_game(players: Sequence[str], first_judge: str, awards: Sequence[str]) -> Game:
    """The game of 4 to 10 ``players``, seated clockwise; ``awards`` names who was given each round's green card.

    A green card is a point (game.score); the first to have enough (game.end) is the one winner (game.winner).
    """
    to_win = TABLES[len(players)].to_win
    points = dict.fromkeys(players, 0)
    violations: list[Violation] = []
    winner, ended_in = None, None
    for index, named in enumerate(awards):
        refused = _refuse(named, judge_of(players, first_judge, index), winner, index)
        if refused:
            violations.append(refused)
            continue
        points[named] += 1
        if points[named] == to_win:
            winner, ended_in = named, index + 1
    *judges, next_judge = (judge_of(players, first_judge, index) for index in range(len(awards) + 1))
    return Game(tuple(points.values()), tuple(judges), next_judge, tuple(violations), winner, ended_in)


def judge_of(players: Sequence[str], first_judge: str, index: int) -> str:
    """Who judges round ``index``, from 0: clockwise (round.next-judge) from the first judge (table.first-judge)."""
    return players[(players.index(first_judge) + index) % len(players)]


def _refuse(named: str, judge: str, winner: str | None, index: int) -> Violation | None:
    """The rule that an award breaks; after the end there was no round left to break another in."""
    at = ("rounds", index)
    if winner is not None:
        return Violation(Rule.END, f"The game was over: {winner} had won it.", at)
    if named == judge:
        return Violation(Rule.JUDGE_SITS_OUT, f"{named} judged round {index + 1} and cannot be awarded it.", at)
    return None
