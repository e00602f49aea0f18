"""Whether the bid winner's cards for the pile are all trumps (exchange.trump).

A list without unseen cards settles it, and so does any card in it that is no trump.  Otherwise it is a matter of the
layouts that fit; an exchange that was not seen is mostly undetermined.
"""

from collections.abc import Iterator

from service.apples.auction import Bid, State
from service.apples.deal import Seat
from service.apples.referee.case import Case
from service.apples.referee.finding import Finding, Phase
from service.apples.rules import Rule
from service.cards import Card
from service.rulebook import Place


def judge_trumps(case: Case) -> Iterator[Finding]:
    """Each card the winner placed that is no trump, or what keeps it from being known. Nothing before the exchange."""
    bid, seat = case.course.auction.highest, case.course.auction.bidder
    begun = case.record.has_cards("placed", "redealt", "targets", "tricks")
    if bid is None or seat is None or case.course.auction.state is not State.WON or not begun:
        return
    shown, whole = _shown_by(case, seat)
    others = [(card, at) for card, at in shown if card.suit is not bid.suit]
    for card, at in others:
        detail = f"{case.name(seat)} won with {bid.words} and placed {card}, which is no trump."
        yield Finding(Phase.EXCHANGE, "exchange", seat, Rule.TRUMP_SHOWN, detail, at)
    if not others and not whole:
        yield from _judge_unseen_trumps(case, seat, bid)


def _judge_unseen_trumps(case: Case, seat: Seat, bid: Bid) -> Iterator[Finding]:
    name = case.name(seat)
    others = [card for card in case.record.pack if card.suit is not bid.suit]
    if not case.layouts.most_placed(seat, others):
        return
    if case.layouts.least_placed(seat, others):
        detail = f"{name} won with {bid.words}; by the cards shown, not all that {name} placed can have been trumps."
        yield Finding(Phase.EXCHANGE, "exchange", seat, Rule.TRUMP_SHOWN, detail, None)
        return
    detail = f"{name} won with {bid.words}; what {name} placed was not all seen."
    settled = f"legal only if {name} placed nothing but {bid.suit.word}"
    yield Finding(Phase.EXCHANGE, "exchange", seat, Rule.TRUMP_SHOWN, detail, None, settled_by=settled)


def _shown_by(case: Case, seat: Seat) -> tuple[list[tuple[Card, Place]], bool]:
    """The cards seen that the player placed, each with its place, and whether they are all."""
    for index, listed in enumerate(case.record.placed):
        if listed.seat == seat and ("placed", index) not in case.aside:
            at = ("placed", index, "cards")
            shown: list[tuple[Card, Place]] = [
                (card, (*at, position)) for position, card in enumerate(listed.cards) if card is not None
            ]
            return shown, None not in listed.cards
    return [], False
