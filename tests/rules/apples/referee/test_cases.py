"""Cases that a table would argue about, one by one."""

import pytest

from service.apples.referee.finding import Phase, Verdict
from service.apples.referee.outcome import Stage
from service.cards import RANKS
from tests.rules.apples.reading import written
from tests.rules.apples.referee.table import THREE_SPADES, found, judge, suit

TEN = " ??" * 10


@pytest.mark.parametrize(
    ("said", "hands", "findings"),
    [
        pytest.param("2S", "", ["auction.holding /calls/0?"], id="nothing seen: two spades may be there"),
        pytest.param("13H 13S", "", ["auction.holding /calls/0?", "auction.holding /calls/1?"], id="or thirteen"),
        pytest.param("2S", f"Ann AS KS 2C{TEN}", [], id="two of them seen"),
        pytest.param("3S", f"Ann AS KS 2C{TEN}", ["auction.holding /calls/0?"], id="the third may be there"),
        pytest.param("12S", f"Ann AS KS 2C{TEN}", ["auction.holding /calls/0?"], id="twelve: ten unseen and two"),
        pytest.param("13S", f"Ann AS KS 2C{TEN}", ["auction.holding /calls/0"], id="thirteen: one place is taken"),
        pytest.param("1S", f"Bo {suit('S')}", ["auction.holding /calls/0"], id="somebody else has them all"),
        pytest.param(
            "pass 1S",
            f"Ann {suit('C')}; Cy {suit('D')}; Di {suit('H')}",
            [],
            id="three hands show what the fourth is",
        ),
        pytest.param(
            "7S 7S 7S",
            "",
            ["auction.higher /calls/1", "auction.higher /calls/2"]
            + [f"auction.holding /calls/{call}?" for call in range(3)],
            id="said again: judged for holding too",
        ),
        pytest.param(
            "7H 7S",
            "",
            ["auction.holding /calls/0?", "auction.holding /calls/1?"],
            id="each by itself: fourteen spades between two would be settled by nobody",
        ),
        pytest.param("0S 14S", "", ["auction.call /calls/0", "auction.call /calls/1"], id="no number: nothing else"),
        pytest.param(
            "1S pass pass pass 9H",
            f"Ann AS ??{' ??' * 11}",
            ["auction.end /calls/4"],
            id="after the end: nothing else",
        ),
    ],
)
def test_auction_holding(said: str, hands: str, findings: list[str]) -> None:
    assert found(judge(said, hands=hands)) == findings


@pytest.mark.parametrize(
    ("shown", "findings"),
    [
        pytest.param({}, [], id="not begun"),
        pytest.param({"placed": "Ann ?? ?? ??"}, ["exchange.trump?"], id="begun unseen"),
        pytest.param({"redealt": "Ann ?? ?? ??"}, ["exchange.trump?"], id="over, and not seen"),
        pytest.param({"targets": "Ann 2C"}, ["exchange.trump?"], id="over, as a target is set aside"),
        pytest.param({"placed": "Bo AS KS QS"}, [], id="three trumps"),
        pytest.param({"placed": "Bo AS KS ??"}, ["exchange.trump?"], id="two and one not seen"),
        pytest.param({"placed": "Bo AS 2C ??"}, ["exchange.trump /placed/0/cards/1"], id="a club will do"),
        pytest.param(
            {"placed": "Bo AS 2C 2D"},
            ["exchange.trump /placed/0/cards/1", "exchange.trump /placed/0/cards/2"],
            id="a club and a diamond",
        ),
        pytest.param({"placed": "Ann 2C 2D 2H", "tricks": ""}, ["exchange.trump?"], id="others place what they like"),
        pytest.param({"placed": "Bo AS KS"}, ["exchange.count /placed/0/cards", "exchange.trump?"], id="only two"),
        pytest.param(
            {"placed": "Ann ", "hands": f"Bo {suit('S')}"},
            ["exchange.count /placed/0/cards"],
            id="an empty list is of a wrong number; a hand of trumps can place nothing else",
        ),
        pytest.param(
            {"hands": f"Bo {suit('S')}", "redealt": "Ann AS KS QS"}, [], id="what came out of the pile settles it"
        ),
        pytest.param(
            {"hands": "Bo AS KS QS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC", "redealt": "Ann 2C ?? ??"},
            ["exchange.trump"],
            id="a club of Bo's came out of the pile: no place for it in the question",
        ),
    ],
)
def test_exchange_trump(shown: dict[str, str], findings: list[str]) -> None:
    judgement = judge(THREE_SPADES, **shown)
    assert [finding for finding in found(judgement) if "holding" not in finding] == findings
    steps = {finding.step for finding in (*judgement.violations, *judgement.undetermined)}
    assert steps - {"call 2"} == ({"exchange"} if findings else set())


CLUBS_LED = "2C 3C 4H 5C"  # Bo leads, Cy and Ann follow, Di does not


