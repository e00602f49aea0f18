"""From an answer, a plain dict, to the bytes the caller asked for: JSON, or lines that a person reads aloud.

``?format=json|text`` beats ``Accept``; without either the answer is JSON.  Both are made from the same dict.
"""

import textwrap
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any

import orjson
from flask import Response
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

from service.faults import Fault
from service.http.problems import Problem, of_faults, problem_json, problem_lines
from service.http.reading import Environ

JSON, TEXT, PROBLEM = "application/json", "text/plain", "application/problem+json"
COLUMNS = 80

Answer = dict[str, Any]
Texter = Callable[[Answer], Iterable[str]]


def wanted_form(environ: Environ, fmt: str | None) -> str:
    """JSON or TEXT, whichever the request prefers. Raises Problem: 406, or 422 for a ``format`` that is neither."""
    if fmt is not None:
        if fmt not in ("json", "text"):
            raise of_faults([Fault("unknown-value", "format must be json or text.", ("format",))])
        return JSON if fmt == "json" else TEXT
    accept = environ.get("HTTP_ACCEPT") or "*/*"
    if accept in ("*/*", JSON):
        return JSON
    best = parse_accept_header(accept, MIMEAccept).best_match([JSON, TEXT, PROBLEM])
    if best is None:
        raise Problem(
            "not-acceptable", "Answers are application/json or text/plain, and the Accept header allows neither."
        )
    return TEXT if best == TEXT else JSON


def respond(answer: Answer, texter: Texter, form: str) -> Response:
    """The answer (200) in the form wanted."""
    if form == TEXT:
        return Response(as_text(texter(answer)), content_type="text/plain; charset=utf-8")
    return Response(as_json(answer), content_type=JSON)


def respond_problem(problem: Problem, path: str, form: str) -> Response:
    """The refusal in the form wanted."""
    if form == TEXT:
        response = Response(as_text(problem_lines(problem)), problem.status, content_type="text/plain; charset=utf-8")
    else:
        body = as_json({**problem_json(problem), "instance": path})
        response = Response(body, problem.status, content_type=PROBLEM)
    response.headers.extend(problem.headers)
    return response


def cacheable(response: Response, if_none_match: str | None) -> Response:
    """The answer to a GET: with an ETag and five minutes' life, or 304 if the caller has it."""
    etag = f'"{blake2b(response.get_data(), digest_size=12).hexdigest()}"'
    if if_none_match is not None and _names(if_none_match, etag):
        response = Response(status=304)
        del response.headers["Content-Type"]
    response.headers["ETag"] = etag
    response.headers["Cache-Control"] = "public, max-age=300"
    return response


def as_json(answer: Answer) -> bytes:
    """The answer as JSON, with a line end for those who read it in a terminal."""
    return orjson.dumps(answer, option=orjson.OPT_APPEND_NEWLINE)


def as_text(lines: Iterable[str]) -> str:
    """The lines, wrapped at 80 columns, each ended."""
    return "".join(f"{wrapped}\n" for line in lines for wrapped in _wrapped(line))


def _wrapped(line: str) -> list[str]:
    if len(line) <= COLUMNS:
        return [line]
    indent = line[: len(line) - len(line.lstrip())] + "  "
    return textwrap.wrap(line, COLUMNS, subsequent_indent=indent, break_on_hyphens=False)


def _names(if_none_match: str, etag: str) -> bool:
    """Does If-None-Match name the tag? Weak comparison, as RFC 9110 asks."""
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return "*" in tags or etag in tags
