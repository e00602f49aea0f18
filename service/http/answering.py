"""From an answer, a plain dict, to the bytes the caller asked for: JSON, or lines that a person reads aloud.

``?format=json|text`` beats ``Accept``; without either the answer is JSON.  Both are made from the same dict.
"""

import textwrap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import chain, islice
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
LINES = 1000  # of a long text that are sent at a time
FEW = 3  # pieces: what has fewer is sent in one

Answer = dict[str, Any]
Texter = Callable[[Answer], Iterable[str]]
GARBLING = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *map(ord, BIDI_CONTROLS)], "\ufffd")


class LongAnswer(dict[str, Any]):
    """An answer that is one LongList."""


@dataclass(frozen=True, slots=True)
class LongList:
    """So many elements, made batch by batch as they are sent, and never all at once."""

    count: int
    batches: Iterator[list[Answer]]

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Answer]:
        return chain.from_iterable(self.batches)


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
    """In one piece if it is short; else a piece at a time, while it is made."""
    ((name, elements),) = answer.items()
    if form == TEXT:
        kind, pieces = TEXT_UTF8, _text_pieces(texter(answer))
    else:
        kind, pieces = JSON, _json_pieces(name, elements.batches)
    first = list(islice(pieces, FEW))
    if len(first) < FEW:
        return Answered(200, kind, b"".join(first))
    return Answered(200, kind, b"", pieces=chain(first, pieces))


def _json_pieces(name: str, batches: Iterable[list[Answer]]) -> Iterator[bytes]:
    before = b'{"%b":[' % name.encode()
    for batch in batches:
        yield before + orjson.dumps(batch)[1:-1]
        before = b","
    yield b"]}\n" if before == b"," else before + b"]}\n"


def _text_pieces(lines: Iterable[str]) -> Iterator[bytes]:
    left = iter(lines)
    while some := list(islice(left, LINES)):
        yield as_text(some).encode()


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
