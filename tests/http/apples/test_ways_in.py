"""The same question as JSON, as a form and in a query gets the same answer; a card twice is found on every path."""

from typing import Any
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient

from tests.http.asking import Ask, Faults

HAND = "AS KS QS JS 10S AC KC QC JC 10C AD KD AH"
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("hand", {"cards": HAND}),
    ("bid", {"hand": HAND, "calls": "1D pass", "call": "2♣"}),
    ("auction", {"calls": "pass 3D", "dealer": 1}),
    ("target", {"hand": HAND, "target": "🂱"}),
    ("play", {"hand": "KC 2C 3D", "trick": "4C", "trump": "hearts", "card": "3D"}),
    ("trick", {"cards": "KC 2D", "trump": "D", "leader": 2}),
    ("score", {"pile": "AS AH,AD 10C", "target": "10H"}),
]
LISTS = {"cards", "hand", "calls", "trick", "pile"}


@pytest.mark.parametrize(("path", "fields"), QUESTIONS, ids=[path for path, _ in QUESTIONS])
def test_json_form_and_query_are_one_question(client: FlaskClient, path: str, fields: dict[str, Any]) -> None:
    at = f"/v1/apples/{path}"
    listed = {name: value.replace(",", " ").split() if name in LISTS else value for name, value in fields.items()}
    answers = [
        client.post(at, json=fields),
        client.post(at, json=listed),
        client.post(at, data=fields),
        client.get(f"{at}?{urlencode(fields)}"),
    ]
    assert [answer.status_code for answer in answers] == [200] * 4
    assert all(answer.get_data() == answers[0].get_data() for answer in answers)


@pytest.mark.parametrize("path", ["seats", "deal", "exchange", "scores", "round", "game"])
def test_the_other_paths_have_no_get(client: FlaskClient, path: str) -> None:
    refused = client.get(f"/v1/apples/{path}")
    assert (refused.status_code, set(refused.headers["Allow"].split(", "))) == (405, {"POST", "OPTIONS"})


@pytest.mark.parametrize("path", ["seats", "exchange", "scores", "round", "game"])
def test_structured_fields_take_json_only(client: FlaskClient, path: str) -> None:
    assert client.post(f"/v1/apples/{path}", data={"players": "Ann"}).status_code == 415


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ({"calls": "p", "dealer": "01"}, "wrong-type"),
        ({"calls": "p", "dealer": "1.0"}, "wrong-type"),
        ({"calls": "p", "dealer": " 1"}, "wrong-type"),
        ({"calls": "p", "dealer": "+1"}, "wrong-type"),
        ({"calls": "p", "dealer": "１"}, "wrong-type"),
        ({"calls": "p", "dealer": "-0"}, "wrong-type"),
        ({"calls": "p", "dealer": ""}, "wrong-type"),
        ({"calls": "p", "dealer": "-1"}, "out-of-range"),
        ({"calls": "p", "dealer": "4"}, "out-of-range"),
    ],
)
def test_numbers_of_forms_are_plain_digits(client: FlaskClient, form: dict[str, str], expected: str) -> None:
    (error,) = client.post("/v1/apples/auction", data=form).get_json()["errors"]
    assert (error["code"], error["at"]) == (expected, "/dealer")


TWICE: list[tuple[str, dict[str, Any], str]] = [
    (
        "seats",
        {"draws": [{"name": n, "card": c} for n, c in zip("ABCD", ["10H", "2S", "th", "3S"], strict=True)]},
        "/draws/2/card /draws/0/card",
    ),
    ("bid", {"hand": ["10H", "🂺", *HAND.split()[:11]]}, "/hand/1 /hand/0"),
    ("exchange", {"bid": "1D", "bidder": 0, "placed": ["10H", "2S", "H0", "3S"]}, "/placed/2/0 /placed/0/0"),
    (
        "exchange",
        {"bid": "1D", "bidder": 0, "placed": ["", "", "", ""], "redealt": ["10H", "♥10", "", ""]},
        "/redealt/1/0 /redealt/0/0",
    ),
    ("target", {"hand": ["10H", "0h", *HAND.split()[:11]], "target": "10H"}, "/hand/1 /hand/0"),
    ("play", {"hand": "10H 2S", "trick": "3S ♡T"}, "/trick/1 /hand/0"),
    ("play", {"hand": "10H 10♥", "trick": ""}, "/hand/1 /hand/0"),
    ("trick", {"cards": "10H 2S th"}, "/cards/2 /cards/0"),
    ("score", {"pile": "2S 10H", "target": "🂺"}, "/target /pile/1"),
    (
        "round",
        {
            "players": [
                {"name": n, "pile": "10H T♥" if n == "B" else "", "target": f"2{s}"}
                for n, s in zip("ABCD", "SCDH", strict=True)
            ]
        },
        "/players/1/pile/1 /players/1/pile/0",
    ),
    (
        "game",
        {
            "players": list("ABCD"),
            "rounds": [
                {
                    "players": [
                        {"name": n, "pile": "10H" if n == "C" else "", "target": "th" if n == "C" else "2S"}
                        for n in "ABCD"
                    ]
                }
            ],
        },
        "/rounds/0/players/2/target /rounds/0/players/2/pile/0",
    ),
]


@pytest.mark.parametrize(("path", "fields", "places"), TWICE, ids=[f"{path} {places}" for path, _, places in TWICE])
def test_a_card_twice_in_two_notations_is_found_with_both_places(
    faults: Faults, path: str, fields: dict[str, Any], places: str
) -> None:
    assert faults(path, **fields) == [f"duplicate-card {places}"]


def test_a_hand_answers_a_card_twice_as_a_violation_instead(ask: Ask) -> None:
    assert ask("hand", cards="10H th")["violations"][1]["at"] == "/cards/1"


def test_scores_answers_it_in_its_place(ask: Ask) -> None:
    (score,) = ask("scores", piles=[{"pile": "10H", "target": "🂺"}])["scores"]
    assert score["problem"]["errors"][0]["first"] == "/piles/0/pile/0"


def test_the_fields_of_a_post_are_not_in_its_query(client: FlaskClient) -> None:
    refused = client.post("/v1/apples/score?pile=AS&target=2C", data={"pile": "AS"})
    assert refused.status_code == 422
    assert [(error["at"], error["code"]) for error in refused.json["errors"]] == [  # type: ignore[index]  # it is JSON
        ("/pile", "unknown-field"),
        ("/target", "unknown-field"),
    ]
    assert refused.json["errors"][0]["detail"] == "The fields of a POST are in its body, and pile is in the query."  # type: ignore[index]
