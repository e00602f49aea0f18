"""The questions and answers of Apples as marshmallow schemas."""

from collections.abc import Iterable
from typing import Any

from service.apples.fields import CardField, CardList
from service.apples.pack import find_faults, show
from service.faults import Fault
from service.http.schema import Question

MOST_IN_PILE = 51  # all cards but the target


class ScoreRequest(Question):
    """A winnings pile and its target card."""

    pile = CardList(0, MOST_IN_PILE, bare=True, required=True)
    target = CardField(bare=True, required=True)

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """A card twice, or five of a rank, in the pile and the target together."""
        return find_faults(
            [*show(("pile",), asked.get("pile", ())), *([(("target",), asked["target"])] if "target" in asked else [])]
        )
