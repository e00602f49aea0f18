"""The answers of Apples as plain dicts, the JSON of openapi.yaml."""

from service.apples.scoring import Meld, Score
from service.faults import Caution
from service.http.answering import Answer
from service.http.problems import pointer


def write_score(score: Score) -> Answer:
    """Points, lines, singles, warnings."""
    return {
        "points": score.points,
        "lines": [_line(meld) for meld in score.lines],
        "singles": [str(card) for card in score.singles],
        "warnings": [write_caution(caution) for caution in score.warnings],
    }


def _line(meld: Meld) -> Answer:
    return {
        "rank": meld.rank.symbol,
        "cards": [str(card) for card in meld.cards],
        "size": meld.size,
        "with_target": meld.with_target,
        "points": meld.points,
        "rule": meld.rule.id,
        "text": meld.text,
    }


def write_caution(caution: Caution) -> Answer:
    """One element of ``warnings``."""
    return {"code": caution.code, "detail": caution.detail, "at": pointer(caution.at)}
