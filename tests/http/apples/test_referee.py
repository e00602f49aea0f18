"""The referee over the wire: what is asked, what is refused, and what comes back under which name."""

from random import Random
from time import process_time
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.cards import PACK
from tests.http.asking import Ask, Faults
from tests.rules.apples.referee.sheets import LISTS, SEATS, Sheet, draw_sheet, play_hand

NAMES = ["Ann", "Bo", "Cy", "Di"]
WON = "pass 3S pass pass pass"
LONGEST = 0.5  # seconds; the slowest records take a tenth of it


def written(sheet: Sheet) -> dict[str, Any]:
    """A sheet as a question."""
    asked: dict[str, Any] = {"players": NAMES, "dealer": NAMES[sheet.dealer], "calls": list(map(str, sheet.calls))}
    for field in LISTS:
        rows = enumerate(getattr(sheet, field))
        asked[field] = [{"name": NAMES[seat], "cards": list(map(seen, row))} for seat, row in rows if row is not None]
    asked["targets"] = [
        {"name": NAMES[seat], "card": str(sheet.targets[seat])} for seat in SEATS if sheet.targets[seat]
    ]
    asked["tricks"] = [list(map(str, trick)) for trick in sheet.tricks]
    return asked


def seen(card: object) -> str:
    return "??" if card is None else str(card)


@pytest.mark.parametrize("seed", range(20))
def test_a_lawful_hand(seed: int, ask: Ask) -> None:
    sheet = play_hand(Random(seed))
    answer = ask("referee", **written(sheet))
    assert (answer["verdict"], answer["phase"], answer["violations"]) == ("legal", "finished", [])
    assert [pile["cards"] for pile in answer["piles"]] == [list(map(str, pile)) for pile in sheet.piles]
    assert [score["name"] for score in answer["scores"]] == NAMES
    assert answer["next_dealer"] == NAMES[(sheet.dealer + 1) % 4]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_can_be_judged_is_answered(seed: int, ask: Ask) -> None:
    ask("referee", **written(draw_sheet(Random(seed))))


def test_a_revoke_and_where_it_stands(ask: Ask) -> None:
    answer = ask("referee", players=NAMES, calls=WON, tricks=["2C 3C 4H 5C", "6C 7C 8C 9C"])
    assert answer["violations"] == [
        {
            "step": "trick 1 card 3",
            "player": "Di",
            "rule": "play.follow",
            "detail": "Clubs were led and Di played 4H, holding 9C, which came in trick 2.",
            "at": "/tricks/0/2",
            "shown_at": "/tricks/1/3",
        }
    ]
    assert answer["by_phase"]["play"] == "illegal"
    assert answer["undetermined"][0]["settled_by"] == "legal only if Bo was dealt at least 3 spades"


def test_nothing_yet(ask: Ask) -> None:
    answer = ask("referee", players=NAMES, dealer="Bo", calls=[])
    assert (answer["verdict"], answer["phase"], answer["turn"]) == ("legal", "auction", "Cy")
    assert answer["auction"] == {"state": "open", "next_caller": "Cy"}


def test_passed_out(ask: Ask) -> None:
    answer = ask("referee", players=NAMES, calls="p p p p")
    assert (answer["phase"], answer["next_dealer"]) == ("passed-out", "Ann")
    assert answer["auction"] == {"state": "passed-out", "next_dealer": "Ann"}


def test_names_are_looked_up_however_they_are_spelt(ask: Ask) -> None:
    hands = [{"name": " ANN ", "cards": " ".join(map(str, PACK[:13]))}]
    answer = ask("referee", players=NAMES, calls="13S", hands=hands)
    assert answer["verdict"] == "legal"


def test_notations_are_mixed(ask: Ask) -> None:
    placed = [{"name": "Bo", "cards": ["🂡", "s10", "k♠"]}, {"name": "Cy", "cards": "??, ?? 2d"}]
    answer = ask("referee", players=NAMES, calls=["-", {"number": 3, "suit": "S"}, "p", "p", "p"], placed=placed)
    assert answer["by_phase"]["exchange"] == "legal"


@pytest.mark.parametrize("field", ["placed", "redealt", "targets", "tricks"])
def test_an_empty_list_is_no_card_before_the_auction_is_won(field: str, ask: Ask) -> None:
    ask("referee", players=NAMES, calls=[], **{field: []})


