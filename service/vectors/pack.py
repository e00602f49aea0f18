"""The conformance pack, read from the files beside this one."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

Case = dict[str, Any]
"""``id``, ``game``, ``rules``, ``method``, ``path``, ``body`` of a POST, ``status``, ``answer``."""


@cache
def read_cases() -> tuple[Case, ...]:
    """Every case, file by file in the order of their names."""
    return tuple(_read())


def _read() -> Iterator[Case]:
    for file in sorted(FOLDER.glob("*.json")):
        yield from json.loads(file.read_text(encoding="utf-8"))["cases"]
