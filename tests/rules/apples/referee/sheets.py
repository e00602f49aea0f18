"""Score sheets to put before the referee: random hands by the rules, faults planted in them, and parts of them hidden.

Hands are played out here without the service's rules, so that the referee is held against something else than itself.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from service.apples.auction import PASS, Auction, Bid, Call, State
from service.apples.referee.record import CardList, Record, Target
from service.cards import PACK, RANKS, SUITS, Card, Suit
from service.rulebook import Place

LISTS = ("hands", "placed", "redealt")
NAMES = ("Ann", "Bo", "Cy", "Di")
SEATS = range(4)

Cards = list[Card | None]


def small_pack(ranks: int) -> tuple[Card, ...]:
    """The cards of the highest ranks: hands of as many cards as there are ranks."""
    return tuple(card for card in PACK if card.rank in RANKS[:ranks])


@dataclass
class Sheet:
    """A hand being written down, seat by seat. None where nothing was seen."""

    pack: tuple[Card, ...] = PACK
    dealer: int = 3
    calls: list[Call] = field(default_factory=list)
    hands: list[Cards | None] = field(default_factory=lambda: [None] * 4)
    placed: list[Cards | None] = field(default_factory=lambda: [None] * 4)
    redealt: list[Cards | None] = field(default_factory=lambda: [None] * 4)
    targets: list[Card | None] = field(default_factory=lambda: [None] * 4)
    tricks: list[list[Card]] = field(default_factory=list)
    winner: int = 0  # of the auction
    trump: Suit = Suit.SPADES
    number: int = 0
    piles: list[list[Card]] = field(default_factory=lambda: [[] for _ in SEATS])

    @property
    def size(self) -> int:
        return len(self.pack) // 4

    def copy(self) -> "Sheet":
        return replace(
            self,
            calls=[*self.calls],
            hands=[cards and [*cards] for cards in self.hands],
            placed=[cards and [*cards] for cards in self.placed],
            redealt=[cards and [*cards] for cards in self.redealt],
            targets=[*self.targets],
            tricks=[[*trick] for trick in self.tricks],
        )

    def held(self, seat: int) -> list[Card]:
        """The hand after the exchange, of a sheet without anything hidden."""
        kept = [card for card in self.hands[seat] or [] if card not in (self.placed[seat] or [])]
        return [card for card in [*kept, *(self.redealt[seat] or [])] if card is not None]

    def players(self) -> list[int]:
        """Who played each card, in order of play."""
        order, leader = [], self.winner
        for trick in self.tricks:
            order += [(leader + k) % 4 for k in range(len(trick))]
            leader = (leader + best(trick, self.trump)) % 4
        return order

    def record(self) -> Record:
        def lists(seats: Sequence[Cards | None]) -> tuple[CardList, ...]:
            return tuple(CardList(seat, tuple(cards)) for seat, cards in enumerate(seats) if cards is not None)

        return Record(
            players=NAMES,
            dealer=self.dealer,
            calls=tuple(self.calls),
            hands=lists(self.hands),
            placed=lists(self.placed),
            redealt=lists(self.redealt),
            targets=tuple(Target(seat, card) for seat, card in enumerate(self.targets) if card is not None),
            tricks=tuple(map(tuple, self.tricks)),
            pack=self.pack,
        )


def best(trick: Sequence[Card], trump: Suit) -> int:
    """Which card of the trick wins: the highest trump, or the highest of the suit led."""
    trumps = [card for card in trick if card.suit is trump]
    running = trumps or [card for card in trick if card.suit is trick[0].suit]
    return trick.index(min(running, key=lambda card: RANKS.index(card.rank)))


def play_hand(rng: Random, pack: tuple[Card, ...] = PACK, number: int | None = None) -> Sheet:
    """A whole hand by the rules, everything seen; ``number`` fixes the bid that wins, if a hand can bear it."""
    while True:
        sheet = Sheet(pack, dealer=rng.randrange(4))
        deck = rng.sample(pack, len(pack))
        sheet.hands = [list(deck[seat::4]) for seat in SEATS]
        if hold_auction(rng, sheet) and number in (None, sheet.number):
            exchange(rng, sheet)
            play_tricks(rng, sheet)
            return sheet


def hold_auction(rng: Random, sheet: Sheet) -> bool:
    """Random lawful calls, until somebody has won; False if all pass."""
    passes = 0
    highest: Bid | None = None
    eagerness = rng.choice([0.2, 0.5, 0.8])
    while passes < 3 or (highest is None and passes < 4):
        seat = (sheet.dealer + 1 + len(sheet.calls)) % 4
        hand = sheet.hands[seat] or []
        bids = [
            Bid(number, suit)
            for suit in SUITS
            for number in range(1, sum(card is not None and card.suit is suit for card in hand) + 1)
            if highest is None or (number, -SUITS.index(suit)) > (highest.number, -SUITS.index(highest.suit))
        ]
        if bids and rng.random() < eagerness:
            highest = rng.choice(bids)
            passes, sheet.winner = 0, seat
            sheet.calls.append(highest)
        else:
            passes += 1
            sheet.calls.append(PASS)
    if highest is None:
        return False
    sheet.trump, sheet.number = highest.suit, highest.number
    return True


def exchange(rng: Random, sheet: Sheet) -> None:
    for seat in SEATS:
        hand = sheet.hands[seat] or []
        own = [card for card in hand if card and (seat != sheet.winner or card.suit is sheet.trump)]
        sheet.placed[seat] = list(rng.sample(own, sheet.number))
    pile = [card for cards in sheet.placed for card in cards or []]
    rng.shuffle(pile)
    sheet.redealt = [pile[seat::4] for seat in SEATS]


def play_tricks(rng: Random, sheet: Sheet) -> None:
    hands = [sheet.held(seat) for seat in SEATS]
    for seat in SEATS:
        sheet.targets[seat] = target = rng.choice(hands[seat])
        hands[seat].remove(target)
    leader = sheet.winner
    for _ in range(sheet.size - 1):
        trick: list[Card] = []
        for seat in [(leader + k) % 4 for k in SEATS]:
            following = [card for card in hands[seat] if trick and card.suit is trick[0].suit]
            card = rng.choice(following or hands[seat])
            hands[seat].remove(card)
            trick.append(card)
        sheet.tricks.append(trick)
        leader = (leader + best(trick, sheet.trump)) % 4
        sheet.piles[leader] += trick


# hiding


def hide(rng: Random, sheet: Sheet) -> Sheet:
    """The sheet with random parts not seen: whole lists, single cards, targets."""
    hidden = sheet.copy()
    for name in LISTS:
        lists = getattr(hidden, name)
        whole, single = rng.choice([0, 0.3, 0.7, 1]), rng.choice([0, 0.1, 0.5, 0.9])
        for seat in SEATS:
            if lists[seat] is not None:
                shown = [None if rng.random() < single else card for card in lists[seat]]
                lists[seat] = None if rng.random() < whole else shown
    unseen = rng.choice([0, 0.5, 1])
    hidden.targets = [None if rng.random() < unseen else target for target in hidden.targets]
    return hidden


def stop(rng: Random, sheet: Sheet) -> Sheet:
    """The sheet as it stood at some moment of the hand."""
    stopped = sheet.copy()
    moment = rng.randrange(6)
    played = rng.randint(0, 4 * len(stopped.tricks)) if moment == 5 else 0
    stopped.tricks = [trick[: max(0, played - 4 * k)] for k, trick in enumerate(stopped.tricks) if played > 4 * k]
    for step, name in enumerate(("placed", "redealt", "targets"), start=2):
        if moment < step:
            setattr(stopped, name, [None] * 4)
    if moment < 1:
        stopped.calls = stopped.calls[: rng.randint(0, len(stopped.calls))]
    return stopped


# faults

Fault = Callable[[Random, Sheet], None]


def overbid(rng: Random, sheet: Sheet) -> None:
    """A bid of more than anybody may hold of it, wherever; the rest of the auction is as it was."""
    if sheet.calls:
        sheet.calls[rng.randrange(len(sheet.calls))] = Bid(rng.randint(1, sheet.size), rng.choice(SUITS))


def call_late(rng: Random, sheet: Sheet) -> None:
    late: list[Call] = [PASS, Bid(rng.randint(0, sheet.size + 1), rng.choice(SUITS))]
    sheet.calls.append(rng.choice(late))


def swap_shown(rng: Random, sheet: Sheet) -> None:
    """Two cards of one place change owners."""
    name = rng.choice([*LISTS, "targets"])
    if name == "targets":
        one, other = rng.sample(SEATS, 2)
        sheet.targets[one], sheet.targets[other] = sheet.targets[other], sheet.targets[one]
        return
    lists = getattr(sheet, name)
    full = [seat for seat in SEATS if lists[seat]]
    if len(full) > 1:
        one, other = rng.sample(full, 2)
        i, j = rng.randrange(len(lists[one])), rng.randrange(len(lists[other]))
        lists[one][i], lists[other][j] = lists[other][j], lists[one][i]


def swap_played(rng: Random, sheet: Sheet) -> None:
    """Two cards of the tricks change places: a revoke, a stranger's card, or nothing wrong at all."""
    places = [(k, m) for k, trick in enumerate(sheet.tricks) for m in range(len(trick))]
    if len(places) > 1:
        (k, m), (i, j) = rng.sample(places, 2)
        sheet.tricks[k][m], sheet.tricks[i][j] = sheet.tricks[i][j], sheet.tricks[k][m]


