"""GET /v1/vectors: the conformance pack."""

from collections.abc import Iterator
from typing import Any

from flask import Blueprint

from service.http.answering import Answer
from service.http.question import NoFields, question
from service.vectors.pack import read_cases
from service.version import __version__

vectors = Blueprint("vectors", __name__, url_prefix="/v1")


def list_cases(answer: Answer) -> Iterator[str]:
    """How many cases there are, then each by its id."""
    yield f"{len(answer['cases'])} cases"
    yield from (f"{case['game']} {case['id']}" for case in answer["cases"])


@question(vectors, "/vectors", NoFields, list_cases, post=False, get=True)
def pack(asked: dict[str, Any]) -> Answer:
    """Every case of every file."""
    del asked
    return {"version": __version__, "cases": read_cases()}
