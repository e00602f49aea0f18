"""One trick: which cards may be played to it, and who wins it.

play.own      a card played is one the player still holds
play.free     the leader plays any card
play.follow   the others play the suit led if they hold it, and any card if they do not
trick.winner  the highest trump, or with no trump the highest card of the suit led
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from service.apples.deal import PLAYERS, Seat, seat_after
from service.apples.rules import Rule
from service.cards import Card, Suit, sort_cards
from service.rulebook import Place, Violation


@dataclass(frozen=True, slots=True)
class Trick:
    """One to four cards, all different, in the order they were played."""

    cards: tuple[Card, ...]
    trump: Suit | None = None
    leader: Seat = 0
    card: Card = field(init=False, repr=False, compare=False)  # wins, or is winning so far; found once, asked often

    def __post_init__(self) -> None:
        """Find the winning card (trick.winner)."""
        trump, led = self.trump, self.led
        best = max(self.cards, key=lambda card: (card.suit is trump, card.suit is led, -card.rank.order))
        object.__setattr__(self, "card", best)

    @property
    def led(self) -> Suit:
        """The suit that the others have to follow."""
        return self.cards[0].suit

    @property
    def winner(self) -> Seat:
        """The seat of the winning card, which leads next (play.lead); cards are played clockwise (play.turn)."""
        return seat_after(self.leader, self.cards.index(self.card))

    @property
    def ruffed(self) -> bool:
        """Whether a trump is winning a trick in which another suit was led."""
        return self.card.suit is not self.led

    @property
    def complete(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == PLAYERS


def judge_play(hand: Collection[Card], trick: Sequence[Card], card: Card, at: Place = ("card",)) -> list[Violation]:
    """Every rule broken by playing ``card`` to ``trick`` from a hand that no longer has its target card."""
    violations = []
    if card not in hand:
        violations.append(Violation(Rule.PLAYED_OWN, f"{card} is not in the hand.", at))
    if trick and card.suit is not trick[0].suit:
        required = [held for held in hand if held.suit is trick[0].suit]
        if required:
            violations.append(Violation(Rule.FOLLOW, describe_revoke(trick[0].suit, required), at))
    return violations


def legal_cards(hand: Collection[Card], trick: Sequence[Card]) -> list[Card]:
    """The cards of the hand that may be played to the trick, sorted: all of them by the leader (play.free)."""
    return [card for card in sort_cards(hand) if not judge_play(hand, trick, card)]


def describe_revoke(led: Suit, held: Collection[Card]) -> str:
    """Say what makes a play a revoke (play.revoke): ``Clubs were led and you hold KC and 2C.``."""
    *others, last = [str(card) for card in sort_cards(held)]
    listed = f"{', '.join(others)} and {last}" if others else last
    return f"{led.word.capitalize()} were led and you hold {listed}."
