"""GET /v1/apples/rules: the rule book and every figure of the game, as data."""

from flask.testing import FlaskClient

from service.apples.rules import Rule
from service.version import __version__


def test_the_rules_are_data(client: FlaskClient) -> None:
    response = client.get("/v1/apples/rules")
    answer = response.get_json()
    assert [rule["id"] for rule in answer["rules"]] == [rule.id for rule in Rule]
    assert answer["version"] == __version__
    assert " ".join(answer["ranks"]) == "A K Q J 10 9 8 7 6 5 4 3 2"
    assert answer["suits"] == ["S", "C", "D", "H"]
    assert list(answer["values"].values()) == [15, 10, 10, 10, 10, 5, 5, 5, 5, -15, -15, -15, -15]
    assert answer["goal"] == 250


def test_a_ruling_is_told_where_there_is_one(client: FlaskClient) -> None:
    rules = {rule["id"]: rule for rule in client.get("/v1/apples/rules").get_json()["rules"]}
    assert rules["play.revoke"]["kind"] == "t"
    assert rules["play.revoke"]["ruling"].startswith("The source sets no penalty.")
    assert "ruling" not in rules["play.turn"]


def test_the_points_of_every_count_are_there(client: FlaskClient) -> None:
    points = client.get("/v1/apples/rules").get_json()["points"]
    assert points["2"] == [
        {"plain": 0},
        {"plain": 0, "with_target": 0},
        {"plain": -30, "with_target": -30},
        {"plain": -90, "with_target": 40},
        {"plain": -240, "with_target": 80},
    ]
    assert points["A"][4] == {"plain": 240, "with_target": 80}


def test_the_rules_take_no_fields_and_no_post(client: FlaskClient) -> None:
    assert client.get("/v1/apples/rules?rule=play.own").status_code == 422
    refused = client.post("/v1/apples/rules", json={})
    assert (refused.status_code, set(refused.headers["Allow"].split(", "))) == (405, {"GET", "HEAD", "OPTIONS"})
