"""/v1/apples/score: what a pile is worth."""

from typing import Any

import pytest

from tests.http.asking import Ask, Faults


def test_a_pile_is_scored_line_by_line(ask: Ask) -> None:
    assert ask("score", pile="9S AS ah AD 10C ♥2 K", target="10H") == {
        "points": 110,
        "lines": [
            {
                "rank": "A",
                "cards": ["AS", "AD", "AH"],
                "size": 3,
                "with_target": False,
                "points": 90,
                "rule": "score.triple",
                "text": "Three aces: 3 × 15 × 2 = 90",
            },
            {
                "rank": "10",
                "cards": ["10C", "10H"],
                "size": 2,
                "with_target": True,
                "points": 20,
                "rule": "score.target-pair",
                "text": "Pair of tens with the target: 2 × 10 = 20",
            },
        ],
        "singles": ["K", "9S", "2H"],
        "warnings": [
            {
                "code": "not-multiple-of-four",
                "detail": "A pile is whole tricks, so a multiple of four cards; this has 7.",
                "at": "/pile",
            }
        ],
    }


@pytest.mark.parametrize(
    ("pile", "target", "points"),
    [
        pytest.param("", "AS", 0, id="an empty pile"),
        pytest.param([], "A", 0, id="an empty list"),
        pytest.param("KC KD", "KS", 40, id="target triple: 40, not 60"),
        pytest.param("2C 2D", "2S", 40, id="target triple: 40, not -90"),
        pytest.param("2C 2D 2H 2S", "KS", -240, id="four: -240, not -60"),
        pytest.param(["A", "A", "A", "T"], "10", 90 + 20, id="by rank alone"),
        pytest.param("KC,KD\t\n10h", "KS", 40, id="any separator"),
    ],
)
def test_points(ask: Ask, pile: object, target: str, points: int) -> None:
    answer = ask("score", pile=pile, target=target)
    assert answer["points"] == points == sum(line["points"] for line in answer["lines"])


@pytest.mark.parametrize(("count", "codes"), [(48, []), (50, ["not-multiple-of-four", "more-than-48"])])
def test_a_pile_nobody_can_win_is_scored_with_a_warning(ask: Ask, count: int, codes: list[str]) -> None:
    pack = [
        rank + suit for suit in "SCDH" for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    ]
    warnings = ask("score", pile=pack[1 : count + 1], target=pack[0])["warnings"]
    assert [(warning["code"], warning["at"]) for warning in warnings] == [(code, "/pile") for code in codes]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({"pile": "10H 2S th", "target": "AS"}, ["duplicate-card /pile/2 /pile/0"], id="a card twice"),
        pytest.param(
            {"pile": "2S 🂺", "target": "H10"}, ["duplicate-card /target /pile/1"], id="in the pile and the target"
        ),
        pytest.param({"pile": "A A A A", "target": "AS"}, ["five-of-a-rank /target"], id="five aces"),
        pytest.param(
            {"pile": ["2S"] * 52, "target": "AS"},
            ["wrong-count /pile", *(f"duplicate-card /pile/{k} /pile/0" for k in range(1, 51))],
            id="52 cards",
        ),
        pytest.param({"pile": "AS"}, ["missing-field /target"], id="no target"),
        pytest.param({}, ["missing-field /pile", "missing-field /target"], id="nothing"),
        pytest.param(
            {"pile": "XX AS AS", "target": "??", "points": 3},
            ["unknown-card /pile/0", "duplicate-card /pile/2 /pile/1", "unknown-card /target", "unknown-field /points"],
            id="everything at once, by position",
        ),
        pytest.param({"pile": {"0": "AS"}, "target": 1}, ["wrong-type /pile", "wrong-type /target"], id="types"),
    ],
)
def test_what_cannot_be_scored(faults: Faults, fields: dict[str, Any], expected: list[str]) -> None:
    assert faults("score", **fields) == expected


def test_the_first_hundred_faults_are_named_and_the_rest_counted(ask: Ask) -> None:
    problem = ask("score", 422, **{f"field{k}": 1 for k in range(120)})
    assert (len(problem["errors"]), problem["more"]) == (100, 22)
