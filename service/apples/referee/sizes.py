"""Whether the lists of a record are as long as they must be.

    deal.thirteen      a hand as dealt is thirteen cards
    exchange.count     everyone places as many cards as were bid
    exchange.redeal    and gets as many back (not judged once somebody placed another number)

A card not seen counts: its place is in the list.  A list of a wrong number is set aside, and proves nothing.
"""

from collections.abc import Iterator

from service.apples.referee.finding import Finding, Phase
from service.apples.referee.record import CardList, Record
from service.apples.rules import Rule

Listed = tuple[str, int]
"""A list of the record: its field, and its index there."""


def judge_sizes(record: Record, number: int) -> list[Finding]:
    """A finding at ``(field, k, "cards")`` for each list of a wrong number, where ``number`` was bid."""
    findings: list[Finding] = []
    for field, index, listed in record.lists():
        if field == "redealt" and any(finding.rule is Rule.COUNT for finding in findings):
            break
        findings += _judge_size(record, number, (field, index), listed)
    return findings


def set_aside(findings: list[Finding]) -> frozenset[Listed]:
    """The lists that the findings of ``judge_sizes`` are about."""
    return frozenset((str(finding.at[0]), int(finding.at[1])) for finding in findings if finding.at)


def _judge_size(record: Record, number: int, listed: Listed, cards: CardList) -> Iterator[Finding]:
    size, name, at = len(cards.cards), record.players[cards.seat], (*listed, "cards")
    if listed[0] == "hands" and size != record.hand_size:
        detail = f"{name} was dealt {size} cards, not {record.hand_size}."
        yield Finding(Phase.AUCTION, "deal", cards.seat, Rule.THIRTEEN, detail, at)
    if listed[0] == "placed" and size != number:
        detail = f"The bid was {number}, so everyone places {number}; {name} placed {size}."
        yield Finding(Phase.EXCHANGE, "exchange", cards.seat, Rule.COUNT, detail, at)
    if listed[0] == "redealt" and size != number:
        detail = f"Everyone placed {number} and gets {number} back; {name} got {size}."
        yield Finding(Phase.EXCHANGE, "exchange", cards.seat, Rule.REDEAL, detail, at)
