"""openapi.yaml breaks nobody who relies on the last released one, unless the CHANGELOG says so under "Breaking"."""

import re
from pathlib import Path

import pytest

from tests.contract.compatibility import breaking_changes
from tests.contract.document import CONTRACT
from tests.contract.tools import PROJECT

RELEASED = Path(__file__).with_name("released") / "openapi.yaml"

Edit = tuple[str, str]
"""A pattern, and what stands instead."""

BREAKING: dict[str, Edit] = {  # by what is said to break
    "/paths/~1v1~1vectors": (r"^  /v1/vectors:\n(?:    .*\n)+", ""),
    "~1score/post/operationId": ("operationId: scorePile$", "operationId: scoreOne"),
    "TrickAnswer/properties/ruffed": (r"(    TrickAnswer:\n(?:      .*\n)*)        ruffed: .*\n", r"\1"),
    "SeatsAnswer/required": (r"(    SeatsAnswer:\n(?:      .*\n)*?      required: )\[seats, ", r"\1["),
    "TrickRequest/required": (r"(    TrickRequest:\n(?:      .*\n)*?      required: \[cards)", r"\1, trump"),
    "ScoresRequest/properties/detail/enum": (r"enum: \[points, lines\]", "enum: [points]"),
    "Seed/maximum": ("maximum: 9007199254740991", "maximum: 255"),
    "PartyRoundRequest/properties/plays/maxItems": ("maxItems: 200$", "maxItems: 100"),
    "AuctionState/enum": (r"enum: \[open, won, passed-out\]", "enum: [open, won]"),
}
GROWTH: dict[str, Edit] = {
    "a field of an answer": (
        r"(    TrickAnswer:\n(?:      .*\n)*?      properties:\n)",
        r"\1        far: {type: integer}\n",
    ),
    "other words": ("      summary: Who wins a trick$", "      summary: Who takes a trick"),
    "more plays": ("maxItems: 200$", "maxItems: 300"),
    "a word that is taken": (r"enum: \[points, lines\]", "enum: [points, lines, text]"),
}


def edited(edits: dict[str, Edit], folder: Path) -> Path:
    """The contract with edits, every one of which changes something."""
    text = CONTRACT.read_text(encoding="utf-8")
    for name, (pattern, instead) in edits.items():
        text, count = re.subn(pattern, instead, text, flags=re.MULTILINE)
        assert count, name
    (folder / "openapi.yaml").write_text(text, encoding="utf-8")
    return folder / "openapi.yaml"


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return breaking_changes(CONTRACT, edited(BREAKING, tmp_path_factory.mktemp("breaking")))


def test_what_breaks_is_named_in_the_changelog() -> None:
    latest = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1]
    named = latest.partition("### Breaking")[2].partition("\n### ")[0]
    assert [change for change in breaking_changes(RELEASED, CONTRACT) if change not in named] == []


@pytest.mark.parametrize("place", BREAKING)
def test_what_breaks_callers_is_found(place: str, found: list[str]) -> None:
    assert any(change.endswith(place) for change in found), found


def test_growth_breaks_nobody(tmp_path: Path) -> None:
    assert breaking_changes(CONTRACT, edited(GROWTH, tmp_path)) == []
