"""The quick scorer says what the exact one says, or nothing."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.bulk import AIMS, BITS, POINTS, Aim, known_points, packed_points
from service.apples.scoring import meld_points, score_pile
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, Rank, UnreadableError, read_card_or_rank
from service.faults import ImpossibleError

TOKENS = sorted([*CARDS_BY_TOKEN, *RANKS_BY_TOKEN])
LOW = st.sampled_from(
    [token for token in TOKENS if "A" in token.upper() or "2" in token]
)  # so that cards and ranks recur
LOW_CARDS = st.sampled_from(["AS", "aS", "AH", "2S", "2H", "10D"])


@dataclass
class Packed:
    """A pile as the reader of piles gives it."""

    pile: list[int]
    target: Aim


def pack(pile: Sequence[str], target: str) -> Packed:
    return Packed([BITS[token] for token in pile], AIMS[target])


def pile_points(pile: object, target: object) -> int | None:
    (points,) = known_points([(pile, target)])
    return points


def exact_points(pile: list[str], target: str) -> int | None:
    """The points, or None for what cannot be scored."""
    try:
        return score_pile([read_card_or_rank(token) for token in pile], read_card_or_rank(target)).points
    except (UnreadableError, ImpossibleError):
        return None


@given(st.lists(LOW, max_size=9), LOW)
def test_few_ranks_score_as_exactly_or_not_at_all(pile: list[str], target: str) -> None:
    assert pile_points(pile, target) == exact_points(pile, target)


@given(st.lists(st.sampled_from(TOKENS), max_size=51), st.sampled_from(TOKENS))
def test_all_tokens_score_as_exactly_or_not_at_all(pile: list[str], target: str) -> None:
    assert pile_points(pile, target) == exact_points(pile, target)


def test_many_piles_score_as_exactly_whether_listed_in_one_string_or_packed() -> None:
    chance = random.Random("bulk")
    piles = [[str(card) for card in chance.sample(PACK, 1 + 4 * chance.randint(0, 12))] for _ in range(2000)]
    exact = [exact_points(pile, target) for target, *pile in piles]
    assert known_points((pile, target) for target, *pile in piles) == exact
    assert known_points((" ".join(pile), target) for target, *pile in piles) == exact
    assert packed_points([pack(pile, target) for target, *pile in piles]) == exact


@given(st.lists(st.tuples(st.lists(LOW, max_size=5), LOW), max_size=5))
def test_those_in_doubt_do_not_trouble_the_others(piles: list[tuple[list[str], str]]) -> None:
    assert known_points(piles) == [exact_points(pile, target) for pile, target in piles]


@given(st.lists(st.tuples(st.lists(LOW_CARDS, max_size=5), LOW_CARDS), max_size=3))
def test_packed_piles_score_as_exactly_or_none_of_them(piles: list[tuple[list[str], str]]) -> None:
    exact = [exact_points(pile, target) for pile, target in piles]
    assert packed_points([pack(pile, target) for pile, target in piles]) == (None if None in exact else exact)


def test_a_card_more_often_than_any_number_holds_is_in_doubt() -> None:
    assert packed_points([pack(["2H"] * 10_000, "AS")]) is None


@pytest.mark.parametrize("target", RANKS)
def test_no_total_leaves_its_byte(target: Rank) -> None:
    """Whatever cards there are of each rank: all totals that any can have lie between the least and the most."""
    others = [[meld_points(rank, size, with_target=False) for size in range(5)] for rank in RANKS if rank != target]
    with_target = [meld_points(target, size, with_target=True) for size in range(1, 5)]
    assert len(POINTS) == 1 << 8
    assert min(POINTS) <= sum(map(min, others)) + min(with_target)
    assert sum(map(max, others)) + max(with_target) <= max(POINTS)


@pytest.mark.parametrize(
    ("pile", "target", "points"),
    [
        pytest.param("AS AH", "AD", 40, id="three with the target"),
        pytest.param("AS,AH\t ,\n\v\f\rth ♥A", "A♣", None, id="the ace of hearts twice: in doubt"),
        pytest.param("AS,AH\t ,\n\v\f\rth 🃞", "A♣", 40, id="every separator"),
        pytest.param("AS AH".ljust(1000), "AD", 40, id="a thousand characters"),
        pytest.param("AS AH".ljust(1001), "AD", None, id="more than a thousand"),
        pytest.param("", "AD", 0, id="an empty string"),
        pytest.param([], "AD", 0, id="an empty list"),
        pytest.param("A A A A", "2", 240, id="four bare aces"),
        pytest.param("A A A A", "A", None, id="five bare aces"),
        pytest.param("A AS AH AD", "AC", None, id="five aces, all different tokens"),
        pytest.param(["A"] * 8, "2", None, id="eight aces must not be a king"),
        pytest.param(["A"] * 4 + ["AS", "AH", "AD", "AC"], "2", None, id="eight aces, half of them bare"),
        pytest.param(["K", "K", "AS", "AS"], "2", None, id="a card twice among bare ranks"),
        pytest.param(
            [str(card) for card in PACK[1:]], "AS", 1 * 80 + 4 * 160 + 4 * 80 - 4 * 240, id="51 cards and the target"
        ),
        pytest.param([str(card) for card in PACK], "2", None, id="52 cards: one too many"),
        pytest.param(["A", "2", "3", "4"] * 14, "2", None, id="far too many"),
        pytest.param("AS\u00a0AH", "AD", None, id="a hard space separates nothing"),
        pytest.param("AS\x1cAH", "AD", None, id="nor does a file separator"),
        pytest.param("AS AH\0", "AD", None, id="a NUL"),
        pytest.param(["AS AH"], "AD", None, id="a token with two cards"),
        pytest.param(["AS", 7], "AD", None, id="a number"),
        pytest.param(["AS", ["AH"]], "AD", None, id="a list in the list"),
        pytest.param(["AS", None], "AD", None, id="null"),
        pytest.param({"AS": 1}, "AD", None, id="an object"),
        pytest.param(None, "AD", None, id="no pile"),
        pytest.param(7, "AD", None, id="a number for a pile"),
        pytest.param("AS", None, None, id="no target"),
        pytest.param("AS", ["AD"], None, id="a list for a target"),
        pytest.param("AS", "AD AH", None, id="two targets"),
        pytest.param("AS", "joker", None, id="a joker"),
    ],
)
def test_what_is_in_doubt_is_not_answered(pile: Any, target: Any, points: int | None) -> None:  # noqa: ANN401
    assert pile_points(pile, target) == points
