"""The referee's judgement as a plain dict, the JSON of openapi.yaml. Players are named, never numbered."""

from collections.abc import Sequence

from service.apples.answers import write_auction, write_cards, write_score, write_trick
from service.apples.deal import Seat
from service.apples.referee.finding import Finding
from service.apples.referee.judge import Judgement
from service.apples.referee.outcome import Outcome
from service.apples.trick import Trick
from service.http.answering import Answer
from service.http.problems import pointer

Names = Sequence[str]

SEATED = ("bidder", "next_caller", "next_dealer")  # fields that other answers give as seats
VERDICT = ("legal", "violations")  # of an auction by itself; here they are with those of all other steps


def write_judgement(judgement: Judgement) -> Answer:
    """Verdicts and findings first, then where the hand stands and how it went."""
    names, outcome = judgement.record.players, judgement.outcome
    return {
        "verdict": judgement.verdict.value,
        "by_phase": {phase.value: verdict.value for phase, verdict in judgement.by_phase.items()},
        "violations": [_finding(finding, names) for finding in judgement.violations],
        "undetermined": [_finding(finding, names) for finding in judgement.undetermined],
        "phase": outcome.stage.value,
        **_next(outcome, names),
        "auction": _auction(judgement, names),
        "tricks": [_trick(trick, names) for trick in judgement.course.tricks],
        "piles": [{"name": name, "cards": write_cards(pile)} for name, pile in zip(names, outcome.piles, strict=True)],
        "scores": [{"name": names[seat], **write_score(score)} for seat, score in outcome.scores.items()],
    }


def _finding(finding: Finding, names: Names) -> Answer:
    answer: Answer = {
        "step": finding.step,
        "player": names[finding.seat],
        "rule": finding.rule.id,
        "detail": finding.detail,
    }
    for field in ("at", "shown_at"):
        place = getattr(finding, field)
        answer |= {} if place is None else {field: pointer(place)}
    return answer | ({"settled_by": finding.settled_by} if finding.settled_by else {})


def _auction(judgement: Judgement, names: Names) -> Answer:
    answer = write_auction([], judgement.course.auction)
    return {
        field: names[value] if field in SEATED else value for field, value in answer.items() if field not in VERDICT
    }


def _trick(trick: Trick, names: Names) -> Answer:
    answer = {"cards": write_cards(trick.cards), "leader": names[trick.leader], **write_trick(trick)}
    return answer | {"winner": names[trick.winner]}


def _next(outcome: Outcome, names: Names) -> Answer:
    """Whose turn it is and what may be done, or who deals next."""
    answer = _named("turn", outcome.turn, names) | _named("next_dealer", outcome.next_dealer, names)
    if outcome.legal_actions is not None:
        answer["legal_actions"] = [str(action) for action in outcome.legal_actions]
    return answer


def _named(field: str, seat: Seat | None, names: Names) -> Answer:
    return {} if seat is None else {field: names[seat]}
