"""A path that answers questions: read, call the view, answer.

    @question(apples, "/score", ScoreRequest, texts.score, get=True)
    def score(asked): ...

The view takes the domain values that the schema read, and returns the answer as a plain dict.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from flask import Blueprint

from service.faults import Fault, ImpossibleError
from service.http.answering import Answer, Answered, Texter, cacheable, respond, wanted_form
from service.http.long_json import ReadList
from service.http.ndjson import AnswerLines, answer_ndjson, is_ndjson
from service.http.problems import of_faults
from service.http.reading import BODY_LIMIT, Environ, read_body, read_query
from service.http.schema import Question, clip_name

View = Callable[[dict[str, Any]], Answer]


class NoFields(Question):
    """The question of a path that takes no fields."""


@dataclass(frozen=True, slots=True)
class Answerer:
    """A view, and all that is needed to answer with it."""

    view: View
    asks: Question
    texter: Texter
    methods: frozenset[str]
    form: bool  # forms are taken, as the fields are flat
    limit: int  # of a body, in bytes
    lines: AnswerLines | None  # answers lines of JSON, where the path takes them
    read_list: ReadList | None  # reads the long list that the body begins with, where it has one

    def answer(self, environ: Environ) -> Answered:
        """The answer to the request of this WSGI environment. Raises Problem."""
        query = read_query(environ)
        if self.lines is not None and is_ndjson(environ):
            fmt = query.pop("format", None)
            _refuse_query(query)
            return answer_ndjson(environ, fmt, self.lines)
        wanted = wanted_form(environ, query.pop("format", None))
        if environ["REQUEST_METHOD"] == "POST":
            _refuse_query(query)
            given = read_body(environ, form=self.form, limit=self.limit, read_list=self.read_list)
            return respond(self._ask(given), self.texter, wanted)
        return cacheable(respond(self._ask(query), self.texter, wanted), environ.get("HTTP_IF_NONE_MATCH"))

    def __call__(self) -> NoReturn:
        """A view that Flask knows, for its paths and methods, and is never asked: see the app."""
        raise NotImplementedError

    def _ask(self, given: Mapping[str, Any]) -> Answer:
        asked = self.asks.read(given)
        try:
            return self.view(asked)
        except ImpossibleError as error:
            raise of_faults(error.faults) from None


def question(  # noqa: PLR0913  (a path's whole description, by keyword)
    blueprint: Blueprint,
    path: str,
    schema: type[Question],
    texter: Texter,
    *,
    post: bool = True,
    get: bool = False,
    form: bool = True,
    limit: int = BODY_LIMIT,
    lines: AnswerLines | None = None,
    read_list: ReadList | None = None,
) -> Callable[[View], View]:
    """Serve the decorated view at ``path``; ``form`` if its fields are flat, ``limit`` of a body in bytes.

    ``lines`` answers ndjson, where the path takes that too; ``read_list`` reads a long list faster than any JSON.
    """
    methods = [*(["GET", "HEAD"] if get else []), *(["POST"] if post else [])]

    def serve(view: View) -> View:
        answerer = Answerer(view, schema(), texter, frozenset(methods), form, limit, lines, read_list)
        blueprint.add_url_rule(path, view.__name__, answerer, methods=methods, provide_automatic_options=False)
        return view

    return serve


def _refuse_query(query: Mapping[str, Any]) -> None:
    """A POST's fields are in its body."""
    if query:
        raise of_faults(
            Fault("unknown-field", f"The fields of a POST are in its body, and {name} is in the query.", (name,))
            for name in map(clip_name, query)
        )
