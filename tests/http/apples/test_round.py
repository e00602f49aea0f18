"""POST /v1/apples/round: four piles, and where the pack is."""

from typing import Any

import pytest

from tests.http.asking import Ask, Faults

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
NAMES = ["Ann", "Bo", "Chidi", "Dora"]


def hand(**changes: str) -> list[dict[str, Any]]:
    """Everyone won a suit, with its ace as the target; ``changes`` are other piles by name."""
    suits = zip(NAMES, "SCDH", strict=True)
    return [
        {"name": name, "pile": changes.get(name, " ".join(rank + suit for rank in RANKS[1:])), "target": f"A{suit}"}
        for name, suit in suits
    ]


SPADES = " ".join(f"{rank}S" for rank in RANKS[1:])


def test_a_whole_hand_is_accounted_for(ask: Ask) -> None:
    answer = ask("round", players=hand())
    assert answer["accounted"]
    assert (answer["missing"], answer["repeated"], answer["warnings"]) == ([], [], [])
    assert [each["name"] for each in answer["scores"]] == NAMES
    assert [each["points"] for each in answer["scores"]] == [0] * 4


def test_everyone_is_scored_as_alone(ask: Ask) -> None:
    players = hand(Ann="2C 2D 2H KC", Bo="KS KD KH 2S")
    answer = ask("round", players=players)
    for player, score in zip(players, answer["scores"], strict=True):
        alone = ask("score", pile=player["pile"], target=player["target"])
        assert score == {"name": player["name"], **alone}


@pytest.mark.parametrize(
    ("changes", "missing", "repeated"),
    [
        pytest.param({"Ann": SPADES.replace("KS ", "")}, ["KS"], [], id="one missing"),
        pytest.param(
            {"Ann": SPADES.replace("KS", "AH")},
            ["KS"],
            [{"card": "AH", "players": ["Ann", "Dora"]}],
            id="one with two players",
        ),
        pytest.param({"Ann": SPADES.replace("7S", "7")}, [], [], id="a bare seven is the missing one"),
        pytest.param({"Ann": SPADES.replace("7S", "7 7")}, [], [{"card": "7", "players": NAMES}], id="five sevens"),
        pytest.param(
            {"Ann": SPADES.replace("7S", "K")},
            ["7S"],
            [{"card": "K", "players": NAMES}],
            id="a bare king for the seven",
        ),
    ],
)
def test_what_is_missing_and_what_is_there_too_often(
    ask: Ask, changes: dict[str, str], missing: list[str], repeated: list[Any]
) -> None:
    answer = ask("round", players=hand(**changes))
    assert (answer["missing"], answer["repeated"]) == (missing, repeated)
    assert answer["accounted"] == (not missing and not repeated)


def test_two_missing_sevens_are_told_by_number_where_one_is_bare(ask: Ask) -> None:
    clubs, diamonds = (SPADES.replace("S", suit).replace(f"7{suit} ", "") for suit in "CD")
    answer = ask("round", players=hand(Ann=SPADES.replace("7S", "7"), Bo=clubs, Chidi=diamonds))
    assert answer["missing"] == ["7", "7"]


def test_warnings_of_a_pile_are_told_at_its_place(ask: Ask) -> None:
    answer = ask("round", players=hand(Chidi="2D"))
    assert [(warning["code"], warning["at"]) for warning in answer["warnings"]] == [
        ("not-multiple-of-four", "/players/2/pile")
    ]
    assert answer["scores"][2]["warnings"] == answer["warnings"]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        pytest.param(hand()[:3], ["wrong-count /players"], id="three players"),
        pytest.param(
            [*hand()[:3], {**hand()[3], "name": "ann"}],
            ["duplicate-name /players/3/name /players/0/name"],
            id="a name twice",
        ),
        pytest.param(
            hand(Ann="KS SK"), ["duplicate-card /players/0/pile/1 /players/0/pile/0"], id="a card twice in one pile"
        ),
        pytest.param(
            hand(Ann="KS ♠A"), ["duplicate-card /players/0/target /players/0/pile/1"], id="the target in its own pile"
        ),
        pytest.param(hand(Bo="7 7 7 7 7"), ["five-of-a-rank /players/1/pile/4"], id="five of a rank with one player"),
        pytest.param(
            [{"name": "Ann", "points": 30}, *hand()[1:]],
            ["missing-field /players/0/pile", "missing-field /players/0/target", "unknown-field /players/0/points"],
            id="points: those are for game",
        ),
        pytest.param(
            [{"name": ""}, 1, *hand(Chidi="XX")[2:]],
            [
                "bad-name /players/0/name",
                "missing-field /players/0/pile",
                "missing-field /players/0/target",
                "wrong-type /players/1",
                "unknown-card /players/2/pile/0",
            ],
            id="by position",
        ),
        pytest.param({"Ann": "AS"}, ["wrong-type /players"], id="an object"),
    ],
)
def test_what_cannot_be_judged(faults: Faults, players: object, expected: list[str]) -> None:
    assert faults("round", players=players) == expected
