"""What cannot be judged, and why: the errors of both games, apart from moves that are merely against the rules.

A question that *may not* be played is answered with violations (see rulebook.py).  A question that *cannot be*, such
as the same card twice or eleven cards in a full hand, raises ImpossibleError with a Fault for everything found wrong.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from service.rulebook import Place


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that makes a question impossible to judge."""

    code: str  # stable, one of those in service/http/problems.py: "duplicate-card"
    detail: str  # a sentence for people, with the nearest right value where there is one
    at: Place = ()
    first: Place | None = None  # of a repetition: where the thing stood before


class ImpossibleError(ValueError):
    """A question that cannot be judged. ``faults`` names everything wrong with it, at least one thing."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = list(faults)
        super().__init__("; ".join(fault.detail for fault in self.faults))


@dataclass(frozen=True, slots=True)
class Caution:
    """Something that looks wrong but can be judged all the same: one of an answer's ``warnings``."""

    code: str  # stable: "not-multiple-of-four"
    detail: str
    at: Place
