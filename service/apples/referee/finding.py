"""What the referee finds wrong or cannot decide, step by step."""

from dataclasses import dataclass
from enum import Enum

from service.apples.deal import Seat
from service.apples.rules import Rule
from service.rulebook import Place, Rulebook


class Verdict(Enum):
    """On a step, a phase or a whole hand; a later one of these outweighs an earlier one."""

    LEGAL = "legal"
    UNDETERMINED = "undetermined"
    ILLEGAL = "illegal"


class Phase(Enum):
    """The parts of a hand that are judged; the deal counts in the auction."""

    AUCTION = "auction"
    EXCHANGE = "exchange"
    TARGET = "target"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Finding:
    """One step that breaks a rule, or may break it."""

    phase: Phase
    step: str  # "deal", "call 5", "exchange", "target", "trick 3 card 2"; all from 1
    seat: Seat
    rule: Rulebook
    detail: str
    at: Place | None  # None for an exchange that was not seen: the question has no such place
    shown_at: Place | None = None  # the later card that proves a revoke
    settled_by: str = ""  # what would settle it; empty where the rule is broken

    @property
    def verdict(self) -> Verdict:
        """Illegal, or undetermined if anything would settle it."""
        return Verdict.UNDETERMINED if self.settled_by else Verdict.ILLEGAL


def worst(verdicts: "list[Verdict]") -> Verdict:
    """The verdict on several steps together; on none it is legal."""
    return max(verdicts, key=VERDICTS.index, default=Verdict.LEGAL)


def in_order(findings: "list[Finding]") -> list[Finding]:
    """By position in the question, then by the table of rules; an exchange that was not seen comes with the pile."""
    return sorted(findings, key=_position)


def _position(finding: Finding) -> tuple[int, list[str | int], int]:
    field, *inside = finding.at or ("placed",)
    return FIELDS.index(str(field)), inside, RULES.index(finding.rule)


VERDICTS = list(Verdict)
RULES: list[Rulebook] = list(Rule)
FIELDS = ("calls", "hands", "placed", "redealt", "targets", "tricks")
