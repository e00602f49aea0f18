"""POST /v1/apples/game: how a game stands."""

from typing import Any

import pytest

from tests.http.asking import Ask, Faults, broken

NAMES = ["Ann", "Bo", "Chidi", "Dora"]


def points(*figures: int, names: list[str] = NAMES) -> dict[str, Any]:
    """A hand of which everyone says what it was worth."""
    return {"players": [{"name": name, "points": each} for name, each in zip(names, figures, strict=True)]}


def won(*piles: str) -> dict[str, Any]:
    """A hand given by piles, each with its target behind a stroke."""
    cards = [pile.split("/") for pile in piles]
    return {
        "players": [
            {"name": name, "pile": pile, "target": target} for name, (pile, target) in zip(NAMES, cards, strict=True)
        ]
    }


THROWN_IN = {"thrown_in": True}


def test_a_game_goes_on(ask: Ask) -> None:
    answer = ask(
        "game", players=NAMES, rounds=[points(10, 20, -30, 40), THROWN_IN, won("AS AH KS KH/AD", "/2S", "/3S", "/4S")]
    )
    assert answer == {
        "legal": True,
        "violations": [],
        "rounds": [
            {"points": [10, 20, -30, 40], "totals": [10, 20, -30, 40], "dealer": "Dora"},
            {"points": [0, 0, 0, 0], "totals": [10, 20, -30, 40], "dealer": "Ann"},
            {"points": [60, 0, 0, 0], "totals": [70, 20, -30, 40], "dealer": "Bo"},
        ],
        "totals": [70, 20, -30, 40],
        "to_goal": [180, 230, 280, 210],
        "standings": [
            {"place": 1, "name": "Ann", "points": 70},
            {"place": 2, "name": "Dora", "points": 40},
            {"place": 3, "name": "Bo", "points": 20},
            {"place": 4, "name": "Chidi", "points": -30},
        ],
        "finished": False,
        "winners": [],
        "warnings": [],
        "next_dealer": "Chidi",
    }


def test_a_new_game_has_nobody_ahead_and_the_last_named_deals(ask: Ask) -> None:
    answer = ask("game", players=NAMES, rounds=[])
    assert (answer["totals"], answer["rounds"], answer["next_dealer"]) == ([0] * 4, [], "Dora")
    assert [each["place"] for each in answer["standings"]] == [1] * 4


def test_players_are_looked_up_however_they_are_spelt_and_in_any_order(ask: Ask) -> None:
    answer = ask(
        "game", players=NAMES, dealer=" bo ", rounds=[points(1, 2, 3, 4, names=["DORA", "chidi ", "Bo", "ann"])]
    )
    assert answer["totals"] == [4, 3, 2, 1]
    assert (answer["rounds"][0]["dealer"], answer["next_dealer"]) == ("Bo", "Chidi")


def test_the_highest_total_wins_and_nobody_deals_next(ask: Ask) -> None:
    answer = ask("game", players=NAMES, rounds=[points(240, 200, 0, 0), points(10, 90, 0, 0)])
    assert (answer["finished"], answer["winners"], answer["to_goal"]) == (True, ["Bo"], [0, 0, 250, 250])
    assert "next_dealer" not in answer


def test_equal_totals_share_the_win_and_the_place(ask: Ask) -> None:
    answer = ask("game", players=NAMES, goal=100, rounds=[points(0, 100, 40, 100)])
    assert answer["winners"] == ["Bo", "Dora"]
    assert [(each["place"], each["name"]) for each in answer["standings"]] == [
        (1, "Bo"),
        (1, "Dora"),
        (3, "Chidi"),
        (4, "Ann"),
    ]


def test_rounds_after_the_end_are_listed_not_added_and_the_deal_still_moves(ask: Ask) -> None:
    answer = ask("game", players=NAMES, rounds=[points(250, 0, 0, 0), points(0, 500, 0, 0), THROWN_IN])
    assert broken(answer) == ["game.end /rounds/1", "game.end /rounds/2"]
    assert [each["totals"] for each in answer["rounds"]] == [[250, 0, 0, 0]] * 3
    assert answer["rounds"][1]["points"] == [0, 500, 0, 0]
    assert [each["dealer"] for each in answer["rounds"]] == ["Dora", "Ann", "Bo"]
    assert answer["winners"] == ["Ann"]