def test_empty_tricks_at_the_end_are_tricks_to_come(ask: Ask) -> None:
    answer = ask("referee", players=NAMES, calls=WON, tricks=["2C 3C 4C 5C", "6C 7C", "", ""])
    assert [trick["complete"] for trick in answer["tricks"]] == [True, False]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param({}, ["missing-field /players", "missing-field /calls"], id="nothing at all"),
        pytest.param({"players": NAMES[:3], "calls": ""}, ["wrong-count /players"], id="three players"),
        pytest.param(
            {"players": ["Ann", "Bo", "ann", "Di"], "calls": ""},
            ["duplicate-name /players/2 /players/0"],
            id="Ann twice",
        ),
        pytest.param(
            {"players": NAMES, "calls": "", "dealer": "Eve"}, ["unknown-player /dealer"], id="a stranger deals"
        ),
        pytest.param(
            {"players": NAMES, "calls": "", "hands": [{"name": "Eve", "cards": ""}]},
            ["unknown-player /hands/0/name"],
            id="a stranger's hand",
        ),
        pytest.param(
            {"players": NAMES, "calls": "", "hands": [{"name": "Bo", "cards": ""}, {"name": "bo", "cards": ""}]},
            ["duplicate-name /hands/1/name /hands/0/name"],
            id="two hands of Bo's",
        ),
        pytest.param(
            {"players": NAMES, "calls": "", "hands": [{"name": "Bo", "cards": "AS"}, {"name": "Cy", "cards": "?? 🂡"}]},
            ["duplicate-card /hands/1/cards/1 /hands/0/cards/0"],
            id="an ace in two hands, in two notations",
        ),
        pytest.param(
            {"players": NAMES, "calls": WON, "targets": [{"name": "Bo", "card": "AS"}], "tricks": ["2C AS"]},
            ["duplicate-card /tricks/0/1 /targets/0/card"],
            id="a target played",
        ),
        pytest.param(
            {"players": NAMES, "calls": WON, "tricks": ["2C 3C 4C", "5C"]},
            ["wrong-count /tricks/0"],
            id="a short trick",
        ),
        pytest.param(
            {"players": NAMES, "calls": WON, "tricks": ["2C 3C 4C 5C", "", "6C"]},
            ["wrong-count /tricks/1"],
            id="an empty trick before another",
        ),
        pytest.param(
            {"players": NAMES, "calls": WON, "tricks": ["2C 3C 4C 5C 6C"]},
            ["wrong-count /tricks/0"],
            id="five in a trick",
        ),
        pytest.param(
            {"players": NAMES, "calls": WON, "tricks": ["2C ??"]}, ["unknown-card /tricks/0/1"], id="?? in a trick"
        ),
        pytest.param(
            {"players": NAMES, "calls": WON, "targets": [{"name": "Bo", "card": "??"}]},
            ["unknown-card /targets/0/card"],
            id="?? as a target",
        ),
        pytest.param(
            {"players": NAMES, "calls": "3S pass", "placed": [{"name": "Bo", "cards": "??"}], "tricks": ["2C"]},
            ["no-winning-bid /placed", "no-winning-bid /tricks"],
            id="the auction is open",
        ),
        pytest.param(
            {"players": NAMES, "calls": "p p p p", "targets": [{"name": "Bo", "card": "AS"}]},
            ["no-winning-bid /targets"],
            id="nobody has bid",
        ),
        pytest.param(
            {"players": NAMES, "calls": "3NT", "tricks": ["2C"]},
            ["unknown-call /calls/0"],
            id="a call that does not read",
        ),
        pytest.param(
            {"players": NAMES, "calls": "", "hands": [{"name": "Bo", "cards": "?? " * 53}]},
            ["too-many /hands/0/cards"],
            id="more cards than the pack has",
        ),
        pytest.param(
            {"players": NAMES, "calls": "", "hands": [{"name": "Bo"}, {"cards": "AS"}, 7]},
            ["missing-field /hands/0/cards", "missing-field /hands/1/name", "wrong-type /hands/2"],
            id="half a hand, and none",
        ),
    ],
)
def test_what_cannot_be_judged(fields: dict[str, Any], expected: list[str], faults: Faults) -> None:
    assert faults("referee", **fields) == expected


TOKENS = [
    "AS",
    "2C",
    "??",
    "pass",
    "3D",
    "13S",
    "",
    "x",
    None,
    7,
    1.5,
    True,
    [],
    {},
    ["AS"],
    {"name": "Ann"},
    "Ann",
    "Bo",
]


def garble(rng: Random, value: Any, depth: int = 0) -> Any:  # noqa: ANN401  (any JSON)
    """The value with some parts of it exchanged for others."""
    if rng.random() < 0.02 + 0.02 * depth:
        return rng.choice(TOKENS)
    if isinstance(value, dict):
        return {field: garble(rng, part, depth + 1) for field, part in value.items()}
    if isinstance(value, list):
        parts = [garble(rng, part, depth + 1) for part in value]
        return parts + parts[: rng.choice([0, 0, 0, 1])]
    return value


@pytest.mark.parametrize("seed", range(150))
def test_hostile_records_are_refused_or_judged(seed: int, client: FlaskClient) -> None:
    rng = Random(seed)
    asked = garble(rng, written(draw_sheet(rng)))
    start = process_time()
    response = client.post("/v1/apples/referee", json=asked)
    assert response.status_code in (200, 422), response.text
    assert process_time() - start < LONGEST


def test_nothing_in_its_place_is_judged_in_time(ask: Ask) -> None:
    """The slowest kind of record: every card is with the wrong player, and none of it is proof."""
    cards = [str(card) for card in PACK]
    lists = [[cards[(13 * seat + 17 * shift + k) % 52] for k in range(13)] for shift in range(3) for seat in SEATS]
    rows = [[{"name": name, "cards": lists[4 * k + seat]} for seat, name in enumerate(NAMES)] for k in range(3)]
    start = process_time()
    answer = ask(
        "referee",
        players=NAMES,
        calls="13S pass pass pass",
        **dict(zip(LISTS, rows, strict=True)),
        tricks=[cards[k::13] for k in range(13)],
    )
    assert answer["verdict"] == "illegal"
    assert process_time() - start < LONGEST
