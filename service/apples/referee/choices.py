"""Whether players chose as they had to, where the rules leave a choice.

    auction.holding    a bid names no more cards than the bidder was dealt in that suit
    exchange.trump     the bid winner places trumps only
    play.follow        a card of another suit than the one led is played only by who holds none of it

A step is illegal if it breaks its rule in every layout that fits, legal if in none, and undetermined otherwise; each
step by itself.  The target card has left the hand and never has to follow; any card of the hand may be the target,
unless it was played or another one was shown.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from service.apples.auction import Bid, State
from service.apples.deal import Seat
from service.apples.referee.course import Called, Course, Played
from service.apples.referee.finding import Finding, Phase
from service.apples.referee.places import AnyLayouts, Reading
from service.apples.referee.record import Record
from service.apples.referee.sizes import Listed
from service.apples.rules import Rule
from service.cards import Card, Suit
from service.rulebook import Place


@dataclass(frozen=True, slots=True)
class Case:
    """A record as read: all that the choices are judged by."""

    record: Record
    course: Course
    reading: Reading
    aside: frozenset[Listed]

    @property
    def layouts(self) -> AnyLayouts:
        """All layouts that fit the cards shown."""
        return self.reading.layouts

    def name(self, seat: Seat) -> str:
        """What the player is called."""
        return self.record.players[seat]

    def suit(self, suit: Suit) -> list[Card]:
        """All cards of the suit."""
        return [card for card in self.record.pack if card.suit is suit]

    def target(self, seat: Seat) -> Card | None:
        """The card the player is known to have set aside; None if none was seen there that can have been."""
        for index, target in enumerate(self.record.targets):
            if target.seat == seat and ("targets", index, "card") not in self.reading.broken:
                return target.card
        return None

    def unplayed(self, seat: Seat) -> list[Card]:
        """The cards that may be the player's target if none was shown: all but those the player held and played."""
        broken = self.reading.broken
        held = {played.card for played in self.course.played if played.seat == seat and played.at not in broken}
        return [card for card in self.record.pack if card not in held]


def judge_choices(case: Case) -> Iterator[Finding]:
    """Every bid, the bid winner's cards for the pile, and every discard that is not legal for sure."""
    for called in case.course.called:
        yield from _judge_call(case, called)
    yield from _judge_trumps(case)
    for played in case.course.played:
        if played.discards:
            yield from _judge_discard(case, played)


# auction.holding


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


# exchange.trump


def _judge_trumps(case: Case) -> Iterator[Finding]:
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


# play.follow


def _judge_discard(case: Case, played: Played) -> Iterator[Finding]:
    seat, led, name = played.seat, played.led, case.name(played.seat)
    detail = f"{led.word.capitalize()} were led and {name} played {played.card}"
    later = _shown_later(case, played)
    if later is not None:
        detail = f"{detail}, holding {later.card}, which came in trick {later.trick + 1}."
        yield _revoke(played, detail, shown_at=later.at)
        return
    target = case.target(seat)
    suit = _still_in_hand(case, played, target)
    if not _can_follow(case, seat, suit, target):
        return
    if case.layouts.least_held(seat, suit) > (0 if target else 1):
        yield _revoke(played, f"{detail}; by the cards shown, {name} still held {led.word}.")
        return
    aside = "" if target else ", other than as the target card"
    settled = f"legal only if {name} held no {led.word}{aside}"
    yield _revoke(played, f"{detail}; what {name} held was not all seen.", settled_by=settled)


def _revoke(played: Played, detail: str, shown_at: Place | None = None, settled_by: str = "") -> Finding:
    return Finding(Phase.PLAY, played.step, played.seat, Rule.FOLLOW, detail, played.at, shown_at, settled_by)


def _shown_later(case: Case, played: Played) -> Played | None:
    """The first card of the suit led that the player played later, and can have held."""
    for later in case.course.played[_number(played) + 1 :]:
        if later.seat == played.seat and later.card.suit is played.led and later.at not in case.reading.broken:
            return later
    return None


def _still_in_hand(case: Case, played: Played, target: Card | None) -> list[Card]:
    """The cards of the suit led that had not been played and are not the target card, as far as it was seen."""
    gone = {other.card for other in case.course.played[: _number(played)]}
    return [card for card in case.suit(played.led) if card not in gone and card != target]


def _can_follow(case: Case, seat: Seat, suit: list[Card], target: Card | None) -> bool:
    """Whether in some layout the player held one of these cards, and had another one to set aside."""
    if not case.layouts.most_held(seat, suit):
        return False
    return target is not None or case.layouts.most_held(seat, case.unplayed(seat)) > 1


def _number(played: Played) -> int:
    """How many cards were played before."""
    return 4 * played.trick + played.position
