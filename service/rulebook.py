"""What a numbered rule is, and what it is to break one: shared by both games.

Each game lists its rules once, as members of its own ``Rule`` enumeration, in the order of the rule book.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Self

Place = tuple[str | int, ...]
"""Where in a question something stands: field names and positions from 0, outermost first: ``("calls", 3)``."""


class Kind(Enum):
    """What a rule does in this service."""

    VIOLATION = "v"  # can be broken: appears in an answer's violations
    DECISION = "c"  # decides an answer, and cannot be broken
    TABLE = "t"  # for the people at the table only


class Rulebook(Enum):
    """A game's rules. A member is ``(id, kind, text)`` or, where this project decides, ``(id, kind, text, ruling)``."""

    id: str

    def __new__(cls, id: str, *_: object) -> Self:  # noqa: A002, D102  (the field's name in the API)
        member = object.__new__(cls)
        member._value_ = member.id = id
        return member

    def __init__(self, _id: str, kind: Kind, text: str, ruling: str = "") -> None:
        self.kind = kind
        self.text = text
        self.ruling = ruling  # where the source is silent or open: what is decided here, and why

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class Violation:
    """One rule broken, at one place of the question, in words that can be said at the table."""

    rule: Rulebook
    detail: str
    at: Place
