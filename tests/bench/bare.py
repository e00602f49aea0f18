"""The same questions answered by a WSGI application without a framework: read, judge, write, and nothing else.

It checks what it must not to fail, names no fault, negotiates nothing and logs nothing: the floor, not a service.
"""

from collections.abc import Callable, Iterable
from typing import Any

import orjson

from service.apples import answers
from service.apples.bulk import known_points
from service.apples.scoring import score_pile
from service.apples.trick import judge_play, legal_cards
from service.cards import CARDS_BY_TOKEN, RANKS_BY_TOKEN, Card, Rank

CARDS_AND_RANKS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}
JSON = ("Content-Type", "application/json")

Asked = dict[str, Any]


def app(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answer a POST."""
    asked = orjson.loads(environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"])))
    body = orjson.dumps(ANSWERS[environ["PATH_INFO"]](asked))
    start_response("200 OK", [JSON, ("Content-Length", str(len(body)))])
    return [body]


def _score(asked: Asked) -> Asked:
    pile = [CARDS_AND_RANKS[token] for token in asked["pile"]]
    return answers.write_score(score_pile(pile, CARDS_AND_RANKS[asked["target"]]))


def _play(asked: Asked) -> Asked:
    hand, trick = ([CARDS_BY_TOKEN[token] for token in asked[name]] for name in ("hand", "trick"))
    violations = judge_play(hand, trick, CARDS_BY_TOKEN[asked["card"]])
    return answers.write_play(violations, legal_cards(hand, trick), trick)


def _scores(asked: Asked) -> Asked:
    known = known_points((each["pile"], each["target"]) for each in asked["piles"])
    return {"scores": [{"points": points} for points in known]}


ANSWERS = {"/v1/apples/score": _score, "/v1/apples/play": _play, "/v1/apples/scores": _scores}
