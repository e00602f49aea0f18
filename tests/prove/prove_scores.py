"""A million piles score as a naive second scorer says: by the exact scorer and by the quick one.

They come from a quarter of a million packs, each shuffled and cut into four piles and four targets as after a hand.
Half of the packs are cut between tricks, half anywhere; in half of them a quarter of the cards are bare ranks.
"""

import random
from collections.abc import Iterator

from service.apples.bulk import known_points
from service.apples.scoring import score_pile
from service.cards import PACK, Card, Rank
from tests.rules.apples.naive import naive_score

HANDS, HANDS_QUICK = 250_000, 2_500
PLAYERS, WON = 4, 48
BARE = 0.25  # of the cards, where some are given by rank alone


def main(quick: bool) -> None:  # noqa: FBT001  (the shape of every proof)
    """Score the piles, and print one line."""
    chance = random.Random("piles")
    scores = [points for _ in range(HANDS_QUICK if quick else HANDS) for points in compare([*finish_hand(chance)])]
    print(f"Scores: {len(scores):,} piles, {min(scores)} to {max(scores)} points, the same by three scorers.")


def finish_hand(chance: random.Random) -> Iterator[tuple[list[Card | Rank], Card | Rank]]:
    """The four piles and targets of one hand."""
    cards: list[Card | Rank] = [*PACK]
    chance.shuffle(cards)
    if chance.getrandbits(1):
        cards = [card.rank if isinstance(card, Card) and chance.random() < BARE else card for card in cards]
    step = 4 if chance.getrandbits(1) else 1
    cuts = sorted(step * chance.randint(0, WON // step) for _ in range(PLAYERS - 1))
    for player, (start, end) in enumerate(zip([0, *cuts], [*cuts, WON], strict=True)):
        yield cards[start:end], cards[WON + player]


def compare(piles: list[tuple[list[Card | Rank], Card | Rank]]) -> list[int]:
    """The points on which all agree."""
    points = [naive_score(*pile) for pile in piles]
    assert [score_pile(*pile).points for pile in piles] == points, piles
    assert known_points(([*map(str, pile)], str(target)) for pile, target in piles) == points, piles
    return points
