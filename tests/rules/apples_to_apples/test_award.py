"""The end of a round: the shuffle that hides who played what, the favourite, and what follows from it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples_to_apples.award import ROUND_LABEL, Outcome, judge_round
from service.apples_to_apples.round import Play, Round
from service.apples_to_apples.rules import Rule
from service.faults import ImpossibleError
from service.rulebook import Place, Rulebook
from service.shuffle import SEED_LIMIT, shuffle

NAMES = ("Jo", "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida")  # Jo judges
FIVE = [Play("Di", 40), Play("Ann", 31), Play("Cy", 7), Play("Bo", 22)]  # a full round of five
SHUFFLED = (22, 7, 40, 31)  # what seed 1 makes of it
SEED = 1


def finish(size: int, plays: list[Play], favourite: str | int | None = None, **hands: tuple[int, ...]) -> Outcome:
    return judge_round(Round(NAMES[:size], "Jo", hands), plays, SEED, favourite)


def broken(outcome: Outcome) -> list[tuple[Rulebook, str, Place]]:
    return [(violation.rule, violation.detail, violation.at) for violation in outcome.violations]


def test_label_is_the_contracts() -> None:
    assert ROUND_LABEL == "apples-to-apples/round"


def test_cards_are_sorted_before_they_are_shuffled() -> None:
    """``round.blind``."""
    assert finish(5, FIVE).shuffled == SHUFFLED == tuple(shuffle(ROUND_LABEL, SEED, [7, 22, 31, 40]))


@given(st.permutations(FIVE), st.integers(0, SEED_LIMIT - 1))
def test_the_shuffle_does_not_tell_who_played_what(plays: list[Play], seed: int) -> None:
    """``round.blind``: any order of arrival, and any exchange of cards among the players, gives the same order."""
    swapped = [Play(one.player, other.card) for one, other in zip(plays, FIVE, strict=True)]
    this = Round(NAMES[:5], "Jo")
    assert judge_round(this, plays, seed).shuffled == judge_round(this, swapped, seed).shuffled


@pytest.mark.parametrize(
    "plays",
    [
        pytest.param(FIVE[:3], id="one still to come"),
        pytest.param([*FIVE[:3], Play("Bo")], id="one card's number is not told"),
        pytest.param([], id="nothing yet"),
    ],
)
def test_nothing_is_shuffled_before_every_card_is_known(plays: list[Play]) -> None:
    assert finish(5, plays).shuffled is None


def test_a_card_handed_back_is_not_shuffled() -> None:
    outcome = finish(6, [*FIVE, Play("Ed", 1)])
    assert outcome.shuffled == SHUFFLED
    assert outcome.arrivals.left_out == "Ed"


def test_without_a_favourite_nothing_is_awarded() -> None:
    assert finish(5, FIVE).award is None


@pytest.mark.parametrize(
    ("favourite", "winner"),
    [
        pytest.param("Cy", "Cy", id="by name"),
        pytest.param(
            0, "Bo", id="index 0 of 22 7 40 31: Bo's 22, not Cy's 7 that sorts first or Di's 40 that came first"
        ),
        pytest.param(1, "Cy", id="index 1: Cy's 7, not Ann's 31 that came second"),
        pytest.param(2, "Di", id="index 2: Di's 40, not Cy's 7 that came third"),
        pytest.param(3, "Ann", id="index 3, the last: Ann's 31, not Di's 40 that sorts last"),
    ],
)
def test_the_favourites_player_wins(favourite: str | int, winner: str) -> None:
    outcome = finish(5, FIVE, favourite)
    assert outcome.violations == ()
    assert outcome.award is not None
    assert outcome.award.winner == winner
    assert outcome.award.next_judge == "Ann"
    assert outcome.award.discarded == (7, 22, 31, 40)


def test_the_fastest_of_four_may_win_with_either_card() -> None:
    plays = [Play("Ann", 1), Play("Bo", 2), Play("Ann", 3), Play("Cy", 4)]
    winners = [outcome.award.winner for index in range(4) if (outcome := finish(4, plays, index)).award]
    assert sorted(winners) == ["Ann", "Ann", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("size", "plays", "hands", "refill"),
    [
        pytest.param(5, FIVE, {}, (0, 1, 1, 1, 1), id="5: one each, none to the judge"),
        pytest.param(
            4,
            [Play("Bo"), Play("Bo"), Play("Ann"), Play("Cy")],
            {},
            (0, 1, 2, 1),
            id="4: two to the fastest",
        ),
        pytest.param(6, [*FIVE, Play("Ed", 1)], {}, (0, 1, 1, 1, 1, 0), id="6: none to the slowest, who kept the card"),
        pytest.param(
            5,
            FIVE,
            {"Ann": (31, 32), "Bo": tuple(range(20, 30))},
            (0, 6, 0, 1, 1),
            id="up to seven: 2-1+6, and 10-1 is seven and more",
        ),
        pytest.param(5, FIVE, {"Jo": (1, 2, 3)}, (4, 1, 1, 1, 1), id="the judge's short hand too: 3+4"),
    ],
)
def test_everyone_is_dealt_up_to_seven(
    size: int, plays: list[Play], hands: dict[str, tuple[int, ...]], refill: tuple[int, ...]
) -> None:
    """``round.refill``."""
    award = finish(size, plays, "Cy", **hands).award
    assert award is not None
    assert award.refill == refill


def test_only_cards_whose_number_is_told_are_listed_as_discarded() -> None:
    """``round.discard``."""
    award = finish(5, [Play("Di", 40), Play("Ann"), Play("Cy", 7), Play("Bo")], "Ann").award
    assert award is not None
    assert award.discarded == (7, 40)
    assert award.winner == "Ann"


def test_a_refused_card_is_not_discarded_and_does_not_stop_the_award() -> None:
    outcome = finish(5, [Play("Jo", 1), *FIVE], "Cy")
    assert [violation.rule for violation in outcome.violations] == [Rule.JUDGE_SITS_OUT]
    assert outcome.award is not None
    assert outcome.award.discarded == (7, 22, 31, 40)


AT = ("favourite",)
EARLY = "The judge chooses when all red cards are in; still to come: {}."


@pytest.mark.parametrize(
    ("size", "plays", "favourite", "expected"),
    [
        pytest.param(
            5,
            FIVE,
            "Jo",
            [(Rule.JUDGE_SITS_OUT, "Jo judges this round and cannot be awarded it.", AT)],
            id="the judge: sits out, not merely without a card",
        ),
        pytest.param(
            6,
            FIVE,
            "Ed",
            [(Rule.AWARD, "Ed has no red card among those played.", AT)],
            id="the slowest has played none",
        ),
        pytest.param(
            6,
            [*FIVE, Play("Ed", 1)],
            "Ed",
            [(Rule.AWARD, "Ed has no red card among those played.", AT)],
            id="a card handed back was not played",
        ),
        pytest.param(
            5,
            FIVE[:3],
            "Di",
            [(Rule.PLAYS, EARLY.format(1), AT)],
            id="before all are in, even one who has played",
        ),
        pytest.param(
            5,
            FIVE[:2],
            "Bo",
            [
                (Rule.PLAYS, EARLY.format(2), AT),
                (Rule.AWARD, "Bo has no red card among those played.", AT),
            ],
            id="before all are in, one who has not played",
        ),
        pytest.param(
            5,
            FIVE[:3],
            "Jo",
            [
                (Rule.JUDGE_SITS_OUT, "Jo judges this round and cannot be awarded it.", AT),
                (Rule.PLAYS, EARLY.format(1), AT),
            ],
            id="the judge, before all are in",
        ),
        pytest.param(5, FIVE[:3], 0, [(Rule.PLAYS, EARLY.format(1), AT)], id="an index, before all are in"),
        pytest.param(
            5, FIVE[:3], 8, [(Rule.PLAYS, EARLY.format(1), AT)], id="an index over the end, before all are in"
        ),
        pytest.param(
            4,
            [Play("Ann"), Play("Bo"), Play("Cy")],
            "Bo",
            [(Rule.PLAYS, EARLY.format(1), AT)],
            id="4: before the fastest's second card",
        ),
        pytest.param(
            6, FIVE[:2], "Di", [(Rule.PLAYS, EARLY.format(2), AT)], id="6: two to come, though three are waited for"
        ),
    ],
)
def test_a_favourite_refused_awards_nothing(
    size: int, plays: list[Play], favourite: str | int, expected: list[tuple[Rule, str, tuple[str]]]
) -> None:
    outcome = finish(size, plays, favourite)
    assert broken(outcome) == expected
    assert outcome.award is None


def faults(plays: list[Play], favourite: int) -> list[tuple[str, str, Place]]:
    with pytest.raises(ImpossibleError) as caught:
        finish(5, plays, favourite)
    return [(fault.code, fault.detail, fault.at) for fault in caught.value.faults]


def test_an_index_must_point_at_a_card() -> None:
    """Of four cards, index 3 is the last."""
    assert faults(FIVE, 4) == [("out-of-range", "4 red cards were played, so the index is 0 to 3.", AT)]


def test_an_index_needs_the_number_of_every_card_played() -> None:
    """But not of one that was refused."""
    detail = "A favourite by index needs the number of {}'s card too."
    assert faults([Play("Di"), Play("Jo"), Play("Ann", 31), Play("Cy", 7), Play("Bo")], 0) == [
        ("missing-field", detail.format("Di"), ("plays", 0, "card")),
        ("missing-field", detail.format("Bo"), ("plays", 4, "card")),
    ]


def test_violations_come_by_position_plays_hands_favourite() -> None:
    outcome = finish(5, [Play("Jo", 1), *FIVE], "Jo", Cy=(7,))
    assert [violation.at for violation in outcome.violations] == [
        ("plays", 0, "player"),
        ("hands", 0, "cards"),
        ("favourite",),
    ]


@given(st.integers(4, 10), st.randoms(use_true_random=False), st.integers(0, SEED_LIMIT - 1))
def test_hands_are_seven_again_after_every_award(size: int, chance: random.Random, seed: int) -> None:
    """``round.refill``, ``round.discard`` and ``round.next-judge``, for any table."""
    judge = chance.choice(NAMES[:size])
    hands = {name: tuple(range(10 * seat + 1, 10 * seat + 8)) for seat, name in enumerate(NAMES[:size])}
    order = [name for name in NAMES[:size] if name != judge]
    chance.shuffle(order)
    plays = [Play(name, hands[name][0]) for name in order]
    if size == 4:
        plays.insert(chance.randint(1, 3), Play(order[0], hands[order[0]][1]))
    outcome = judge_round(Round(NAMES[:size], judge, hands), plays, seed, order[0])
    assert outcome.violations == ()
    assert outcome.award is not None
    kept = [len(set(hands[name]) - set(outcome.award.discarded)) for name in NAMES[:size]]
    assert [held + dealt for held, dealt in zip(kept, outcome.award.refill, strict=True)] == [7] * size
    assert outcome.award.next_judge == NAMES[(NAMES.index(judge) + 1) % size]
