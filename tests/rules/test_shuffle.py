"""Shuffles are as the contract describes them, so that anyone can check one."""

import hashlib
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service import shuffle as shuffling
from service.shuffle import SEED_LIMIT, draw_seed, shuffle


def as_the_contract_says(label: str, seed: int, items: list[int]) -> list[int]:
    """Fisher-Yates, written out again from the description."""
    quarters = (
        int.from_bytes(hashlib.sha256(f"{label}:{seed}:{block}".encode()).digest()[k : k + 8], "big")
        for block in count()
        for k in (0, 8, 16, 24)
    )
    for i in range(len(items) - 1, 0, -1):
        word = next(quarters)
        while word >= 2**64 // (i + 1) * (i + 1):
            word = next(quarters)
        j = word % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


@given(st.text(alphabet="abc/-", max_size=8), st.integers(0, SEED_LIMIT - 1), st.integers(0, 130))
def test_a_shuffle_follows_the_description(label: str, seed: int, size: int) -> None:
    assert shuffle(label, seed, range(size)) == as_the_contract_says(label, seed, list(range(size)))


def test_one_shuffle_is_pinned_for_ever() -> None:
    assert shuffle("apples/deal", 0, range(10)) == [0, 1, 2, 6, 8, 9, 4, 7, 3, 5]


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    items = [1, 2, 3]
    shuffle("label", 1, items)
    assert items == [1, 2, 3]


def test_a_word_that_would_favour_some_places_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    # Of three items: 2^64 - 1 is the first unfair word, so the next is taken, 1 mod 3, and then 1 mod 2.
    words = [2**64 - 1, 1, 1]
    monkeypatch.setattr(shuffling, "_words", lambda *_: iter(words))
    assert shuffle("label", 0, "abc") == ["a", "c", "b"]


def test_all_orders_of_four_come_about_equally_often() -> None:
    orders = Counter(tuple(shuffle("label", seed, range(4))) for seed in range(24_000))
    assert len(orders) == 24
    assert max(abs(times - 1000) for times in orders.values()) < 150  # nearly five standard deviations


def test_seeds_are_drawn_over_the_whole_range_that_json_holds_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SEED_LIMIT == 2**53
    monkeypatch.setattr("secrets.randbelow", lambda limit: limit - 1)
    assert draw_seed() == 2**53 - 1