def strange_card(rng: Random, sheet: Sheet) -> None:
    """Some card of the placed or redealt becomes one that is not there."""
    lists = getattr(sheet, rng.choice(["placed", "redealt"]))
    there = [card for cards in lists for card in cards or []]
    seat = rng.choice(SEATS)
    if lists[seat]:
        absent = [card for card in sheet.pack if card not in there]
        if absent:
            lists[seat][rng.randrange(len(lists[seat]))] = rng.choice(absent)


def play_target(rng: Random, sheet: Sheet) -> None:
    """A target card and a card of some trick change places."""
    if sheet.tricks and sheet.tricks[0]:
        trick = rng.choice([trick for trick in sheet.tricks if trick])
        seat, position = rng.choice(SEATS), rng.randrange(len(trick))
        target = sheet.targets[seat]
        if target is not None:
            trick[position], sheet.targets[seat] = target, trick[position]


def miscount(rng: Random, sheet: Sheet) -> None:
    """A list loses a card."""
    lists = getattr(sheet, rng.choice(LISTS))
    seat = rng.choice(SEATS)
    if lists[seat]:
        lists[seat].pop(rng.randrange(len(lists[seat])))


FAULTS: tuple[Fault, ...] = (overbid, call_late, swap_shown, swap_played, strange_card, play_target, miscount)


