"""POST /v1/apples/seats: who sits where."""

from typing import Any

import pytest

from tests.http.asking import Ask, Faults


def draws(cards: str, names: str = "Ann Bo Chidi Dora") -> list[dict[str, Any]]:
    return [{"name": name, "card": card} for name, card in zip(names.split(), cards.split(), strict=True)]


def test_players_sit_clockwise_from_the_highest_card_who_deals(ask: Ask) -> None:
    answer = ask("seats", draws=draws("KH 2S K♠ AD"))
    assert answer == {"seats": ["Dora", "Chidi", "Ann", "Bo"], "dealer": "Dora"}


def test_names_are_written_back_trimmed(ask: Ask) -> None:
    given = draws("KH 2S KS AD")
    given[3]["name"] = "  Dora "
    assert ask("seats", draws=given)["dealer"] == "Dora"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param(draws("KH 2S kh AD"), ["duplicate-card /draws/2/card /draws/0/card"], id="a card drawn twice"),
        pytest.param(
            draws("KH 2S 3S AD", "Ann Bo ANN Dora"), ["duplicate-name /draws/2/name /draws/0/name"], id="a name"
        ),
        pytest.param(draws("KH 2S K AD"), ["bare-rank /draws/2/card"], id="a rank without its suit"),
        pytest.param(draws("KH 2S 3S AD")[:3], ["wrong-count /draws"], id="three players"),
        pytest.param([*draws("KH 2S 3S AD"), *draws("4S", "Eve")], ["wrong-count /draws"], id="five players"),
        pytest.param(
            [{"name": "Ann"}, {"card": "2S"}, 3, {"name": "\n", "card": "?", "colour": "red"}],
            [
                "missing-field /draws/0/card",
                "missing-field /draws/1/name",
                "wrong-type /draws/2",
                "bad-name /draws/3/name",
                "unknown-card /draws/3/card",
                "unknown-field /draws/3/colour",
            ],
            id="everything at once, by position",
        ),
        pytest.param("KH 2S 3S AD", ["wrong-type /draws"], id="a string is no list of draws"),
        pytest.param(None, ["wrong-type /draws"], id="null"),
    ],
)
def test_what_cannot_be_seated(faults: Faults, given: object, expected: list[str]) -> None:
    assert faults("seats", draws=given) == expected


def test_without_draws_nobody_sits(faults: Faults) -> None:
    assert faults("seats") == ["missing-field /draws"]
