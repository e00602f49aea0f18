"""Games from the first deal to the last green card, at every table; ``tests/prove`` plays thousands more."""

import pytest

from service.apples_to_apples.table import Table
from tests.prove.prove_party import play


@pytest.mark.parametrize("size", range(4, 11))
def test_a_game_of_chance_stays_within_the_bounds(size: int) -> None:
    for seed in (0, 2):  # with blanks, and without
        evening = play(Table(size), seed)
        assert evening.game.winner in evening.players


@pytest.mark.parametrize(
    ("size", "rounds", "red_cards"),
    [(4, 29, 140), (5, 31, 155), (6, 31, 162), (7, 29, 189), (8, 25, 200), (9, 28, 252), (10, 31, 310)],
)
def test_the_longest_game_reaches_the_bounds(size: int, rounds: int, red_cards: int) -> None:
    for seed in (1, 3):
        evening = play(Table(size), seed)
        assert (len(evening.awards), evening.red_cards) == (rounds, red_cards)
