"""The answers read aloud: whole texts as golden files, and the first line, which is the contract."""

from collections.abc import Mapping
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.goldens import compare_with_golden

FOUR = ["Ann", "Bo", "Cy", "Di"]
SIX = [*FOUR, "Ed", "Flo"]
CARDS = {"Bo": 40, "Cy": 31, "Di": 7, "Ed": 22, "Flo": 300}
SIX_IN = [{"player": player, "card": card} for player, card in CARDS.items()]
FOUR_IN = [*SIX_IN[:3], {"player": "Bo", "card": 55}]


def party(**fields: Any) -> Mapping[str, Any]:  # noqa: ANN401  (any JSON)
    """A round that Ann judges."""
    return {"players": SIX, "judge": "Ann", "plays": SIX_IN, "seed": 1, **fields}


@pytest.mark.parametrize(
    ("name", "path", "fields", "first"),
    [
        ("table-4", "table", {"players": 4}, "4 players: 8 green cards win"),
        ("table-5", "table", {"players": 5}, "5 players: 7 green cards win"),
        ("table-10", "table", {"players": 10, "blanks": True}, "10 players: 4 green cards win"),
        ("deal", "deal", {"players": FOUR, "seed": 42}, "Seven red cards to each of 4 players"),
        ("deal-unnamed", "deal", {"players": 10, "seed": 42}, "Seven red cards to each of 10 players"),
        ("round-begun", "round", party(plays=[]), "4 red cards to come from Bo, Cy, Di, Ed and Flo"),
        ("round-waiting", "round", party(plays=SIX_IN[:3]), "1 red card to come from Ed and Flo"),
        (
            "round-fastest",
            "round",
            party(players=FOUR, plays=SIX_IN[:3]),
            "1 red card to come from Bo",
        ),
        ("round-all-in", "round", party(), "All red cards are in"),
        ("round-won", "round", party(favourite=2), "Bo wins the green card"),
        (
            "round-won-by-the-fastest",
            "round",
            party(players=FOUR, plays=FOUR_IN, favourite="Bo"),
            "Bo wins the green card",
        ),
        (
            "round-hidden",
            "round",
            party(plays=[{"player": player} for player in CARDS], favourite="Di"),
            "Di wins the green card",
        ),
        (
            "round-illegal",
            "round",
            party(plays=[{"player": "Ann", "card": 7}, *SIX_IN], favourite="Flo"),
            "illegal: round.judge-sits-out Ann judges this round and plays no red card.",
        ),
        ("game-new", "game", {"players": FOUR, "rounds": []}, "Nobody has a green card yet"),
        ("game-leader", "game", {"players": FOUR, "rounds": ["Bo"]}, "Bo leads with 1 green card"),
        (
            "game-leaders",
            "game",
            {"players": FOUR, "rounds": ["Bo", "Cy", "Bo", "Cy", "Di"]},
            "Bo and Cy lead with 2 green cards",
        ),
        (
            "game-won",
            "game",
            {"players": FOUR, "rounds": [*(FOUR[(number + 1) % 4] for number in range(29)), "Di"]},
            "illegal: game.end The game was over: Bo had won it.",
        ),
    ],
)
def test_texts(client: FlaskClient, name: str, path: str, fields: Mapping[str, Any], first: str) -> None:
    response = client.post(f"/v1/apples-to-apples/{path}?format=text", json=fields)
    assert response.status_code == 200
    lines = response.text.splitlines()
    assert lines[0] == first
    assert max(map(len, lines)) <= 80
    compare_with_golden(f"apples-to-apples-{name}", response.text)


def test_the_rules_read_aloud(client: FlaskClient) -> None:
    response = client.get("/v1/apples-to-apples/rules", headers={"Accept": "text/plain"})
    assert response.text.startswith("The rules of Apples to Apples, version ")
    compare_with_golden("apples-to-apples-rules", response.text.partition("\n")[2])  # the version changes


def test_a_refusal_read_aloud(client: FlaskClient) -> None:
    response = client.get("/v1/apples-to-apples/table?players=3&format=text")
    assert response.status_code == 422
    compare_with_golden("apples-to-apples-refused", response.text)
