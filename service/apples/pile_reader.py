"""Reading many piles from JSON without making their cards.

A pile of thirteen cards is thirteen strings, most of what reading it costs, and looking them up is most of what scoring
it costs.  A typed reader (msgspec) recognises the cards while it reads, and gives what stands for them in bulk.py.
"""

from enum import Enum
from typing import Any

import msgspec
import orjson

from service.apples.bulk import AIMS, BITS
from service.cards import CARDS_BY_TOKEN


def _standing_for(values: dict[str, Any]) -> Any:  # noqa: ANN401  (a type)
    """A type that is written as one of these names, and read as what stands beside it.

    msgspec reads a name of an Enum as the member that Enum's own table gives for it, whatever that is; it does
    not promise to, hence the bound on its version in pyproject.toml.
    """

    class Name(Enum):
        pass

    Name._value2member_map_ = values
    return Name


Card: Any = _standing_for(BITS)
Target: Any = _standing_for(AIMS)


class Pile(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A pile, a list of cards, and its target: each card as its bit, and the target as an Aim."""

    pile: list[Card]
    target: Target

    def in_json(self) -> dict[str, object]:
        """The pile as any reader of JSON would give it, but for the spelling of its cards."""
        return {"pile": [*map(TOKEN_OF, self.pile)], "target": TOKEN_OF(self.target.bit)}


TOKEN_OF = {BITS[token]: str(card) for token, card in CARDS_BY_TOKEN.items()}.__getitem__
_reader = msgspec.json.Decoder(list[Pile])


def read_piles(written: bytes) -> Any:  # noqa: ANN401  (any JSON, or a list of Pile)
    """A list of Pile if it can be, else what ``orjson.loads`` gives; and the same errors."""
    try:
        return _reader.decode(written)
    except msgspec.MsgspecError:
        return orjson.loads(written)
