"""Players' names: any script, as people write them, and one way to tell whether two are the same.

A name is trimmed, put into Unicode's composed form (NFC), and has 1 to 40 code points, something visible among
them.  What would garble the lines around it is refused: control characters, surrogates, line and paragraph
separators, and the marks that turn the direction of writing.  Upper and lower case are the same name.
"""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from unicodedata import category, normalize

from service.faults import Fault
from service.rulebook import Place

LONGEST_NAME = 40  # code points
MOST_DECOMPOSED = 4 * LONGEST_NAME  # no code point is composed of more than four; of more, composing takes ages

WHITE_SPACE = "\t\n\v\f\r \x85\xa0\u1680" + "".join(map(chr, range(0x2000, 0x200B))) + "\u2028\u2029\u202f\u205f\u3000"
BIDI_CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
REFUSED_CATEGORIES = {
    "Cc": "control character",
    "Cs": "half of a surrogate pair",
    "Zl": "line separator",
    "Zp": "paragraph separator",
}
UNSEEN_CATEGORIES = frozenset({"Cf", "Mn", "Me", "Zs"})  # format characters, marks on nothing, spaces
BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # the Hangul fillers and the empty Braille cell


class NameRefusedError(ValueError):
    """A text that is no name. Its message is a sentence that says why."""


def read_name(text: str) -> str:
    """The name as it is written back. Raises NameRefusedError."""
    trimmed = text.strip(WHITE_SPACE)
    name = normalize("NFC", trimmed) if len(trimmed) <= MOST_DECOMPOSED else trimmed
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NameRefusedError(f"A name has 1 to {LONGEST_NAME} characters; this has {len(name)}.")
    for character in name:
        reason = _refuse(character)
        if reason:
            raise NameRefusedError(f"A name has no {reason} in it; this has U+{ord(character):04X}.")
    if not any(map(_is_visible, name)):
        raise NameRefusedError("A name has something visible in it; this is blank.")
    return name


def fold_name(name: str) -> str:
    """What two spellings of one name have in common, however they are trimmed, composed or capitalised."""
    return normalize("NFC", normalize("NFC", name.strip(WHITE_SPACE)).casefold())


def find_name(name: str, names: Sequence[str]) -> int | None:
    """Where ``name`` stands among the names, however it is spelt; None if it is not there."""
    folded = [fold_name(known) for known in names]
    return folded.index(fold_name(name)) if fold_name(name) in folded else None


def find_repeated(shown: Iterable[tuple[Place, str]]) -> list[Fault]:
    """A fault for every name that stands at an earlier place already."""
    first: dict[str, Place] = {}
    faults = []
    for at, name in shown:
        folded = fold_name(name)
        if folded in first:
            faults.append(
                Fault("duplicate-name", f"{name} is there twice; players' names must differ.", at, first[folded])
            )
        first.setdefault(folded, at)
    return faults


def unknown_player(name: str, names: Sequence[str], at: Place) -> Fault:
    """The fault of a name that is none of ``names``, with the nearest of them."""
    near = get_close_matches(fold_name(name), [fold_name(known) for known in names])  # the nearest first
    known = f"did you mean {names[find_name(near[0], names) or 0]}?" if near else f"the players are {', '.join(names)}."
    return Fault("unknown-player", f"{name} is not playing; {known}", at)


def _refuse(character: str) -> str | None:
    if character in BIDI_CONTROLS:
        return "mark for the direction of writing"
    return REFUSED_CATEGORIES.get(category(character))


def _is_visible(character: str) -> bool:
    return category(character) not in UNSEEN_CATEGORIES and character not in BLANK_LETTERS
