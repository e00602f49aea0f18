"""``/deal``: hands and stacks, by seed."""

from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

from service.apples_to_apples.deal import deal
from service.apples_to_apples.table import Table
from tests.http.apples_to_apples.conftest import Ask

NAMES = ["Ann", "Bo", "Cy", "Di"]
Faults = Callable[..., list[tuple[str, str]]]


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
        pytest.param({}, [("/players", "missing-field")], id="nobody"),
        pytest.param({"players": 3}, [("/players", "out-of-range")], id="3"),
        pytest.param({"players": 11}, [("/players", "out-of-range")], id="11"),
        pytest.param({"players": 4, "seed": 2**53}, [("/seed", "out-of-range")], id="a seed that JSON cannot hold"),
        pytest.param({"players": 4, "seed": -1}, [("/seed", "out-of-range")], id="a seed below nought"),
        pytest.param({"players": 4, "sed": 1}, [("/sed", "unknown-field")], id="a misspelt field"),
        pytest.param({"players": 4, "blanks": 1}, [("/blanks", "wrong-type")], id="1 is not true"),
        pytest.param(
            {"players": ["Ann", "  ", "ANN", "Di\u202e"], "seed": 1.5},
            [
                ("/players/1", "bad-name"),
                ("/players/2", "duplicate-name"),
                ("/players/3", "bad-name"),
                ("/seed", "wrong-type"),
            ],
            id="every fault is named",
        ),
        pytest.param(
            {"players": ["Ann", "Bo", " ann ", "Di"]},
            [("/players/2", "duplicate-name")],
            id="names twice, spelt otherwise",
        ),
    ],
)
def test_refused(faults: Faults, fields: dict[str, object], expected: list[tuple[str, str]]) -> None:
    assert faults("deal", **fields) == expected
