"""Whole games: who judges, who holds how many green cards, and the round in which the game was over."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples_to_apples.game import Game, judge_of, play_game
from service.apples_to_apples.rules import Rule
from service.apples_to_apples.table import Table

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")


def longest_game(size: int) -> list[str]:
    """Awards that put off the end as long as can be: each to the judge's left neighbour, until all are one short."""
    return [NAMES[(index + 1) % size] for index in range(Table(size).most_rounds)]


def test_a_game_that_has_not_begun() -> None:
    assert play_game(NAMES[:4], "Cy", []) == Game((0, 0, 0, 0), (), "Cy", (), None, None)


@pytest.mark.parametrize(
    ("size", "first", "judges", "next_judge"),
    [
        pytest.param(4, "Ann", "Ann Bo Cy Di Ann", "Bo", id="4: five rounds, round the table and one more"),
        pytest.param(4, "Cy", "Cy Di Ann Bo Cy", "Di", id="4: from the third seat"),
        pytest.param(5, "Ed", "Ed Ann Bo Cy Di", "Ed", id="5: from the last seat, back to it"),
    ],
)
def test_judges_go_clockwise(size: int, first: str, judges: str, next_judge: str) -> None:
    """``table.first-judge``, then ``round.next-judge``."""
    game = play_game(NAMES[:size], first, ["Ann"] * 5)
    assert game.judges == tuple(judges.split())
    assert game.next_judge == next_judge


def test_a_green_card_is_a_point() -> None:
    """``game.score``."""
    game = play_game(NAMES[:4], "Ann", ["Bo", "Cy", "Bo", "Bo"])
    assert game.points == (0, 3, 1, 0)
    assert game.violations == ()


def test_an_award_to_the_judge_is_refused_and_the_role_moves_on() -> None:
    game = play_game(NAMES[:4], "Ann", ["Bo", "Bo", "Bo"])
    assert game.points == (0, 2, 0, 0)
    assert game.judges == ("Ann", "Bo", "Cy")
    assert game.next_judge == "Di"
    assert [(broken.rule, broken.detail, broken.at) for broken in game.violations] == [
        (Rule.JUDGE_SITS_OUT, "Bo judged round 2 and cannot be awarded it.", ("rounds", 1))
    ]


@pytest.mark.parametrize("size", range(4, 11))
def test_the_game_is_over_in_the_round_of_the_last_card_needed(size: int) -> None:
    """``game.end``."""
    to_win = Table(size).to_win
    judges = [judge_of(NAMES[:size], "Di", index) for index in range(2 * to_win)]
    awards = ["Cy" if judge == "Bo" else "Bo" for judge in judges]
    ended_in = [index for index, name in enumerate(awards, 1) if name == "Bo"][to_win - 1]
    one_short = play_game(NAMES[:size], "Di", awards[: ended_in - 1])
    assert (one_short.winner, one_short.ended_in, one_short.points[1]) == (None, None, to_win - 1)
    over = play_game(NAMES[:size], "Di", awards[:ended_in])
    assert (over.winner, over.ended_in, over.points[1]) == ("Bo", ended_in, to_win)
    assert over.violations == ()


@pytest.mark.parametrize("size", range(4, 11))
def test_the_bound_on_rounds_is_reached_and_not_passed(size: int) -> None:
    awards = longest_game(size)
    before = play_game(NAMES[:size], "Ann", awards[:-1])
    assert set(before.points) == {Table(size).to_win - 1}, "everyone is one short"
    assert before.winner is None
    over = play_game(NAMES[:size], "Ann", awards)
    assert over.ended_in == Table(size).most_rounds
    assert over.violations == ()


def test_rounds_after_the_end_are_flagged_and_not_counted() -> None:
    awards = longest_game(4)
    game = play_game(NAMES[:4], "Ann", [*awards, "Cy", "Bo"])
    assert game.winner == "Bo"
    assert game.points == (7, 8, 7, 7)
    assert game.ended_in == len(awards) == 29
    assert [(broken.rule, broken.detail, broken.at) for broken in game.violations] == [
        (Rule.END, "The game was over: Bo had won it.", ("rounds", 29)),
        (Rule.END, "The game was over: Bo had won it.", ("rounds", 30)),
    ]
    assert len(game.judges) == len(awards) + 2
    assert game.judges[-1] == "Cy"
    assert game.next_judge == "Di"


def test_an_award_to_the_judge_after_the_end_breaks_the_end_alone() -> None:
    awards = longest_game(4)
    judge = judge_of(NAMES[:4], "Ann", len(awards))
    assert [broken.rule for broken in play_game(NAMES[:4], "Ann", [*awards, judge]).violations] == [Rule.END]


GAMES = st.integers(4, 10).flatmap(
    lambda size: st.tuples(
        st.just(NAMES[:size]), st.sampled_from(NAMES[:size]), st.lists(st.sampled_from(NAMES[:size]), max_size=80)
    )
)


@given(GAMES)
def test_totals_are_the_awards_that_count(asked: tuple[tuple[str, ...], str, list[str]]) -> None:
    """``game.score``."""
    players, first, awards = asked
    game = play_game(players, first, awards)
    assert sum(game.points) + len(game.violations) == len(awards)
    assert sum(game.points) <= Table(len(players)).most_rounds
    refused = {broken.at[1] for broken in game.violations}
    for name, points in zip(players, game.points, strict=True):
        assert points == sum(award == name for index, award in enumerate(awards) if index not in refused)


@given(GAMES)
def test_the_role_visits_everyone_in_turn(asked: tuple[tuple[str, ...], str, list[str]]) -> None:
    """``round.next-judge``."""
    players, first, awards = asked
    game = play_game(players, first, awards)
    roles = [*game.judges, game.next_judge]
    assert roles[0] == first
    for one, following in pairwise(roles):
        assert players.index(following) == (players.index(one) + 1) % len(players)


@given(GAMES)
def test_nobody_can_share_the_win(asked: tuple[tuple[str, ...], str, list[str]]) -> None:
    """``game.winner``: points change by one card a round, and no more after the first who has enough."""
    players, first, awards = asked
    game = play_game(players, first, awards)
    to_win = Table(len(players)).to_win
    enough = [name for name, points in zip(players, game.points, strict=True) if points >= to_win]
    assert enough == ([] if game.winner is None else [game.winner])
    assert max(game.points) <= to_win
    assert game.points.count(to_win) <= 1


@given(GAMES)
def test_a_game_grows_round_by_round(asked: tuple[tuple[str, ...], str, list[str]]) -> None:
    """What happened before a round does not depend on what comes after it."""
    players, first, awards = asked
    whole, part = play_game(players, first, awards), play_game(players, first, awards[:-1])
    assert whole.judges[: len(part.judges)] == part.judges
    assert whole.violations[: len(part.violations)] == part.violations
    assert sum(whole.points) - sum(part.points) in (0, 1)
