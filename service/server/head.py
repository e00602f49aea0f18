"""A request's first line and headers: from bytes to the WSGI environment, or a Problem.

The syntax is that of RFC 9112, strictly: lines end in CR LF, names are tokens, nothing is folded, repaired or guessed.
Two readers of the same bytes must never disagree, which is how requests are smuggled; so also refused are doubts:

    Content-Length          once, ASCII digits only
    Transfer-Encoding       chunked and nothing else, HTTP/1.1 only, never beside a Content-Length
    Host                    once, a name or address and perhaps a port; HTTP/1.0 may leave it out
    Content-Type            once
    Expect                  100-continue or 417
    names with _            dropped: in the environment they would pass for the same name with -
    request target          a path, an http URI, or * for OPTIONS
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from service.http.problems import Problem

Environ = dict[str, Any]

LINE_LIMIT = 8190  # bytes of the request line
FIELD_LIMIT = 8190  # bytes of one header
FIELDS_LIMIT = 100  # headers
HEAD_LIMIT = 64 * 1024  # bytes of all that
LENGTH_DIGITS = 18  # of a Content-Length; more would be beyond any disk
ONCE = frozenset({"HTTP_HOST", "CONTENT_TYPE", "CONTENT_LENGTH", "HTTP_TRANSFER_ENCODING", "HTTP_EXPECT"})

TOKEN = rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
FIRST_LINE = re.compile(rb"(?:\r\n)?([A-Z][!#$%&'*+.^_`|~0-9A-Z-]{0,19}) ([\x21-\x7e\x80-\xff]+) HTTP/1\.([01])\r\n")
HOST = re.compile(r"(?:[A-Za-z0-9._~!$&'()*+,;=%-]+|\[[0-9A-Fa-fv:.]+\])?(?::[0-9]*)?(?![\s\S])")
FIELD = re.compile(rb"(" + TOKEN + rb"):([\t\x20-\x7e\x80-\xff]*)\r\n")
END = b"\r\n\r\n"


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
    end = data.find(END, max(0, seen - len(END)))
    if end < 0 or end > HEAD_LIMIT:
        _check_begun(data)
        return None
    first = FIRST_LINE.match(data)
    if first is None or first.end() > LINE_LIMIT:
        raise _no_first_line(data.removeprefix(b"\r\n"))
    http11 = first[3] == b"1"
    environ = base.copy()
    environ["REQUEST_METHOD"] = first[1].decode()
    environ["SERVER_PROTOCOL"] = "HTTP/1.1" if http11 else "HTTP/1.0"
    _add_target(environ, first[2].decode("latin-1"))
    _add_fields(environ, data, first.end(), end + 2)
    _check_host(environ.get("HTTP_HOST"), http11=http11)
    length = _body_length(environ, http11=http11)
    keeps_open = _keeps_open(environ.get("HTTP_CONNECTION"), http11=http11)
    return Head(environ, end + len(END), length, http11, keeps_open, http11 and _expects_continue(environ))


def _check_begun(data: bytes) -> None:
    """Refuse an incomplete head that cannot become one."""
    begun = data.removeprefix(b"\r\n")  # an empty line may come first
    line, ended, _ = begun.partition(b"\n")
    can_be_a_line = begun[:1].isupper() or data in (b"\r", b"\r\n")
    if not can_be_a_line or len(line) > LINE_LIMIT or (ended and FIRST_LINE.match(data) is None):
        raise _no_first_line(begun)
    if len(data) > HEAD_LIMIT:
        raise Problem("headers-too-large", f"The headers are longer than {HEAD_LIMIT} bytes.")


def _no_first_line(data: bytes) -> Problem:
    if len(data.partition(b"\n")[0]) >= LINE_LIMIT:
        return Problem("uri-too-long", f"The request line is longer than {LINE_LIMIT} bytes.")
    return Problem("bad-request", "The first line is none of HTTP/1.1: METHOD /path HTTP/1.1, ended by CR LF.")


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


def _add_fields(environ: Environ, data: bytes, start: int, end: int) -> None:
    """Add the header fields between two positions, which they must fill without a gap."""
    count = 0
    for field in FIELD.finditer(data, start, end):
        if field.start() != start:
            break
        count += 1
        if count > FIELDS_LIMIT or field.end() - start > FIELD_LIMIT:
            raise Problem(
                "headers-too-large", f"One header may have {FIELD_LIMIT} bytes, and {FIELDS_LIMIT} there may be."
            )
        start = field.end()
        _add_field(environ, field[1], field[2].strip(b" \t").decode("latin-1"))
    if start != end:
        raise Problem("bad-request", f"Header {count + 1} is malformed: Name: value, ended by CR LF.")


def _add_field(environ: Environ, raw: bytes, value: str) -> None:
    name = _environ_name(raw)
    if name is None:
        return
    if name not in environ:
        environ[name] = value
    elif name in ONCE:
        raise Problem("bad-request", f"The header {raw.decode()} is there more than once.")
    else:
        environ[name] += f",{value}"


@lru_cache(maxsize=512)
def _environ_name(raw: bytes) -> str | None:
    """A header's name in the environment, ``HTTP_X_REQUEST_ID`` for ``X-Request-ID``; None if it is to be dropped."""
    name = raw.decode("latin-1").upper()
    if "_" in name:
        return None
    name = name.replace("-", "_")
    return name if name in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{name}"


def _check_host(host: str | None, *, http11: bool) -> None:
    """RFC 9112, 3.2: a proxy that chooses by Host must not be led to another choice than we are."""
    if host is None and http11:
        raise Problem("bad-request", "The header Host is missing, which HTTP/1.1 requires.")
    if host is not None and not HOST.match(host):
        raise Problem("bad-request", "The header Host is not a host and perhaps a port.")


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
