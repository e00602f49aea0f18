"""A game over many hands: the running totals, when it ends, and who has won.

    game.end       after the hand in which a total reaches the goal, which is 250
    game.winner    the highest total; equal ones share the win
    table.dealer   the deal passes clockwise after every hand, a thrown-in one too

A hand after the end breaks game.end: it is listed, and its points are not added.  The deal still moves.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from service.apples.deal import DEFAULT_DEALER, PLAYERS, Seat, seat_after
from service.apples.rules import Rule
from service.rulebook import Violation

GOAL = 250
THROWN_IN = (0,) * PLAYERS  # what a hand scores that was passed out, misdealt or spoilt

Points = tuple[int, ...]
"""Four figures in the order of seats."""


@dataclass(frozen=True, slots=True)
class Round:
    """One hand of a game, once it is written down."""

    points: Points  # scored in this hand
    totals: Points  # after it
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Game:
    """A game after some rounds."""

    dealer: Seat = DEFAULT_DEALER  # of the first hand
    goal: int = GOAL
    rounds: tuple[Round, ...] = ()

    @property
    def totals(self) -> Points:
        """Everyone's points so far, in the order of seats."""
        return self.rounds[-1].totals if self.rounds else THROWN_IN

    @property
    def to_goal(self) -> Points:
        """What each player still needs; 0 once it is reached."""
        return tuple(max(self.goal - total, 0) for total in self.totals)

    @property
    def finished(self) -> bool:
        """Whether somebody has reached the goal (game.end)."""
        return max(self.totals) >= self.goal

    @property
    def winners(self) -> list[Seat]:
        """The seats with the highest total once the game is finished (game.winner); until then nobody."""
        if not self.finished:
            return []
        return [seat for seat, total in enumerate(self.totals) if total == max(self.totals)]

    @property
    def next_dealer(self) -> Seat:
        """Whose deal it is after the rounds so far (table.dealer)."""
        return seat_after(self.dealer, len(self.rounds))

    def after(self, points: Points) -> "Game":
        """The game once another hand has been written down; after the end its points are not added."""
        totals = self.totals if self.finished else tuple(a + b for a, b in zip(self.totals, points, strict=True))
        return Game(self.dealer, self.goal, (*self.rounds, Round(points, totals, self.next_dealer)))


def play_game(hands: Sequence[Points], game: Game) -> tuple[Game, list[Violation]]:
    """The game after all the hands, and a violation at ``("rounds", k)`` for each that came after the end."""
    violations = []
    for index, points in enumerate(hands):
        if game.finished:
            detail = f"The game was over: {max(game.totals)} points reach the goal of {game.goal}."
            violations.append(Violation(Rule.GAME_END, detail, ("rounds", index)))
        game = game.after(points)
    return game, violations
