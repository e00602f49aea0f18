"""One short view for each path under /v1/apples."""

from typing import Any

from flask import Blueprint

from service.apples import answers, texts
from service.apples.schemas import ScoreRequest
from service.apples.scoring import score_pile
from service.http.answering import Answer
from service.http.question import question

apples = Blueprint("apples", __name__, url_prefix="/v1/apples")


@question(apples, "/score", ScoreRequest, texts.score, get=True)
def score(asked: dict[str, Any]) -> Answer:
    """What a winnings pile is worth."""
    return answers.write_score(score_pile(asked["pile"], asked["target"]))
