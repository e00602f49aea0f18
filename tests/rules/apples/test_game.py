"""A game over many hands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.game import GOAL, Game, Points, Round, play_game
from tests.rules.apples.reading import broken

SCORES = st.tuples(*[st.integers(-96, 128).map(lambda tens: 10 * tens)] * 4)


def play(*hands: Points, dealer: int = 3, goal: int = GOAL) -> Game:
    return play_game(hands, Game(dealer, goal))[0]


def test_a_new_game_has_no_points_and_no_winner() -> None:
    game = play()
    assert (game.totals, game.to_goal, game.finished, game.winners) == ((0,) * 4, (250,) * 4, False, [])
    assert (game.dealer, game.next_dealer, game.rounds) == (3, 3, ())


def test_table_dealer_goes_round_and_points_add_up() -> None:
    game = play((10, 20, 30, -40), (0, 0, 0, 0), (100, -10, 0, 0), dealer=2)
    assert game.rounds == (
        Round((10, 20, 30, -40), (10, 20, 30, -40), 2),
        Round((0, 0, 0, 0), (10, 20, 30, -40), 3),
        Round((100, -10, 0, 0), (110, 10, 30, -40), 0),
    )
    assert (game.totals, game.to_goal, game.next_dealer) == ((110, 10, 30, -40), (140, 240, 220, 290), 1)


@pytest.mark.parametrize(
    ("hands", "goal", "finished", "winners"),
    [
        pytest.param([(240, 0, 0, 0)], 250, False, [], id="240 is not enough"),
        pytest.param([(250, 0, 0, 0)], 250, True, [0], id="game.end: 250 is, after one hand"),
        pytest.param([(240, 0, 0, 0), (10, 0, 0, 0)], 250, True, [0], id="game.end: totals count, not hands"),
        pytest.param([(250, 260, 0, 0)], 250, True, [1], id="game.winner: the highest, not the first seat"),
        pytest.param([(200, 240, 0, 0), (60, 10, 0, 0)], 250, True, [0], id="game.winner: both there, 260 beats 250"),
        pytest.param([(300, 0, 300, 250)], 250, True, [0, 2], id="game.winner: equal totals share"),
        pytest.param([(-10, -20, -30, -40)], 250, False, [], id="all below nothing"),
        pytest.param([(10, 0, 0, 0)], 10, True, [0], id="another goal"),
        pytest.param([(250, 0, 0, 0)], 260, False, [], id="a higher goal"),
    ],
)
def test_the_end_and_the_winner(hands: list[Points], goal: int, *, finished: bool, winners: list[int]) -> None:
    game = play(*hands, goal=goal)
    assert (game.finished, game.winners) == (finished, winners)


def test_hands_after_the_end_are_listed_not_added_and_the_deal_still_moves() -> None:
    game, violations = play_game([(250, 0, 0, 0), (0, 500, 0, 0), (0, 0, 0, 0)], Game(0))
    assert broken(violations) == ["game.end at rounds/1", "game.end at rounds/2"]
    assert violations[0].detail == "The game was over: 250 points reach the goal of 250."
    assert game.rounds[1:] == (Round((0, 500, 0, 0), (250, 0, 0, 0), 1), Round((0, 0, 0, 0), (250, 0, 0, 0), 2))
    assert (game.totals, game.winners, game.next_dealer) == ((250, 0, 0, 0), [0], 3)


def test_what_is_still_needed_is_never_less_than_nothing() -> None:
    assert play((300, 240, 0, -10)).to_goal == (0, 10, 250, 260)


@pytest.mark.parametrize("points", [(10, 20, 30), (10, 20, 30, 40, 50)], ids=["three figures", "five"])
def test_a_hand_has_a_figure_for_each_seat(points: Points) -> None:
    with pytest.raises(ValueError, match="zip"):
        Game().after(points)


@given(st.lists(SCORES, max_size=12), st.integers(0, 3), st.integers(1, 2000))
def test_a_game_is_over_at_the_first_total_that_reaches_the_goal(hands: list[Points], dealer: int, goal: int) -> None:
    game, violations = play_game(hands, Game(dealer, goal))
    ended = next((k for k in range(len(hands)) if max(map(sum, zip(*hands[: k + 1], strict=True))) >= goal), None)
    counted = hands if ended is None else hands[: ended + 1]
    assert game.totals == tuple(sum(each) for each in zip((0,) * 4, *counted, strict=True))
    assert game.finished == (ended is not None)
    assert [each.at for each in violations] == [("rounds", k) for k in range(len(counted), len(hands))]
    assert [each.dealer for each in game.rounds] == [(dealer + k) % 4 for k in range(len(hands))]
    assert [each.points for each in game.rounds] == hands
