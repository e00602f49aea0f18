"""POST /v1/apples/deal: four hands."""

import pytest
from flask.testing import FlaskClient

from service.shuffle import shuffle
from tests.http.asking import Ask, Faults

PACK = [rank + suit for suit in "SCDH" for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]]


@pytest.mark.parametrize("dealer", range(4))
def test_card_k_of_the_shuffled_pack_goes_to_seat_dealer_and_one_and_k(ask: Ask, dealer: int) -> None:
    answer = ask("deal", seed=42, dealer=dealer)
    for k, card in enumerate(shuffle("apples/deal", 42, PACK)):
        assert card in answer["hands"][(dealer + 1 + k) % 4]
    assert [hand == sorted(hand, key=PACK.index) for hand in answer["hands"]] == [True] * 4
    assert (answer["first_caller"], answer["seed"]) == ((dealer + 1) % 4, 42)


def test_the_dealer_is_the_last_seat_unless_told(ask: Ask) -> None:
    assert ask("deal", seed=1) == ask("deal", seed=1, dealer=3)


def test_without_a_seed_one_is_drawn_and_told(ask: Ask) -> None:
    one, other = ask("deal"), ask("deal")
    assert one != other
    assert ask("deal", seed=one["seed"]) == one


def test_a_deal_may_be_asked_without_a_body_or_by_form(client: FlaskClient) -> None:
    assert client.post("/v1/apples/deal").status_code == 200
    by_form = client.post("/v1/apples/deal", data={"seed": "42", "dealer": "0"})
    assert by_form.get_json() == client.post("/v1/apples/deal", json={"seed": 42, "dealer": 0}).get_json()


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"seed": 2**53}, ["out-of-range /seed"], id="a seed too great"),
        pytest.param({"seed": -1, "dealer": 4}, ["out-of-range /seed", "out-of-range /dealer"], id="two faults"),
        pytest.param({"seed": 1.5}, ["wrong-type /seed"], id="a fraction"),
        pytest.param({"seed": "1"}, ["wrong-type /seed"], id="text"),
        pytest.param({"seed": True}, ["wrong-type /seed"], id="true is no 1"),
        pytest.param({"dealer": "Ann"}, ["wrong-type /dealer"], id="a name: here seats are numbers"),
    ],
)
def test_what_cannot_be_dealt(faults: Faults, fields: dict[str, object], expected: list[str]) -> None:
    assert faults("deal", **fields) == expected


def test_a_whole_number_may_be_written_with_a_fraction_of_nothing(ask: Ask) -> None:
    assert ask("deal", seed=7.0, dealer=2.0) == ask("deal", seed=7, dealer=2)


def test_a_deal_is_not_asked_by_get(client: FlaskClient) -> None:
    assert client.get("/v1/apples/deal?seed=1").status_code == 405
