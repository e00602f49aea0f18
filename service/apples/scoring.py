"""What a winnings pile is worth once the last trick is taken.

The target card counts with the pile.  Figures are points.

    card          A      K Q J 10    9 8 7 6    5 4 3 2
    value        15         10          5         -15

    meld      worth                     with the target card in it
    single    nothing                   nothing
    pair      the sum of its values     the same
    three     twice the sum             40, whatever the rank
    four      four times the sum        80, whatever the rank
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from service.apples.pack import find_faults, rank_of, show
from service.apples.rules import Rule
from service.cards import RANKS, SUITS, Card, Rank
from service.faults import Caution, ImpossibleError

VALUES = {
    rank: value
    for ranks, value in (("A", 15), ("K Q J 10", 10), ("9 8 7 6", 5), ("5 4 3 2", -15))
    for rank in map(Rank, ranks.split())
}
MULTIPLIERS = {2: 1, 3: 2, 4: 4}  # by size of meld
TARGET_MELDS = {3: 40, 4: 80}  # by size of meld; a pair is not special
WORST, BEST = -960, 1280  # over all piles of whole tricks; proven in the tests
TRICK_SIZE = len(SUITS)
MOST_WON = 48  # twelve tricks
STEP = 10  # every score is a multiple of it

PLAIN_RULES = {2: Rule.PAIR, 3: Rule.TRIPLE, 4: Rule.FOUR}
TARGET_RULES = {2: Rule.TARGET_PAIR, 3: Rule.TARGET_TRIPLE, 4: Rule.TARGET_FOUR}
SIZE_WORDS = {2: "Pair of", 3: "Three", 4: "Four"}


@dataclass(frozen=True, slots=True)
class Meld:
    """Two, three or four cards of one rank: a line of the score sheet."""

    rank: Rank
    cards: tuple[Card | Rank, ...]  # sorted, bare ranks last
    with_target: bool

    @property
    def size(self) -> int:
        """The number of cards, 2 to 4."""
        return len(self.cards)

    @property
    def points(self) -> int:
        """What the meld scores."""
        return meld_points(self.rank, self.size, with_target=self.with_target)

    @property
    def rule(self) -> Rule:
        """The rule that sets the points."""
        return (TARGET_RULES if self.with_target else PLAIN_RULES)[self.size]

    @property
    def text(self) -> str:
        """The line as read aloud, with its arithmetic: ``Three kings: 3 × 10 × 2 = 60``."""
        name = f"{SIZE_WORDS[self.size]} {self.rank.plural}"
        if self.with_target and self.size in TARGET_MELDS:
            return f"{name} with the target: always {self.points}"
        times = f" × {MULTIPLIERS[self.size]}" if MULTIPLIERS[self.size] > 1 else ""
        target = " with the target" if self.with_target else ""
        return f"{name}{target}: {self.size} × {figure(VALUES[self.rank])}{times} = {figure(self.points)}"


@dataclass(frozen=True, slots=True)
class Score:
    """What a pile and its target are worth, line by line."""

    lines: tuple[Meld, ...]  # the highest rank first
    singles: tuple[Card | Rank, ...]  # the highest rank first
    warnings: tuple[Caution, ...]

    @property
    def points(self) -> int:
        """What the whole pile scores."""
        return sum(line.points for line in self.lines)


def meld_points(rank: Rank, size: int, *, with_target: bool) -> int:
    """The points of 0 to 4 cards of a rank (score.values), the target card counted; one has none (score.single)."""
    if with_target and size in TARGET_MELDS:
        return TARGET_MELDS[size]
    return VALUES[rank] * size * MULTIPLIERS.get(size, 0)


def figure(points: int) -> str:
    """Write points with a true minus sign, which is read aloud as one."""
    return str(points).replace("-", "−")


def score_pile(pile: Sequence[Card | Rank], target: Card | Rank) -> Score:
    """The score of the cards won and the target card added to them (score.pile).

    A bare rank is a card whose suit is not known, and does not matter here.  Raises ImpossibleError if a card is
    there twice or a rank a fifth time, placed at ``("pile", k)`` or ``("target",)``.
    """
    faults = find_faults([*show(("pile",), pile), (("target",), target)])
    if faults:
        raise ImpossibleError(faults)
    groups = _group([*pile, target])
    lines = [Meld(rank, cards, rank is rank_of(target)) for rank, cards in groups if len(cards) > 1]
    singles = [cards[0] for _, cards in groups if len(cards) == 1]
    return Score(tuple(lines), tuple(singles), tuple(caution_pile(len(pile))))


def caution_pile(count: int) -> list[Caution]:
    """What is odd about a pile of ``count`` cards, target card not counted, placed at ``("pile",)``."""
    cautions = []
    if count % TRICK_SIZE:
        detail = f"A pile is whole tricks, so a multiple of four cards; this has {count}."
        cautions.append(Caution("not-multiple-of-four", detail, ("pile",)))
    if count > MOST_WON:
        detail = f"Twelve tricks are {MOST_WON} cards, and nobody can win more; this has {count}."
        cautions.append(Caution("more-than-48", detail, ("pile",)))
    return cautions


def _group(cards: Iterable[Card | Rank]) -> list[tuple[Rank, tuple[Card | Rank, ...]]]:
    """The cards of each rank that is there, sorted; the highest rank first."""
    groups: dict[Rank, list[Card | Rank]] = {rank: [] for rank in RANKS}
    for card in cards:
        groups[rank_of(card)].append(card)
    return [(rank, tuple(sorted(group, key=_order))) for rank, group in groups.items() if group]


def _order(card: Card | Rank) -> int:
    """Suits S C D H, then the cards whose suit is not known."""
    return card.suit.order if isinstance(card, Card) else len(SUITS)
