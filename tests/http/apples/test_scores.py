"""POST /v1/apples/scores: many piles at once."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from service.cards import PACK
from tests.http.asking import Ask, Faults

TWOS = {"pile": ["2C", "2D"], "target": "2S"}


def test_every_pile_has_its_points_in_order(ask: Ask) -> None:
    piles = [
        TWOS,
        {"pile": ["AS", "AH"], "target": "KS"},
        {"pile": "A A A A", "target": "2"},
        {"pile": "", "target": "2S"},
    ]
    assert ask("scores", piles=piles) == {"scores": [{"points": 40}, {"points": 30}, {"points": 240}, {"points": 0}]}


def test_no_piles_have_no_scores(ask: Ask) -> None:
    assert ask("scores", piles=[]) == {"scores": []}


def test_with_lines_each_score_has_the_lines_of_score(ask: Ask) -> None:
    (score,) = ask("scores", piles=[TWOS], detail="lines")["scores"]
    alone = ask("score", **TWOS)
    assert score == {"points": alone["points"], "lines": alone["lines"]}


@pytest.mark.parametrize("detail", ["points", "lines"])
@pytest.mark.parametrize(
    ("pile", "code", "errors"),
    [
        pytest.param({"pile": "AS XX", "target": "KS"}, "unknown-card", ["unknown-card /piles/1/pile/1"], id="no card"),
        pytest.param(
            {"pile": "AS sa", "target": "KS"},
            "duplicate-card",
            ["duplicate-card /piles/1/pile/1 /piles/1/pile/0"],
            id="a card twice",
        ),
        pytest.param(
            {"pile": ["AS", "sa"], "target": "♠A"},
            "duplicate-card",
            ["duplicate-card /piles/1/pile/1 /piles/1/pile/0", "duplicate-card /piles/1/target /piles/1/pile/0"],
            id="a card three times, and otherwise nothing odd",
        ),
        pytest.param(
            {"pile": [*map(str, PACK[1:]), "2H"], "target": "AS"},
            "wrong-count",
            ["wrong-count /piles/1/pile"],
            id="52 cards",
        ),
        pytest.param(
            {"pile": "A A A A", "target": "A"}, "five-of-a-rank", ["five-of-a-rank /piles/1/target"], id="five aces"
        ),
        pytest.param({"pile": "AS"}, "missing-field", ["missing-field /piles/1/target"], id="no target"),
        pytest.param(
            {"pile": "AS", "target": "KS", "x": 1},
            "unknown-field",
            ["unknown-field /piles/1/x"],
            id="a field nobody knows",
        ),
        pytest.param({"pile": ["AS", 1], "target": "KS"}, "wrong-type", ["wrong-type /piles/1/pile/1"], id="a number"),
        pytest.param(
            {"pile": None, "target": None},
            "wrong-type",
            ["wrong-type /piles/1/pile", "wrong-type /piles/1/target"],
            id="nulls",
        ),
        pytest.param([], "wrong-type", ["wrong-type /piles/1"], id="a list"),
        pytest.param(None, "wrong-type", ["wrong-type /piles/1"], id="null"),
        pytest.param("AS", "wrong-type", ["wrong-type /piles/1"], id="a string"),
    ],
)
def test_a_faulty_pile_does_not_fail_the_rest(
    ask: Ask, detail: str, pile: object, code: str, errors: list[str]
) -> None:
    before, faulty, after = ask("scores", piles=[TWOS, pile, TWOS], detail=detail)["scores"]
    assert before == after
    assert before["points"] == 40
    problem = faulty["problem"]
    assert (problem["status"], problem["code"]) == (422, code)
    assert [" ".join(filter(None, map(each.get, ("code", "at", "first")))) for each in problem["errors"]] == errors


def test_five_faults_of_a_pile_are_named_and_the_rest_counted(ask: Ask) -> None:
    (score,) = ask("scores", piles=[{"pile": ["X"] * 12, "target": "KS"}])["scores"]
    assert (len(score["problem"]["errors"]), score["problem"]["more"]) == (5, 7)
    assert score["problem"]["detail"].endswith("And 11 more faults.")


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({}, ["missing-field /piles"], id="no piles"),
        pytest.param({"piles": {}}, ["wrong-type /piles"], id="an object"),
        pytest.param({"piles": "AS"}, ["wrong-type /piles"], id="a string"),
        pytest.param({"piles": [0] * 100_001}, ["too-many /piles"], id="100,001 piles"),
        pytest.param({"piles": [], "detail": "all"}, ["unknown-value /detail"], id="no such detail"),
        pytest.param({"piles": [], "detail": 1}, ["wrong-type /detail"], id="a number for a word"),
        pytest.param({"detail": [TWOS], "piles": [TWOS]}, ["wrong-type /detail"], id="piles for a word"),
        pytest.param({"pile": [TWOS]}, ["missing-field /piles", "unknown-field /pile"], id="the wrong name"),
        pytest.param({"piles": [], "details": "points"}, ["unknown-field /details"], id="a field nobody knows"),
    ],
)
def test_what_cannot_be_asked(faults: Faults, fields: dict[str, Any], expected: list[str]) -> None:
    assert faults("scores", **fields) == expected


def test_many_piles_are_scored(client: FlaskClient) -> None:
    response = client.post("/v1/apples/scores", json={"piles": [TWOS] * 20_000})
    assert response.get_json() == {"scores": [{"points": 40}] * 20_000}


def test_lists_of_piles_take_json_only(client: FlaskClient) -> None:
    assert client.post("/v1/apples/scores", data={"piles": "AS"}).status_code == 415


@pytest.mark.parametrize("count", [3_000, 400_000])
def test_of_an_endless_pile_all_cards_are_counted(ask: Ask, count: int) -> None:
    (score,) = ask("scores", piles=[{"pile": " AS,\t" * count, "target": "KS"}])["scores"]
    assert score["problem"]["errors"][0] == {
        "at": "/piles/0/pile",
        "code": "wrong-count",
        "detail": f"pile must be a list of 0 to 51 cards, not of {count}.",
    }


def test_white_space_may_be_endless(ask: Ask) -> None:
    (score,) = ask("scores", piles=[{"pile": "AS" + " " * 20_000 + "AH", "target": "KS"}])["scores"]
    assert score == {"points": 30}