def test_what_is_odd_is_told_by_position(ask: Ask) -> None:
    answer = ask(
        "game", players=NAMES, rounds=[points(10, 25, 0, 0), won("AS/KS", "AS 2S 3S 4S/KH", "K K K K/A", "/2S")]
    )
    assert [(each["code"], each["at"]) for each in answer["warnings"]] == [
        ("not-multiple-of-ten", "/rounds/0/players/1/points"),
        ("not-multiple-of-four", "/rounds/1/players/0/pile"),
        ("card-repeated", "/rounds/1/players/1/pile/0"),
        ("card-repeated", "/rounds/1/players/2/pile/2"),
        ("card-repeated", "/rounds/1/players/3/target"),
    ]
    assert answer["warnings"][2]["detail"] == "AS is with Ann and Bo; the pack does not have so many."


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"players": NAMES}, ["missing-field /rounds"], id="no rounds"),
        pytest.param({"players": NAMES[:3], "rounds": []}, ["wrong-count /players"], id="three players"),
        pytest.param(
            {"players": ["Ann", "Bo", "ann", "BO"], "rounds": []},
            ["duplicate-name /players/2 /players/0", "duplicate-name /players/3 /players/1"],
            id="two names twice",
        ),
        pytest.param(
            {"players": ["Ann", "", 3, "\u202e"], "rounds": []},
            ["bad-name /players/1", "wrong-type /players/2", "bad-name /players/3"],
            id="no names",
        ),
        pytest.param(
            {"players": ["Ann", "", "ann", 3], "rounds": []},
            ["bad-name /players/1", "duplicate-name /players/2 /players/0", "wrong-type /players/3"],
            id="a name twice beside what is none",
        ),
        pytest.param(
            {"players": ["Ann", "ANN"], "rounds": []},
            ["wrong-count /players", "duplicate-name /players/1 /players/0"],
            id="a name twice among too few",
        ),
        pytest.param(
            {"players": NAMES, "dealer": "Eve", "rounds": []},
            ["unknown-player /dealer"],
            id="a dealer who is not playing",
        ),
        pytest.param({"players": NAMES, "goal": 0, "rounds": []}, ["out-of-range /goal"], id="no goal"),
        pytest.param({"players": NAMES, "goal": 100_001, "rounds": []}, ["out-of-range /goal"], id="too far a goal"),
        pytest.param(
            {"players": NAMES, "rounds": [points(1, 2, 3, 4, names=["Ann", "Bo", "Chidi", "Eve"])]},
            ["unknown-player /rounds/0/players/3/name"],
            id="a stranger",
        ),
        pytest.param(
            {"players": NAMES, "rounds": [points(1, 2, 3, 4, names=["Ann", "Bo", "Chidi", "ANN"])]},
            ["duplicate-name /rounds/0/players/3/name /rounds/0/players/0/name"],
            id="somebody twice",
        ),
        pytest.param(
            {"players": NAMES, "rounds": [points(1, 2, 3, names=NAMES[:3])]},
            ["wrong-count /rounds/0/players"],
            id="somebody left out",
        ),
        pytest.param(
            {"players": NAMES, "rounds": [points(1290, -970, 0, 0)]},
            ["out-of-range /rounds/0/players/0/points", "out-of-range /rounds/0/players/1/points"],
            id="points no pile is worth",
        ),
        pytest.param(
            {"players": NAMES, "rounds": [won("AS AS/2S", "A A A A A/2", "/AS", "KH/hk")]},
            [
                "duplicate-card /rounds/0/players/0/pile/1 /rounds/0/players/0/pile/0",
                "five-of-a-rank /rounds/0/players/1/pile/4",
                "duplicate-card /rounds/0/players/3/target /rounds/0/players/3/pile/0",
            ],
            id="cards that one player cannot have",
        ),
        pytest.param(
            {"players": NAMES, "rounds": [{"thrown_in": False}, {}, 1, {"thrown_in": True, "players": []}]},
            [
                "unknown-value /rounds/0/thrown_in",
                "missing-field /rounds/1/players",
                "wrong-type /rounds/2",
                "unknown-field /rounds/3/players",
            ],
            id="no rounds of any kind",
        ),
        pytest.param(
            {"players": NAMES, "rounds": [{"thrown_in": "yes"}]},
            ["wrong-type /rounds/0/thrown_in"],
            id="yes is not true",
        ),
        pytest.param(
            {
                "players": NAMES,
                "rounds": [{"players": [{"name": "Ann", "points": 10, "pile": "AS", "target": "2S"}] * 4}],
            },
            [
                fault
                for k in range(4)
                for fault in [
                    *([f"duplicate-name /rounds/0/players/{k}/name /rounds/0/players/0/name"] if k else []),
                    f"unknown-field /rounds/0/players/{k}/pile",
                    f"unknown-field /rounds/0/players/{k}/target",
                ]
            ],
            id="points and a pile: one or the other",
        ),
        pytest.param({"players": NAMES, "rounds": [THROWN_IN] * 1001}, ["too-many /rounds"], id="1,001 rounds"),
        pytest.param({"players": 4, "rounds": 4}, ["wrong-type /players", "wrong-type /rounds"], id="numbers"),
    ],
)
def test_what_cannot_be_judged(faults: Faults, fields: dict[str, Any], expected: list[str]) -> None:
    assert faults("game", **fields) == expected


def test_a_thousand_rounds_are_added_up(ask: Ask) -> None:
    answer = ask("game", players=NAMES, goal=100_000, rounds=[points(10, 0, -10, 20)] * 1000)
    assert answer["totals"] == [10_000, 0, -10_000, 20_000]


def test_the_nearest_player_is_named(ask: Ask) -> None:
    assert (
        ask("game", 422, players=NAMES, dealer="Dorra", rounds=[])["detail"]
        == "Dorra is not playing; did you mean Dora?"
    )
