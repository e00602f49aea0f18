"""The bidding pile: what goes in, and how it comes back.

    exchange.count    everyone places as many cards as were bid
    exchange.trump    the bid winner's are all trumps
    exchange.own      everyone's come from their own hand
    exchange.redeal   the pile is shuffled and dealt out one at a time, clockwise from the dealer's left

Lists of four are in the order of seats.  No card may be twice in ``hands``, in ``placed`` or in ``redealt``
(see pack.py).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from service.apples.auction import Auction, Bid
from service.apples.deal import DEFAULT_DEALER, Seat, count_suits, deal_round
from service.apples.rules import Rule
from service.cards import Card, sort_cards
from service.rulebook import Violation
from service.shuffle import shuffle

EXCHANGE_LABEL = "apples/exchange"

Cards = Sequence[Card]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Who placed what, as far as it is known."""

    bid: Bid
    bidder: Seat
    placed: Sequence[Cards]
    hands: Sequence[Cards] | None = None  # as dealt
    redealt: Sequence[Cards] | None = None  # as the pile came back, where it has been dealt already
    dealer: Seat = DEFAULT_DEALER

    @property
    def pile(self) -> list[Card]:
        """All the cards placed, sorted."""
        return sort_cards(card for cards in self.placed for card in cards)

    @property
    def unchecked(self) -> list[Rule]:
        """The rules that cannot be judged without the hands."""
        return [Rule.HOLDING, Rule.PLACED_OWN] if self.hands is None else []


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The pile dealt out again."""

    pile: list[Card]  # in the order dealt; sorted where others have dealt it
    redealt: list[list[Card]]  # to each seat, in the order dealt
    hands: list[list[Card]] | None  # after the exchange, sorted; None where the hands before it are not known
    seed: int | None  # None where others have dealt it


def judge_exchange(exchange: Exchange) -> list[Violation]:
    """Every rule broken, in the order bid, placed, redealt, and seat by seat.

    Without a lawful number there is nothing to count by, and once a number is wrong what comes back proves nothing:
    then the counts, or the redeal, are not judged.
    """
    bid = list(_judge_bid(exchange))
    numbered = all(violation.rule is not Rule.CALL for violation in bid)
    placed = [
        violation
        for seat in range(len(exchange.placed))
        for violation in _judge_placed(exchange, seat, numbered=numbered)
    ]
    counted = numbered and all(violation.rule is not Rule.COUNT for violation in placed)
    return [*bid, *placed, *(_judge_redealt(exchange) if counted else ())]


def exchange_cards(exchange: Exchange, seed: int) -> Exchanged:
    """Deal the pile of a lawful exchange out again, shuffled by ``seed`` (0 to 2^53 - 1) unless others have done so."""
    if exchange.redealt is not None:
        redealt = [list(cards) for cards in exchange.redealt]
        return Exchanged(exchange.pile, redealt, _hands_after(exchange, redealt), None)
    pile = shuffle(EXCHANGE_LABEL, seed, exchange.pile)
    redealt = deal_round(pile, exchange.dealer)
    return Exchanged(pile, redealt, _hands_after(exchange, redealt), seed)


def _judge_bid(exchange: Exchange) -> Iterator[Violation]:
    held = None if exchange.hands is None else count_suits(exchange.hands[exchange.bidder])
    yield from Auction().judge(exchange.bid, ("bid",), held)


def _judge_placed(exchange: Exchange, seat: Seat, *, numbered: bool) -> Iterator[Violation]:
    cards, number, trump = exchange.placed[seat], exchange.bid.number, exchange.bid.suit
    if numbered and len(cards) != number:
        yield Violation(
            Rule.COUNT, f"The bid was {number}, so everyone places {number}; here {_are(len(cards))}.", ("placed", seat)
        )
    for index, card in enumerate(cards):
        at = ("placed", seat, index)
        if seat == exchange.bidder and card.suit is not trump:
            yield Violation(Rule.TRUMP_SHOWN, f"The bid winner places {trump.word} only, and {card} is none.", at)
        if exchange.hands is not None and card not in exchange.hands[seat]:
            yield Violation(Rule.PLACED_OWN, f"{card} is not in the hand it was placed from.", at)


def _judge_redealt(exchange: Exchange) -> Iterator[Violation]:
    pile = set(exchange.pile)
    for seat, cards in enumerate(exchange.redealt or ()):
        number = exchange.bid.number
        if len(cards) != number:
            yield Violation(
                Rule.REDEAL,
                f"Everyone placed {number} and gets {number} back; here {_are(len(cards))}.",
                ("redealt", seat),
            )
        for index, card in enumerate(cards):
            if card not in pile:
                yield Violation(Rule.REDEAL, f"{card} was not in the pile.", ("redealt", seat, index))


def _hands_after(exchange: Exchange, redealt: Sequence[Cards]) -> list[list[Card]] | None:
    if exchange.hands is None:
        return None
    seats = zip(exchange.hands, exchange.placed, redealt, strict=True)
    return [sort_cards({*hand} - {*placed} | {*back}) for hand, placed, back in seats]


def _are(count: int) -> str:
    return f"is {count}" if count == 1 else f"are {count}"
