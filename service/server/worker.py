"""A worker process of gunicorn's: accepts connections, cuts the late ones, stops without losing a request."""

import gc
import sys
import time
from functools import partial

import gevent
from gevent import socket
from gevent.pool import Pool
from gevent.server import StreamServer
from gunicorn.workers.ggevent import GeventWorker

from service.http.settings import read_settings
from service.server.connection import Connection, Waits
from service.server.head import Environ

Address = tuple[str | int, ...] | str | bytes  # of a socket: host and port, or the path of a Unix socket

LOOK = 0.5  # seconds between two looks at who is late
STOPPING_LOOK = 0.05  # the same while the worker stops
PARTING = 1.0  # seconds after TERM in which a connection that was silent may still bring a request

ACCEPTED_ALONE, ACCEPTED_SHARING = 100, 4  # connections in one go: few, where other workers may have them
YOUNG_OBJECTS = 50_000  # new lists, dicts and the like before they are looked through for garbage; by default 700

BASE: Environ = {
    "SCRIPT_NAME": "",
    "wsgi.version": (1, 0),
    "wsgi.url_scheme": "http",
    "wsgi.multithread": True,  # greenlets, one to a connection
    "wsgi.multiprocess": True,
    "wsgi.run_once": False,
    "wsgi.input_terminated": True,  # reading stops at the end of the body, where it comes in chunks too
}


class Listener(StreamServer):
    """Accepts the connections of one address."""

    def close(self) -> None:
        """Stop listening, after taking the connections that the kernel holds: those clients may have asked."""
        if not self.closed:
            self.stop_accepting()
            while accepted := self.do_read():
                self.do_handle(*accepted)
        super().close()


class Worker(GeventWorker):
    """gunicorn's gevent worker, with its own way of serving a connection."""

    connections: set[Connection]
    waits: Waits

    def run(self) -> None:
        """Serve until the arbiter says stop; then finish what has begun."""
        spare_collections()
        settings = read_settings()
        self.waits = Waits(idle=settings.idle, head=settings.body, body=settings.body, write=3 * settings.body)
        self.connections = set()
        listeners = [self._listen(sock) for sock in self.sockets]
        while self.alive:
            self._look()
            gevent.sleep(LOOK)
        self._stop(listeners)

    def _listen(self, sock: socket.socket) -> Listener:
        listener = Listener(sock, handle=partial(self._serve, sock.getsockname()), spawn=Pool(self.worker_connections))
        listener.max_accept = ACCEPTED_SHARING if self.cfg.workers > 1 else ACCEPTED_ALONE
        listener.start()
        return listener

    def _serve(self, address: Address, client: socket.socket, peer: Address) -> None:
        connection = Connection(client, self.wsgi, base_environ(address, peer), self.waits)
        if not self.alive:
            connection.make_last()
        self.connections.add(connection)
        try:
            connection.serve()
        finally:
            self.connections.discard(connection)

    def _look(self) -> None:
        """Tell the arbiter that this process lives, and cut the connections that are late."""
        self.notify()
        now = time.monotonic()
        for connection in list(self.connections):
            if connection.deadline < now:
                connection.cut()

    def _stop(self, listeners: list[Listener]) -> None:
        for listener in listeners:
            listener.close()
        for connection in self.connections:
            connection.make_last()
        begun = time.monotonic()
        while self.connections and time.monotonic() < begun + self.cfg.graceful_timeout:
            self._look()
            if time.monotonic() > begun + PARTING:
                self._part_from_the_silent()
            gevent.sleep(STOPPING_LOOK)
        if self.connections:
            self.log.warning("%d connections did not end in time.", len(self.connections))

    def _part_from_the_silent(self) -> None:
        for connection in list(self.connections):
            if connection.idle:
                connection.shut()


def spare_collections() -> None:
    """Look for garbage less often: requests leave next to none, and a big body would be looked through many times."""
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.set_threshold(YOUNG_OBJECTS, 20, 50)


def base_environ(address: Address, peer: Address) -> Environ:
    """The part of the WSGI environment that is the same for all requests of a connection.

    ``address`` and ``peer`` are socket names: host and port, or the path of a Unix socket.
    """
    here, there = (name if isinstance(name, tuple) else (str(name), "") for name in (address, peer))
    return BASE | {
        "SERVER_NAME": here[0],
        "SERVER_PORT": str(here[1]),
        "REMOTE_ADDR": there[0],
        "REMOTE_PORT": str(there[1]),
        "wsgi.errors": sys.stderr,
    }
