"""Build the wheel, install it into an environment of its own, and use it as a stranger would: ``make wheel-check``.

The command is run from an empty folder, so that nothing of the checkout helps: it scores a pile, serves one, and shows
the pages whose files have to be in the wheel.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

from tests.served import HOST, PROJECT, START_SECONDS, free_port

PAGES = ("/", "/docs", "/rules", "/openapi.yaml", "/openapi.json", "/v1/vectors", "/problems/unknown-card")


def main() -> None:
    """Build, install and use the wheel. Raises CalledProcessError or AssertionError."""
    with tempfile.TemporaryDirectory() as folder:
        command = install(Path(folder))
        scored = subprocess.run(
            [command, "score", "AS AH AD", "--target", "10H", "--json"], cwd=folder, check=True, capture_output=True
        )
        assert json.loads(scored.stdout)["points"] == 90
        use(command, folder)
    print("the wheel scores and serves")


def install(folder: Path) -> Path:
    """Build the wheel into ``folder``, install it there with what the lock names, and say where its command is."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", folder, PROJECT], check=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip[0] = str(folder / "venv/bin/python")
    subprocess.run([*pip, "install", "--require-hashes", "-r", PROJECT / "requirements.lock"], check=True)
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel], check=True)
    return folder / "venv/bin/apples-referee"


def use(command: Path, folder: str) -> None:
    """Serve, look at every page, and stop."""
    port = str(free_port())
    process = subprocess.Popen([command, "serve"], cwd=folder, env={**os.environ, "HOST": HOST, "PORT": port})
    try:
        wait_for(f"http://{HOST}:{port}/healthz")
        for page in PAGES:
            with urlopen(
                Request(f"http://{HOST}:{port}{page}", headers={"Accept": "text/html,*/*"}), timeout=30
            ) as answer:
                assert answer.status == 200, page
    finally:
        process.terminate()
        process.wait(40)


def wait_for(url: str) -> None:
    """Ask ``url`` until it answers."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            urlopen(url, timeout=5).close()
        except (URLError, OSError):
            assert time.monotonic() < deadline, "it does not answer"
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    main()
