"""/v1/apples/trick: who wins."""

from typing import Any

import pytest

from tests.http.asking import Ask, Faults


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        pytest.param(
            {"cards": "KC 2D 3C AC"},
            {"winner": 3, "card": "AC", "led": "C", "ruffed": False, "complete": True},
            id="the highest of the suit led",
        ),
        pytest.param(
            {"cards": "KC 2D 3C AC", "trump": "diamonds"},
            {"winner": 1, "card": "2D", "led": "C", "ruffed": True, "complete": True},
            id="the lowest trump",
        ),
        pytest.param(
            {"cards": "KC 2D 3C AC", "trump": "♦", "leader": 3},
            {"winner": 0, "card": "2D", "led": "C", "ruffed": True, "complete": True},
            id="seats are counted from the leader",
        ),
        pytest.param(
            {"cards": "10H jh"},
            {"winner": 1, "card": "JH", "led": "H", "ruffed": False, "complete": False},
            id="so far",
        ),
    ],
)
def test_trick(ask: Ask, fields: dict[str, Any], answer: dict[str, Any]) -> None:
    assert ask("trick", **fields) == answer


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"cards": ""}, ["wrong-count /cards"], id="no card"),
        pytest.param({"cards": "2C 3C 4C 5C 6C"}, ["wrong-count /cards"], id="five cards"),
        pytest.param({"cards": "10H 2S 🂺"}, ["duplicate-card /cards/2 /cards/0"], id="a card twice, in two notations"),
        pytest.param(
            {"cards": "2C", "leader": "0", "trump": ""},
            ["unknown-suit /trump", "wrong-type /leader"],
            id="no suit, no seat",
        ),
    ],
)
def test_what_cannot_be_judged(faults: Faults, fields: dict[str, Any], expected: list[str]) -> None:
    assert faults("trick", **fields) == expected
