"""One fault in a lawful hand that was seen whole: found under the right rule, and at the right place."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from service.apples.auction import PASS, Bid, Call
from service.apples.referee.finding import Finding
from service.apples.referee.judge import judge_record
from service.cards import SUITS, Card
from service.rulebook import Place
from tests.rules.apples.referee.sheets import SEATS, Sheet, play_hand, swap_played

Broken = set[tuple[str, Place | None]]
Mutation = Callable[[Random, Sheet], Broken | None]
"""Plants one fault and gives the violations that come of it; None if this hand has no room for it."""


def height(bid: Bid) -> tuple[int, int]:
    return bid.number, -SUITS.index(bid.suit)


def bids_between(sheet: Sheet, index: int) -> Iterator[Bid]:
    """The bids that could stand at a place of the auction, higher than those before and lower than those after."""
    before = [call for call in sheet.calls[:index] if isinstance(call, Bid)]
    after = [call for call in sheet.calls[index + 1 :] if isinstance(call, Bid)]
    for number in range(1, 14):
        for bid in (Bid(number, suit) for suit in SUITS):
            if all(height(bid) > height(b) for b in before[-1:]) and all(height(bid) < height(b) for b in after[:1]):
                yield bid


def losing_bids(sheet: Sheet) -> list[int]:
    bids = [index for index, call in enumerate(sheet.calls) if isinstance(call, Bid)]
    return bids[:-1]


def bid_too_high(rng: Random, sheet: Sheet) -> Broken | None:
    for index in rng.sample(losing_bids(sheet), len(losing_bids(sheet))):
        hand = sheet.hands[(sheet.dealer + 1 + index) % 4] or []
        bids = [b for b in bids_between(sheet, index) if b.number > sum(c.suit is b.suit for c in hand if c)]
        if bids:
            sheet.calls[index] = rng.choice(bids)
            return {("auction.holding", ("calls", index))}
    return None


def bid_not_higher(rng: Random, sheet: Sheet) -> Broken | None:
    """A losing bid is said again by the next who bids, and does not count there."""
    losing = losing_bids(sheet)[1:]
    if not losing:
        return None
    index = rng.choice(losing)
    highest = [call for call in sheet.calls[:index] if isinstance(call, Bid)][-1]
    sheet.calls[index] = Bid(rng.randint(1, highest.number), SUITS[-1])
    hand = sheet.hands[(sheet.dealer + 1 + index) % 4] or []
    held = sum(card.suit is SUITS[-1] for card in hand if card)
    said = sheet.calls[index]
    over = isinstance(said, Bid) and said.number > held
    return {("auction.higher", ("calls", index)), *([("auction.holding", ("calls", index))] if over else [])}


def bid_of_none(rng: Random, sheet: Sheet) -> Broken | None:
    losing = losing_bids(sheet)
    if not losing:
        return None
    index = rng.choice(losing)
    sheet.calls[index] = Bid(rng.choice([0, 14, 999]), rng.choice(SUITS))
    return {("auction.call", ("calls", index))}


def call_after_the_end(rng: Random, sheet: Sheet) -> Broken | None:
    late: list[Call] = [PASS, Bid(13, SUITS[0])]
    sheet.calls.append(rng.choice(late))
    return {("auction.end", ("calls", len(sheet.calls) - 1))}


def hand_of_twelve(rng: Random, sheet: Sheet) -> Broken | None:
    seat = rng.choice(SEATS)
    (sheet.hands[seat] or []).pop(rng.randrange(13))
    return {("deal.thirteen", ("hands", seat, "cards"))}


def wrong_number_placed(rng: Random, sheet: Sheet) -> Broken | None:
    seat = rng.choice(SEATS)
    placed = sheet.placed[seat] or []
    spare = [card for card in sheet.hands[seat] or [] if card not in placed]
    if spare and rng.random() < 0.5:
        placed.append(rng.choice(spare))
    else:
        placed.pop(rng.randrange(len(placed)))
    return {("exchange.count", ("placed", seat, "cards"))}


def wrong_number_redealt(rng: Random, sheet: Sheet) -> Broken | None:
    seat = rng.choice(SEATS)
    (sheet.redealt[seat] or []).pop()
    return {("exchange.redeal", ("redealt", seat, "cards"))}


def winner_places_another_suit(rng: Random, sheet: Sheet) -> Broken | None:
    """The card that the winner should have placed was kept, and the other one went round with the pile."""
    placed = sheet.placed[sheet.winner] or []
    others = [card for card in sheet.hands[sheet.winner] or [] if card and card.suit is not sheet.trump]
    if not others:
        return None
    index = rng.randrange(len(placed))
    trump, other = placed[index], rng.choice(others)
    assert trump is not None
    placed[index] = other
    rename(sheet, {trump: other, other: trump})
    return {("exchange.trump", ("placed", sheet.winner, "cards", index)), *broken_plays(sheet)}


def rename(sheet: Sheet, names: dict[Card, Card]) -> None:
    """After the exchange, some cards are others."""
    for seat in SEATS:
        sheet.redealt[seat] = [card and names.get(card, card) for card in sheet.redealt[seat] or []]
        target = sheet.targets[seat]
        sheet.targets[seat] = target and names.get(target, target)
    sheet.tricks = [[names.get(card, card) for card in trick] for trick in sheet.tricks]


def place_anothers_card(rng: Random, sheet: Sheet) -> Broken | None:
    one, other = rng.sample(SEATS, 2)
    i, j = rng.randrange(sheet.number), rng.randrange(sheet.number)
    mine, theirs = sheet.placed[one] or [], sheet.placed[other] or []
    mine[i], theirs[j] = theirs[j], mine[i]
    broken: Broken = {("exchange.own", ("placed", one, "cards", i)), ("exchange.own", ("placed", other, "cards", j))}
    for seat, cards, index in ((one, mine, i), (other, theirs, j)):
        card = cards[index]
        if seat == sheet.winner and card and card.suit is not sheet.trump:
            broken.add(("exchange.trump", ("placed", seat, "cards", index)))
    return broken


def target_of_another(rng: Random, sheet: Sheet) -> Broken | None:
    one, other = rng.sample(SEATS, 2)
    sheet.targets[one], sheet.targets[other] = sheet.targets[other], sheet.targets[one]
    return {("target.one", ("targets", seat, "card")) for seat in (one, other)}


def thirteenth_trick(rng: Random, sheet: Sheet) -> Broken | None:
    targets = [target for target in sheet.targets if target]
    sheet.targets = [None] * 4
    sheet.tricks.append(rng.sample(targets, 4))
    return {("play.own", ("tricks", 12, position)) for position in range(4)}


def cards_change_places(rng: Random, sheet: Sheet) -> Broken | None:
    swap_played(rng, sheet)
    return broken_plays(sheet)


def target_is_played(rng: Random, sheet: Sheet) -> Broken | None:
    """In place of another card, which is shown as the target; mostly that is a revoke, here or later."""
    seats = sheet.players()
    played = rng.randrange(len(seats))
    trick, position = sheet.tricks[played // 4], played % 4
    target = sheet.targets[seats[played]]
    assert target is not None
    sheet.targets[seats[played]], trick[position] = trick[position], target
    return broken_plays(sheet)


def broken_plays(sheet: Sheet) -> Broken:
    """What is wrong with the tricks of a hand that was seen whole: replayed card by card, as one would at the table."""
    broken: Broken = set()
    hands = [{card for card in sheet.held(seat) if card != sheet.targets[seat]} for seat in SEATS]
    places = [(k, m) for k, trick in enumerate(sheet.tricks) for m in range(len(trick))]
    for seat, (k, m) in zip(sheet.players(), places, strict=True):
        card, led = sheet.tricks[k][m], sheet.tricks[k][0].suit
        if card not in hands[seat]:
            broken.add(("play.own", ("tricks", k, m)))
        if card.suit is not led and any(other.suit is led for other in hands[seat]):
            broken.add(("play.follow", ("tricks", k, m)))
        for hand in hands:
            hand.discard(card)
    return broken


MUTATIONS: list[Mutation] = [
    bid_too_high,
    bid_not_higher,
    bid_of_none,
    call_after_the_end,
    hand_of_twelve,
    wrong_number_placed,
    wrong_number_redealt,
    winner_places_another_suit,
    place_anothers_card,
    target_of_another,
    thirteenth_trick,
    cards_change_places,
    target_is_played,
]


def check_mutation(mutation: Mutation, rng: Random) -> bool:
    """Whether the hand had room for the fault, which then was found, and nothing else."""
    sheet = play_hand(rng)
    expected = mutation(rng, sheet)
    if expected is None:
        return False
    found = {place(finding) for finding in judge_record(sheet.record()).violations}
    assert found == expected, mutation.__name__
    return True


def place(finding: Finding) -> tuple[str, Place | None]:
    return finding.rule.id, finding.at


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_a_fault_is_found_and_nothing_else(mutation: Mutation) -> None:
    found = sum(check_mutation(mutation, Random(seed)) for seed in range(40))
    assert found >= 5
