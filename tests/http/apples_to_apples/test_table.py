"""``/table`` and ``/rules``: the same figures by JSON, form and query."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from service.apples_to_apples.rules import Rule
from tests.http.asking import Ask

PATH = "/v1/apples-to-apples/table"
SIX = {
    "players": 6,
    "to_win": 6,
    "plays": 4,
    "extra_play": False,
    "left_out": True,
    "dealt": 42,
    "most_rounds": 31,
    "most_red_cards": 162,
    "stock": {"red": 321, "green": 107},
}


@pytest.mark.parametrize(
    "players",
    [
        pytest.param(6, id="a number"),
        pytest.param(6.0, id="a number with a point"),
        pytest.param(["Ann", "Bo", "Cy", "Di", "Ed", "Flo"], id="names"),
    ],
)
def test_a_number_or_names(ask: Ask, players: object) -> None:
    assert ask("table", players=players) == SIX


def test_json_form_and_query_agree(client: FlaskClient) -> None:
    answers = [client.post(PATH, data={"players": "6"}), client.get(PATH, query_string={"players": "6"})]
    assert [answer.get_json() for answer in answers] == [SIX, SIX]
    assert answers[1].headers["ETag"]


@pytest.mark.parametrize("blanks", ["true", "false"])
def test_blanks_are_counted_in_on_request(client: FlaskClient, ask: Ask, blanks: str) -> None:
    stock = {"true": {"red": 324, "green": 108}, "false": {"red": 321, "green": 107}}[blanks]
    assert ask("table", players=6, blanks=blanks == "true") == SIX | {"stock": stock}
    assert client.get(f"{PATH}?players=6&blanks={blanks}").get_json() == SIX | {"stock": stock}


@pytest.mark.parametrize(
    ("players", "code"),
    [
        pytest.param(3, "out-of-range", id="3"),
        pytest.param(11, "out-of-range", id="11"),
        pytest.param(-4, "out-of-range", id="-4"),
        pytest.param(["Ann", "Bo", "Cy"], "wrong-count", id="3 names"),
        pytest.param([str(number) for number in range(11)], "wrong-count", id="11 names"),
        pytest.param("6", "wrong-type", id="a number as text"),
        pytest.param(6.5, "wrong-type", id="a fraction"),
        pytest.param(True, "wrong-type", id="true is not 1"),
        pytest.param(None, "wrong-type", id="null"),
        pytest.param({"n": 6}, "wrong-type", id="an object"),
    ],
)
def test_other_numbers_are_refused_with_the_range(ask: Ask, players: object, code: str) -> None:
    (error,) = ask("table", 422, players=players)["errors"]
    assert (error["at"], error["code"]) == ("/players", code)
    assert "4 to 10" in error["detail"]


@pytest.mark.parametrize(
    ("query", "at", "code"),
    [
        ("players=3", "/players", "out-of-range"),
        ("players=11", "/players", "out-of-range"),
        ("players=06", "/players", "wrong-type"),
        ("players=Ann,Bo,Cy,Di", "/players", "wrong-type"),
        ("players=6&blanks=1", "/blanks", "wrong-type"),
        ("players=6&players=6", "/players", "repeated-field"),
        ("players=6&player=6", "/player", "unknown-field"),
        ("", "/players", "missing-field"),
    ],
)
def test_queries_refused(client: FlaskClient, query: str, at: str, code: str) -> None:
    response = client.get(f"{PATH}?{query}")
    assert response.status_code == 422
    assert [(error["at"], error["code"]) for error in response.get_json()["errors"]] == [(at, code)]


def test_every_size_of_table_is_in_the_rules(client: FlaskClient, ask: Ask) -> None:
    answer: Any = client.get("/v1/apples-to-apples/rules").get_json()
    assert answer["tables"] == [ask("table", players=players) for players in range(4, 11)]
    assert [rule["id"] for rule in answer["rules"]] == [rule.id for rule in Rule]
    assert [rule["id"] for rule in answer["rules"] if "ruling" in rule] == [rule.id for rule in Rule if rule.ruling]
