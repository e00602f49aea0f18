"""Why a card cannot have been where it was seen, word for word, with its phase and step."""

import pytest

from service.apples.referee.finding import Finding, Phase, Verdict
from tests.rules.apples.referee.table import THREE_SPADES, judge, suit

TWELVE = " ??" * 12
ELEVEN = " ??" * 11
SOME_SPADES = f"Ann 2S 3S{ELEVEN}; Bo AS KS{ELEVEN}"
PLACED = "Ann 2C 3C 4C; Bo AS KS QS; Cy 2D 3D 4D; Di 2H 3H 4H"


def only(findings: tuple[Finding, ...] | list[Finding]) -> Finding:
    (finding,) = findings
    return finding


@pytest.mark.parametrize(
    ("shown", "tricks", "phase", "step", "detail"),
    [
        pytest.param(
            {"hands": f"Ann AS{TWELVE}", "placed": "Bo AS KS QS"},
            "",
            Phase.EXCHANGE,
            "exchange",
            "Bo cannot have placed AS: it was dealt to Ann.",
            id="dealt to another",
        ),
        pytest.param(
            {"hands": f"Ann 2D; Cy KS{TWELVE}", "placed": "Bo KS QS JS"},
            "",
            Phase.EXCHANGE,
            "exchange",
            "Bo cannot have placed KS: it was dealt to Cy.",
            id="dealt to another, by a list after one of a wrong number",
        ),
        pytest.param(
            {"placed": PLACED, "redealt": "Ann AC ?? ??"},
            "",
            Phase.EXCHANGE,
            "exchange",
            "Ann cannot have got back AC: it was not in the pile.",
            id="not in the pile",
        ),
        pytest.param(
            {"redealt": "Ann 7S ?? ??", "targets": "Di 7S"},
            "",
            Phase.TARGET,
            "target",
            "Di cannot have set aside 7S: after the exchange Ann had it.",
            id="somebody else had it",
        ),
        pytest.param(
            {"placed": "Ann 2C ?? ??", "redealt": "Bo 3C 4C 5C"},
            "2C",
            Phase.PLAY,
            "trick 1 card 1",
            "Bo cannot have played 2C: it went into the pile and did not come back there.",
            id="in the pile, and in none of what came back",
        ),
        pytest.param(
            {"hands": f"Cy 2C{TWELVE}", "placed": "Cy 3C 4C 5C"},
            "2C",
            Phase.PLAY,
            "trick 1 card 1",
            "Bo cannot have played 2C: it was dealt to Cy and did not go through the pile.",
            id="not in the pile, and dealt to another",
        ),
        pytest.param(
            {"hands": f"Bo {suit('S')}", "redealt": "Bo 3C 4C 5C"},
            "2C",
            Phase.PLAY,
            "trick 1 card 1",
            "Bo cannot have played 2C: the cards shown leave it no place there.",
            id="no other sighting says so by itself",
        ),
    ],
)
def test_a_card_that_cannot_be_there(shown: dict[str, str], tricks: str, phase: Phase, step: str, detail: str) -> None:
    reasons = [each for each in judge(THREE_SPADES, tricks, **shown).violations if "cannot have" in each.detail]
    finding = only(reasons)
    assert (finding.phase, finding.step, finding.detail) == (phase, step, detail)


def test_calls_are_counted_from_one() -> None:
    assert [finding.step for finding in judge("2H 1S").violations] == ["call 2"]


@pytest.mark.parametrize(
    ("said", "hands", "detail"),
    [
        pytest.param("1S", f"Ann {suit('H')}", "Ann bid 1 spade and was dealt none.", id="none"),
        pytest.param(
            "13H", f"Ann 2S {suit('H').removesuffix(' 2H')}", "Ann bid 13 hearts and was dealt 12.", id="so many"
        ),
        pytest.param("12S", SOME_SPADES, "Ann bid 12 spades and was dealt 2 to 11.", id="too few in any case"),
        pytest.param(
            "3S", SOME_SPADES, "Ann bid 3 spades and was dealt 2 to 11, by the cards seen.", id="perhaps too few"
        ),
    ],
)
def test_a_holding_too_short_is_told_with_what_was_dealt(said: str, hands: str, detail: str) -> None:
    judged = judge(said, hands=hands)
    assert only([*judged.violations, *judged.undetermined]).detail == detail


@pytest.mark.parametrize(
    ("tricks", "targets", "detail", "settled_by"),
    [
        pytest.param(
            "2C 3C 4C 2S; 5C",
            "",
            "Clubs were led and Ann played 2S, holding 5C, which came in trick 2.",
            "",
            id="a club comes later",
        ),
        pytest.param(
            "2C 3C 4C 2S",
            "",
            "Clubs were led and Ann played 2S; what Ann held was not all seen.",
            "legal only if Ann held no clubs, other than as the target card",
            id="nothing seen",
        ),
        pytest.param(
            "2C 3C 4C 2S",
            "Ann AD",
            "Clubs were led and Ann played 2S; what Ann held was not all seen.",
            "legal only if Ann held no clubs",
            id="the target seen",
        ),
    ],
)
def test_a_discard_is_told_with_what_would_settle_it(tricks: str, targets: str, detail: str, settled_by: str) -> None:
    judged = judge(THREE_SPADES, tricks, targets=targets)
    finding = only([each for each in (*judged.violations, *judged.undetermined) if each.phase is Phase.PLAY])
    assert (finding.detail, finding.settled_by) == (detail, settled_by)


def test_verdicts_and_phases_are_called_what_the_contract_calls_them() -> None:
    assert [verdict.value for verdict in Verdict] == ["legal", "undetermined", "illegal"]
    assert [phase.value for phase in Phase] == ["auction", "exchange", "target", "play"]


def test_a_hand_of_a_wrong_number_is_a_matter_of_the_deal() -> None:
    (finding,) = judge("pass", hands="Ann AS KS").violations
    assert (finding.rule.id, finding.step) == ("deal.thirteen", "deal")
