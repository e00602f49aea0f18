"""How calls are written: every way that is understood.

A call is written back as ``pass`` or as number and suit letter, ``3D``.  It is read from

    a pass     pass  p  -
    a bid      3D  3♦  3 diamonds  3, D  Three, Diamonds  1 heart

in either case, the suit as a letter, a symbol or an English name.  The number has one to nine digits and no
leading zero, or is one of the words from one to thirteen; 0, 14 or 999 read as calls, and break auction.call.
"""

import re

from service.apples.auction import PASS, Bid, Call
from service.cards import UnreadableError, read_suit

PASSES = frozenset({"pass", "p", "-"})
NUMBER_WORDS = (
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
)
GREATEST_NUMBER = 999_999_999  # that reads as a bid

BID = re.compile(rf"(?:(0|[1-9][0-9]{{0,8}})[ ,]*|({'|'.join(NUMBER_WORDS)})[ ,]+)([^ ,]+)", re.IGNORECASE | re.ASCII)


def read_call(token: str) -> Call:
    """The call that the whole of ``token`` makes. Raises UnreadableError if it makes none."""
    if token.lower() in PASSES and token.isascii():
        return PASS
    written = BID.fullmatch(token)
    if written is None:
        raise UnreadableError(token)
    digits, word, suit = written.groups()
    number = int(digits) if digits else 1 + NUMBER_WORDS.index(word.lower())
    try:
        return Bid(number, read_suit(suit))
    except UnreadableError:
        raise UnreadableError(token) from None
