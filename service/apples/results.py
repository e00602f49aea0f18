"""What the players bring home from one hand: a pile and a target card, or points they counted themselves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from service.apples.game import THROWN_IN, Points
from service.apples.pack import Shown, show
from service.apples.scoring import STEP, Score, caution_pile, figure, score_pile
from service.cards import Card, Rank
from service.faults import Caution
from service.names import fold_name


@dataclass(frozen=True, slots=True)
class Winnings:
    """A player's cards at the end of a hand. No card is twice among them, and no rank five times (see pack.py)."""

    name: str
    pile: Sequence[Card | Rank]
    target: Card | Rank

    @property
    def score(self) -> Score:
        """What the cards are worth, line by line."""
        return score_pile(self.pile, self.target)

    @property
    def points(self) -> int:
        """What the hand adds to the player's total."""
        return self.score.points

    @property
    def warnings(self) -> Sequence[Caution]:
        """What is odd about the pile, placed at ``("pile",)``."""
        return caution_pile(len(self.pile))

    def shown(self) -> Iterator[Shown]:
        """Every card with its place among these winnings: ``("pile", k)``, then ``("target",)``."""
        yield from show(("pile",), self.pile)
        yield ("target",), self.target


@dataclass(frozen=True, slots=True)
class Counted:
    """A player's points, counted at the table."""

    name: str
    points: int

    @property
    def warnings(self) -> Sequence[Caution]:
        """What is odd about the points, placed at ``("points",)``."""
        if self.points % STEP == 0:
            return ()
        detail = f"Every score is a multiple of {STEP}; {self.name}'s {figure(self.points)} is none."
        return (Caution("not-multiple-of-ten", detail, ("points",)),)


Result = Winnings | Counted


def seat_points(names: Sequence[str], results: Sequence[Result]) -> Points:
    """The points of a hand in the order of ``names``; none where it was thrown in, so that there are no results."""
    points = {fold_name(result.name): result.points for result in results}
    return tuple(points[fold_name(name)] for name in names) if results else THROWN_IN
