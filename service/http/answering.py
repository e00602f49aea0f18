"""From an answer, a plain dict, to the bytes the caller asked for: JSON, or lines that a person reads aloud.

``?format=json|text`` beats ``Accept``; without either the answer is JSON.  Both are made from the same dict.
"""

import textwrap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import chain
from typing import Any

import orjson

from service.faults import Fault
from service.http.accept import read_accept
from service.http.problems import Problem, of_faults, problem_json, problem_lines
from service.http.reading import Environ
from service.names import BIDI_CONTROLS

JSON, TEXT, PROBLEM = "application/json", "text/plain", "application/problem+json"
TEXT_UTF8 = "text/plain; charset=utf-8"
COLUMNS = 80

Answer = dict[str, Any]
Texter = Callable[[Answer], Iterable[str]]
GARBLING = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *map(ord, BIDI_CONTROLS)], "\ufffd")


class LongAnswer(dict[str, Any]):
    """An answer that is one list, an iterator of batches of it, made as they are sent and never all at once."""


def wanted_form(environ: Environ, fmt: str | None) -> str:
    """JSON or TEXT, whichever the request prefers. Raises Problem: 406, or 422 for a ``format`` that is neither."""
    if fmt is not None:
        if fmt not in ("json", "text"):
            raise of_faults([Fault("unknown-value", "format must be json or text.", ("format",))])
        return JSON if fmt == "json" else TEXT
    accept = environ.get("HTTP_ACCEPT") or "*/*"
    if accept in ("*/*", JSON):
        return JSON
    best = read_accept(accept).best_match([JSON, TEXT, PROBLEM])
    if best is None:
        raise Problem(
            "not-acceptable", "Answers are application/json or text/plain, and the Accept header allows neither."
        )
    return TEXT if best == TEXT else JSON


@dataclass(slots=True)
class Answered:
    """An answer or a refusal, ready to be sent; ``kind`` is its Content-Type, and without one there is no body."""

    status: int
    kind: str | None
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)
    pieces: Iterator[bytes] | None = None  # in place of the body, where the answer is made while it is sent


def respond(answer: Answer, texter: Texter, form: str) -> Answered:
    """The answer (200) in the form wanted."""
    if isinstance(answer, LongAnswer):
        return _respond_long(answer, texter, form)
    if form == TEXT:
        return Answered(200, TEXT_UTF8, as_text(texter(answer)).encode())
    return Answered(200, JSON, as_json(answer))


def _respond_long(answer: LongAnswer, texter: Texter, form: str) -> Answered:
    """In one piece if it is a text, or one batch is all of it."""
    ((name, batches),) = answer.items()
    if form == TEXT:
        return respond({name: chain.from_iterable(batches)}, texter, form)
    first: list[Answer] = next(batches, [])
    second = next(batches, None)
    if second is None:
        return Answered(200, JSON, as_json({name: first}))
    return Answered(200, JSON, b"", pieces=_pieces(name, first, chain([second], batches)))


def _pieces(name: str, first: list[Answer], others: Iterable[list[Answer]]) -> Iterator[bytes]:
    yield b'{"%b":%b' % (name.encode(), orjson.dumps(first)[:-1])
    for batch in others:
        yield b",%b" % orjson.dumps(batch)[1:-1]
    yield b"]}\n"


def respond_problem(problem: Problem, path: str, form: str) -> Answered:
    """The refusal in the form wanted."""
    if form == TEXT:
        return Answered(problem.status, TEXT_UTF8, as_text(problem_lines(problem)).encode(), {**problem.headers})
    told = {**problem_json(problem), "instance": path}
    return Answered(problem.status, PROBLEM, as_json(told), {**problem.headers})


def cacheable(answered: Answered, if_none_match: str | None) -> Answered:
    """The answer to a GET: with an ETag and five minutes' life, or 304 if the caller has it."""
    etag = f'"{blake2b(answered.body, digest_size=12).hexdigest()}"'
    headers = {"ETag": etag, "Cache-Control": "public, max-age=300"}
    if if_none_match is not None and _names(if_none_match, etag):
        return Answered(304, None, b"", headers)
    return Answered(answered.status, answered.kind, answered.body, {**answered.headers, **headers})


def as_json(answer: Answer) -> bytes:
    """The answer as JSON, with a line end for those who read it in a terminal."""
    return orjson.dumps(answer, option=orjson.OPT_APPEND_NEWLINE)


def as_text(lines: Iterable[str]) -> str:
    """The lines, wrapped at 80 columns, each ended; whatever a caller put in them cannot break or garble one."""
    return "".join(f"{wrapped}\n" for line in lines for wrapped in _wrapped(line.translate(GARBLING)))


def _wrapped(line: str) -> list[str]:
    if len(line) <= COLUMNS:
        return [line]
    indent = line[: len(line) - len(line.lstrip())] + "  "
    return textwrap.wrap(line, COLUMNS, subsequent_indent=indent, break_on_hyphens=False)


def _names(if_none_match: str, etag: str) -> bool:
    """Does If-None-Match name the tag? Weak comparison, as RFC 9110 asks."""
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return "*" in tags or etag in tags
