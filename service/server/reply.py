"""An answer, from the application's ``start_response`` to its last byte."""

import time
from collections.abc import Callable
from email.utils import formatdate
from functools import lru_cache
from types import TracebackType

from service.server.body import Body
from service.server.head import Head

Headers = list[tuple[str, str]]
ErrorInfo = tuple[type[BaseException], BaseException, TracebackType] | tuple[None, None, None]

NO_BODY = ("204", "304")  # and HEAD
SERVER = "gunicorn"  # and no version


class Reply:
    """What one answer sends: the head and the first bytes in one piece, the rest as it comes."""

    __slots__ = ("_body", "_chunked", "_head", "_left", "_request", "_send", "begun", "keeps_open")

    def __init__(self, send: Callable[[bytes], None], request: Head, body: Body, *, keeps_open: bool) -> None:
        self._send = send
        self._request = request
        self._body = body
        self.keeps_open = keeps_open and request.keeps_open
        self.begun = False  # something has been sent
        self._head = b""
        self._chunked = False
        self._left: int | None = None  # bytes still to come, where their number is known

    def start_response(
        self, status: str, headers: Headers, exc_info: ErrorInfo | None = None
    ) -> Callable[[bytes], None]:
        """As PEP 3333 has it; fixes the head, and whether the connection stays open."""
        if self.begun and exc_info and exc_info[1]:
            raise exc_info[1]
        named = {name.lower(): value for name, value in headers}
        self._left = self._length(status, named.get("content-length"))
        self._chunked = self._left is None and self._request.http11
        ends_by_itself = self._left is not None or self._chunked
        self.keeps_open &= ends_by_itself and self._body.all_here and named.get("connection") != "close"
        self._head = encode_head(status, [*self._hop(), *headers])
        return self.write

    def write(self, data: bytes) -> None:
        """Send ``data``, and never more than Content-Length announced."""
        if self._left is not None:
            data = data[: self._left]
            self._left -= len(data)
        elif self._chunked and data:
            data = b"%x\r\n%b\r\n" % (len(data), data)
        if data:
            self._flush(data)

    def end(self) -> None:
        """All has been written."""
        if self._left:
            self.keeps_open = False  # shorter than announced, and only closing tells the client so
        self._flush(b"0\r\n\r\n" if self._chunked else b"")

    def _length(self, status: str, announced: str | None) -> int | None:
        """How many bytes follow the head, where that is known."""
        if self._request.environ["REQUEST_METHOD"] == "HEAD" or status[:3] in NO_BODY:
            return 0
        return None if announced is None else int(announced)

    def _hop(self) -> Headers:
        """The headers that concern this connection alone."""
        coding = [("Transfer-Encoding", "chunked")] if self._chunked else []
        if not self.keeps_open:
            return [("Connection", "close"), *coding]
        return coding if self._request.http11 else [("Connection", "keep-alive")]

    def _flush(self, data: bytes) -> None:
        if not self.begun:
            if not self._head:
                raise RuntimeError("The application answered nothing.")
            data = self._head + data
            self.begun = True
        if data:
            self._send(data)


def encode_head(status: str, headers: Headers) -> bytes:
    """The status line and headers as bytes. Raises ValueError if one of them would break out of its line."""
    lines = [f"HTTP/1.1 {status}\r\nServer: {SERVER}\r\nDate: {_date(int(time.time()))}\r\n"]
    lines += [f"{name}: {value}\r\n" for name, value in headers]
    text = "".join(lines)
    if not text.count("\r") == text.count("\n") == len(headers) + 3:
        raise ValueError("A header of the answer has a line break in it.")
    return f"{text}\r\n".encode("latin-1")


@lru_cache(maxsize=2)
def _date(second: int) -> str:
    return formatdate(second, usegmt=True)
