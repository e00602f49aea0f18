"""nginx as ``deploy/nginx.conf`` has it, on loopback and in front of instances that are already running."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.http.serving.load import Tally, ask_once
from tests.served import HOST, PROJECT, free_port

CONFIGURATION = PROJECT / "deploy" / "nginx.conf"
RATE = "rate=100r/s"
START_SECONDS = 10


def find_nginx() -> str:
    """Where nginx is; it is installed if that is possible, and otherwise the test is skipped."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qqy", "nginx-light"]):
            subprocess.run(command, check=False, capture_output=True, timeout=120)
        found = shutil.which("nginx", path="/usr/sbin")
    return found or pytest.skip("nginx is not here, and cannot be installed")


@contextmanager
def proxied(folder: Path, *ports: int, rate: str | None = None) -> Iterator[int]:
    """Run nginx in front of two instances; gives its port. ``rate`` replaces the limit of requests per caller."""
    nginx, port = find_nginx(), free_port()
    configuration = _adapt(CONFIGURATION.read_text(), folder, port, ports)
    assert RATE in configuration
    (folder / "nginx.conf").write_text(configuration.replace(RATE, rate or RATE))
    command = [nginx, "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    with (folder / "nginx.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        _wait_until_it_answers(port)
        yield port
    finally:
        process.terminate()
        process.wait(START_SECONDS)


def _adapt(configuration: str, folder: Path, port: int, instances: tuple[int, ...]) -> str:
    """The file with addresses of this machine, and its own folder for scratch files."""
    changes = {
        "listen 8080;": f"listen {HOST}:{port};",
        "apples-1:8000": f"{HOST}:{instances[0]}",
        "apples-2:8000": f"{HOST}:{instances[1]}",
        "/tmp/nginx": str(folder / "nginx"),  # noqa: S108  (what the file says)
        "worker_processes auto;": "worker_processes 1;" + (" user root;" if os.geteuid() == 0 else ""),
    }
    for written, here in changes.items():
        assert written in configuration
        configuration = configuration.replace(written, here)
    return configuration


def _wait_until_it_answers(port: int) -> None:
    deadline = time.monotonic() + START_SECONDS
    tally = Tally()
    while time.monotonic() < deadline:
        if ask_once(port, tally) and tally.seconds:
            return
        time.sleep(0.1)
    raise RuntimeError(f"nginx did not start: {tally}")
