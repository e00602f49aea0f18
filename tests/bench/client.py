"""Asks one question over and over, on a few connections kept open, and checks every answer."""

import re
import selectors
import socket
from dataclasses import dataclass

CONNECTIONS = 16
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
CHUNKED = re.compile(rb"\r\ntransfer-encoding: *chunked", re.IGNORECASE)
LAST_CHUNK = b"\r\n0\r\n\r\n"
PIECE = 1 << 20


@dataclass(slots=True)
class Asking:
    """One connection, and what has come of the answer being read."""

    sock: socket.socket
    arrived: bytes = b""

    def receive(self) -> bool:
        """Read what is there; says whether the answer is whole. Raises RuntimeError if it is not 200."""
        piece = self.sock.recv(PIECE)
        self.arrived += piece
        if not piece or not self.arrived.startswith(b"HTTP/1.1 200"[: len(self.arrived)]):
            raise RuntimeError(f"Not an answer: {self.arrived[:500]!r}")
        if not self._is_whole():
            return False
        self.arrived = b""
        return True

    def _is_whole(self) -> bool:
        end = self.arrived.find(b"\r\n\r\n") + 4
        if CHUNKED.search(self.arrived, 0, end):
            return self.arrived.endswith(LAST_CHUNK)
        length = LENGTH.search(self.arrived, 0, end)
        return end >= 4 and length is not None and len(self.arrived) >= end + int(length[1])


def ask(port: int, request: bytes, times: int, connections: int = CONNECTIONS) -> None:
    """Send ``request`` ``times`` times to this machine's ``port``; each connection asks again when it is answered."""
    connections = min(connections, times)
    with selectors.DefaultSelector() as selector:
        try:
            for _ in range(connections):
                selector.register(_connect(port), selectors.EVENT_READ)
            _ask_all(selector, request, times)
        finally:
            for key in list(selector.get_map().values()):
                key.fileobj.close()  # type: ignore[union-attr]  # they are sockets


def _ask_all(selector: selectors.BaseSelector, request: bytes, times: int) -> None:
    asking = [Asking(key.fileobj) for key in selector.get_map().values()]  # type: ignore[arg-type]  # sockets
    by_socket = {each.sock: each for each in asking}
    for each in asking:
        each.sock.sendall(request)
    to_send, to_come = times - len(asking), times
    while to_come:
        for key, _ in selector.select(timeout=60) or _nothing():
            each = by_socket[key.fileobj]  # type: ignore[index]  # a socket
            if each.receive():
                to_come -= 1
                if to_send:
                    to_send -= 1
                    each.sock.sendall(request)


def _connect(port: int) -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", port), timeout=60)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return sock


def _nothing() -> list[tuple[selectors.SelectorKey, int]]:
    raise RuntimeError("The server has not answered for a minute.")
