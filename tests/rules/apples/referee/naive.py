"""A second referee, as slow and plain as the contract: each step is held against every layout there is."""

from collections.abc import Iterator

from service.apples.auction import Auction, Bid, State
from service.apples.referee.judge import Judgement
from service.apples.referee.record import Record
from service.apples.referee.ways import Kind, Sighting
from service.cards import Card
from service.rulebook import Place
from tests.rules.apples.referee.every_layout import Table, dealt_to, in_play, placed_by
from tests.rules.apples.referee.sheets import best, shown

KINDS = {"hands": Kind.DEALT, "placed": Kind.PLACED, "redealt": Kind.REDEALT, "targets": Kind.HELD, "tricks": Kind.HELD}
PLACE_RULES = {"hands": "deal.thirteen", "placed": "exchange.own", "redealt": "exchange.redeal"}
PLACE_RULES |= {"targets": "target.one", "tricks": "play.own"}

PLACE_RULE_IDS = frozenset(PLACE_RULES.values())

Verdicts = dict[tuple[str, str], str]
"""By rule and step (for a card that cannot be there, by its place): illegal or undetermined; legal is left out."""


def verdicts_of(judgement: Judgement) -> Verdicts:
    """The same of the service's referee."""
    verdicts = {}
    for finding in (*judgement.violations, *judgement.undetermined):
        rule, step = finding.rule.id, finding.step
        if finding.at is not None and finding.at[-1] == "cards":
            step = f"{finding.at[0]} {finding.at[1]}"
        elif rule in PLACE_RULE_IDS:
            step = str(finding.at)
        verdicts[rule, step] = finding.verdict.value
    return verdicts


class NaiveReferee:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.verdicts: Verdicts = {}
        self.broken: set[Place] = set()
        self.auction = Auction(record.dealer, record.hand_size)
        for call in record.calls:
            self.auction = self.auction.after(call)
        bid = self.auction.highest
        self.won = bid if self.auction.state is State.WON else None
        self.aside = [*self._judge_sizes()]
        self.table = Table(record.pack, self.won.number if self.won else 0, counted=not self.aside)
        self._read_places()
        self._judge_calls()
        self._judge_trumps()
        self._judge_discards()

    def _judge_sizes(self) -> Iterator[tuple[str, int]]:
        number = self.won.number if self.won else 0
        miscounted = False
        for field, index, listed in self.record.lists():
            size = self.record.hand_size if field == "hands" else number
            if len(listed.cards) != size and not (field == "redealt" and miscounted):
                rule = {"hands": "deal.thirteen", "placed": "exchange.count", "redealt": "exchange.redeal"}[field]
                self.verdicts[rule, f"{field} {index}"] = "illegal"
                miscounted = miscounted or field == "placed"
                yield field, index

    def _read_places(self) -> None:
        seats = {at: seat for seat, at, _ in self._plays()}
        for field, kind in KINDS.items():
            cards = []
            for of_field, at, card in shown(self.record):
                if of_field != field or at[:2] in self.aside:
                    continue
                seat = seats[at] if field == "tricks" else getattr(self.record, field)[at[1]].seat
                if field == "tricks" and int(at[1]) >= self.record.most_tricks:
                    self._break(field, at)
                else:
                    cards.append((at, Sighting(kind, seat, card)))
            self._read(field, cards)

    def _read(self, field: str, cards: list[tuple[Place, Sighting]]) -> None:
        """The cards of one field in order. All at once are tried first, for speed: if they fit, each of them does."""
        table = self.table
        self.table = table.after(field, [sighting for _, sighting in cards])
        if self.table.counts():
            return
        self.table = table
        for at, sighting in cards:
            table = self.table.after(field, [sighting])
            if table.counts():
                self.table = table
            else:
                self._break(field, at)

    def _break(self, field: str, at: Place) -> None:
        self.broken.add(at)
        self.verdicts[PLACE_RULES[field], str(at)] = "illegal"

    def _judge_calls(self) -> None:
        auction = Auction(self.record.dealer, self.record.hand_size)
        for index, call in enumerate(self.record.calls):
            broken = [violation.rule.id for violation in auction.judge(call, ())]
            for rule in broken:
                self.verdicts[rule, f"call {index + 1}"] = "illegal"
            if isinstance(call, Bid) and not {"auction.call", "auction.end"} & set(broken):
                seat = (self.record.dealer + 1 + index) % 4
                cards = [card for card in self.record.pack if card.suit is call.suit]
                held = self.table.counts(dealt_to(seat, cards))
                self._put("auction.holding", f"call {index + 1}", {count < call.number for count in held})
            auction = auction.after(call)

    def _judge_trumps(self) -> None:
        begun = self.record.has_cards("placed", "redealt", "targets", "tricks")
        if self.won is None or not begun:
            return
        others = [card for card in self.record.pack if card.suit is not self.won.suit]
        for index, listed in enumerate(self.record.placed):
            if listed.seat == self.auction.bidder and ("placed", index) not in self.aside:
                if set(listed.cards) & set(others):
                    self.verdicts["exchange.trump", "exchange"] = "illegal"
                    return
                if None not in listed.cards:
                    return
        placed = self.table.counts(placed_by(self.auction.bidder or 0, others))
        self._put("exchange.trump", "exchange", {count > 0 for count in placed})

    def _judge_discards(self) -> None:
        gone: set[Card] = set()
        for seat, at, card in self._plays():
            led = self.record.tricks[int(at[1])][0].suit
            if card.suit is not led:
                able = [other for other in self.record.pack if other.suit is led and other not in gone]
                held = self.table.counts(in_play(seat, able), seat)
                step = f"trick {int(at[1]) + 1} card {int(at[2]) + 1}"
                self._put("play.follow", step, {count > 0 for count in held})
            gone.add(card)

    def _plays(self) -> Iterator[tuple[int, Place, Card]]:
        leader = self.auction.bidder or 0
        for k, trick in enumerate(self.record.tricks):
            for m, card in enumerate(trick):
                yield (leader + m) % 4, ("tricks", k, m), card
            if trick and self.won:
                leader = (leader + best(trick, self.won.suit)) % 4

    def _put(self, rule: str, step: str, breaks: set[bool]) -> None:
        """The verdict on a step that breaks its rule in some layouts, in others not."""
        if breaks == {True}:
            self.verdicts[rule, step] = "illegal"
        elif True in breaks:
            self.verdicts[rule, step] = "undetermined"
