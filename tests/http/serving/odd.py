"""A WSGI application that does everything an application may do, and much that it may not, by path."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

PLAIN = ("Content-Type", "text/plain")


def app(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Do what the path says."""
    doing: Iterable[bytes] = DOINGS[environ["PATH_INFO"]](environ, start_response)
    return doing


def in_pieces(_: dict[str, Any], start_response: Callable[..., Any]) -> Iterator[bytes]:
    start_response("200 OK", [PLAIN])
    yield from (b"one ", b"", b"two ", b"three")


def by_write(_: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    write = start_response("200 OK", [PLAIN])
    write(b"written, ")
    return [b"returned"]


def with_nothing(_: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [PLAIN])
    return []


def no_content(_: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("204 No Content", [])
    return [b"which is never sent"]


def too_little(_: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [PLAIN, ("Content-Length", "10")])
    return [b"12345"]


def too_much(_: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [PLAIN, ("Content-Length", "5")])
    return [b"123", b"456", b"789"]


def fails(_: dict[str, Any], __: Callable[..., Any]) -> list[bytes]:
    raise ValueError("as it was told to")


def fails_later(_: dict[str, Any], start_response: Callable[..., Any]) -> Iterator[bytes]:
    start_response("200 OK", [PLAIN])
    yield b"so far so good"
    raise ValueError("as it was told to")


def answers_nothing(_: dict[str, Any], __: Callable[..., Any]) -> list[bytes]:
    return []


def breaks_a_header(_: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [PLAIN, ("X-Thing", "a\r\nSet-Cookie: b=c")])
    return [b"never sent"]


def says_close(_: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [PLAIN, ("Connection", "close"), ("Content-Length", "4")])
    return [b"last"]


def reads_lines(environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    body = environ["wsgi.input"]
    parts = [body.readline(), body.read(2), body.readline(3), *body.readlines(), body.read(), body.readline()]
    start_response("200 OK", [PLAIN])
    return [b"|".join(parts)]


def knows_its_client(environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    names = ("REMOTE_ADDR", "SERVER_NAME", "SERVER_PORT", "SCRIPT_NAME", "QUERY_STRING", "HTTP_X_THING")
    start_response("200 OK", [PLAIN])
    return [" ".join(str(environ.get(name)) for name in names).encode()]


DOINGS = {f"/{doing.__name__.replace('_', '-')}": doing for doing in (
    in_pieces, by_write, with_nothing, no_content, too_little, too_much, fails, fails_later, answers_nothing,
    breaks_a_header, says_close, reads_lines, knows_its_client,
)}  # fmt: skip
