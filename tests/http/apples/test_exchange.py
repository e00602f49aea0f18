"""POST /v1/apples/exchange: what goes into the bidding pile and comes back."""

from typing import Any

import pytest

from service.shuffle import shuffle
from tests.http.asking import Ask, Faults, broken

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
HANDS = [[rank + suit for rank in RANKS] for suit in "SCDH"]
PLACED = ["AS KS", "AC KC", "AD KD", "AH KH"]


def pile(**changes: Any) -> dict[str, Any]:  # noqa: ANN401  (any JSON)
    """Seat 2 won with two diamonds, and everyone placed ace and king of a suit."""
    return {"bid": "2D", "bidder": 2, "placed": PLACED, "seed": 9, **changes}


def test_a_lawful_pile_is_shuffled_and_dealt_from_the_dealers_left(ask: Ask) -> None:
    answer = ask("exchange", **pile(dealer=1))
    assert broken(answer) == []
    assert answer["pile"] == shuffle("apples/exchange", 9, ["AS", "KS", "AC", "KC", "AD", "KD", "AH", "KH"])
    assert [answer["redealt"][(2 + k) % 4][k // 4] for k in range(8)] == answer["pile"]
    assert answer["seed"] == 9
    assert answer["unchecked"] == ["auction.holding", "exchange.own"]
    assert "hands" not in answer


def test_with_the_hands_all_is_judged_and_the_new_hands_are_told(ask: Ask) -> None:
    answer = ask("exchange", **pile(hands=HANDS))
    assert (broken(answer), answer["unchecked"]) == ([], [])
    for before, placed, back, after in zip(HANDS, PLACED, answer["redealt"], answer["hands"], strict=True):
        assert set(after) == set(before) - set(placed.split()) | set(back)


def test_without_a_seed_one_is_drawn_and_told(ask: Ask) -> None:
    fields = {name: value for name, value in pile().items() if name != "seed"}
    answer = ask("exchange", **fields)
    assert ask("exchange", **pile(seed=answer["seed"])) == answer


def test_a_redeal_made_at_the_table_is_judged_and_not_drawn(ask: Ask) -> None:
    answer = ask("exchange", **pile(redealt=["AH KD", "AS KS", "AC KC", "AD KH"], hands=HANDS))
    assert broken(answer) == []
    assert " ".join(answer["pile"]) == "AS KS AC KC AD KD AH KH"
    assert answer["redealt"][0] == ["AH", "KD"]
    assert answer["hands"][0][-2:] == ["KD", "AH"]
    assert "seed" not in answer


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        pytest.param({"placed": ["AS", *PLACED[1:]]}, ["exchange.count /placed/0"], id="one too few"),
        pytest.param({"placed": [*PLACED[:2], "AD 2S", PLACED[3]]}, ["exchange.trump /placed/2/1"], id="no trump"),
        pytest.param({"bid": "14D"}, ["auction.call /bid"], id="an impossible bid"),
        pytest.param(
            {"bid": "2H", "hands": HANDS, "bidder": 2, "placed": ["AS KS", "AC KC", "AH KH", "AD KD"]},
            [
                "auction.holding /bid",
                "exchange.own /placed/2/0",
                "exchange.own /placed/2/1",
                "exchange.own /placed/3/0",
                "exchange.own /placed/3/1",
            ],
            id="a suit not held",
        ),
        pytest.param(
            {"redealt": ["AH KD", "AS 2S", "AC KC", "AD"]},
            ["exchange.redeal /redealt/1/1", "exchange.redeal /redealt/3"],
            id="another card, and one short",
        ),
        pytest.param(
            {"placed": ["AS", *PLACED[1:]], "redealt": ["", "", "", ""]},
            ["exchange.count /placed/0"],
            id="the redeal of a miscounted pile is not judged",
        ),
    ],
)
def test_an_unlawful_exchange_is_judged_and_not_dealt(ask: Ask, changes: dict[str, Any], expected: list[str]) -> None:
    answer = ask("exchange", **pile(**changes))
    assert broken(answer) == expected
    assert not {"pile", "redealt", "hands", "seed"} & set(answer)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        pytest.param({"bid": "pass"}, ["unknown-call /bid"], id="a pass wins nothing"),
        pytest.param({"bidder": 4}, ["out-of-range /bidder"], id="a fifth seat"),
        pytest.param({"placed": PLACED[:3]}, ["wrong-count /placed"], id="three players' cards"),
        pytest.param(
            {"placed": ["AS KS", "AC ♠A", *PLACED[2:]]},
            ["duplicate-card /placed/1/1 /placed/0/0"],
            id="a card placed by two",
        ),
        pytest.param(
            {"redealt": ["AS KS", "AS KC", *PLACED[2:]]},
            ["duplicate-card /redealt/1/0 /redealt/0/0"],
            id="a card dealt to two",
        ),
        pytest.param(
            {"hands": [HANDS[0], HANDS[0], *HANDS[2:]]},
            [f"duplicate-card /hands/1/{k} /hands/0/{k}" for k in range(13)],
            id="a hand dealt to two",
        ),
        pytest.param({"hands": [HANDS[0][1:], *HANDS[1:]]}, ["wrong-count /hands/0"], id="a hand of twelve"),
        pytest.param({"hands": "AS"}, ["wrong-type /hands"], id="hands in one string"),
        pytest.param(
            {"placed": ["A K", *PLACED[1:]]}, ["bare-rank /placed/0/0", "bare-rank /placed/0/1"], id="ranks alone"
        ),
        pytest.param(
            {"placed": None, "dealer": "x", "seed": -1},
            ["wrong-type /placed", "wrong-type /dealer", "out-of-range /seed"],
            id="by position",
        ),
    ],
)
def test_what_cannot_be_judged(faults: Faults, changes: dict[str, Any], expected: list[str]) -> None:
    assert faults("exchange", **pile(**changes)) == expected


def test_placed_and_redealt_may_hold_the_same_cards(ask: Ask) -> None:
    assert broken(ask("exchange", **pile(redealt=PLACED, hands=HANDS))) == []
