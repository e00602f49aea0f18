"""The points of very many piles: a sum for each, then a few strokes for all of them together.

A card becomes one bit, and the cards of a rank are neighbours.  The sum of a pile and its target then holds them all,
unless a card is there twice: that carries, and leaves fewer ones than there are cards.

    bits    0-3      4-7      …    48-51
            aces     kings         twos

Written one after another, eight bytes each, the sums of many piles make columns.  A byte of a column is two ranks, and
a table knows what all their combinations are worth: in tens, and raised so that none is below zero.  Columns of worths
are added as the digits of one great integer each; nothing carries, for no pile's total leaves its byte.

Only what is certain is answered.  None means: look closely (see scoring.py), for there may be something wrong.
"""

import struct
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple, Protocol

from service.apples.pack import rank_of
from service.apples.scoring import STEP, meld_points
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, SUITS, Card, Rank

WIDTH = len(SUITS)  # bits of a rank
FULL = (1 << WIDTH) - 1  # all cards of a rank
NOTHING = [0] * (1 << WIDTH)  # what the combinations of no rank's cards are worth
EIGHT = struct.calcsize("<Q")  # bytes of a sum, as it is written
LONG = 1000  # characters of a pile; a whole pack takes 260 at most


class Aim(NamedTuple):
    """A target card."""

    bit: int
    shift: int  # where the bits of its rank begin
    gains: bytes  # by the combination of its rank's cards: what having the target among them adds


class Packed(Protocol):
    """A pile that was read as BITS and one of AIMS in place of its tokens."""

    pile: list[int]
    target: Aim


def packed_points(piles: Sequence[Packed]) -> list[int] | None:
    """The points of the piles; None if any is in doubt."""
    sums = [sum(each.pile, each.target.bit) for each in piles]
    if sum(map(int.bit_count, sums)) < sum([len(each.pile) for each in piles]) + len(piles):
        return None
    return _points(sums, [each.target for each in piles])


def known_points(piles: Iterable[tuple[object, object]]) -> list[int | None]:
    """The points of each pile, a list of tokens or one string of them, with its target, a token; None if in doubt."""
    given = [_pack(pile, target) for pile, target in piles]
    certain = [each for each in given if each is not None]
    points = iter(_points([cards for cards, _ in certain], [aim for _, aim in certain]))
    return [None if each is None else next(points) for each in given]


def _points(sums: Sequence[int], aims: Sequence[Aim]) -> list[int]:
    """The points of the piles with these sums."""
    count = len(sums)
    written = struct.pack(f"<{count}Q", *sums)
    gains = bytes([gains[cards >> shift & FULL] for cards, (_, shift, gains) in zip(sums, aims, strict=True)])
    columns = [gains, *(written[at::EIGHT].translate(worths) for at, worths in enumerate(COLUMNS))]
    total = sum(int.from_bytes(column, "little") for column in columns)
    return [*map(POINTS.__getitem__, total.to_bytes(count, "little"))]


def _pack(pile: object, target: object) -> tuple[int, Aim] | None:
    """The sum of a pile and its target, and the target; None if in doubt."""
    tokens = pile if type(pile) is list else _split(pile)
    if tokens is None or len(tokens) >= len(PACK):
        return None
    try:
        aim = AIMS[target]  # type: ignore[index]  # what is no token is not there
        cards = sum(map(BIT_OF, tokens), aim.bit)
    except (KeyError, TypeError):
        return _pack_bare_ranks(tokens, target)
    return None if cards.bit_count() <= len(tokens) else (cards, aim)


def _split(pile: object) -> list[str] | None:
    """The tokens of a string; None for what is none, or so long that it needs a careful reader."""
    if not isinstance(pile, str) or len(pile) > LONG:
        return None
    if pile.isprintable():  # the only white space that is printable is the space
        return pile.replace(",", " ").split()
    return [token.decode() for token in pile.encode().replace(b",", b" ").split()]  # bytes: on ASCII white space only


def _pack_bare_ranks(tokens: Sequence[object], target: object) -> tuple[int, Aim] | None:
    """The same where some tokens may be ranks without a suit, so that any suit will do."""
    try:
        cards = [TOKENS[token] for token in (*tokens, target)]  # type: ignore[index]  # no token, no card
    except (KeyError, TypeError):
        return None
    known = [card for card in cards if isinstance(card, Card)]
    ranks = [rank_of(card) for card in cards]
    if len({*known}) < len(known) or any(ranks.count(rank) > len(SUITS) for rank in {*ranks}):
        return None
    return sum(FULL >> WIDTH - ranks.count(rank) << _shift(rank) for rank in {*ranks}), AIMS[f"{ranks[-1]}S"]


def _shift(rank: Rank) -> int:
    return WIDTH * rank.order


def _bit(card: Card) -> int:
    return 1 << _shift(card.rank) + SUITS.index(card.suit)


def _aim(card: Card) -> Aim:
    return Aim(_bit(card), _shift(card.rank), bytes(gain - LEAST_GAIN for gain in GAINS[card.rank]))


def _worths(rank: Rank, *, with_target: bool) -> list[int]:
    """What each combination of a rank's four cards is worth, in tens."""
    return [meld_points(rank, cards.bit_count(), with_target=with_target) // STEP for cards in range(FULL + 1)]


def _gains(rank: Rank) -> list[int]:
    """What each combination of a rank's cards gains by having the target among them."""
    aimed, plain = (_worths(rank, with_target=with_target) for with_target in (True, False))
    return [more - less for more, less in zip(aimed, plain, strict=True)]


def _column(low: Sequence[int], high: Sequence[int]) -> bytes:
    """What each byte of a column is worth, given what its halves are."""
    return bytes(more + less - min(high) - min(low) for more in high for less in low)


TOKENS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}
GAINS = {rank: _gains(rank) for rank in RANKS}
LEAST_GAIN = min(map(min, GAINS.values()))
BITS = {token: _bit(card) for token, card in CARDS_BY_TOKEN.items()}
BIT_OF = BITS.__getitem__
AIMS = {token: _aim(card) for token, card in CARDS_BY_TOKEN.items()}
WORTHS = [_worths(rank, with_target=False) for rank in RANKS]
COLUMNS = [_column(low, high) for low, high in zip_longest(WORTHS[::2], WORTHS[1::2], fillvalue=NOTHING)]
LEAST = sum(map(min, WORTHS)) + LEAST_GAIN  # in tens; what a byte of nought says
POINTS = [(total + LEAST) * STEP for total in range(1 << 8)]
