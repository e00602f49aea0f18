"""Who stands where: equal points share a place, and the next place is left out (1, 1, 3)."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's line in the table of a game."""

    place: int  # from 1
    name: str
    points: int


def rank_players(names: Sequence[str], points: Sequence[int]) -> list[Standing]:
    """The players from the most points to the fewest; those with equal points in the order of their seats."""
    standings = [
        Standing(1 + sum(other > own for other in points), name, own) for name, own in zip(names, points, strict=True)
    ]
    return sorted(standings, key=lambda standing: standing.place)
