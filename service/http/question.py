"""A path that answers questions: read, call the view, answer.

    @question(apples, "/score", ScoreRequest, texts.score, get=True)
    def score(asked): ...

The view takes the domain values that the schema read, and returns the answer as a plain dict.
"""

from collections.abc import Callable, Mapping
from typing import Any

from flask import Blueprint, Response, request

from service.faults import ImpossibleError
from service.http.answering import Answer, Texter, cacheable, respond, wanted_form
from service.http.problems import of_faults
from service.http.reading import BODY_LIMIT, read_body, read_query
from service.http.schema import Question, unknown_fields

View = Callable[[dict[str, Any]], Answer]


class NoFields(Question):
    """The question of a path that takes no fields."""


def question(  # noqa: PLR0913  (a path's whole description, by keyword)
    blueprint: Blueprint,
    path: str,
    schema: type[Question] = NoFields,
    texter: Texter = str,
    *,
    post: bool = True,
    get: bool = False,
    form: bool = True,
    limit: int = BODY_LIMIT,
) -> Callable[[View], View]:
    """Serve the decorated view at ``path``; ``form`` if its fields are flat, ``limit`` of a body in bytes."""
    asks = schema()
    methods = [*(["GET"] if get else []), *(["POST"] if post else [])]

    def serve(view: View) -> View:
        def answer() -> Response:
            environ = request.environ
            query = read_query(environ)
            wanted = wanted_form(environ, query.pop("format", None))
            if environ["REQUEST_METHOD"] == "POST":
                _refuse_query(query)
                return respond(_ask(view, asks, read_body(environ, form=form, limit=limit)), texter, wanted)
            return cacheable(respond(_ask(view, asks, query), texter, wanted), environ.get("HTTP_IF_NONE_MATCH"))

        blueprint.add_url_rule(path, view.__name__, answer, methods=methods, provide_automatic_options=False)
        return view

    return serve


def _ask(view: View, asks: Question, given: Mapping[str, Any]) -> Answer:
    asked = asks.read(given)
    try:
        return view(asked)
    except ImpossibleError as error:
        raise of_faults(error.faults) from None


def _refuse_query(query: Mapping[str, Any]) -> None:
    """A POST's fields are in its body."""
    if query:
        raise of_faults(unknown_fields(list(query), ["format"]))
