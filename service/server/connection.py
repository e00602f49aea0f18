"""One client's connection: requests in, answers out, until either side has had enough.

How long a client is waited for; the worker looks twice a second who is late, and cuts the wait short:

    the first byte of a request   waits.idle    the connection closes
    the rest of its head          waits.head    408
    its body                      waits.body    TimeoutError, of which the application makes a 408
    taking the answer             waits.write   the connection closes

Head, body and answer earn time by moving (see patience.py).
"""

import logging
import struct
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from gevent import get_hub, sleep, socket

from service.http.fairness import PAUSE, TURN
from service.http.problems import Problem, unexpected
from service.server.body import PIECE, Body, ChunkedBody, SizedBody
from service.server.head import Environ, Head, read_head
from service.server.inlet import Inlet
from service.server.patience import NEVER, Patience
from service.server.refusal import refuse
from service.server.reply import Reply

Application = Callable[[Environ, Any], Iterable[bytes]]

LINGER = 2.0  # seconds that a client which has its answer gets to stop sending
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: on, for no time
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"

log = logging.getLogger("service.server")


@dataclass(frozen=True, slots=True)
class Waits:
    """How long a client is waited for, in seconds."""

    idle: float = 15.0
    head: float = 10.0
    body: float = 10.0
    write: float = 30.0


class PeerGoneError(Exception):
    """The client takes no more."""


