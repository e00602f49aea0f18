"""/v1/apples/hand: whether these cards can be a hand."""

import pytest

from tests.http.asking import Ask, Faults, broken

HAND = "AS KS QS JS 10S AC KC QC JC 10C AD KD AH"


def test_a_hand_of_thirteen_is_legal_sorted_and_counted(ask: Ask) -> None:
    answer = ask("hand", cards="AH KD AD 10C JC QC KC AC 10S JS QS KS AS")
    assert broken(answer) == []
    assert " ".join(answer["cards"]) == HAND
    assert answer["suits"] == {"S": 5, "C": 5, "D": 2, "H": 1}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        pytest.param(HAND[:-3], ["deal.thirteen /cards"], id="twelve"),
        pytest.param("", ["deal.thirteen /cards"], id="none"),
        pytest.param(HAND.replace("AH", "🂡"), ["cards.pack /cards/12"], id="a card twice, in two notations"),
        pytest.param("as AS ♠A", ["deal.thirteen /cards", "cards.pack /cards/1", "cards.pack /cards/2"], id="thrice"),
    ],
)
def test_what_is_no_hand_is_answered_all_the_same(ask: Ask, cards: str, expected: list[str]) -> None:
    answer = ask("hand", cards=cards)
    assert broken(answer) == expected
    assert len(answer["cards"]) == len(cards.split())


def test_a_card_given_twice_may_be_bid_once(ask: Ask) -> None:
    assert ask("hand", cards="AS AS 2H")["suits"] == {"S": 1, "C": 0, "D": 0, "H": 1}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        pytest.param("AS A K♣ joker", ["bare-rank /cards/1", "unknown-card /cards/3"], id="no cards"),
        pytest.param(
            ["AS", 7, None, ["KS"]], ["wrong-type /cards/1", "wrong-type /cards/2", "wrong-type /cards/3"], id="types"
        ),
        pytest.param(["AS KS"], ["unknown-card /cards/0"], id="an element is one token, and is not split"),
        pytest.param([" AS"], ["unknown-card /cards/0"], id="nor trimmed"),
        pytest.param(["AS"] * 105, ["too-many /cards"], id="more than two packs"),
        pytest.param({"AS": 1}, ["wrong-type /cards"], id="an object"),
    ],
)
def test_what_cannot_be_read(faults: Faults, cards: object, expected: list[str]) -> None:
    assert faults("hand", cards=cards) == expected


def test_two_packs_are_looked_at(ask: Ask) -> None:
    assert len(broken(ask("hand", cards=["AS"] * 104))) == 104


@pytest.mark.parametrize(
    ("token", "detail"),
    [
        ("A", "A is a rank without a suit, and here the suit matters; write AS, for instance."),
        ("t", "t is a rank without a suit, and here the suit matters; write 10S, for instance."),
        ("XY", '"XY" is not a card; write rank and suit, such as AS or 10H.'),
        ("АS", '"АS" (U+0410 U+0053) is not a card; did you mean AS?'),
        ("A\0", '"A\ufffd" (U+0041 U+0000) is not a card; write rank and suit, such as AS or 10H.'),
        ("AS\n", '"AS\ufffd" (U+0041 U+0053 U+000A) is not a card; did you mean AS?'),
        ("🂬", '"🂬" (U+1F0AC) is not a card; write rank and suit, such as AS or 10H.'),
        ("x" * 21, f'"{"x" * 20}…" is not a card; write rank and suit, such as AS or 10H.'),
        (
            "ж" * 21,
            f'"{"ж" * 20}…" ({" ".join(["U+0436"] * 20)}…) is not a card; write rank and suit, such as AS or 10H.',
        ),
    ],
)
def test_a_token_that_is_no_card_is_shown_with_its_code_points(ask: Ask, token: str, detail: str) -> None:
    assert ask("hand", 422, cards=[token])["detail"] == detail
