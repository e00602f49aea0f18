"""Bidding for the trump suit, call by call, from the dealer's left.

    auction.call      a pass, or a number from 1 to 13 and a suit
    auction.higher    a bid beats the highest so far: a greater number, or the same number in a higher suit
    auction.holding   nobody bids more cards of a suit than they were dealt
    auction.end       three passes in a row after a bid end it; so do four with no bid

A call that breaks a rule has been made all the same, and the auction goes on from it:

    a bid against auction.call or auction.higher    is neither the highest nor a pass: the run of passes begins again
    a bid against auction.holding alone             stands
    any call after the end                          changes nothing
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from service.apples.deal import DEFAULT_DEALER, HAND_SIZE, PLAYERS, Seat, seat_after
from service.apples.rules import Rule
from service.cards import SUITS, Suit
from service.rulebook import Place, Violation

PASSES_AFTER_BID = PLAYERS - 1


@dataclass(frozen=True, slots=True)
class Bid:
    """So many cards of a suit for the pile, and the suit as trump (auction.trump). 1 to 13 are lawful."""

    number: int
    suit: Suit

    def __str__(self) -> str:
        return f"{self.number}{self.suit.letter}"

    @property
    def words(self) -> str:
        """As said aloud: ``3 diamonds``, ``1 heart``."""
        return f"{self.number} {self.suit.word}" if self.number != 1 else f"1 {self.suit.word.removesuffix('s')}"

    def beats(self, other: "Bid") -> bool:
        """Whether this bid is higher: by its number, or by its suit when the numbers are equal."""
        return (self.number, self.suit) > (other.number, other.suit)


class Pass(Enum):
    """The call that is no bid."""

    PASS = "pass"  # noqa: S105  (no secret)

    def __str__(self) -> str:
        return self.value


PASS = Pass.PASS
Call = Bid | Pass


class State(Enum):
    """How far an auction has come."""

    OPEN = "open"
    WON = "won"
    PASSED_OUT = "passed-out"


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction after some calls: what counts for the next one. A new auction has none.

    ``most`` is the greatest number that may be bid, the size of a hand.
    """

    dealer: Seat = DEFAULT_DEALER
    most: int = HAND_SIZE
    calls: int = 0  # made while it was open
    highest: Bid | None = None
    bidder: Seat | None = None  # of the highest bid
    passes: int = 0  # in a row, up to the last call

    @property
    def state(self) -> State:
        """Open until three passes follow the highest bid (auction.end), or four come first (auction.passed-out)."""
        if self.highest is not None and self.passes == PASSES_AFTER_BID:
            return State.WON
        return State.PASSED_OUT if self.passes == PLAYERS else State.OPEN

    @property
    def next_caller(self) -> Seat:
        """Whose turn it is to call while the auction is open (auction.turn)."""
        return seat_after(self.dealer, 1 + self.calls)

    def after(self, call: Call) -> "Auction":
        """The auction once ``call`` has been made, lawful or not."""
        if self.state is not State.OPEN:
            return self
        calls = self.calls + 1
        if isinstance(call, Pass):
            return replace(self, calls=calls, passes=self.passes + 1)
        if self._check_bid(call) is None:
            return replace(self, calls=calls, passes=0, highest=call, bidder=self.next_caller)
        return replace(self, calls=calls, passes=0)

    def judge(self, call: Call, at: Place, held: Mapping[Suit, int] | None = None) -> list[Violation]:
        """Every rule that ``call`` breaks if it is made now; ``at`` is its place in the question.

        ``held`` is how many cards of each suit the caller was dealt; without it holdings are not judged.
        """
        if self.state is not State.OPEN:
            return [Violation(Rule.AUCTION_END, f"The auction is over: {self._outcome()}.", at)]
        if isinstance(call, Pass):
            return []
        broken = self._check_bid(call)
        violations = [] if broken is None else [Violation(*broken, at)]
        if held is not None and self._is_possible(call) and call.number > held[call.suit]:
            violations.append(Violation(Rule.HOLDING, describe_holding(call, held[call.suit]), at))
        return violations

    def legal_calls(self, held: Mapping[Suit, int] | None = None) -> list[Call]:
        """Every call that may be made now: a pass, then the bids from low numbers to high. None once it is over."""
        calls: list[Call] = [PASS]
        calls += [Bid(number, suit) for number in range(1, self.most + 1) for suit in SUITS]
        return [call for call in calls if not self.judge(call, (), held)]

    def _check_bid(self, bid: Bid) -> tuple[Rule, str] | None:
        if not self._is_possible(bid):
            return Rule.CALL, f"A bid names 1 to {self.most} cards, not {bid.number}."
        if self.highest is not None and not bid.beats(self.highest):
            return Rule.HIGHER, f"{bid} does not beat {self.highest}."
        return None

    def _is_possible(self, bid: Bid) -> bool:
        return 1 <= bid.number <= self.most

    def _outcome(self) -> str:
        return "all four passed" if self.highest is None else f"{self.highest} won it"


def hold_auction(calls: Iterable[Call], auction: Auction) -> tuple[Auction, list[Violation]]:
    """The auction after all the calls, and every rule broken on the way, placed at ``("calls", k)``."""
    violations = []
    for index, call in enumerate(calls):
        violations += auction.judge(call, ("calls", index))
        auction = auction.after(call)
    return auction, violations


def describe_holding(bid: Bid, held: int) -> str:
    """Why a bid of more cards than the bidder was dealt breaks auction.holding."""
    return f"{bid} needs {bid.words}; the hand has {held or 'none'}."
