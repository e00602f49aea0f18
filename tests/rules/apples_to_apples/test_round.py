"""Red cards as they arrive: who may still lay one, who is waited for, what goes back to its hand."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples_to_apples.round import Play, Round, find_repeated, judge_hands, judge_plays
from service.apples_to_apples.rules import Rule
from service.apples_to_apples.table import Table

NAMES = ("Jo", "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida")  # Jo judges
HANDS = {name: tuple(range(10 * seat + 1, 10 * seat + 8)) for seat, name in enumerate(NAMES)}  # Ann: 11 to 17


def sitting(size: int, **hands: tuple[int, ...]) -> Round:
    return Round(NAMES[:size], "Jo", hands)


def arrivals(text: str) -> list[Play]:
    """``Ann 11, Bo``: Ann lays card 11, then Bo one whose number is not told."""
    words = [play.split() for play in text.split(", ")] if text else []
    return [Play(word[0], int(word[1]) if len(word) > 1 else None) for word in words]


@pytest.mark.parametrize(
    ("size", "laid", "waiting", "left_out"),
    [
        pytest.param(4, "", "Ann Bo Cy", None, id="4: nobody yet, one each"),
        pytest.param(4, "Bo", "Ann Bo Cy", None, id="4: the fastest is waited for again"),
        pytest.param(4, "Bo, Bo", "Ann Cy", None, id="4: second at once"),
        pytest.param(4, "Bo, Cy, Ann", "Bo", None, id="4: all have one, the second is still to come"),
        pytest.param(4, "Bo, Cy, Bo", "Ann", None, id="4: second in the middle"),
        pytest.param(4, "Bo, Cy, Bo, Ann", "", None, id="4: all in, second in the middle"),
        pytest.param(4, "Bo, Cy, Ann, Bo", "", None, id="4: all in, second last"),
        pytest.param(5, "", "Ann Bo Cy Di", None, id="5: nobody yet"),
        pytest.param(5, "Bo, Ann, Di", "Cy", None, id="5: the last is waited for, not left out"),
        pytest.param(5, "Bo, Ann, Di, Cy", "", None, id="5: all in, one each"),
        pytest.param(6, "Ann, Bo, Cy", "Di Ed", None, id="6: two to come, one of them will be left out"),
        pytest.param(6, "Ann, Bo, Ed, Cy", "", "Di", id="6: four in, the fifth left out and not waited for"),
        pytest.param(6, "Ann, Bo, Ed, Cy, Di", "", "Di", id="6: the fifth's card handed back"),
        pytest.param(6, "Ann, Bo, Ed, Cy, Di, Di", "", "Di", id="6: handed back twice"),
        pytest.param(7, "Ann, Bo, Cy, Di", "Ed Flo", None, id="7: two to come"),
        pytest.param(7, "Flo, Ann, Bo, Cy, Di", "", "Ed", id="7: five in"),
        pytest.param(
            10, "Ida, Hal, Gus, Flo, Ed, Di, Cy", "Ann Bo", None, id="10: seven in, two to come, in seat order"
        ),
        pytest.param(10, "Ida, Hal, Gus, Flo, Ed, Di, Cy, Bo", "", "Ann", id="10: eight in"),
    ],
)
def test_waiting_and_left_out(size: int, laid: str, waiting: str, left_out: str | None) -> None:
    """``round.plays``."""
    judged = judge_plays(sitting(size), arrivals(laid))
    assert judged.violations == ()
    assert judged.waiting == tuple(waiting.split())
    assert judged.to_come == Table(size).plays - len(judged.played)
    assert judged.left_out == left_out


@dataclass
class Broken:
    """A violation as the tables below write it."""

    rule: Rule
    at: tuple[str | int, ...]
    detail: str


JUDGE = Broken(Rule.JUDGE_SITS_OUT, ("plays", 0, "player"), "Jo judges this round and plays no red card.")


@pytest.mark.parametrize(
    ("size", "laid", "broken", "waiting"),
    [
        pytest.param(4, "Jo", JUDGE, "Ann Bo Cy", id="the judge plays: not counted as the fastest"),
        pytest.param(
            4,
            "Ann, Bo, Bo",
            Broken(Rule.PLAYS, ("plays", 2), "Bo has played a card; only Ann, the fastest, plays a second."),
            "Ann Cy",
            id="4: only the fastest plays a second, not the quicker",
        ),
        pytest.param(
            4,
            "Ann, Ann, Bo, Ann",
            Broken(Rule.PLAYS, ("plays", 3), "Ann was the fastest and has played both cards."),
            "Cy",
            id="4: no third for the fastest",
        ),
        pytest.param(
            5,
            "Ann, Ann",
            Broken(Rule.PLAYS, ("plays", 1), "Ann has played a card; with 5 at the table it is one each."),
            "Bo Cy Di",
            id="5: no second for the fastest",
        ),
        pytest.param(
            6,
            "Ann, Bo, Cy, Cy",
            Broken(Rule.PLAYS, ("plays", 3), "Cy has played a card; with 6 at the table it is one each."),
            "Di Ed",
            id="6: a second card does not fill the slowest's place",
        ),
        pytest.param(
            6,
            "Ann, Bo, Cy, Di, Ann",
            Broken(Rule.PLAYS, ("plays", 4), "Ann has played a card; with 6 at the table it is one each."),
            "",
            id="6: too late and too many is an offence; only the slowest's card is handed back",
        ),
        pytest.param(
            5,
            "Ann 11, Bo 11",
            Broken(Rule.OWN, ("plays", 1, "card"), "Red card 11 is Ann's, so Bo cannot play it."),
            "Bo Cy Di",
            id="a card twice: the second to lay it does not hold it",
        ),
        pytest.param(
            4,
            "Ann 11, Ann 11",
            Broken(Rule.OWN, ("plays", 1, "card"), "Ann has played red card 11 already."),
            "Ann Bo Cy",
            id="a card twice by the fastest of four: the second card is still to come",
        ),
        pytest.param(
            4,
            "Ann 11, Ann 12, Ann",
            Broken(Rule.PLAYS, ("plays", 2), "Ann was the fastest and has played both cards."),
            "Bo Cy",
            id="a third card without its number breaks round.plays alone",
        ),
        pytest.param(
            6,
            "Ann 1, Bo 2, Cy 3, Di 4, Ed 4",
            Broken(Rule.OWN, ("plays", 4, "card"), "Red card 4 is Di's, so Ed cannot play it."),
            "",
            id="6: the slowest's card goes back, but it cannot be another's",
        ),
    ],
)
def test_refused(size: int, laid: str, broken: Broken, waiting: str) -> None:
    plays = arrivals(laid)
    judged = judge_plays(sitting(size), plays)
    (violation,) = judged.violations
    assert (violation.rule, violation.at, violation.detail) == (broken.rule, broken.at, broken.detail)
    refused = broken.at[1]
    assert list(judged.played) == [play for index, play in enumerate(plays[:4]) if index != refused], (
        "nothing else changed"
    )
    assert judged.waiting == tuple(waiting.split())


@pytest.mark.parametrize(
    ("laid", "detail"),
    [
        pytest.param("Ann 99", "Ann does not hold red card 99.", id="held by nobody known"),
        pytest.param("Ann 21", "Red card 21 is Bo's, so Ann cannot play it.", id="held by another"),
        pytest.param(
            "Cy 21", "Red card 21 is Bo's, so Cy cannot play it.", id="player's hand unknown, card in another's"
        ),
    ],
)
def test_a_card_must_be_held(laid: str, detail: str) -> None:
    judged = judge_plays(sitting(5, Ann=HANDS["Ann"], Bo=HANDS["Bo"]), arrivals(laid))
    assert [(broken.rule, broken.detail, broken.at) for broken in judged.violations] == [
        (Rule.OWN, detail, ("plays", 0, "card"))
    ]
    assert judged.played == ()


def test_an_unknown_hand_may_hold_any_other_card() -> None:
    assert judge_plays(sitting(5, Ann=HANDS["Ann"]), arrivals("Bo 321")).violations == ()


def test_a_card_not_held_settles_nothing_about_its_owner() -> None:
    judged = judge_plays(sitting(5, Ann=HANDS["Ann"]), arrivals("Ann 99, Bo 99"))
    assert [broken.at for broken in judged.violations] == [("plays", 0, "card")]
    assert judged.played == (Play("Bo", 99),)


def test_a_refused_card_still_shows_whose_it_is() -> None:
    judged = judge_plays(sitting(5), arrivals("Jo 1, Ann 1"))
    assert [(broken.rule, broken.at) for broken in judged.violations] == [
        (Rule.JUDGE_SITS_OUT, ("plays", 0, "player")),
        (Rule.OWN, ("plays", 1, "card")),
    ]


def test_one_play_may_break_two_rules_in_the_order_of_the_rule_book() -> None:
    judged = judge_plays(sitting(5, Jo=HANDS["Jo"], Ann=HANDS["Ann"]), arrivals("Jo 99, Ann 11, Ann 99"))
    assert [(broken.rule, broken.at) for broken in judged.violations] == [
        (Rule.JUDGE_SITS_OUT, ("plays", 0, "player")),
        (Rule.OWN, ("plays", 0, "card")),
        (Rule.PLAYS, ("plays", 2)),
        (Rule.OWN, ("plays", 2, "card")),
    ]


def test_a_card_handed_back_may_be_laid_again() -> None:
    """The slowest's, and one that was too many."""
    late = judge_plays(sitting(6), arrivals("Ann 1, Bo 2, Cy 3, Di 4, Ed 5, Ed 5"))
    assert late.violations == ()
    assert late.left_out == "Ed"


