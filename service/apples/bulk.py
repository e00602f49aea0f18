"""The points of very many piles, one sum and a few look-ups each.

A token becomes one number: three bits for each rank, of which its own rank's count 1, and above them a bit for each
card of the pack, of which its own is set (none for a bare rank).  The low bits of the sum of a pile then hold how many
cards there are of each rank; and it has as many high bits as cards, unless one of them is there twice.  Three tables,
for five, four and four ranks, hold what all counts are worth.

    bits    0-2     3-5      …    36-38    39-90
            aces    kings         twos     which cards

Only what is certain is answered.  None means: look closely (see scoring.py), for there may be something wrong.
"""

from collections.abc import Sequence
from itertools import product

from service.apples.scoring import meld_points
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, SUITS, Card, Rank

WIDTH = 3  # bits of a count
COUNTS = WIDTH * len(RANKS)  # bits of all counts
FIVE_OF_A_RANK = 1 << 20  # in the tables: far above any points


def pile_points(pile: object, target: object) -> int | None:
    """The points of a pile, a list of tokens or one string of them, with its target, a token; None if in doubt."""
    try:
        tokens = pile if type(pile) is list else _split(pile)
        total = sum(map(CODE_OF, tokens), CODES[target])  # type: ignore[index,arg-type]  # no token, no code
        shift, gains = GAINS[target]  # type: ignore[index]
    except (KeyError, TypeError):
        return None
    count = len(tokens) + 1
    if (total >> COUNTS).bit_count() < count and not _only_bare_ranks_recur(tokens, total, target):
        return None
    points = ACES[total & 0x7FFF] + NINES[total >> 15 & 0xFFF] + FIVES[total >> 27 & 0xFFF] + gains[total >> shift & 7]
    return points if count <= len(PACK) and points < FIVE_OF_A_RANK // 2 else None


def _split(pile: object) -> list[str]:
    if not isinstance(pile, str):
        raise TypeError(pile)
    return [token.decode() for token in pile.encode().replace(b",", b" ").split()]  # bytes: on ASCII white space only


def _only_bare_ranks_recur(tokens: Sequence[str], total: int, target: object) -> bool:
    """Whether no card is there twice, and no rank so often that its count could run over into the next."""
    codes = [CODE_OF(token) for token in (*tokens, target)]  # type: ignore[arg-type]  # a token, or it had no code
    ranks = [code & (1 << COUNTS) - 1 for code in codes]
    cards = sum(code >> COUNTS > 0 for code in codes)
    return (total >> COUNTS).bit_count() == cards and all(ranks.count(rank) <= len(SUITS) for rank in {*ranks})


def _code(card: Card | Rank) -> int:
    if isinstance(card, Card):
        return (1 << COUNTS + PACK.index(card)) + _code(card.rank)
    return 1 << WIDTH * card.order


def _worth(rank: Rank, count: int) -> int:
    return meld_points(rank, count, with_target=False) if count <= len(SUITS) else FIVE_OF_A_RANK


def _table(ranks: Sequence[Rank]) -> list[int]:
    """What every combination of counts of these ranks is worth without a target; the first rank has the lowest bits."""
    counts = product(range(1 << WIDTH), repeat=len(ranks))  # the last one varies fastest
    return [sum(map(_worth, reversed(ranks), each)) for each in counts]


def _gain(rank: Rank, count: int) -> int:
    """What a rank is worth more, or less, with the target card among its cards."""
    return meld_points(rank, count, with_target=True) - meld_points(rank, count, with_target=False)


def _gains(rank: Rank) -> tuple[int, list[int]]:
    """Where the sum holds the count of this rank, and what each count gains with the target card among its cards."""
    counts = range(1 << WIDTH)
    return WIDTH * rank.order, [_gain(rank, count) if count <= len(SUITS) else 0 for count in counts]


TOKENS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}
CODES = {token: _code(card) for token, card in TOKENS.items()}
CODE_OF = CODES.__getitem__
GAINS = {token: _gains(card.rank if isinstance(card, Card) else card) for token, card in TOKENS.items()}
ACES, NINES, FIVES = _table(RANKS[:5]), _table(RANKS[5:9]), _table(RANKS[9:])
