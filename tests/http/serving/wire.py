"""HTTP by hand: bytes out, answers in, so that malformed and unfinished requests can be sent too."""

import socket
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson

from tests.served import Served

SCORE = b'{"pile":["AS","AH"],"target":"QS"}'


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as it came; header names in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:  # noqa: ANN401  (whatever JSON it is)
        return orjson.loads(self.body)


def post(body: bytes = SCORE, *extra: str, path: str = "/v1/apples/score", length: int | None = None) -> bytes:
    """A whole POST of JSON, with the header lines ``extra``; ``length`` is a Content-Length other than the true one."""
    lines = [f"POST {path} HTTP/1.1", "Host: test", "Content-Type: application/json", *extra]
    if not any(line.lower().startswith("transfer-encoding") for line in extra):
        lines.append(f"Content-Length: {len(body) if length is None else length}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def get(path: str, *extra: str, version: str = "1.1") -> bytes:
    """A whole GET."""
    return "\r\n".join([f"GET {path} HTTP/{version}", "Host: test", *extra, "", ""]).encode("latin-1")


def chunked(*chunks: bytes, end: bytes = b"0\r\n\r\n") -> bytes:
    """A body in chunks."""
    return b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks) + end


def ask(served: Served, sent: bytes, *, half_close: bool = False) -> Answer:
    """The first answer to what is sent; ``half_close`` says at once that no more follows."""
    with served.connect() as sock:
        sock.sendall(sent)
        if half_close:
            sock.shutdown(socket.SHUT_WR)
        return next(answers(sock))


def answers(sock: socket.socket, *, to_head: bool = False) -> Iterator[Answer]:
    """The answers that come on a connection, until it closes."""
    with sock.makefile("rb") as stream:
        while line := stream.readline():
            headers = dict(_header(raw) for raw in iter(stream.readline, b"\r\n"))
            status = int(line.split()[1])
            without_body = to_head or status in (100, 204, 304)
            yield Answer(status, headers, b"" if without_body else _body(stream, headers))


def is_closed(sock: socket.socket) -> bool:
    """Whether the other side has closed, or closes within the socket's timeout."""
    try:
        while sock.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True
    return True


def _header(line: bytes) -> tuple[str, str]:
    name, _, value = line.decode("latin-1").partition(":")
    return name.lower(), value.strip()


def _body(stream: Any, headers: dict[str, str]) -> bytes:  # noqa: ANN401  (a socket's file)
    if headers.get("transfer-encoding") != "chunked":
        return bytes(stream.read(int(headers["content-length"])))
    pieces = []
    while size := int(stream.readline(), 16):
        pieces.append(stream.read(size))
        stream.readline()
    stream.readline()
    return b"".join(pieces)
