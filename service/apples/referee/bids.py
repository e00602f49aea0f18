"""Whether each call may be made, hand seen or not.

    auction.call, auction.higher, auction.end    as in auction.py
    auction.holding                              a bid names no more cards than the bidder was dealt in that suit

A bid that breaks auction.higher alone is judged for its holding too; one of no lawful number, or after the end, is not.
"""

from collections.abc import Iterator

from service.apples.auction import Bid
from service.apples.deal import Seat
from service.apples.referee.case import Case
from service.apples.referee.course import Called
from service.apples.referee.finding import Finding, Phase
from service.apples.rules import Rule
from service.rulebook import Place


def judge_calls(case: Case) -> Iterator[Finding]:
    """Every call that is not legal for sure."""
    for called in case.course.called:
        yield from _judge_call(case, called)


def _judge_call(case: Case, called: Called) -> Iterator[Finding]:
    step, at = f"call {called.index + 1}", ("calls", called.index)
    broken = called.before.judge(called.call, at)
    for violation in broken:
        detail = f"{case.name(called.seat)} called {called.call}. {violation.detail}"
        yield Finding(Phase.AUCTION, step, called.seat, violation.rule, detail, at)
    judged = all(violation.rule is Rule.HIGHER for violation in broken)
    if isinstance(called.call, Bid) and judged:
        yield from _judge_holding(case, called.seat, called.call, step, at)


def _judge_holding(case: Case, seat: Seat, bid: Bid, step: str, at: Place) -> Iterator[Finding]:
    cards, name = case.suit(bid.suit), case.name(seat)
    least, most = case.layouts.least_dealt(seat, cards), case.layouts.most_dealt(seat, cards)
    if bid.number <= least:
        return
    held = f"{least} to {most}" if least < most else f"{most or 'none'}"
    if bid.number > most:
        detail = f"{name} bid {bid.words} and was dealt {held}."
        yield Finding(Phase.AUCTION, step, seat, Rule.HOLDING, detail, at)
        return
    detail = f"{name} bid {bid.words} and was dealt {held}, by the cards seen."
    settled = f"legal only if {name} was dealt at least {bid.words}"
    yield Finding(Phase.AUCTION, step, seat, Rule.HOLDING, detail, at, settled_by=settled)
