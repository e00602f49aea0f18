"""Tokens that only look like cards, and the card each was probably meant to be.

Nothing is repaired: such a token is refused, and the card is named in the refusal.  Looked through are

    spaces around and inside       " AS"  "A S"
    full-width and other forms     "ＡＳ"  "𝐀𝐒"
    letters of other alphabets     Cyrillic "АЅ", Greek "ΑΗ"
    the emoji heart                "A❤"
    words                          "ace of spades"
"""

from unicodedata import normalize

from service.cards import CARDS_BY_TOKEN, PACK, Card

LETTERS = str.maketrans("АКТСНЅЈ" + "аксѕјт" + "ΑΚΤΗ" + "❤", "AKTCHSJ" + "akcsjt" + "AKTH" + "♥")
NAMES = {card.words.replace(" ", ""): card for card in PACK}
LONGEST = 40  # characters of a token that could be meant as a card


def meant_card(token: str) -> Card | None:
    """The card that ``token`` was probably meant to be, if it looks like one."""
    if len(token) > LONGEST:
        return None
    plain = "".join(normalize("NFKC", token).translate(LETTERS).split())
    return CARDS_BY_TOKEN.get(plain) or NAMES.get(plain.lower())
