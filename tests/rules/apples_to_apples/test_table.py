"""What the number of players settles, against the source and the provable figures of the rule book."""

from itertools import product

import pytest

from service.apples_to_apples.table import BLANK, PRINTED, TABLES, Stock, Table, stock

SIZES = range(4, 11)


def test_there_is_a_table_for_four_to_ten_players() -> None:
    """``table.players``."""
    assert {size: Table(size) for size in SIZES} == TABLES


@pytest.mark.parametrize(
    ("size", "to_win"),
    [
        pytest.param(4, 8, id="4 players: 8"),
        pytest.param(5, 7, id="5 players: 7"),
        pytest.param(6, 6, id="6 players: 6"),
        pytest.param(7, 5, id="7 players: 5"),
        pytest.param(8, 4, id="8 players: 4"),
        pytest.param(9, 4, id="9 players: 4, not 3"),
        pytest.param(10, 4, id="10 players: 4, not 2"),
    ],
)
def test_green_cards_to_win(size: int, to_win: int) -> None:
    """``game.end``."""
    assert Table(size).to_win == to_win


@pytest.mark.parametrize(
    ("size", "plays", "extra_play", "left_out"),
    [
        pytest.param(4, 4, True, False, id="4: three others + 1 of the fastest, not 3"),
        pytest.param(5, 4, False, False, id="5: four others, nobody left out"),
        pytest.param(6, 4, False, True, id="6: five others - 1 slowest, not 5"),
        pytest.param(7, 5, False, True, id="7: six others - 1"),
        pytest.param(8, 6, False, True, id="8: seven others - 1"),
        pytest.param(9, 7, False, True, id="9: eight others - 1"),
        pytest.param(10, 8, False, True, id="10: nine others - 1"),
    ],
)
def test_red_cards_a_round(size: int, plays: int, extra_play: bool, left_out: bool) -> None:  # noqa: FBT001  (a column)
    """``round.plays``."""
    table = Table(size)
    assert (table.plays, table.extra_play, table.left_out) == (plays, extra_play, left_out)


@pytest.mark.parametrize(
    ("size", "dealt", "rounds", "red"),
    [
        pytest.param(4, 28, 29, 140, id="4: 4*7+1 rounds, 28+28*4 red, not 28+29*4"),
        pytest.param(5, 35, 31, 155, id="5: 5*6+1 rounds, 35+30*4 red"),
        pytest.param(6, 42, 31, 162, id="6: 6*5+1 rounds, 42+30*4 red"),
        pytest.param(7, 49, 29, 189, id="7: 7*4+1 rounds, 49+28*5 red"),
        pytest.param(8, 56, 25, 200, id="8: 8*3+1 rounds, 56+24*6 red"),
        pytest.param(9, 63, 28, 252, id="9: 9*3+1 rounds, 63+27*7 red"),
        pytest.param(10, 70, 31, 310, id="10: 10*3+1 rounds, 70+30*8 red, 11 to spare"),
    ],
)
def test_the_longest_game(size: int, dealt: int, rounds: int, red: int) -> None:
    table = Table(size)
    assert (table.dealt, table.most_rounds, table.most_red_cards) == (dealt, rounds, red)


def test_blanks_are_extra() -> None:
    """``cards.stock``."""
    assert stock(blanks=False) == PRINTED == Stock(red=321, green=107)
    assert stock(blanks=True) == Stock(red=324, green=108)
    assert Stock(red=3, green=1) == BLANK


@pytest.mark.parametrize(("size", "blanks"), list(product(SIZES, (False, True))))
def test_the_stock_outlasts_the_longest_game(size: int, blanks: bool) -> None:  # noqa: FBT001  (a column)
    assert Table(size).most_red_cards <= stock(blanks=blanks).red
    assert Table(size).most_rounds <= stock(blanks=blanks).green