class Connection:
    """A client's socket, and what is going on with it."""

    def __init__(self, sock: socket.socket, app: Application, base: Environ, waits: Waits) -> None:
        self._sock = sock
        self._app = app
        self._base = base  # the part of the environment that all requests of the connection share
        self._waits = waits
        self._inlet = Inlet(self._receive)
        self._patience: Patience | None = None  # with the request being read; None before its first byte
        self._owes_continue = False
        self._loop = get_hub().loop
        self._turn = -1  # of the event loop, at the end of the latest answer
        self._reading_turn = -1  # of the event loop, while a request is read
        self._reading_since = 0.0  # on the monotonic clock: when that turn began
        self._sending = False
        self._late = False
        self._shut = False
        self.deadline = NEVER  # of the wait going on, on the monotonic clock
        self._reply: Reply | None = None  # the answer being made
        self._last = False  # it is to be the last one

    def serve(self) -> None:
        """Answer requests until the connection is done with, and close it."""
        try:
            while self._serve_one():
                self._give_way()
        except (OSError, PeerGoneError):
            pass  # the client has gone or was cut off, and nobody is left to be told
        finally:
            self._sock.close()
            del self._inlet, self._reply  # which know this connection: a circle that would stay for long

    @property
    def idle(self) -> bool:
        """Whether it is between two requests, with nothing of the next one here."""
        return self.deadline != NEVER and self._patience is None and not self._sending

    def make_last(self) -> None:
        """Take no request after the one that is being answered, or that comes next."""
        self._last = True
        if self._reply is not None:
            self._reply.keeps_open = False

    def cut(self) -> None:
        """The client is late: end the wait; what it would not take is thrown away, here and in the kernel."""
        self._late = True
        if self._sending:
            self._sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.shut(socket.SHUT_RDWR if self._sending else socket.SHUT_RD)

    def shut(self, how: int = socket.SHUT_RD) -> None:
        """Receive (or send) no more. What the kernel has received already is still read, and answered."""
        self._shut = True
        with suppress(OSError):  # it may have gone by itself
            self._sock.shutdown(how)

    def _serve_one(self) -> bool:
        """Answer one request; says whether another one is welcome."""
        self._patience = None
        try:
            head = self._await_head()
        except Problem as problem:
            return self._refuse(problem, self._inlet.peek())
        if head is None:
            return False
        body = self._begin_body(head)
        self._reply = reply = Reply(self._send, head, body, keeps_open=not self._last)
        try:
            self._run(head.environ, reply)
        except PeerGoneError:
            raise
        except Exception:
            log.exception("The application failed.")
            return not reply.begun and self._refuse(unexpected())
        return self._finish(body, reply)

    def _await_head(self) -> Head | None:
        """The next request's head; None if there is no further request. Raises Problem."""
        seen = 0
        while True:
            if self._inlet.waiting:
                data = self._inlet.peek()
                if head := read_head(data, seen, self._base):
                    self._inlet.skip(head.size)
                    return head
                seen = len(data)
                self._patience = self._patience or Patience(self._waits.head)
            if not self._wait_for_head():
                return None

    def _wait_for_head(self) -> bool:
        try:
            return self._inlet.fill()
        except TimeoutError:
            if self._patience is None:
                return False  # it has sent nothing
            raise Problem("request-timeout", f"The headers took more than {self._waits.head:g} seconds.") from None

    def _begin_body(self, head: Head) -> Body:
        body = ChunkedBody(self._inlet) if head.length is None else SizedBody(self._inlet, head.length)
        head.environ["wsgi.input"] = body
        if not body.all_here:
            self._patience = Patience(self._waits.body)
            self._owes_continue = head.expects_continue
        return body

    def _run(self, environ: Environ, reply: Reply) -> None:
        pieces = self._app(environ, reply.start_response)
        try:
            for piece in pieces:
                reply.write(piece)
            reply.end()
        finally:
            close = getattr(pieces, "close", None)
            if close is not None:
                close()

    def _finish(self, body: Body, reply: Reply) -> bool:
        """Leave the connection where the next request begins, or end it gently; says whether there is to be one."""
        self._owes_continue = False
        if reply.keeps_open and body.skip_rest():
            return True
        self._linger()
        return False

    def _refuse(self, problem: Problem, received: bytes = b"") -> bool:
        self._send(refuse(problem, self._base["REMOTE_ADDR"], received))
        self._linger()
        return False

    def _linger(self) -> None:
        """Say that no more comes, and let the client finish.

        Closing on unread bytes would reset the connection, and might destroy the answer on its way.
        """
        self.shut(socket.SHUT_WR)
        self.deadline = end = time.monotonic() + LINGER
        while time.monotonic() < end and self._sock.recv(PIECE):
            pass
        self.deadline = NEVER

    def _give_way(self) -> None:
        """Let the other connections have their turn, unless waiting for this one has already given it to them."""
        if self._loop.iteration == self._turn:
            sleep(0)
        self._turn = self._loop.iteration

    def _let_others_read(self) -> None:
        """Give way where bytes come so fast that they are never waited for; a body in tiny chunks is long work."""
        if self._loop.iteration == self._reading_turn and time.monotonic() > self._reading_since + TURN:
            sleep(PAUSE)
        if self._loop.iteration != self._reading_turn:
            self._reading_turn, self._reading_since = self._loop.iteration, time.monotonic()

    def _receive(self) -> bytes:
        """Bytes from the client, waited for; none at the end of the stream. Raises TimeoutError if it was cut."""
        if self._owes_continue:
            self._owes_continue = False
            self._send(CONTINUE)
        patience = self._patience
        if patience:
            self._let_others_read()
        self.deadline = patience.wait() if patience else time.monotonic() + self._waits.idle
        try:
            data = self._sock.recv(PIECE)
        except OSError:
            if not self._shut:
                raise
            data = self._sock.recv(PIECE)  # gevent has ended the wait; what had arrived is still there
        finally:
            self.deadline = NEVER
        if patience:
            patience.moved(len(data))
        if self._late and not data:
            raise TimeoutError("The client stalled.")
        return data

    def _send(self, data: bytes) -> None:
        """Send all of it. Raises PeerGoneError if the client takes no more."""
        patience = Patience(self._waits.write)
        rest = memoryview(data)
        self._sending = True
        try:
            while rest:
                self.deadline = patience.wait()
                sent = self._sock.send(rest)
                patience.moved(sent)
                rest = rest[sent:]
        except OSError as error:
            raise PeerGoneError from error
        finally:
            self._sending = False
            self.deadline = NEVER
