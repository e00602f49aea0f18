"""The points of very many piles, one sum and a few look-ups each.

A token becomes one number: three bits for each rank, of which its own rank's count 1, and above them the card's
number, 1 to 52, or 0 for a bare rank.  The low bits of the sum then hold how many there are of each rank, as long as
there are at most seven.  Three tables, for five, four and four ranks, hold what all such counts are worth.

    bits    0-2     3-5      …    36-38    39-44
            aces    kings         twos     which card

Only what is certain is answered.  None means: look closely (see scoring.py), for there may be something wrong.
"""

from collections.abc import Sequence
from itertools import product

from service.apples.scoring import meld_points
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, SUITS, Card, Rank

WIDTH = 3  # bits of a count
COUNTED = 1 << WIDTH * len(RANKS)  # the bits below hold the counts; the codes of bare ranks are lower than it
FIVE_OF_A_RANK = 1 << 20  # in the tables: far above any points


def pile_points(pile: object, target: object) -> int | None:
    """The points of a pile, a list of tokens or one string of them, with its target, a token; None if in doubt."""
    try:
        codes = _codes(pile)
        codes.append(CODES[target])  # type: ignore[index]  # what is no token is in doubt
    except (KeyError, TypeError):
        return None
    if len(codes) > len(PACK) or (len({*codes}) < len(codes) and not _only_bare_ranks_recur(codes)):
        return None
    total, target_code = sum(codes), codes[-1] % COUNTED
    points = ACES[total & 0x7FFF] + NINES[total >> 15 & 0xFFF] + FIVES[total >> 27 & 0xFFF]
    points += GAINS[target_code][total // target_code & 7]
    return points if points < FIVE_OF_A_RANK // 2 else None


def _codes(pile: object) -> list[int]:
    if isinstance(pile, str):  # bytes are split on ASCII white space only
        return [CODES_OF_BYTES[token] for token in pile.encode().replace(b",", b" ").split()]
    if isinstance(pile, list):
        return [CODES[token] for token in pile]
    raise TypeError(pile)


def _only_bare_ranks_recur(codes: list[int]) -> bool:
    """Whether no card is there twice, and no rank so often that its count could run over into the next."""
    cards = [code for code in codes if code >= COUNTED]
    ranks = [code % COUNTED for code in codes]
    return len({*cards}) == len(cards) and all(ranks.count(rank) <= len(SUITS) for rank in {*ranks})


def _code(card: Card | Rank) -> int:
    if isinstance(card, Card):
        return (PACK.index(card) + 1) * COUNTED + _code(card.rank)
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


CODES = {token: _code(card) for known in (CARDS_BY_TOKEN, RANKS_BY_TOKEN) for token, card in known.items()}
CODES_OF_BYTES = {token.encode(): code for token, code in CODES.items()}
ACES, NINES, FIVES = _table(RANKS[:5]), _table(RANKS[5:9]), _table(RANKS[9:])
GAINS = {
    _code(rank): [_gain(rank, count) if count <= len(SUITS) else 0 for count in range(1 << WIDTH)] for rank in RANKS
}