@pytest.mark.parametrize(
    ("shown", "tricks", "findings"),
    [
        pytest.param({}, CLUBS_LED, ["play.follow /tricks/0/2?"], id="not proven"),
        pytest.param(
            {}, f"{CLUBS_LED}; 6C 7C 8C 9C", ["play.follow /tricks/0/2"], id="a club of Di's comes in the next trick"
        ),
        pytest.param(
            {}, "2C 3C 4C 2S; 5C", ["play.follow /tricks/0/3"], id="Ann ruffs, and leads a club with the very next card"
        ),
        pytest.param({"targets": "Di 9C"}, CLUBS_LED, ["play.follow /tricks/0/2?"], id="the target never follows"),
        pytest.param(
            {"redealt": "Di 9C ?? ??"},
            CLUBS_LED,
            ["play.follow /tricks/0/2?"],
            id="a club came back: it may be the target",
        ),
        pytest.param(
            {"redealt": "Di 9C 8C ??"}, CLUBS_LED, ["play.follow /tricks/0/2"], id="two clubs came back: one is held"
        ),
        pytest.param(
            {"redealt": "Di 9C ?? ??", "targets": "Di AS"},
            CLUBS_LED,
            ["play.follow /tricks/0/2"],
            id="one came back, and another card is the target",
        ),
        pytest.param(
            {"redealt": "Di 9C ?? ??", "targets": "Di 9C"},
            CLUBS_LED,
            ["play.follow /tricks/0/2?"],
            id="it is the target; other clubs may be there",
        ),
    ],
)
def test_play_follow(shown: dict[str, str], tricks: str, findings: list[str]) -> None:
    judgement = judge(THREE_SPADES, tricks, **shown)
    assert [finding for finding in found(judgement) if finding.startswith("play.follow")] == findings


def test_a_revoke_names_the_card_that_proves_it() -> None:
    (revoke,) = judge(THREE_SPADES, f"{CLUBS_LED}; 6C 7C 8C 9C").violations
    assert (revoke.step, revoke.seat, revoke.shown_at) == ("trick 1 card 3", 3, ("tricks", 1, 3))
    assert revoke.detail == "Clubs were led and Di played 4H, holding 9C, which came in trick 2."


@pytest.mark.parametrize(
    ("shown", "tricks", "findings"),
    [
        pytest.param(
            {"hands": f"Ann AS{TEN} ?? ??", "placed": "Bo AS KS QS"},
            "",
            ["exchange.own /placed/0/cards/0"],
            id="placed by one, dealt to another",
        ),
        pytest.param(
            {"placed": "Ann 2C 3C 4C; Bo AS KS QS; Cy 2D 3D 4D; Di 2H 3H 4H", "redealt": "Ann AC ?? ??"},
            "",
            ["exchange.redeal /redealt/0/cards/0"],
            id="out of the pile, and was not in it",
        ),
        pytest.param(
            {"placed": "Bo AS KS QS", "redealt": "Ann 2C ?? ??", "targets": "Cy 2C"},
            "",
            ["target.one /targets/0/card"],
            id="the target of another",
        ),
        pytest.param(
            {"placed": "Bo AS KS QS", "redealt": "Ann AS ?? ??", "targets": "Bo KS"},
            "AS 2S 3S 4S",
            ["play.own /tricks/0/0"],
            id="played by one, and back with another",
        ),
        pytest.param(
            {"placed": "Bo AS KS QS", "hands": f"Ann {suit('D')}"},
            "AH 2D 3D 4D",
            [],
            id="Ann's diamonds may have gone through the pile, three of them",
        ),
        pytest.param(
            {"placed": "Bo AS KS QS", "hands": f"Ann {suit('D')}"},
            "5D 2D 3D 4D; AD",
            ["play.own /tricks/1/0"],
            id="but not a fourth: the cards read first are taken for the truth",
        ),
    ],
)
def test_a_card_that_cannot_be_there(shown: dict[str, str], tricks: str, findings: list[str]) -> None:
    judgement = judge(THREE_SPADES, tricks, **shown)
    places = ("exchange.own", "exchange.redeal", "target.one", "play.own")
    assert [finding for finding in found(judgement) if finding.startswith(places)] == findings


@pytest.mark.parametrize(
    ("said", "shown", "tricks", "stage", "turn"),
    [
        pytest.param("", {}, "", Stage.AUCTION, 0, id="nothing yet: left of the dealer calls"),
        pytest.param("pass 1S", {}, "", Stage.AUCTION, 2, id="two calls"),
        pytest.param("pass pass pass pass", {}, "", Stage.PASSED_OUT, None, id="all four pass"),
        pytest.param(THREE_SPADES, {}, "", Stage.EXCHANGE, None, id="won"),
        pytest.param(THREE_SPADES, {"placed": "Bo AS KS QS"}, "", Stage.EXCHANGE, None, id="the pile begun"),
        pytest.param(
            THREE_SPADES,
            {"redealt": "; ".join(f"{name} ?? ?? ??" for name in ("Ann", "Bo", "Cy", "Di"))},
            "",
            Stage.TARGET,
            None,
            id="all have cards back",
        ),
        pytest.param(THREE_SPADES, {"targets": "Ann 2C"}, "", Stage.TARGET, None, id="one target"),
        pytest.param(
            THREE_SPADES, {"targets": "Ann 2C; Bo 2D; Cy 2H; Di 2S"}, "", Stage.PLAY, 1, id="all targets: Bo leads"
        ),
        pytest.param(THREE_SPADES, {}, "2C 3C", Stage.PLAY, 3, id="the trick goes round"),
        pytest.param(THREE_SPADES, {}, "2C 3C 4C AC", Stage.PLAY, 0, id="who wins it leads"),
    ],
)
def test_how_far_and_whose_turn(said: str, shown: dict[str, str], tricks: str, stage: Stage, turn: int | None) -> None:
    outcome = judge(said, tricks, **shown).outcome
    assert (outcome.stage, outcome.turn) == (stage, turn)
    assert outcome.next_dealer == (0 if stage is Stage.PASSED_OUT else None)


