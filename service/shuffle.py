"""Shuffles that anyone can check: the same label, seed and items give the same order, in any language.

Fisher-Yates from the last place down to the second.  The random words are the big-endian 64-bit quarters of
SHA-256 of the ASCII text ``label:seed:block``, block 0, 1, 2 and so on.  For place i the next word below the
largest multiple of i + 1 within 2^64 is taken, and the item at ``word mod (i + 1)`` is swapped there.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")

SEED_LIMIT = 2**53  # seeds are 0 to 2^53 - 1: the whole numbers every JSON reader holds exactly


def draw_seed() -> int:
    """A seed from the system's randomness."""
    return secrets.randbelow(SEED_LIMIT)


def shuffle(label: str, seed: int, items: Sequence[Item]) -> list[Item]:
    """The items in the order that ``label`` and ``seed`` give them."""
    shuffled = list(items)
    words = _words(label, seed)
    for last in range(len(shuffled) - 1, 0, -1):
        fair = 2**64 // (last + 1) * (last + 1)
        word = next(word for word in words if word < fair)
        chosen = word % (last + 1)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return shuffled


def _words(label: str, seed: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"{label}:{seed}:{block}".encode("ascii")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8])
        block += 1