def test_plays_of_the_same_unknown_card_are_not_the_same_card() -> None:
    assert judge_plays(sitting(4), arrivals("Ann, Ann, Bo, Cy")).violations == ()


def test_the_fastest_is_the_first_whose_card_counts() -> None:
    judged = judge_plays(sitting(4, Ann=HANDS["Ann"]), arrivals("Ann 99, Bo, Ann 11, Bo, Cy"))
    assert [broken.rule for broken in judged.violations] == [Rule.OWN]
    assert judged.waiting == ()


@pytest.mark.parametrize(
    ("count", "legal"),
    [
        pytest.param(6, False, id="six: one short"),
        pytest.param(7, True, id="seven"),
        pytest.param(8, False, id="eight: one over"),
        pytest.param(0, False, id="none"),
    ],
)
def test_a_round_begins_with_seven_in_every_hand(count: int, legal: bool) -> None:  # noqa: FBT001  (a column)
    found = list(judge_hands(sitting(4, Jo=HANDS["Jo"], Ann=tuple(range(200, 200 + count)))))
    detail = f"Ann holds {count} red cards; a round begins with 7 in every hand."
    assert [(broken.rule, broken.at, broken.detail) for broken in found] == (
        [] if legal else [(Rule.SEVEN, ("hands", 1, "cards"), detail)]
    )


