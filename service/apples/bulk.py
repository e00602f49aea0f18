"""The points of very many piles, one sum and a few look-ups each.

A card becomes one number, three bits for each rank, of which its own rank's count 1.  The sum of a pile then holds how
many cards there are of each rank, and three tables, for five, four and four ranks, what all counts are worth.

    bits    0-2     3-5      …    36-38
            aces    kings         twos

Only what is certain is answered.  None means: look closely (see scoring.py), for there may be something wrong.
"""

from collections.abc import Sequence
from itertools import product

from service.apples.pack import rank_of
from service.apples.scoring import meld_points
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, SUITS, Card, Rank

WIDTH = 3  # bits of a count
OF_A_RANK = len(SUITS)
LONG = 1000  # characters of a pile; a whole pack takes 260 at most


def pile_points(pile: object, target: object) -> int | None:
    """The points of a pile, a list of tokens or one string of them, with its target, a token; None if in doubt."""
    tokens = pile if type(pile) is list else _split(pile)
    if tokens is None or len(tokens) >= len(PACK):
        return None
    try:
        code, shift, gains = TARGETS[target]  # type: ignore[index]  # what is no token is not there
        total = sum(map(CODE_OF, tokens), code)
        certain = len({*tokens, target}) > len(tokens)  # no card is there twice
    except (KeyError, TypeError):
        return _points_in_any_notation(tokens, target)
    if not certain:
        return None
    return ACES[total & 0x7FFF] + NINES[total >> 15 & 0xFFF] + FIVES[total >> 27] + gains[total >> shift & 7]


def _split(pile: object) -> list[str] | None:
    """The tokens of a string; None for what is none, or so long that it needs a careful reader."""
    if not isinstance(pile, str) or len(pile) > LONG:
        return None
    if pile.isascii() and pile.isprintable():
        return pile.replace(",", " ").split()
    return [token.decode() for token in pile.encode().replace(b",", b" ").split()]  # bytes: on ASCII white space only


def _points_in_any_notation(tokens: Sequence[object], target: object) -> int | None:
    """The same where not every token is written as the service writes it, and some may be bare ranks."""
    try:
        cards = [TOKENS[token] for token in (*tokens, target)]  # type: ignore[index]  # no token, no card
    except (KeyError, TypeError):
        return None
    known = [card for card in cards if isinstance(card, Card)]
    ranks = [rank_of(card) for card in cards]
    if len({*known}) < len(known) or any(ranks.count(rank) > OF_A_RANK for rank in {*ranks}):
        return None
    return sum(meld_points(rank, ranks.count(rank), with_target=rank is ranks[-1]) for rank in {*ranks})


def _code(rank: Rank) -> int:
    return 1 << WIDTH * rank.order


def _worth(rank: Rank, count: int) -> int:
    return meld_points(rank, count, with_target=False) if count <= OF_A_RANK else 0  # which never occurs


def _table(ranks: Sequence[Rank]) -> list[int]:
    """What every combination of counts of these ranks is worth without a target; the first rank has the lowest bits."""
    counts = product(range(1 << WIDTH), repeat=len(ranks))  # the last one varies fastest
    return [sum(map(_worth, reversed(ranks), each)) for each in counts]


def _target(rank: Rank) -> tuple[int, int, list[int]]:
    """A target's code; where the sum holds the count of its rank; and what each count gains by the target."""
    counts = range(OF_A_RANK + 1)
    plain = [meld_points(rank, count, with_target=False) for count in counts]
    aimed = [meld_points(rank, count, with_target=True) for count in counts]
    return _code(rank), WIDTH * rank.order, [more - less for more, less in zip(aimed, plain, strict=True)]


TOKENS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}
CODES = {str(card): _code(card.rank) for card in PACK}  # few, so that the processor keeps them at hand
CODE_OF = CODES.__getitem__
TARGETS = {str(card): _target(card.rank) for card in PACK}
ACES, NINES, FIVES = _table(RANKS[:5]), _table(RANKS[5:9]), _table(RANKS[9:])
