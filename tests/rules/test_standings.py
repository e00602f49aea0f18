"""Who stands where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.standings import Standing, rank_players


@pytest.mark.parametrize(
    ("points", "table"),
    [
        pytest.param([40, 10, 30, 20], "1 A 40, 2 C 30, 3 D 20, 4 B 10", id="all different"),
        pytest.param([20, 30, 10, 30], "1 B 30, 1 D 30, 3 A 20, 4 C 10", id="two first: the next is third, not second"),
        pytest.param([20, 20, 20, 10], "1 A 20, 1 B 20, 1 C 20, 4 D 10", id="three first, then fourth"),
        pytest.param([0, 0, 0, 0], "1 A 0, 1 B 0, 1 C 0, 1 D 0", id="all equal, in the order of seats"),
        pytest.param([-10, -20, 0, -20], "1 C 0, 2 A -10, 3 B -20, 3 D -20", id="below nothing"),
    ],
)
def test_equal_points_share_a_place_in_the_order_of_seats(points: list[int], table: str) -> None:
    ranked = rank_players("ABCD", points)
    assert ", ".join(f"{each.place} {each.name} {each.points}" for each in ranked) == table


def test_a_name_without_points_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="zip"):
        rank_players("AB", [1])


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=10))
def test_a_place_is_one_more_than_the_number_of_those_ahead(points: list[int]) -> None:
    names = [str(seat) for seat in range(len(points))]
    ranked = rank_players(names, points)
    assert sorted(each.name for each in ranked) == sorted(names)
    for each in ranked:
        assert each == Standing(1 + sum(p > each.points for p in points), each.name, points[int(each.name)])
