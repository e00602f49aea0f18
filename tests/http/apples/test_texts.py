"""The answers read aloud: whole texts as golden files, and the first line, which is the contract."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.goldens import compare_with_golden

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
NAMES = ["Ann", "Bo", "Chidi", "Dora"]
HAND = "AS KS QS JS 10S AC KC QC JC 10C AD KD AH"
SUITS = [" ".join(rank + suit for rank in RANKS) for suit in "SCDH"]
PLACED = ["AS KS", "AC KC", "AD KD", "AH KH"]
WON = [
    {"name": name, "pile": " ".join(suit.split()[1:]), "target": suit.split()[0]}
    for name, suit in zip(NAMES, SUITS, strict=True)
]


def played(*points: int) -> dict[str, Any]:
    return {"players": [{"name": name, "points": each} for name, each in zip(NAMES, points, strict=True)]}


@pytest.mark.parametrize(
    ("name", "path", "fields", "first"),
    [
        (
            "seats",
            "seats",
            {"draws": [{"name": n, "card": c} for n, c in zip(NAMES, ["KH", "2S", "KS", "AD"], strict=True)]},
            "Dora deals first",
        ),
        ("deal", "deal", {"seed": 42}, "Seat 0 calls first"),
        ("hand", "hand", {"cards": HAND}, "legal"),
        ("hand-wrong", "hand", {"cards": "AS AS 2H"}, "illegal: deal.thirteen A hand is 13 cards; here are 3."),
        ("bid-first", "bid", {"hand": HAND}, "legal"),
        ("bid", "bid", {"hand": HAND, "calls": "2D", "call": "3C"}, "legal"),
        (
            "bid-illegal",
            "bid",
            {"hand": HAND, "calls": "2H", "call": "3D"},
            "illegal: auction.holding 3D needs 3 diamonds; the hand has 2.",
        ),
        ("bid-after-the-end", "bid", {"hand": HAND, "calls": "3D p p p"}, "legal"),
        ("auction-open", "auction", {"calls": ""}, "Seat 0 calls next; there is no bid yet"),
        ("auction-bid", "auction", {"calls": "p 2C"}, "Seat 2 calls next; the highest bid is 2C by seat 1"),
        ("auction-won", "auction", {"calls": "p 2C p p p"}, "Seat 1 wins the auction with 2 clubs"),
        ("auction-passed-out", "auction", {"calls": "p p p p"}, "All four passed: seat 0 deals next"),
        ("auction-illegal", "auction", {"calls": "3D 2S 14S p p p 4S"}, "illegal: auction.higher 2S does not beat 3D."),
        ("exchange", "exchange", {"bid": "2D", "bidder": 2, "placed": PLACED, "hands": SUITS, "seed": 9}, "legal"),
        (
            "exchange-without-hands",
            "exchange",
            {"bid": "2D", "bidder": 2, "placed": PLACED, "redealt": PLACED},
            "legal",
        ),
        (
            "exchange-illegal",
            "exchange",
            {"bid": "2D", "bidder": 1, "placed": PLACED},
            "illegal: exchange.trump The bid winner places diamonds only, and AC is none.",
        ),
        ("target", "target", {"hand": HAND, "target": "AH"}, "legal"),
        ("target-illegal", "target", {"hand": HAND, "target": "2H"}, "illegal: target.one 2H is not in the hand."),
        ("play", "play", {"hand": "KC 2C 3D", "trick": "4C", "card": "2C"}, "legal"),
        (
            "play-illegal",
            "play",
            {"hand": "KC 2C 3D", "trick": "4C", "card": "5D"},
            "illegal: play.own 5D is not in the hand.",
        ),
        ("play-lead", "play", {"hand": "KC 2C 3D", "trick": ""}, "legal"),
        ("trick", "trick", {"cards": "KC 2D 3C AC"}, "Seat 3 wins with the ace of clubs"),
        (
            "trick-ruffed",
            "trick",
            {"cards": "KC 2D 3C", "trump": "D", "leader": 1},
            "Seat 2 is winning with the 2 of diamonds",
        ),
        ("score", "score", {"pile": "AS AH AD 10C", "target": "10H"}, "110 points"),
        ("score-below-nothing", "score", {"pile": "2C 2D 2H 3C 3D 5S", "target": "AS"}, "−120 points"),
        ("score-nothing", "score", {"pile": "", "target": "AS"}, "0 points"),
        (
            "scores",
            "scores",
            {"piles": [{"pile": "2C 2D", "target": "2S"}, {"pile": "AS SA", "target": "2S"}]},
            "2 piles",
        ),
        ("scores-lines", "scores", {"piles": [{"pile": "2C 2D", "target": "2S"}], "detail": "lines"}, "1 pile"),
        ("round", "round", {"players": WON}, "Ann 0, Bo 0, Chidi 0, Dora 0"),
        (
            "round-unaccounted",
            "round",
            {
                "players": [
                    {"name": "Ann", "pile": "AS AC 7 7", "target": "AD"},
                    {"name": "Bo", "pile": "AS 2C 2D 2H 3S", "target": "7"},
                    {"name": "Chidi", "pile": SUITS[3][3:], "target": "2S"},
                    {"name": "Dora", "pile": "7S 7H 7 7", "target": "KD"},
                ]
            },
            "Ann 50, Bo −90, Chidi −30, Dora 80",
        ),
        ("game-new", "game", {"players": NAMES, "rounds": []}, "Nobody has any points yet"),
        (
            "game-leader",
            "game",
            {"players": NAMES, "rounds": [played(10, 20, -30, 40), {"thrown_in": True}]},
            "Dora leads with 40 points",
        ),
        (
            "game-leaders",
            "game",
            {"players": NAMES, "rounds": [played(40, 20, -35, 40)]},
            "Ann and Dora lead with 40 points",
        ),
        ("game-won", "game", {"players": NAMES, "rounds": [played(250, 260, 0, -40)]}, "Bo wins with 260 points"),
        (
            "game-shared",
            "game",
            {"players": NAMES, "rounds": [played(260, 260, 0, 260)]},
            "Ann, Bo and Dora win with 260 points",
        ),
        (
            "game-after-the-end",
            "game",
            {"players": NAMES, "rounds": [played(250, 0, 0, 0)] * 2},
            "illegal: game.end The game was over: 250 points reach the goal of 250.",
        ),
    ],
)
def test_texts(client: FlaskClient, name: str, path: str, fields: dict[str, Any], first: str) -> None:
    response = client.post(f"/v1/apples/{path}", json=fields, headers={"Accept": "text/plain"})
    assert response.status_code == 200, response.text
    lines = response.text.splitlines()
    assert lines[0] == first
    assert max(map(len, lines)) <= 80
    compare_with_golden(f"apples-{name}", response.text)


def test_the_rules_read_aloud(client: FlaskClient) -> None:
    response = client.get("/v1/apples/rules?format=text")
    assert response.text.startswith("The rules of Apples, version ")
    compare_with_golden("apples-rules", response.text.partition("\n")[2])  # the version changes


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("refused-score", "score?pile=AS,sa,XX&target=A&format=text"),
        ("refused-play", "play?hand=A&trik=2C&format=text"),
    ],
)
def test_refusals_read_aloud(client: FlaskClient, name: str, path: str) -> None:
    response = client.get(f"/v1/apples/{path}")
    assert response.status_code == 422
    compare_with_golden(f"apples-{name}", response.text)
