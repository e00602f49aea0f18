"""Texts kept as files to be read: ``make goldens`` writes them anew, and the diff is reviewed."""

import os
from pathlib import Path

TESTS = Path(__file__).parents[1]
FOLDER = TESTS / "http" / "golden"
PLAYTHROUGHS = TESTS / "playthroughs"
WRITE = "WRITE_GOLDENS" in os.environ


def compare_with_golden(name: str, text: str, folder: Path = FOLDER) -> None:
    """The text must be what ``<name>.txt`` in the folder says, to the byte."""
    file = folder / f"{name}.txt"
    if WRITE:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
