"""Hands of Apples as they come out at a table: the piles after twelve tricks, and what is typed of them."""

from dataclasses import dataclass
from functools import cached_property
from random import Random

from service.cards import PACK, Card, Rank, Suit

SEATS = 4


@dataclass(frozen=True)
class Pile:
    """One player's pile: the target's rank, the sets by rank with the target counted in, the number of single cards."""

    target: str
    sets: dict[str, int]
    singles: int

    @property
    def taps(self) -> int:
        """The target, one tap fewer than cards for each set, the singles."""
        return 2 + sum(size - 1 for size in self.sets.values())

    @cached_property
    def question(self) -> dict[str, str]:
        """What POST /v1/apples/score is asked of the same sets."""
        cards = [rank for rank, size in self.sets.items() for _ in range(size - (rank == self.target))]
        return {"pile": " ".join(cards), "target": self.target}


Hand = tuple[Pile, Pile, Pile, Pile]

H: Hand = (
    Pile("10", {"5": 2, "4": 3}, 4),
    Pile("J", {"J": 3, "9": 2, "7": 2}, 6),
    Pile("2", {"A": 2, "K": 3, "10": 2, "8": 2, "7": 2, "6": 3, "5": 2, "3": 2, "2": 3}, 4),
    Pile("9", {}, 5),
)
H_POINTS = (-120, 60, 140, 0)


def play_out(seed: int) -> Hand:
    """A hand dealt, a target set aside by each, and twelve tricks played by the rules, all by chance."""
    chance = Random(seed)
    pack = chance.sample(list(PACK), len(PACK))
    hands = [pack[seat::SEATS] for seat in range(SEATS)]
    piles = [[hand.pop()] for hand in hands]
    trump, leader = chance.choice(pack).suit, chance.randrange(SEATS)
    while hands[leader]:
        trick: list[Card] = []
        for turn in range(SEATS):
            hand = hands[(leader + turn) % SEATS]
            following = [card for card in hand if trick and card.suit == trick[0].suit]
            trick.append(chance.choice(following or hand))
            hand.remove(trick[-1])
        best = max(range(SEATS), key=lambda turn: _strength(trick[turn], trick[0], trump))
        leader = (leader + best) % SEATS
        piles[leader] += trick
    first, second, third, fourth = map(_typed, piles)
    return first, second, third, fourth


def _strength(card: Card, led: Card, trump: Suit) -> tuple[bool, bool, Rank]:
    return card.suit == trump, card.suit == led.suit, card.rank


def _typed(cards: list[Card]) -> Pile:
    ranks = [card.rank.symbol for card in cards]
    counts = {rank: ranks.count(rank) for rank in ranks}
    return Pile(ranks[0], {rank: size for rank, size in counts.items() if size > 1}, list(counts.values()).count(1))
