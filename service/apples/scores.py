"""The answers to many piles: each by itself, so that a faulty one does not fail the rest."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeGuard

from service.apples.answers import write_lines
from service.apples.bulk import POINTS, known_points, packed_points
from service.apples.pile_reader import Pile
from service.apples.schemas import ScoreRequest
from service.apples.scoring import score_pile
from service.faults import Fault
from service.http.answering import Answer
from service.http.fairness import giving_way
from service.http.metrics import count_piles
from service.http.problems import MOST_FAULTS_WITHIN, Problem, of_faults, problem_within
from service.rulebook import Place

QUESTION = ScoreRequest()
BATCH = 1000  # piles; one or two milliseconds' work where none is in doubt
ANSWERS: dict[int, Answer] = {points: {"points": points} for points in POINTS}  # shared by all piles: never change one

AnswerOne = Callable[[int, object], Answer]
"""The careful answer to one pile, given with its index."""


def score_each(piles: Sequence[object], *, lines: bool, at: Place = ("piles",)) -> Iterator[list[Answer]]:
    """The points of each pile (with ``lines`` the lines too), or what is wrong with it, batch by batch.

    The piles, as JSON or as pile_reader reads them, stand at ``at`` in the request.
    """

    def answer_one(index: int, pile: object) -> Answer:
        return score_one(pile, (*at, index), lines=lines)

    for first in giving_way(range(0, len(piles), BATCH), glance=1):
        batch = piles[first : first + BATCH]
        if lines:
            yield [answer_one(index, pile) for index, pile in enumerate(giving_way(map(_in_json, batch)), first)]
        else:
            yield _points(batch, answer_one, first)


def score_lines(values: Sequence[object]) -> list[Answer]:
    """The answers to the lines of an ndjson body; a Problem among the values is that of a line that is no JSON."""
    count_piles(len(values))
    return _points(values, _score_line)


def score_one(given: object, at: Place, *, lines: bool) -> Answer:
    """The answer to one pile that may be faulty; ``at`` is where it stands in the request."""
    if not isinstance(given, Mapping):
        return _refused(of_faults([Fault("wrong-type", 'A pile is an object, {"pile": …, "target": …}.')]), at)
    try:
        asked = QUESTION.read(given)
    except Problem as problem:
        return _refused(problem, at)
    score = score_pile(asked["pile"], asked["target"])
    return {"points": score.points, **({"lines": write_lines(score)} if lines else {})}


def _points(piles: Sequence[object], answer_one: AnswerOne, first: int = 0) -> list[Answer]:
    """The points of each pile, or the careful answer if it is in doubt; ``first`` is the first one's index."""
    if _all_packed(piles) and (points := packed_points(piles)) is not None:
        return [*map(ANSWERS.__getitem__, points)]
    piles = [*map(_in_json, piles)]
    known = known_points(map(_pile_and_target, piles))
    return [
        answer_one(index, pile) if points is None else ANSWERS[points]
        for index, (pile, points) in enumerate(giving_way(zip(piles, known, strict=True)), first)
    ]


def _all_packed(piles: Sequence[object]) -> TypeGuard[Sequence[Pile]]:
    return {*map(type, piles)} == {Pile}


def _in_json(pile: object) -> object:
    return pile.in_json() if isinstance(pile, Pile) else pile


def _pile_and_target(given: object) -> tuple[object, object]:
    """The two fields; something that is in doubt, if there are others."""
    if isinstance(given, dict) and len(given) == 2:  # noqa: PLR2004  (no third field)
        return given.get("pile"), given.get("target")
    return None, None


def _score_line(_: int, value: object) -> Answer:
    return _refused(value, ()) if isinstance(value, Problem) else score_one(value, (), lines=False)


def _refused(problem: Problem, at: Place) -> Answer:
    told, counted = problem.faults[:MOST_FAULTS_WITHIN], problem.faults[MOST_FAULTS_WITHIN:]
    placed = [
        replace(fault, at=(*at, *fault.at), first=None if fault.first is None else (*at, *fault.first))
        for fault in told
    ]
    return {"problem": problem_within(replace(problem, faults=[*placed, *counted]))}
