"""``/game``: what the wire adds to the rules, and every refusal."""

import pytest

from tests.http.asking import Ask, Faults

FOUR = ["Ann", "Bo", "Cy", "Di"]
LONGEST = [FOUR[(number + 1) % 4] for number in range(29)]  # every award to the judge's left


def test_a_game_under_way(ask: Ask) -> None:
    assert ask("game", players=FOUR, first_judge="Di", rounds=["Bo", "Cy", "Bo"]) == {
        "legal": False,
        "violations": [
            {
                "rule": "round.judge-sits-out",
                "detail": "Bo judged round 3 and cannot be awarded it.",
                "at": "/rounds/2",
            }
        ],
        "to_win": 8,
        "scores": [
            {"name": "Ann", "points": 0},
            {"name": "Bo", "points": 1},
            {"name": "Cy", "points": 1},
            {"name": "Di", "points": 0},
        ],
        "judges": ["Di", "Ann", "Bo"],
        "standings": [
            {"place": 1, "name": "Bo", "points": 1},
            {"place": 1, "name": "Cy", "points": 1},
            {"place": 3, "name": "Ann", "points": 0},
            {"place": 3, "name": "Di", "points": 0},
        ],
        "finished": False,
        "winners": [],
        "next_judge": "Cy",
    }


def test_the_first_named_judges_first_unless_told_otherwise(ask: Ask) -> None:
    assert ask("game", players=FOUR, rounds=[])["next_judge"] == "Ann"
    assert ask("game", players=FOUR, rounds=[], first_judge=" cy")["next_judge"] == "Cy"


def test_the_longest_game_and_a_round_too_many(ask: Ask) -> None:
    answer = ask("game", players=FOUR, rounds=[*LONGEST, "Ann"])
    assert answer["finished"]
    assert answer["winners"] == ["Bo"]
    assert answer["ended_in"] == 29
    assert [(broken["at"], broken["rule"]) for broken in answer["violations"]] == [("/rounds/29", "game.end")]
    assert answer["scores"][1] == {"name": "Bo", "points": 8}
    assert len(answer["judges"]) == 30
    assert answer["next_judge"] == "Cy"


def test_a_game_goes_on_until_the_last_card(ask: Ask) -> None:
    answer = ask("game", players=FOUR, rounds=LONGEST[:-1])
    assert not answer["finished"]
    assert answer["winners"] == []
    assert "ended_in" not in answer
    assert {standing["place"] for standing in answer["standings"]} == {1}, "everyone is one card short"


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"players": FOUR[:3]}, ["wrong-count /players"], id="3 players"),
        pytest.param({"players": list("ABCDEFGHIJK")}, ["wrong-count /players"], id="11 players"),
        pytest.param({"players": ["Ann", "Bo", 3, "Di"]}, ["wrong-type /players/2"], id="a number for a name"),
        pytest.param(
            {"players": ["Ann", "Bo", "cy", "CY"]}, ["duplicate-name /players/3 /players/2"], id="a player twice"
        ),
        pytest.param({"first_judge": "Max"}, ["unknown-player /first_judge"], id="an unknown judge"),
        pytest.param(
            {"rounds": ["Ann", "Max", 3, None, "", "dy"]},
            [
                "unknown-player /rounds/1",
                "wrong-type /rounds/2",
                "wrong-type /rounds/3",
                "bad-name /rounds/4",
                "unknown-player /rounds/5",
            ],
            id="every award that cannot be",
        ),
        pytest.param({"rounds": ["Ann"] * 1001}, ["too-many /rounds"], id="1,001 rounds"),
        pytest.param({"rounds": "Ann"}, ["wrong-type /rounds"], id="one round, not a list"),
        pytest.param({"first_juge": "Ann"}, ["unknown-field /first_juge"], id="a misspelt field"),
    ],
)
def test_refused(faults: Faults, fields: dict[str, object], expected: list[str]) -> None:
    """Of an otherwise good question."""
    assert faults("game", **{"players": FOUR, "rounds": [], **fields}) == expected


def test_a_thousand_rounds_are_read(ask: Ask) -> None:
    assert len(ask("game", players=FOUR, rounds=["Ann"] * 1000)["judges"]) == 1000
