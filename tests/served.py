"""The service as it is really run: under gunicorn, with the project's configuration, on a free port of this machine."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

PROJECT = Path(__file__).parent.parent
OPTIONS = ("--config", "python:service.server.config")
APP = "service:create_app()"
HOST = "127.0.0.1"
START_SECONDS, STOP_SECONDS = 30, 40


@dataclass(frozen=True, slots=True)
class Served:
    """A running service: where it answers, the process to signal, and where its log goes."""

    port: int
    process: "subprocess.Popen[bytes]"
    log: Path

    @property
    def url(self) -> str:
        """The origin, without a slash at the end: ``http://127.0.0.1:40123``."""
        return f"http://{HOST}:{self.port}"

    def connect(self, timeout: float = 15) -> socket.socket:
        """A raw connection, every read and write of which gives up after ``timeout`` seconds."""
        return socket.create_connection((HOST, self.port), timeout)


@contextmanager
def serve(
    log: Path, workers: int = 1, environment: Mapping[str, str] | None = None, app: str = APP
) -> Iterator[Served]:
    """Start the service, wait until it answers, and end it with TERM, by its process id, when done."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", *OPTIONS, app]
    settings = {"HOST": HOST, "PORT": str(port), "WEB_CONCURRENCY": str(workers), **(environment or {})}
    with log.open("ab") as output:
        process = subprocess.Popen(command, cwd=PROJECT, env={**os.environ, **settings}, stdout=output, stderr=output)
    try:
        _wait_until_it_answers(served := Served(port, process, log))
        yield served
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            raise


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_it_answers(served: Served) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and served.process.poll() is None:
        try:
            urlopen(f"{served.url}/healthz", timeout=5).close()
        except HTTPError:
            return  # an answer all the same
        except (URLError, OSError):
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"The service did not start:\n{served.log.read_text()}")
