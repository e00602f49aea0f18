"""How a hand went, by its record: who made which call, and who played which card to which trick.

The auction goes on from what was called, and the tricks from the cards as played, whatever rules were broken.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from service.apples.auction import Auction, Call, State
from service.apples.deal import Seat, seat_after
from service.apples.referee.record import Record
from service.apples.trick import Trick
from service.cards import Card, Suit
from service.rulebook import Place


@dataclass(frozen=True, slots=True)
class Called:
    """One call of the auction."""

    index: int
    seat: Seat
    call: Call
    before: Auction  # as it stood when the call was made


class Played(NamedTuple):
    """One card of a trick."""

    trick: int
    position: int
    seat: Seat
    card: Card
    led: Suit

    @property
    def discards(self) -> bool:
        """Whether the card is of another suit than the one led."""
        return self.card.suit is not self.led

    @property
    def step(self) -> str:
        """As said at the table: ``trick 3 card 2``."""
        return f"trick {self.trick + 1} card {self.position + 1}"

    @property
    def at(self) -> Place:
        """Where the card stands in the record."""
        return "tricks", self.trick, self.position


@dataclass(frozen=True, slots=True)
class Course:
    """The calls and the tricks of a hand."""

    called: tuple[Called, ...]
    auction: Auction  # after the calls
    tricks: tuple[Trick, ...]  # those with a card in them
    played: tuple[Played, ...]  # in order of play

    @property
    def number(self) -> int:
        """How many cards each player places: what was bid; 0 while nobody has won."""
        bid = self.auction.highest
        return bid.number if bid is not None and self.auction.state is State.WON else 0

    @property
    def next_player(self) -> Seat | None:
        """Who plays the next card of a hand that goes on; None unless the auction is won."""
        if self.tricks and not self.tricks[-1].complete:
            return seat_after(self.tricks[-1].leader, len(self.tricks[-1].cards))
        if self.tricks:
            return self.tricks[-1].winner
        return self.auction.bidder if self.auction.state is State.WON else None


def follow_course(record: Record) -> Course:
    """The course of the recorded hand. Cards are played only after a won auction."""
    auction, called = Auction(record.dealer, record.hand_size), []
    for index, call in enumerate(record.calls):
        called.append(Called(index, seat_after(record.dealer, 1 + index), call, auction))
        auction = auction.after(call)
    tricks = tuple(_tricks(record, auction))
    return Course(tuple(called), auction, tricks, tuple(_played(tricks)))


def _tricks(record: Record, auction: Auction) -> Iterator[Trick]:
    if auction.bidder is None or auction.highest is None:
        return
    leader = auction.bidder
    for cards in filter(None, record.tricks):
        trick = Trick(cards, auction.highest.suit, leader)
        yield trick
        leader = trick.winner


def _played(tricks: tuple[Trick, ...]) -> Iterator[Played]:
    for index, trick in enumerate(tricks):
        for position, card in enumerate(trick.cards):
            yield Played(index, position, seat_after(trick.leader, position), card, trick.led)
