"""A server that is measured: how it starts, and how much CPU time its processes use (Linux only, from /proc)."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from tests.bench.client import ask
from tests.bench.questions import Question
from tests.served import HOST, PROJECT, free_port

START_SECONDS = 60
OURS = ("gunicorn", "--config", "python:service.server.config")
SERVICE = "service:create_app()"
BARE = "tests.bench.bare:app"


@dataclass(frozen=True, slots=True)
class Contender:
    """A name for the table, and the command line after ``python -m`` without its port."""

    name: str
    command: tuple[str, ...]
    port_option: str = "--port"
    environment: Mapping[str, str] = field(default_factory=dict, hash=False)


ONE = {"WEB_CONCURRENCY": "1"}
BARE_GUNICORN = Contender("bare WSGI, gunicorn's gevent worker", ("gunicorn", "-k", "gevent", BARE), "-b", ONE)
BARE_OURS = Contender("bare WSGI, this project's worker", (*OURS, BARE), "-b", ONE)
APP = Contender("this service", (*OURS, SERVICE), "-b", ONE)
APP_GRANIAN = Contender(
    "this service under granian",
    ("granian", "--interface", "wsgi", "--host", HOST, "--workers", "1", "--no-log", "--factory", "service:create_app"),
)
FASTAPI = Contender(
    "FastAPI twin, uvicorn",
    ("uvicorn", "--host", HOST, "--loop", "uvloop", "--http", "httptools", "--no-access-log", "tests.bench.twin:app"),
)


@dataclass(frozen=True, slots=True)
class Running:
    """A contender that has been started."""

    contender: Contender
    port: int
    pid: int

    def cost(self, question: Question, times: int) -> float:
        """CPU seconds of the server's processes for each unit of the question asked ``times`` times."""
        before = cpu_seconds(self.pid)
        ask(self.port, question.request(HOST), times)
        return (cpu_seconds(self.pid) - before) / (times * question.units)


@contextmanager
def start(contender: Contender) -> Iterator[Running]:
    """Start it on a free port, wait until it listens, and end it by its process id."""
    port = free_port()
    address = f"{HOST}:{port}" if contender.port_option == "-b" else str(port)
    command = [sys.executable, "-m", *contender.command, contender.port_option, address]
    environment = {**os.environ, **contender.environment}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=PROJECT, env=environment, stdout=quiet, stderr=quiet)
    try:
        _wait_until_it_listens(process, port, contender.name)
        yield Running(contender, port, process.pid)
    finally:
        process.terminate()
        process.wait(START_SECONDS)


def ratio(costs: Sequence[float], others: Sequence[float]) -> float:
    """One contender's costs over another's, or over any others of the same rounds: the median of the rounds."""
    return median(cost / other for cost, other in zip(costs, others, strict=True))


def cpu_seconds(pid: int) -> float:
    """CPU time used so far by a process, its threads and its children."""
    return sum(_task_seconds(task) for each in family(pid) for task in Path(f"/proc/{each}/task").iterdir())


def _task_seconds(task: Path) -> float:
    """To the nanosecond where the kernel keeps such a count, or else in ticks, a hundred to a second."""
    try:
        return int((task / "schedstat").read_text().split()[0]) / 1e9
    except FileNotFoundError:
        user, system = (task / "stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> Iterator[int]:
    """The process and all that descend from it."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def _wait_until_it_listens(process: "subprocess.Popen[bytes]", port: int, name: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                time.sleep(1)  # gunicorn listens before its worker has loaded the application
                return
        time.sleep(0.1)
    raise RuntimeError(f"{name} did not start.")
