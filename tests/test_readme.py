"""Every ``console`` block of the README is run, and prints what the README says it prints.

A line ``$ command`` is given to a shell; the lines up to the next command are what it must print.  ``localhost:8000``
is the service that the tests started.  ``…`` stands for anything within a line.
"""

import re
import subprocess
from pathlib import Path

import pytest

from tests.served import Served

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


def commands() -> list[tuple[str, str]]:
    """Every command of the README with what it prints."""
    return [found for block in BLOCK.findall(README.read_text()) for found in COMMAND.findall(block)]


@pytest.mark.parametrize(("command", "printed"), commands())
def test_the_readme_prints_what_it_says(command: str, printed: str, served: Served) -> None:
    command = command.replace("curl ", "curl --silent --show-error --max-time 20 ")
    command = command.replace("localhost:8000", served.url.removeprefix("http://"))
    said = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False, cwd=README.parent
    )
    assert said.stderr == ""
    assert re.fullmatch(re.escape(printed).replace("…", ".*"), said.stdout), said.stdout


def test_the_readme_has_commands() -> None:
    assert len(commands()) >= 5
