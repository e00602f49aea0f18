"""Every ordered trick of four cards with every trump, or none, has the winner that a naive second function names.

There are 52 x 51 x 50 x 49 tricks and five choices of trump, 32.5 million in all.  Renaming the suits changes no
winner, so one trick of each pattern of suits is enough.  That renaming changes nothing is shown on the way: the suits
given to the service here are objects with nothing but an identity, without letter, order or name.  Code that gets by
with them cannot know which suit is which.
"""

from collections.abc import Iterator
from itertools import permutations, product
from math import perm
from typing import Any

from service.apples.trick import Trick
from service.cards import PACK, RANKS, Card, Rank
from tests.rules.apples.naive import naive_winner

PLAYERS, SUITS, TRUMP_CHOICES = 4, 4, 5
EVERY_TRICK = perm(len(PACK), PLAYERS) * TRUMP_CHOICES
BLANK_SUITS: list[Any] = [object() for _ in range(SUITS)]
CARDS = [{rank: Card(rank, suit) for rank in RANKS} for suit in BLANK_SUITS]
STRIDE_QUICK = 101

Pattern = tuple[int, ...]
"""Which cards of a trick share a suit, numbered as they come: (0, 1, 0, 2) has the first and third of one suit."""


def main(quick: bool) -> None:  # noqa: FBT001  (the shape of every proof)
    """Play the tricks, and print one line."""
    checked = stands_for = 0
    for index, (pattern, trump, ranks) in enumerate(representatives()):
        stands_for += renamings(pattern, trump)
        if quick and index % STRIDE_QUICK:
            continue
        checked += 1
        cards = tuple(CARDS[suit][rank] for suit, rank in zip(pattern, ranks, strict=True))
        suit = None if trump is None else BLANK_SUITS[trump]
        assert Trick(cards, suit).winner == naive_winner(cards, suit), (pattern, trump, ranks)
    assert stands_for == EVERY_TRICK
    print(f"Tricks: {checked:,} that stand for all {EVERY_TRICK:,}, won as a naive second function says.")


def representatives() -> Iterator[tuple[Pattern, int | None, tuple[Rank, ...]]]:
    """One trick, with its trump, of each kind that differs by more than the names of its suits."""
    for pattern in patterns():
        used = max(pattern) + 1
        trumps = [None, *range(min(used + 1, SUITS))]  # one that nobody has played is as good as another
        for trump, ranks in product(trumps, product(RANKS, repeat=PLAYERS)):
            if len(set(zip(pattern, ranks, strict=True))) == PLAYERS:
                yield pattern, trump, ranks


def patterns() -> Iterator[Pattern]:
    """Every way four cards can share suits: 15 of them."""
    for pattern in product(range(SUITS), repeat=PLAYERS):
        if all(suit <= max(pattern[:index], default=-1) + 1 for index, suit in enumerate(pattern)):
            yield pattern


def renamings(pattern: Pattern, trump: int | None) -> int:
    """How many tricks there are of this kind: the ways to name its suits, and the trump if it is another one."""
    named = {*pattern} | ({trump} if trump is not None else set())
    return len(list(permutations(range(SUITS), len(named))))