def test_legal_calls_when_the_hand_is_known() -> None:
    outcome = judge("12C", hands=f"Bo {suit('S')}").outcome
    assert [str(call) for call in outcome.legal_actions or []] == ["pass", "12S", "13S"]


def test_legal_calls_when_three_other_hands_are_known() -> None:
    outcome = judge("12H", hands=f"Ann {suit('H')}; Cy {suit('D')}; Di {suit('C')}").outcome
    assert [str(call) for call in outcome.legal_actions or []] == ["pass", "12S", "13S"]


def test_no_legal_calls_when_a_card_is_not_known() -> None:
    assert judge("12C", hands="Bo ?? " + suit("S").removeprefix("AS ")).outcome.legal_actions is None


HANDS = f"Ann {suit('C')}; Bo {suit('S')}; Cy {suit('D')}; Di {suit('H')}"
PLACED = "Ann 2C; Bo 2S; Cy 2D; Di 2H"
GIVEN_BACK = {"placed": PLACED, "redealt": "Ann 2C; Bo 2D; Cy 2S; Di 2H"}
ONE_SPADE = "pass 1S pass pass pass"


def test_legal_plays() -> None:
    shown = {"hands": HANDS, **GIVEN_BACK}
    assert judge(ONE_SPADE, "2D", targets="Cy AD", **shown).outcome.legal_actions is not None
    plays = judge(ONE_SPADE, "2D", targets="Cy AD", **shown).outcome.legal_actions or []
    assert " ".join(map(str, plays)) == "KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D"


def test_no_legal_plays_when_the_target_is_not_known() -> None:
    assert judge(ONE_SPADE, "2D", hands=HANDS, **GIVEN_BACK).outcome.legal_actions is None


TWELVE_TRICKS = "; ".join(f"{rank}S {rank}D {rank}H {rank}C" for rank in RANKS[:12])


def test_targets_are_deduced_when_twelve_tricks_and_the_hands_are_known() -> None:
    judgement = judge(ONE_SPADE, TWELVE_TRICKS, hands=HANDS, placed=PLACED, redealt=PLACED)
    assert judgement.verdict is Verdict.LEGAL
    assert judgement.outcome.stage is Stage.FINISHED
    assert [score.points for score in judgement.outcome.scores.values()] == [0, 480, 0, 0]


def test_scores_are_left_out_while_a_target_is_not_known() -> None:
    judgement = judge(ONE_SPADE, TWELVE_TRICKS, targets="Bo 2C")
    assert [*judgement.outcome.scores] == [1]
    assert judgement.by_phase == {
        Phase.AUCTION: Verdict.LEGAL,
        Phase.EXCHANGE: Verdict.UNDETERMINED,
        Phase.TARGET: Verdict.LEGAL,
        Phase.PLAY: Verdict.LEGAL,
    }


ANN = {
    "hands": "Ann 2C 3C 4C 5C 6C 7C 8C 9C 10C JC 2D 3D 4D",
    "placed": "Ann 2D 3D 4D",
    "redealt": "Ann AH KH 2S",
    "targets": "Ann JC",
}


@pytest.mark.parametrize(
    ("tricks", "legal"),
    [
        pytest.param("QC KC AC 10C", None, id="Di's turn, whose hand is not known"),
        pytest.param("QC KC AC", "10C 9C 8C 7C 6C 5C 4C 3C 2C", id="clubs led: not the target"),
        pytest.param("QC KC AC 10C; 5H", "AH KH", id="hearts led to the second trick"),
        pytest.param("QC KC AC 10C; 5D", "2S 9C 8C 7C 6C 5C 4C 3C 2C AH KH", id="diamonds led: any card"),
        pytest.param("QC KC AC 10C; 5H AH 6H 7H", "2S 9C 8C 7C 6C 5C 4C 3C 2C KH", id="to lead: any card left"),
    ],
)
def test_what_may_be_played_where_the_hand_is_known(tricks: str, legal: str | None) -> None:
    actions = judge(THREE_SPADES, tricks, **ANN).outcome.legal_actions
    assert (None if actions is None else written(actions)) == legal


def test_stages_are_called_what_the_contract_calls_them() -> None:
    names = ["auction", "passed-out", "exchange", "target", "play", "finished"]
    assert [stage.value for stage in Stage] == names
