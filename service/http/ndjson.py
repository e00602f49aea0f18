"""Many questions in one body, a JSON value a line, and an answer a line back, as they come (``application/x-ndjson``).

Nothing is kept: a body of any length takes the memory of one piece.  The status is sent with the first answer, so
whatever goes wrong after it is said in a line of its own, ``{"problem": …}``, and the answer ends there.
"""

import time
from collections.abc import Callable, Iterator, Sequence

import orjson

from service.http.accept import read_accept
from service.http.answering import JSON, Answer, Answered, as_json, wanted_form
from service.http.fairness import PAUSE
from service.http.problems import Problem, problem_within
from service.http.reading import KIB, Environ, media_type, refuse_compressed

NDJSON = "application/x-ndjson"
PIECE = 64 * KIB  # read and answered at a time
LINE_LIMIT = 64 * KIB  # of one line

AnswerLines = Callable[[Sequence[object]], list[Answer]]
"""The answers to so many values, one each; a value may be the Problem of a line that is no JSON."""


def is_ndjson(environ: Environ) -> bool:
    """Whether the body comes as lines of JSON."""
    return str(environ.get("CONTENT_TYPE", "")).partition(";")[0].strip().lower() == NDJSON


def answer_ndjson(environ: Environ, fmt: str | None, answer_lines: AnswerLines) -> Answered:
    """The answer, made while it is sent; ``fmt`` is the query's ``format``.

    Raises Problem: 406 if the caller would not take lines of JSON, 415 if the body is compressed or not UTF-8, and 422
    for a ``format`` that is none.
    """
    refuse_compressed(environ)
    media_type(environ["CONTENT_TYPE"])
    if not _takes_lines(environ, fmt):
        raise Problem("not-acceptable", f"The answer to {NDJSON} is {NDJSON}, and the request does not allow it.")
    return Answered(200, NDJSON, b"", pieces=_answers(environ, answer_lines))


def _takes_lines(environ: Environ, fmt: str | None) -> bool:
    """Whether lines of JSON are acceptable: by ``format``, which beats Accept, as JSON."""
    if fmt is not None:
        return wanted_form(environ, fmt) == JSON
    accept = environ.get("HTTP_ACCEPT") or "*/*"
    return read_accept(accept).best_match([NDJSON, JSON]) is not None


def _answers(environ: Environ, answer_lines: AnswerLines) -> Iterator[bytes]:
    try:
        for lines in _pieces(environ):
            answers = answer_lines([_value(line) for line in lines if line.strip()])
            yield b"".join(map(as_json, answers))
            time.sleep(PAUSE)
    except Problem as problem:
        yield as_json({"problem": problem_within(problem)})


def _pieces(environ: Environ) -> Iterator[list[bytes]]:
    """The lines of the body, some at a time. Raises Problem if the body breaks off, or a line never ends."""
    rest = b""
    for piece in _read(environ):
        *lines, rest = (rest + piece).split(b"\n")
        if max(map(len, (*lines[:1], rest))) > LINE_LIMIT:  # the others came in one piece
            raise Problem("too-large", f"A line is longer than {LINE_LIMIT // KIB} KiB.")
        yield lines
    yield [rest]


def _read(environ: Environ) -> Iterator[bytes]:
    body = environ["wsgi.input"]
    read = getattr(body, "read1", body.read)  # what is there, where the server can say so
    try:
        while piece := read(PIECE):
            yield piece
    except TimeoutError:
        raise Problem("request-timeout", "The body did not go on in time.") from None
    except OSError as error:
        raise Problem("bad-request", f"The body cannot be read: {error}.") from None


def _value(line: bytes) -> object:
    try:
        return orjson.loads(line)
    except orjson.JSONDecodeError as error:
        return Problem("bad-json", f"The line is not JSON: {error.msg} (column {error.colno}).")
