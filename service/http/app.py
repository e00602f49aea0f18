"""The Flask application: what is the same for every path, the framework's own errors included.

every answer     Service-Version, Vary: Accept, no-store unless it is a page or a GET's answer, CORS for any origin
OPTIONS          204 on every path, known or not, or no page could read the 404
errors           problem+json, or text where text is wanted; never HTML
"""

import logging
from collections.abc import Iterable
from contextlib import suppress
from difflib import get_close_matches
from functools import cached_property
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, current_app, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed
from werkzeug.routing import MapAdapter

from service.http.answering import JSON, respond_problem, wanted_form
from service.http.headers import EVERY_ANSWER, PREFLIGHT
from service.http.health import health
from service.http.metrics import metrics
from service.http.observing import NO_ROUTE, ROUTE, observed
from service.http.problems import Problem, unexpected
from service.http.question import Answerer
from service.http.reading import Environ, read_query
from service.http.sending import as_flask, send


class RulesService(Flask):
    """Flask without sessions, static folders and redirects, and with every error a problem."""

    def __init__(self) -> None:
        super().__init__("service", static_folder=None, template_folder="web/templates")
        self.url_map.merge_slashes = False  # a doubled slash is another path, and not there
        self.before_request(_before)
        self.after_request(_after)
        self.register_error_handler(Problem, _refuse)
        self.register_error_handler(HTTPException, _refuse_as_framework)
        self.register_error_handler(Exception, _refuse_unexpected)
        self.register_blueprint(health)
        self.register_blueprint(metrics)
        self._observed = observed(self._dispatch)

    def wsgi_app(self, environ: Environ, start_response: Any) -> Iterable[bytes]:  # noqa: ANN401  (PEP 3333's)
        """As Flask's, observed; and a question is answered without a request context, session and signals.

        A question needs none of them, its path has no variable parts, and together they would cost three times as
        much as the answer.  Whatever else is asked, and every other method, goes Flask's way.
        """
        return self._observed(environ, start_response)

    @cached_property
    def questions(self) -> dict[str, Answerer]:
        """The paths that answer questions; complete at the first request."""
        views = ((rule.rule, self.view_functions[rule.endpoint]) for rule in self.url_map.iter_rules())
        return {path: view for path, view in views if isinstance(view, Answerer)}

    def _dispatch(self, environ: Environ, start_response: Any) -> Iterable[bytes]:  # noqa: ANN401  (PEP 3333's)
        path = environ["PATH_INFO"]
        answerer = self.questions.get(path)
        if answerer is None or environ["REQUEST_METHOD"] not in answerer.methods:
            return super().wsgi_app(environ, start_response)
        environ[ROUTE] = path
        try:
            answered = answerer.answer(environ)
        except Exception as error:  # noqa: BLE001  (whatever it is, the caller gets a problem)
            answered = respond_problem(_problem_of(error), path, _form_of_error(environ))
        return send(answered, start_response)


def _before() -> Response | None:
    """Answer preflights, and refuse the doubled slash that werkzeug strips."""
    if request.method == "OPTIONS":
        preflight = Response(status=204, headers={**PREFLIGHT, "Allow": ", ".join(_allowed())})
        del preflight.headers["Content-Type"]
        return preflight
    if request.environ["PATH_INFO"].startswith("//"):
        raise _not_found()
    return None


def _after(response: Response) -> Response:
    request.environ[ROUTE] = request.url_rule.rule if request.url_rule else NO_ROUTE
    headers = response.headers
    headers.pop("Date", None)  # werkzeug's; the server sends its own
    headers.setdefault("Cache-Control", "no-store")
    for name, value in EVERY_ANSWER.items():
        headers.setdefault(name, value)
    return response


def _refuse(problem: Problem) -> Response:
    return as_flask(respond_problem(problem, _as_sent(request.environ), _form_of_error(request.environ)))


def _refuse_as_framework(error: HTTPException) -> Response:
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(_allowed())
        return _refuse(Problem("method-not-allowed", f"{request.path} takes {allowed}.", headers={"Allow": allowed}))
    if error.code == 404:  # noqa: PLR2004  (Not Found)
        return _refuse(_not_found())
    return _refuse(Problem("bad-request", str(error.description)))


def _refuse_unexpected(error: Exception) -> Response:
    return _refuse(_problem_of(error))


def _problem_of(error: Exception) -> Problem:
    if isinstance(error, Problem):
        return error
    logging.getLogger("service").error("unexpected", exc_info=error)
    return unexpected()


def _form_of_error(environ: Environ) -> str:
    """As negotiated: by the query, by Accept where the query is what went wrong, or JSON where both are."""
    with suppress(Problem):
        return wanted_form(environ, read_query(environ).get("format"))
    with suppress(Problem):
        return wanted_form(environ, None)
    return JSON


def _as_sent(environ: Environ) -> str:
    """The path of a WSGI environment with its slashes and escapes, as a URI has it; werkzeug drops doubled slashes."""
    return quote(environ["PATH_INFO"].encode("latin-1"), safe="/!$&'()*+,;=:@~")


def _allowed() -> list[str]:
    """The methods of the path asked for; those of any path where it is unknown."""
    known = set(_paths().allowed_methods()) or {"GET", "HEAD", "POST"}
    return sorted(known | {"OPTIONS"})


def _paths() -> MapAdapter:
    return current_app.create_url_adapter(request)  # type: ignore[return-value]  # None only without a request


def _not_found() -> Problem:
    paths = [rule.rule for rule in _paths().map.iter_rules()]
    near = get_close_matches(request.path[:100], paths, 1)
    hint = f" Did you mean {near[0]}?" if near else ""
    return Problem("not-found", f"Nothing lives at this path.{hint}")
