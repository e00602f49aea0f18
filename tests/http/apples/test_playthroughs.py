"""Whole hands as files to be read: what was written down at the table, and below it the referee's sheet.

The question is written by hand, in the notation of the API; ``make goldens`` writes the answer below it anew.
"""

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.asking import Ask
from tests.http.goldens import PLAYTHROUGHS, compare_with_golden

RULED = "\nThe referee:\n\n"  # between question and answer
HANDS = sorted(file.stem for file in PLAYTHROUGHS.glob("apples-hand-*.txt"))


def read_question(text: str) -> dict[str, Any]:
    """A title, then ``field: value`` lines; ``field:`` alone is followed by a line for each player or trick."""
    question: dict[str, Any] = {}
    last = ""
    for line in text.splitlines()[2:]:
        field, _, value = line.partition(":")
        if line.startswith("  "):
            question[last].append(read_row(last, line.strip()))
        elif value:
            question[field] = value.split() if field == "players" else value.strip()
        else:
            last = field
            question[field] = []
    return question


def read_row(field: str, row: str) -> Any:  # noqa: ANN401  (a trick, or something of one player)
    if field == "tricks":
        return row
    name, _, cards = row.partition(": ")
    return {"name": name, "card": cards} if field == "targets" else {"name": name, "cards": cards}


def test_there_is_a_dozen_of_them() -> None:
    assert len(HANDS) >= 12


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_is_refereed_as_written(name: str, client: FlaskClient, ask: Ask) -> None:
    question, _, _ = Path(PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").partition(RULED)
    asked = read_question(question)
    ask("referee", **asked)  # the JSON is held to its schema
    answer = client.post("/v1/apples/referee?format=text", json=asked)
    compare_with_golden(name, f"{question}{RULED}{answer.text}", PLAYTHROUGHS)
