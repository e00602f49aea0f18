"""The referee: a recorded hand judged from the first call to the last card, with or without sight of the cards.

    sizes      lists of a wrong number are named and set aside
    places     every card is read where it was seen; one that cannot have been there breaks its rule
    choices    bids, the bid winner's cards and discards are held against every layout that fits
    outcome    whose turn it is, what was won, and what it scores

A violation does not derail what follows: a call counts as made, a card as placed or played.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from service.apples.referee.bids import judge_calls
from service.apples.referee.case import Case
from service.apples.referee.course import Course, follow_course
from service.apples.referee.discards import judge_discards
from service.apples.referee.finding import Finding, Phase, Verdict, in_order, worst
from service.apples.referee.outcome import Outcome, find_outcome
from service.apples.referee.places import read_places
from service.apples.referee.record import Record
from service.apples.referee.sizes import judge_sizes, set_aside
from service.apples.referee.trumps import judge_trumps


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the referee has to say of a hand."""

    record: Record
    course: Course
    violations: tuple[Finding, ...]
    undetermined: tuple[Finding, ...]
    by_phase: Mapping[Phase, Verdict]
    outcome: Outcome

    @property
    def verdict(self) -> Verdict:
        """On the whole hand: illegal if any step is, else undetermined if any is, else legal."""
        return worst([*self.by_phase.values()])


def judge_record(record: Record) -> Judgement:
    """The judgement on a record in which no card is twice where ``Record`` forbids it."""
    course = follow_course(record)
    sizes = judge_sizes(record, course.number)
    aside = set_aside(sizes)
    reading = read_places(record, course, aside)
    case = Case(record, course, reading, aside)
    choices = (*judge_calls(case), *judge_trumps(case), *judge_discards(case))
    findings = in_order([*sizes, *reading.findings, *choices])
    return Judgement(
        record,
        course,
        tuple(finding for finding in findings if finding.verdict is Verdict.ILLEGAL),
        tuple(finding for finding in findings if finding.verdict is Verdict.UNDETERMINED),
        {phase: worst([f.verdict for f in findings if f.phase is phase]) for phase in Phase},
        find_outcome(case),
    )
