"""Whether each card of a record can have been where it was seen.

    exchange.own       a card placed comes from the hand dealt
    exchange.redeal    a card redealt comes from the pile
    target.one         a target card comes from the hand after the exchange
    play.own           a card played is one the player still holds; nobody plays a thirteenth

Hands, pile, redeal, targets and tricks are read in that order, card by card.  A card that leaves no layout breaks its
rule and from then on proves nothing, so that some layout always fits the rest.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from service.apples.referee.course import Course, Played
from service.apples.referee.finding import Finding, Phase
from service.apples.referee.layouts import Layouts
from service.apples.referee.record import Record
from service.apples.referee.sizes import Listed
from service.apples.referee.uncounted import Uncounted
from service.apples.referee.ways import OF_ORIGIN, Kind, Sighting, Way
from service.apples.rules import Rule
from service.rulebook import Place

AnyLayouts = Layouts | Uncounted


class Exhibit(NamedTuple):
    """A card seen, and the step by which it came there."""

    sighting: Sighting
    rule: Rule  # that is broken if the card cannot be there
    phase: Phase
    step: str
    at: Place


@dataclass(frozen=True, slots=True)
class Reading:
    """What is left once all cards have been read."""

    layouts: AnyLayouts
    broken: frozenset[Place]  # the cards that prove nothing
    findings: list[Finding]


def read_places(record: Record, course: Course, aside: frozenset[Listed]) -> Reading:
    """The layouts that fit, and every card that cannot be where it was seen.

    Lists set ``aside`` are not read; once there is one, nothing is settled by counting.
    """
    layouts: AnyLayouts = Uncounted(record.pack, course.number) if aside else Layouts.unseen(record.pack, course.number)
    in_time = [played for played in course.played if played.trick < record.most_tricks]
    late = [_of_play(played) for played in course.played[len(in_time) :]]
    layouts, broken = _read(layouts, [*_of_lists(record, aside), *_of_targets(record), *map(_of_play, in_time)])
    findings = [_finding(record, layouts, exhibit) for exhibit in broken]
    findings += [_thirteenth(record, exhibit) for exhibit in late]
    return Reading(layouts, frozenset(exhibit.at for exhibit in (*broken, *late)), findings)


def _of_lists(record: Record, aside: frozenset[Listed]) -> Iterator[Exhibit]:
    for field, index, listed in record.lists():
        if (field, index) in aside:
            continue
        kind, rule, phase, step = LISTS[field]
        for position, card in enumerate(listed.cards):
            if card is not None:
                sighting = Sighting(kind, listed.seat, card)
                yield Exhibit(sighting, rule, phase, step, (field, index, "cards", position))


def _of_targets(record: Record) -> Iterator[Exhibit]:
    for index, target in enumerate(record.targets):
        sighting = Sighting(Kind.HELD, target.seat, target.card)
        yield Exhibit(sighting, Rule.TARGET, Phase.TARGET, "target", ("targets", index, "card"))


def _of_play(played: Played) -> Exhibit:
    sighting = Sighting(Kind.HELD, played.seat, played.card)
    return Exhibit(sighting, Rule.PLAYED_OWN, Phase.PLAY, played.step, played.at)


def _read(layouts: AnyLayouts, exhibits: list[Exhibit]) -> tuple[AnyLayouts, list[Exhibit]]:
    """The layouts after all the exhibits, and those that left none. Whole runs are tried first: most are sound."""
    after = layouts.after(exhibit.sighting for exhibit in exhibits)
    if after is not None:
        return after, []
    if len(exhibits) == 1:
        return layouts, exhibits
    middle = len(exhibits) // 2
    layouts, broken = _read(layouts, exhibits[:middle])
    layouts, more = _read(layouts, exhibits[middle:])
    return layouts, broken + more


def _finding(record: Record, layouts: AnyLayouts, exhibit: Exhibit) -> Finding:
    seat, card = exhibit.sighting.seat, exhibit.sighting.card
    why = _reason(record, layouts.ways[card], exhibit.sighting)
    detail = f"{record.players[seat]} cannot have {VERBS[exhibit.rule]} {card}: {why}."
    return Finding(exhibit.phase, exhibit.step, seat, exhibit.rule, detail, exhibit.at)


def _thirteenth(record: Record, exhibit: Exhibit) -> Finding:
    seat, most = exhibit.sighting.seat, record.most_tricks
    detail = f"{record.players[seat]} plays no card here: the target card stays aside, so {most} are played."
    return Finding(exhibit.phase, exhibit.step, seat, exhibit.rule, detail, exhibit.at)


def _reason(record: Record, way: Way, sighting: Sighting) -> str:
    """Why the card cannot be there, where one other sighting of it says so."""
    of_origin = sighting.kind in OF_ORIGIN
    elsewhere = way.origin if of_origin else way.end
    if elsewhere is not None and elsewhere != sighting.seat:
        name = record.players[elsewhere]
        return f"it was dealt to {name}" if of_origin else f"after the exchange {name} had it"
    if sighting.kind is Kind.REDEALT:
        return "it was not in the pile"
    if sighting.kind is Kind.HELD and way.piled:
        return "it went into the pile and did not come back there"
    if sighting.kind is Kind.HELD and way.origin is not None and way.origin != sighting.seat:
        return f"it was dealt to {record.players[way.origin]} and did not go through the pile"
    return "the cards shown leave it no place there"


LISTS = {
    "hands": (Kind.DEALT, Rule.THIRTEEN, Phase.AUCTION, "deal"),  # read first: their cards always fit
    "placed": (Kind.PLACED, Rule.PLACED_OWN, Phase.EXCHANGE, "exchange"),
    "redealt": (Kind.REDEALT, Rule.REDEAL, Phase.EXCHANGE, "exchange"),
}
VERBS = {
    Rule.PLACED_OWN: "placed",
    Rule.REDEAL: "got back",
    Rule.TARGET: "set aside",
    Rule.PLAYED_OWN: "played",
}
