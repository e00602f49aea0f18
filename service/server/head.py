"""A request's first line and headers: from bytes to the WSGI environment, or a Problem.

gunicorn's C parser reads the syntax of RFC 9112 (tokens, no bare line feeds, no folded lines, limits).  Decided here
is what lets two readers of the same bytes disagree, which is how requests are smuggled:

    Content-Length          once, ASCII digits only
    Transfer-Encoding       chunked and nothing else, HTTP/1.1 only, never beside a Content-Length
    Host, Content-Type      once
    Expect                  100-continue or 417
    names with _            dropped: in the environment they would pass for the same name with -
    request target          a path, an http URI, or * for OPTIONS
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import gunicorn_h1c

from service.http.problems import Problem

Environ = dict[str, Any]

LINE_LIMIT = 8190  # bytes of the request line
FIELD_LIMIT = 8190  # bytes of one header
FIELDS_LIMIT = 100  # headers
HEAD_LIMIT = 64 * 1024  # bytes of all that
LENGTH_DIGITS = 18  # of a Content-Length; more would be beyond any disk
ONCE = frozenset({"HTTP_HOST", "CONTENT_TYPE", "CONTENT_LENGTH", "HTTP_TRANSFER_ENCODING", "HTTP_EXPECT"})
CODES = {gunicorn_h1c.LimitRequestLine: "uri-too-long", gunicorn_h1c.LimitRequestHeaders: "headers-too-large"}


@dataclass(slots=True)
class Head:
    """What a request says before its body."""

    environ: Environ
    size: int  # of the head, in bytes
    length: int | None  # of the body, in bytes; None if it comes in chunks
    http11: bool
    keeps_open: bool  # the client may send another request
    expects_continue: bool  # the client waits for 100 Continue before it sends the body


def read_head(data: bytes, seen: int, base: Environ) -> Head | None:
    """The head at the start of ``data``, laid over the environment ``base``; None while it is incomplete.

    ``seen`` is how many bytes an earlier, vain call was given.  Raises Problem: 400, 414, 417, 431, 501.
    """
    try:
        parsed = gunicorn_h1c.parse_request(
            data,
            last_len=seen,
            limit_request_line=LINE_LIMIT,
            limit_request_fields=FIELDS_LIMIT,
            limit_request_field_size=FIELD_LIMIT,
        )
    except gunicorn_h1c.IncompleteError:
        _check_limits(data)
        return None
    except gunicorn_h1c.ParseError as error:
        raise Problem(CODES.get(type(error), "bad-request"), f"{error}.") from None
    http11 = parsed["minor_version"] == 1
    environ = base.copy()
    environ["REQUEST_METHOD"] = parsed["method"].decode("latin-1")
    environ["SERVER_PROTOCOL"] = "HTTP/1.1" if http11 else "HTTP/1.0"
    _add_target(environ, parsed["path"].decode("latin-1"))
    _add_headers(environ, parsed["headers"])
    length = _body_length(environ, http11=http11)
    keeps_open = _keeps_open(environ.get("HTTP_CONNECTION"), http11=http11)
    return Head(environ, parsed["consumed"], length, http11, keeps_open, http11 and _expects_continue(environ))


def _check_limits(data: bytes) -> None:
    if len(data) > HEAD_LIMIT:
        raise Problem("headers-too-large", f"The headers are longer than {HEAD_LIMIT} bytes.")
    if len(data) > LINE_LIMIT and b"\n" not in data[2:]:  # an empty line may come first
        raise Problem("uri-too-long", f"The request line is longer than {LINE_LIMIT} bytes.")


def _add_target(environ: Environ, target: str) -> None:
    environ["RAW_URI"] = target
    if not target.startswith("/"):
        target = _origin_form(target, environ["REQUEST_METHOD"])
    path, _, query = target.partition("#")[0].partition("?")
    environ["PATH_INFO"] = unquote_to_bytes(path.encode("latin-1")).decode("latin-1") if "%" in path else path
    environ["QUERY_STRING"] = query


def _origin_form(target: str, method: str) -> str:
    """The path and query of a URI; ``*``, the server as a whole, is asked of its root."""
    if target == "*" and method == "OPTIONS":
        return "/"
    try:
        parts = urlsplit(target)
    except ValueError:
        raise Problem("bad-request", "The request target is no URI.") from None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Problem("bad-request", "The request target is neither a path nor an http URI.")
    return f"{parts.path or '/'}?{parts.query}"


def _add_headers(environ: Environ, headers: list[tuple[bytes, bytes]]) -> None:
    for raw, value in headers:
        name = _environ_name(raw)
        if name is None:
            continue
        if name not in environ:
            environ[name] = value.decode("latin-1")
        elif name in ONCE:
            raise Problem("bad-request", f"The header {raw.decode('latin-1')} is there more than once.")
        else:
            environ[name] += f",{value.decode('latin-1')}"


@lru_cache(maxsize=512)
def _environ_name(raw: bytes) -> str | None:
    """A header's name in the environment, ``HTTP_X_REQUEST_ID`` for ``X-Request-ID``; None if it is to be dropped."""
    name = raw.decode("latin-1").upper()
    if "_" in name:
        return None
    name = name.replace("-", "_")
    return name if name in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{name}"


def _body_length(environ: Environ, *, http11: bool) -> int | None:
    """How many bytes the body has; None if it comes in chunks."""
    length = environ.get("CONTENT_LENGTH")
    coding = environ.get("HTTP_TRANSFER_ENCODING")
    if coding is not None:
        _check_chunked(coding, length, http11=http11)
        return None
    if length is None:
        return 0
    if not (length.isascii() and length.isdigit() and len(length) <= LENGTH_DIGITS):
        raise Problem("bad-request", "Content-Length is not a number of bytes.")
    return int(length)


def _check_chunked(coding: str, length: str | None, *, http11: bool) -> None:
    if length is not None or not http11:
        raise Problem(
            "bad-request", "Transfer-Encoding in HTTP/1.0, or beside Content-Length, leaves the body's end open."
        )
    if coding.lower() != "chunked":
        raise Problem("not-implemented", "Of transfer codings only chunked is understood.")


def _expects_continue(environ: Environ) -> bool:
    expected = environ.get("HTTP_EXPECT")
    if expected is not None and expected.lower() != "100-continue":
        raise Problem("expectation-failed", "Of expectations only 100-continue is understood.")
    return expected is not None


def _keeps_open(connection: str | None, *, http11: bool) -> bool:
    if connection is None:
        return http11
    options = {option.strip() for option in connection.lower().split(",")}
    return "close" not in options and (http11 or "keep-alive" in options)
