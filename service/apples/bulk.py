"""The points of very many piles, one sum and a few look-ups each.

A card becomes one bit, and the cards of a rank are neighbours.  The sum of a pile then holds the pile itself, unless a
card is there twice: that carries, and leaves fewer ones than there are cards.  Five tables, of three ranks each and
one for the twos, know what all their combinations are worth.

    bits    0-3      4-7      …    48-51
            aces     kings         twos

Only what is certain is answered.  None means: look closely (see scoring.py), for there may be something wrong.
"""

from collections.abc import Sequence
from itertools import product

from service.apples.pack import rank_of
from service.apples.scoring import meld_points
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, SUITS, Card, Rank

WIDTH = len(SUITS)  # bits of a rank
TABLED = 3  # ranks of a table
LONG = 1000  # characters of a pile; a whole pack takes 260 at most


def pile_points(pile: object, target: object) -> int | None:
    """The points of a pile, a list of tokens or one string of them, with its target, a token; None if in doubt."""
    tokens = pile if type(pile) is list else _split(pile)
    if tokens is None or len(tokens) >= len(PACK):
        return None
    try:
        bit, shift, gains = TARGETS[target]  # type: ignore[index]  # what is no token is not there
        cards = sum(map(BIT_OF, tokens), bit)
    except (KeyError, TypeError):
        return _points_with_bare_ranks(tokens, target)
    if cards.bit_count() <= len(tokens):
        return None
    plain = (
        ACES[cards & 0xFFF]
        + JACKS[cards >> 12 & 0xFFF]
        + EIGHTS[cards >> 24 & 0xFFF]
        + FIVES[cards >> 36 & 0xFFF]
        + TWOS[cards >> 48]
    )
    return plain + gains[cards >> shift & 0xF]


def _split(pile: object) -> list[str] | None:
    """The tokens of a string; None for what is none, or so long that it needs a careful reader."""
    if not isinstance(pile, str) or len(pile) > LONG:
        return None
    if pile.isprintable():  # the only white space that is printable is the space
        return pile.replace(",", " ").split()
    return [token.decode() for token in pile.encode().replace(b",", b" ").split()]  # bytes: on ASCII white space only


def _points_with_bare_ranks(tokens: Sequence[object], target: object) -> int | None:
    """The same where some tokens may be ranks without a suit."""
    try:
        cards = [TOKENS[token] for token in (*tokens, target)]  # type: ignore[index]  # no token, no card
    except (KeyError, TypeError):
        return None
    known = [card for card in cards if isinstance(card, Card)]
    ranks = [rank_of(card) for card in cards]
    if len({*known}) < len(known) or any(ranks.count(rank) > len(SUITS) for rank in {*ranks}):
        return None
    return sum(meld_points(rank, ranks.count(rank), with_target=rank is ranks[-1]) for rank in {*ranks})


def _bit(card: Card) -> int:
    return 1 << _shift(card.rank) + SUITS.index(card.suit)


def _shift(rank: Rank) -> int:
    return WIDTH * rank.order


def _worths(rank: Rank, *, with_target: bool) -> list[int]:
    """What each combination of a rank's four cards is worth."""
    return [meld_points(rank, cards.bit_count(), with_target=with_target) for cards in range(1 << WIDTH)]


def _table(ranks: Sequence[Rank]) -> list[int]:
    """What every combination of the cards of these ranks is worth without a target; the first rank has the low bits."""
    worths = [_worths(rank, with_target=False) for rank in reversed(ranks)]
    return [sum(each) for each in product(*worths)]  # the last one varies fastest


def _gains(rank: Rank) -> list[int]:
    """What each combination of a rank's cards gains by having the target among them."""
    aimed, plain = (_worths(rank, with_target=with_target) for with_target in (True, False))
    return [more - less for more, less in zip(aimed, plain, strict=True)]


TOKENS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}
BIT_OF = {token: _bit(card) for token, card in CARDS_BY_TOKEN.items()}.__getitem__
GAINS = {rank: _gains(rank) for rank in RANKS}
TARGETS = {token: (_bit(card), _shift(card.rank), GAINS[card.rank]) for token, card in CARDS_BY_TOKEN.items()}
ACES, JACKS, EIGHTS, FIVES, TWOS = (_table(RANKS[first : first + TABLED]) for first in range(0, len(RANKS), TABLED))
