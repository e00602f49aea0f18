"""The answers to many piles: each by itself, so that a faulty one does not fail the rest."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from service.apples.answers import write_lines
from service.apples.bulk import pile_points
from service.apples.schemas import ScoreRequest
from service.apples.scoring import score_pile
from service.faults import Fault
from service.http.answering import Answer
from service.http.fairness import giving_way
from service.http.metrics import count_piles
from service.http.problems import Problem, of_faults, problem_within
from service.rulebook import Place

PILE = ScoreRequest()


def score_each(piles: Sequence[object], *, lines: bool, at: Place = ("piles",)) -> Iterator[Answer]:
    """The points of each pile (with ``lines`` the lines too), or what is wrong with it; the piles stand at ``at``."""
    for index, given in enumerate(giving_way(piles)):
        points = None if lines else _points_at_once(given)
        yield {"points": points} if points is not None else score_one(given, (*at, index), lines=lines)


def score_lines(values: Sequence[object]) -> list[Answer]:
    """The answers to the lines of an ndjson body; a Problem among the values is that of a line that is no JSON."""
    count_piles(len(values))
    return [_score_line(value) for value in giving_way(values)]


def _score_line(value: object) -> Answer:
    if isinstance(value, Problem):
        return _refused(value, ())
    points = _points_at_once(value)
    return {"points": points} if points is not None else score_one(value, (), lines=False)


def score_one(given: object, at: Place, *, lines: bool) -> Answer:
    """The answer to one pile that may be faulty; ``at`` is where it stands in the request."""
    if not isinstance(given, Mapping):
        return _refused(of_faults([Fault("wrong-type", 'A pile is an object, {"pile": …, "target": …}.')]), at)
    try:
        asked = PILE.read(given)
    except Problem as problem:
        return _refused(problem, at)
    score = score_pile(asked["pile"], asked["target"])
    return {"points": score.points, **({"lines": write_lines(score)} if lines else {})}


def _points_at_once(given: Any) -> int | None:  # noqa: ANN401  (any JSON)
    try:
        return pile_points(given["pile"], given["target"]) if len(given) == 2 else None  # noqa: PLR2004  (no third field)
    except (KeyError, TypeError):
        return None


def _refused(problem: Problem, at: Place) -> Answer:
    faults = [
        replace(fault, at=(*at, *fault.at), first=None if fault.first is None else (*at, *fault.first))
        for fault in problem.faults
    ]
    return {"problem": problem_within(replace(problem, faults=faults))}
