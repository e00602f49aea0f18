"""/v1/apples/play: what may be played to a trick."""

from typing import Any

import pytest

from tests.http.asking import Ask, Faults, broken


@pytest.mark.parametrize(
    ("fields", "expected", "legal", "led"),
    [
        pytest.param({"hand": "KC 2C 3D", "trick": "4C", "card": "2C"}, [], "KC 2C", "C", id="follows"),
        pytest.param(
            {"hand": "KC 2C 3D", "trick": "4C", "card": "3D"}, ["play.follow /card"], "KC 2C", "C", id="revokes"
        ),
        pytest.param(
            {"hand": "KC 2C 3D", "trick": "4C", "trump": "D", "card": "3D"},
            ["play.follow /card"],
            "KC 2C",
            "C",
            id="a trump does not excuse",
        ),
        pytest.param({"hand": "KC 2C 3D", "trick": "4H", "card": "3D"}, [], "KC 2C 3D", "H", id="cannot follow"),
        pytest.param({"hand": "KC 2C 3D", "trick": "", "card": "3D"}, [], "KC 2C 3D", None, id="leads"),
        pytest.param(
            {"hand": "KC 2C", "trick": [], "card": "3D"}, ["play.own /card"], "KC 2C", None, id="leads what is not held"
        ),
        pytest.param(
            {"hand": "KC 2C", "trick": "4C", "card": "3D"},
            ["play.own /card", "play.follow /card"],
            "KC 2C",
            "C",
            id="both",
        ),
        pytest.param(
            {"hand": "KC 2C", "trick": "4C 5C", "card": "5C"},
            ["play.own /card"],
            "KC 2C",
            "C",
            id="a card of the trick",
        ),
        pytest.param({"hand": "3D KC 2C", "trick": "4C"}, [], "KC 2C", "C", id="no card asked about"),
    ],
)
def test_a_play_is_judged(ask: Ask, fields: dict[str, Any], expected: list[str], legal: str, led: str | None) -> None:
    answer = ask("play", **fields)
    assert (broken(answer), answer["legal_cards"], answer.get("led")) == (expected, legal.split(), led)


def test_a_revoke_is_explained_by_the_cards_held(ask: Ask) -> None:
    (violation,) = ask("play", hand="KC 2C 3D", trick="4C", card="3D")["violations"]
    assert violation == {"rule": "play.follow", "detail": "Clubs were led and you hold KC and 2C.", "at": "/card"}


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"hand": "", "trick": ""}, ["wrong-count /hand"], id="no card in hand"),
        pytest.param(
            {"hand": ["2C"] * 13, "trick": ""},
            ["wrong-count /hand", *(f"duplicate-card /hand/{k} /hand/0" for k in range(1, 12))],
            id="thirteen: the target is not out",
        ),
        pytest.param({"hand": "2C", "trick": "3C 4C 5C 6C"}, ["wrong-count /trick"], id="a full trick"),
        pytest.param(
            {"hand": "2C ♥10", "trick": "3C th"}, ["duplicate-card /trick/1 /hand/1"], id="in the hand and in the trick"
        ),
        pytest.param(
            {"hand": "2C", "trick": "", "trump": "NT", "card": "C"},
            ["unknown-suit /trump", "unknown-card /card"],
            id="no suit, no card",
        ),
        pytest.param({"hand": "2C"}, ["missing-field /trick"], id="no trick"),
        pytest.param({"hand": "2C", "trick": "", "trump": None}, ["wrong-type /trump"], id="null is not left out"),
    ],
)
def test_what_cannot_be_judged(faults: Faults, fields: dict[str, Any], expected: list[str]) -> None:
    assert faults("play", **fields) == expected
