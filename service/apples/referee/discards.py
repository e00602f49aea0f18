"""Whether players who did not follow suit could have (play.follow).

The target card has left the hand and never has to follow; any card of the hand may be the target, unless it was played
or another one was shown.  A card of the suit that is played later proves the revoke.
"""

from collections.abc import Iterator

from service.apples.deal import Seat
from service.apples.referee.case import Case
from service.apples.referee.course import Played
from service.apples.referee.finding import Finding, Phase
from service.apples.rules import Rule
from service.cards import Card
from service.rulebook import Place


def judge_discards(case: Case) -> Iterator[Finding]:
    """Every card of another suit than the one led that is not legal for sure."""
    for played in case.course.played:
        if played.discards:
            yield from _judge_discard(case, played)


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
    most_held = case.layouts.most_held
    return most_held(seat, suit) > 0 and (target is not None or most_held(seat, case.unplayed()) > 1)


def _number(played: Played) -> int:
    """How many cards were played before."""
    return 4 * played.trick + played.position
