"""``/deal``: hands and stacks, by seed."""

import pytest
from flask.testing import FlaskClient

from service.apples_to_apples.deal import deal
from service.apples_to_apples.table import Table
from tests.http.asking import Ask, Faults

NAMES = ["Ann", "Bo", "Cy", "Di"]


def test_the_deal_of_a_seed(ask: Ask) -> None:
    expected = deal(Table(4), 42)
    assert ask("deal", players=4, seed=42) == {
        "hands": [{"cards": list(hand)} for hand in expected.hands],
        "red_left": list(expected.red_left),
        "green": list(expected.green),
        "seed": 42,
    }


def test_hands_bear_the_names_in_seat_order(ask: Ask) -> None:
    by_number, by_name = ask("deal", players=4, seed=42), ask("deal", players=NAMES, seed=42)
    assert [hand["name"] for hand in by_name["hands"]] == NAMES
    assert [hand["cards"] for hand in by_name["hands"]] == [hand["cards"] for hand in by_number["hands"]]


def test_forms_deal_too(client: FlaskClient, ask: Ask) -> None:
    form = {"players": "4", "seed": "42", "blanks": "true"}
    response = client.post("/v1/apples-to-apples/deal", data=form)
    assert response.get_json() == ask("deal", players=4, seed=42, blanks=True)


def test_without_a_seed_the_service_draws_one_that_deals_the_same_again(ask: Ask) -> None:
    dealt = ask("deal", players=5)
    assert ask("deal", players=5, seed=dealt["seed"]) == dealt
    assert ask("deal", players=5)["seed"] != dealt["seed"]


def test_seed_nought_is_a_seed(ask: Ask) -> None:
    assert ask("deal", players=4, seed=0)["seed"] == 0


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({}, ["missing-field /players"], id="nobody"),
        pytest.param({"players": 3}, ["out-of-range /players"], id="3"),
        pytest.param({"players": 11}, ["out-of-range /players"], id="11"),
        pytest.param({"players": 4, "seed": 2**53}, ["out-of-range /seed"], id="a seed that JSON cannot hold"),
        pytest.param({"players": 4, "seed": -1}, ["out-of-range /seed"], id="a seed below nought"),
        pytest.param({"players": 4, "sed": 1}, ["unknown-field /sed"], id="a misspelt field"),
        pytest.param({"players": 4, "blanks": 1}, ["wrong-type /blanks"], id="1 is not true"),
        pytest.param(
            {"players": ["Ann", "  ", "ANN", "Di\u202e"], "seed": 1.5},
            [
                "bad-name /players/1",
                "duplicate-name /players/2 /players/0",
                "bad-name /players/3",
                "wrong-type /seed",
            ],
            id="every fault is named",
        ),
        pytest.param(
            {"players": ["Ann", "Bo", " ann ", "Di"]},
            ["duplicate-name /players/2 /players/0"],
            id="names twice, spelt otherwise",
        ),
    ],
)
def test_refused(faults: Faults, fields: dict[str, object], expected: list[str]) -> None:
    assert faults("deal", **fields) == expected