def draw_sheet(rng: Random, pack: tuple[Card, ...] = PACK) -> Sheet:
    """Some hand, lawful or with faults, whole or stopped, seen or not: any that a referee can be asked about."""
    while True:
        sheet = play_hand(rng, pack)
        for change, chance in ((plant, 0.6), (stop, 0.4), (hide, 0.8), (plant, 0.1)):
            if rng.random() < chance:
                sheet = change(rng, sheet)
        if can_be_judged(sheet.record()):
            return sheet


def can_be_judged(record: Record) -> bool:
    """Whether no card is shown twice in one place, and no card comes before the auction is won."""
    for fields in (("hands",), ("placed",), ("redealt",), ("targets", "tricks")):
        cards = [card for field, _, card in shown(record) if field in fields]
        if len(set(cards)) < len(cards):
            return False
    auction = Auction(record.dealer, record.hand_size)
    for call in record.calls:
        auction = auction.after(call)
    return auction.state is State.WON or not record.has_cards("placed", "redealt", "targets", "tricks")


def plant(rng: Random, sheet: Sheet, most: int = 3) -> Sheet:
    """The sheet with some faults in it. Who plays what may change with them: a trick goes to another winner."""
    faulty = sheet.copy()
    for _ in range(rng.randint(1, most)):
        rng.choice(FAULTS)(rng, faulty)
    return faulty


def shown(record: Record) -> Iterator[tuple[str, Place, Card]]:
    """Every card seen: its field, its place in the question, and the card."""
    for name, index, listed in record.lists():
        for position, card in enumerate(listed.cards):
            if card is not None:
                yield name, (name, index, "cards", position), card
    for index, target in enumerate(record.targets):
        yield "targets", ("targets", index, "card"), target.card
    for index, trick in enumerate(record.tricks):
        for position, card in enumerate(trick):
            yield "tricks", ("tricks", index, position), card