def test_a_red_card_exists_once() -> None:
    faults = find_repeated([(("a",), 1), (("b",), 2), (("c",), 1), (("d",), 3), (("e",), 1)])
    assert [(fault.code, fault.at, fault.first) for fault in faults] == [
        ("duplicate-card", ("c",), ("a",)),
        ("duplicate-card", ("e",), ("a",)),
    ]
    assert faults[0].detail == "Red card 1 is there twice; it exists once."


@pytest.mark.parametrize(("judge", "following"), [("Jo", "Ann"), ("Ann", "Bo"), ("Cy", "Jo")])
def test_the_role_of_judge_goes_clockwise(judge: str, following: str) -> None:
    """``round.next-judge``."""
    assert Round(NAMES[:4], judge).next_judge == following


@st.composite
def lawful_rounds(draw: st.DrawFn) -> tuple[Round, list[Play]]:
    """A round of any size, with a judge in any seat, and plays in an order in which nothing is refused."""
    size = draw(st.integers(4, 10))
    judge = draw(st.sampled_from(NAMES[:size]))
    order = draw(st.permutations([name for name in NAMES[:size] if name != judge]))
    if size == 4:
        order.insert(draw(st.integers(1, 3)), order[0])
    return Round(NAMES[:size], judge), [Play(player) for player in order]


@given(lawful_rounds())
def test_every_lawful_order_ends_with_the_tables_number_of_cards(played: tuple[Round, list[Play]]) -> None:
    this, plays = played
    judged = judge_plays(this, plays)
    assert judged.violations == ()
    assert judged.waiting == ()
    assert list(judged.played) == plays[: this.table.plays]
    assert (judged.left_out is not None) == this.table.left_out
    assert judged.left_out in (None, plays[-1].player)


@given(st.integers(4, 10), st.lists(st.tuples(st.sampled_from(NAMES), st.none() | st.integers(1, 20)), max_size=30))
def test_whatever_is_laid_nobody_plays_more_than_they_may(size: int, laid: list[tuple[str, int | None]]) -> None:
    plays = [Play(player, card) for player, card in laid if player in NAMES[:size]]
    judged = judge_plays(sitting(size), plays)
    counts = [sum(play.player == name for play in judged.played) for name in NAMES[:size]]
    cards = [play.card for play in judged.played if play.card is not None]
    assert counts[0] == 0, "the judge"
    assert sum(counts) <= Table(size).plays
    assert max(counts) <= (2 if size == 4 else 1)
    assert len(set(cards)) == len(cards)
    assert (judged.waiting == ()) == (len(judged.played) == Table(size).plays)
    assert judge_plays(sitting(size), judged.played).violations == (), "what counts as played is lawful by itself"
