"""Texts read aloud, kept as files to be read: ``make goldens`` writes them anew, and the diff is reviewed."""

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
WRITE = "WRITE_GOLDENS" in os.environ


def compare_with_golden(name: str, text: str) -> None:
    """The text must be what ``golden/<name>.txt`` says, to the byte."""
    file = FOLDER / f"{name}.txt"
    if WRITE:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
