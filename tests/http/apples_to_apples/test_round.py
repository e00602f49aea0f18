"""``/round``: what the wire adds to the rules, from waiting to refill, and every refusal."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.asking import Ask, Faults

FIVE = ["Jo", "Ann", "Bo", "Cy", "Di"]
SIX = [*FIVE, "Ed"]
ALL_IN = [
    {"player": "Di", "card": 40},
    {"player": "Ann", "card": 31},
    {"player": "Cy", "card": 7},
    {"player": "Bo", "card": 22},
]


def test_nobody_has_played(ask: Ask) -> None:
    assert ask("round", players=FIVE, judge="Jo", plays=[]) == {
        "legal": True,
        "violations": [],
        "waiting": ["Ann", "Bo", "Cy", "Di"],
        "to_come": 4,
    }


def test_with_six_one_of_those_waited_for_will_not_play(ask: Ask) -> None:
    answer = ask("round", players=SIX, judge="Jo", plays=ALL_IN[:3])
    assert (answer["waiting"], answer["to_come"]) == (["Bo", "Ed"], 1)
    assert "left_out" not in answer


def test_all_are_in(ask: Ask) -> None:
    assert ask("round", players=SIX, judge="Jo", plays=ALL_IN, seed=1) == {
        "legal": True,
        "violations": [],
        "waiting": [],
        "to_come": 0,
        "left_out": "Ed",
        "shuffled": [22, 7, 40, 31],
        "seed": 1,
    }


def test_a_round_to_its_end(ask: Ask) -> None:
    assert ask("round", players=SIX, judge="Jo", plays=ALL_IN, favourite="Cy", seed=1) == {
        "legal": True,
        "violations": [],
        "waiting": [],
        "to_come": 0,
        "left_out": "Ed",
        "shuffled": [22, 7, 40, 31],
        "seed": 1,
        "winner": "Cy",
        "discarded": [7, 22, 31, 40],
        "next_judge": "Ann",
        "refill": [
            {"name": "Jo", "count": 0},
            {"name": "Ann", "count": 1},
            {"name": "Bo", "count": 1},
            {"name": "Cy", "count": 1},
            {"name": "Di", "count": 1},
            {"name": "Ed", "count": 0},
        ],
    }


@pytest.mark.parametrize(("index", "winner"), [(0, "Bo"), (1, "Cy"), (2.0, "Di"), (3, "Ann")])
def test_a_favourite_by_index(ask: Ask, index: float, winner: str) -> None:
    assert ask("round", players=FIVE, judge="Jo", plays=ALL_IN, favourite=index, seed=1)["winner"] == winner


def test_without_a_seed_the_service_draws_one_that_shuffles_the_same_again(ask: Ask) -> None:
    fields: dict[str, Any] = {"players": FIVE, "judge": "Jo", "plays": ALL_IN}
    answer = ask("round", **fields)
    assert ask("round", **fields, seed=answer["seed"]) == answer
    assert ask("round", **fields)["seed"] != answer["seed"]


def test_the_order_of_arrival_does_not_show(ask: Ask) -> None:
    answers = [ask("round", players=FIVE, judge="Jo", plays=plays, seed=9) for plays in (ALL_IN, ALL_IN[::-1])]
    assert answers[0] == answers[1]


def test_numbers_may_stay_hidden(ask: Ask) -> None:
    plays = [{"player": play["player"]} for play in ALL_IN]
    answer = ask("round", players=FIVE, judge="Jo", plays=plays, favourite="Bo")
    assert (answer["winner"], answer["discarded"]) == ("Bo", [])
    assert "shuffled" not in answer
    assert "seed" not in answer, "nothing was shuffled"


def test_names_go_in_as_they_are_spelt_and_out_as_the_players(ask: Ask) -> None:
    plays = [{"player": " ZOË "}, {"player": "zoe\u0308"}, {"player": "BO"}, {"player": "cy"}]
    answer = ask("round", players=["Jo", "Zoë", "Bo", "Cy"], judge="JO", plays=plays, favourite="ZOE\u0308")
    assert answer["legal"]
    assert answer["winner"] == "Zoë"


def test_every_kind_of_violation_with_its_place(ask: Ask) -> None:
    answer = ask(
        "round",
        players=FIVE,
        judge="Jo",
        plays=[{"player": "Jo"}, {"player": "Ann", "card": 99}, {"player": "Bo", "card": 22}, {"player": "Bo"}],
        hands=[{"name": "ann", "cards": [31, 32]}],
        favourite="Ann",
    )
    assert not answer["legal"]
    assert [(broken["at"], broken["rule"]) for broken in answer["violations"]] == [
        ("/plays/0/player", "round.judge-sits-out"),
        ("/plays/1/card", "round.own"),
        ("/plays/3", "round.plays"),
        ("/hands/0/cards", "deal.seven"),
        ("/favourite", "round.plays"),
        ("/favourite", "round.award"),
    ]
    assert answer["waiting"] == ["Ann", "Cy", "Di"]


def test_refills_bring_known_hands_up_to_seven(ask: Ask) -> None:
    hands = [{"name": "Cy", "cards": [7, 8, 9, 10, 11, 12, 13]}, {"name": "Jo", "cards": [1, 2, 3, 4, 5, 6, 300]}]
    answer = ask("round", players=FIVE, judge="Jo", plays=ALL_IN, hands=hands, favourite="Cy", seed=1)
    assert answer["legal"]
    assert [each["count"] for each in answer["refill"]] == [0, 1, 1, 1, 1]


def named(count: int) -> list[str]:
    return [f"Player {number}" for number in range(count)]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"players": FIVE[:3]}, ["wrong-count /players"], id="3 players"),
        pytest.param({"players": [*FIVE, *named(6)]}, ["wrong-count /players"], id="11 players"),
        pytest.param({"players": 5}, ["wrong-type /players"], id="a number of players"),
        pytest.param({"players": [*FIVE, "bo "]}, ["duplicate-name /players/5 /players/2"], id="a player twice"),
        pytest.param({"judge": "Joe"}, ["unknown-player /judge"], id="an unknown judge"),
        pytest.param({"judge": 0}, ["wrong-type /judge"], id="a judge by number"),
        pytest.param(
            {"plays": [{"player": "Ann"}, {"player": "Max"}, {"card": 3}, {"player": "Bo", "crad": 3}, 4]},
            [
                "unknown-player /plays/1/player",
                "missing-field /plays/2/player",
                "unknown-field /plays/3/crad",
                "wrong-type /plays/4",
            ],
            id="plays",
        ),
        pytest.param(
            {"plays": [{"player": "Ann", "card": card} for card in (0, 325, 1.5, "7", None, True)]},
            [
                "out-of-range /plays/0/card",
                "out-of-range /plays/1/card",
                "wrong-type /plays/2/card",
                "wrong-type /plays/3/card",
                "wrong-type /plays/4/card",
                "wrong-type /plays/5/card",
            ],
            id="cards that are none",
        ),
        pytest.param({"plays": [{"player": "Ann"}] * 201}, ["too-many /plays"], id="201 plays"),
        pytest.param(
            {
                "hands": [
                    {"name": "Ann", "cards": [1, 2, 1]},
                    {"name": "Max", "cards": [3]},
                    {"name": "ANN", "cards": [2, "x"]},
                    {"cards": []},
                    {"name": "Bo"},
                ]
            },
            [
                "duplicate-card /hands/0/cards/2 /hands/0/cards/0",
                "unknown-player /hands/1/name",
                "duplicate-name /hands/2/name /hands/0/name",
                "duplicate-card /hands/2/cards/0 /hands/0/cards/1",
                "wrong-type /hands/2/cards/1",
                "missing-field /hands/3/name",
                "missing-field /hands/4/cards",
            ],
            id="hands",
        ),
        pytest.param({"favourite": "Max"}, ["unknown-player /favourite"], id="an unknown favourite"),
        pytest.param({"favourite": 8, "seed": 1}, ["out-of-range /favourite"], id="an index no table has"),
        pytest.param({"favourite": 4, "seed": 1, "plays": ALL_IN}, ["out-of-range /favourite"], id="the fifth of four"),
        pytest.param({"favourite": -1, "seed": 1}, ["out-of-range /favourite"], id="not counted from the end"),
        pytest.param({"favourite": 0}, ["missing-field /seed"], id="an index without the seed"),
        pytest.param({"favourite": True, "seed": 1}, ["wrong-type /favourite"], id="true is no index"),
        pytest.param({"favourite": ["Ann"]}, ["wrong-type /favourite"], id="two kinds and no third"),
        pytest.param(
            {"favourite": 0, "seed": 1, "plays": [*ALL_IN[:3], {"player": "Bo"}]},
            ["missing-field /plays/3/card"],
            id="an index needs every number",
        ),
        pytest.param({"favorite": "Ann"}, ["unknown-field /favorite"], id="spelt the other way"),
    ],
)
def test_refused(faults: Faults, fields: dict[str, object], expected: list[str]) -> None:
    """Of an otherwise good question."""
    assert faults("round", **{"players": FIVE, "judge": "Jo", "plays": [], **fields}) == expected


def test_what_is_missing_is_named(faults: Faults) -> None:
    assert faults("round") == [
        "missing-field /players",
        "missing-field /judge",
        "missing-field /plays",
    ]


def test_the_nearest_name_is_shown(ask: Ask) -> None:
    (error,) = ask("round", 422, players=["Annabel", *FIVE[1:]], judge="Anabel", plays=[])["errors"]
    assert error["detail"] == "Anabel is not playing; did you mean Annabel?"


def test_forms_are_refused(client: FlaskClient) -> None:
    assert client.post("/v1/apples-to-apples/round", data={"judge": "Jo"}).status_code == 415
