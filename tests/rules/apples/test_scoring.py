"""Scoring: every figure of the score sheet, and what tempts people to another one."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.rules import Rule
from service.apples.scoring import BEST, STEP, WORST, figure, meld_points, score_pile
from service.cards import PACK, RANKS, Card, Rank, read_card_or_rank
from service.faults import ImpossibleError
from tests.rules.apples.naive import naive_score
from tests.rules.apples.reading import pile, written

# Points of 0 to 4 cards of a rank: without the target card, and (from 1 card) with it. Written out by hand.
FIGURES = {
    "A": ((0, 0, 30, 90, 240), (0, 30, 40, 80)),
    "K Q J 10": ((0, 0, 20, 60, 160), (0, 20, 40, 80)),
    "9 8 7 6": ((0, 0, 10, 30, 80), (0, 10, 40, 80)),
    "5 4 3 2": ((0, 0, -30, -90, -240), (0, -30, 40, 80)),
}
SHEET = [
    (rank, count, with_target, points)
    for ranks, (plain, target) in FIGURES.items()
    for rank in ranks.split()
    for with_target, row in ((False, plain), (True, (None, *target)))
    for count, points in enumerate(row)
    if points is not None
]


@pytest.mark.parametrize(
    ("cards", "target", "points"),
    [
        pytest.param("AS AD", "KS", 30, id="score.pair: 15 + 15 = 30, the target elsewhere"),
        pytest.param("9C 9D 9H", "KS", 30, id="score.triple: 2 x 15 = 30, not 15"),
        pytest.param("2C 2D 2H 2S", "KS", -240, id="score.four: 4 x -60 = -240, not -60"),
        pytest.param("AC AD AH AS", "KS", 240, id="score.four: 4 x 60 = 240, not 60"),
        pytest.param("AC AD AH", "AS", 80, id="score.target-four: 80, not 240"),
        pytest.param("KC KD", "KS", 40, id="score.target-triple: 40, not 60"),
        pytest.param("2C 2D", "2S", 40, id="score.target-triple: 40, not -90"),
        pytest.param("2C 2D 2H", "2S", 80, id="score.target-four: 80, not -240"),
        pytest.param("KC", "KS", 20, id="score.target-pair: 20, and not 40 either"),
        pytest.param("2C", "2S", -30, id="score.target-pair: -30, a pair is not made good"),
        pytest.param("", "AS", 0, id="score.single: the target alone, not 15"),
        pytest.param("AS KS QS JS", "10S", 0, id="score.single: five singles are nothing"),
        pytest.param("2S 3S", "4S", 0, id="score.single: low cards alone cost nothing"),
        pytest.param("AS AH AD 10C", "10H", 110, id="score.triple 90 + score.target-pair 20"),
        pytest.param(
            "10C 10D KC KD", "KH", 60, id="score.pair 20 + score.target-triple 40: tens and kings are two ranks"
        ),
        pytest.param("A A", "A", 40, id="bare ranks: the suits do not matter"),
        pytest.param("A AS AH", "A", 80, id="bare ranks beside cards"),
    ],
)
def test_score(cards: str, target: str, points: int) -> None:
    score = score_pile(pile(cards), read_card_or_rank(target))
    assert score.points == sum(line.points for line in score.lines) == points


@pytest.mark.parametrize(
    ("rank", "count", "with_target", "points"),
    [pytest.param(*row, id=f"{row[1]} x {row[0]}{', target' if row[2] else ''}: {row[3]}") for row in SHEET],
)
def test_score_values_of_every_rank_and_count_with_and_without_the_target(
    rank: str, count: int, *, with_target: bool, points: int
) -> None:
    assert meld_points(Rank(rank), count, with_target=with_target) == points
    of_rank = [card for card in PACK if card.rank is Rank(rank)][:count]
    other = next(card for card in PACK if card.rank is not Rank(rank))
    won, target = (of_rank[1:], of_rank[0]) if with_target else (of_rank, other)
    assert score_pile(won, target).points == points


def test_the_sheet_has_every_rank_with_five_counts_and_four_with_the_target() -> None:
    assert len(SHEET) == 13 * (5 + 4)


@pytest.mark.parametrize(
    ("cards", "target", "text", "rule"),
    [
        ("KC KD", "2S", "Pair of kings: 2 × 10 = 20", Rule.PAIR),
        ("6C 6D 6H", "2S", "Three sixes: 3 × 5 × 2 = 30", Rule.TRIPLE),
        ("AC AD AH AS", "2S", "Four aces: 4 × 15 × 4 = 240", Rule.FOUR),
        ("5C 5D", "AS", "Pair of fives: 2 × −15 = −30", Rule.PAIR),
        ("KC", "KS", "Pair of kings with the target: 2 × 10 = 20", Rule.TARGET_PAIR),
        ("2C 2D", "2S", "Three twos with the target: always 40", Rule.TARGET_TRIPLE),
        ("10C 10D 10H", "10S", "Four tens with the target: always 80", Rule.TARGET_FOUR),
    ],
)
def test_a_line_is_read_aloud_with_its_arithmetic_and_its_rule(cards: str, target: str, text: str, rule: Rule) -> None:
    (line,) = score_pile(pile(cards), read_card_or_rank(target)).lines
    assert (line.text, line.rule) == (text, rule)
    assert (line.size, line.with_target) == (len(line.cards), "target" in rule.id)


def test_lines_and_singles_come_highest_rank_first_and_cards_sorted() -> None:
    score = score_pile(pile("2H 9D KH 10C 2S A KS A AH 7C"), read_card_or_rank("2D"))
    assert [f"{line.rank}: {written(line.cards)}" for line in score.lines] == ["A: AH A A", "K: KS KH", "2: 2S 2D 2H"]
    assert written(score.singles) == "10C 9D 7C"
    assert score.points == 90 + 20 + 40


@pytest.mark.parametrize(
    ("count", "codes"),
    [
        (0, []),
        (1, ["not-multiple-of-four"]),
        (4, []),
        (47, ["not-multiple-of-four"]),
        (48, []),
        (49, ["not-multiple-of-four", "more-than-48"]),
        (51, ["not-multiple-of-four", "more-than-48"]),
    ],
)
def test_score_pile_is_made_of_whole_tricks_or_there_is_a_warning(count: int, codes: list[str]) -> None:
    warnings = score_pile(PACK[1 : count + 1], PACK[0]).warnings
    assert [(warning.code, warning.at) for warning in warnings] == [(code, ("pile",)) for code in codes]


def test_a_warning_says_what_is_odd() -> None:
    assert [warning.detail for warning in score_pile(PACK[1:50], PACK[0]).warnings] == [
        "A pile is whole tricks, so a multiple of four cards; this has 49.",
        "Twelve tricks are 48 cards, and nobody can win more; this has 49.",
    ]


@pytest.mark.parametrize(
    ("cards", "target", "faults"),
    [
        pytest.param("AS KS AS", "2S", ["duplicate-card pile/2 pile/0"], id="twice in the pile"),
        pytest.param("AS KS", "KS", ["duplicate-card target pile/1"], id="in the pile and the target"),
        pytest.param("A A A A", "A", ["five-of-a-rank target "], id="five aces with the target"),
        pytest.param("A AS AH AD AC", "2S", ["five-of-a-rank pile/4 "], id="five aces in the pile"),
    ],
)
def test_what_no_pack_holds_is_not_scored(cards: str, target: str, faults: list[str]) -> None:
    with pytest.raises(ImpossibleError) as refused:
        score_pile(pile(cards), read_card_or_rank(target))
    told = [
        f"{each.code} {'/'.join(map(str, each.at))} {'/'.join(map(str, each.first or ()))}"
        for each in refused.value.faults
    ]
    assert told == faults


@pytest.mark.parametrize(("points", "text"), [(240, "240"), (0, "0"), (-30, "−30")])
def test_a_figure_has_a_true_minus_sign(points: int, text: str) -> None:
    assert figure(points) == text


def extremes() -> dict[int, tuple[int, int]]:
    """By size of pile, 0 to 48 in fours: the least and the most it can score, over every pile and target there is.

    A pile is told by how many of each rank it has; ranks are added one by one, keeping the best and worst so far.
    """
    found: dict[int, tuple[int, int]] = {}
    for target in RANKS:
        so_far = {0: (0, 0)}
        for rank in RANKS:
            own = int(rank is target)
            step: dict[int, list[int]] = {}
            for (size, limits), count in product(so_far.items(), range(5 - own)):
                points = meld_points(rank, count + own, with_target=bool(own))
                step.setdefault(size + count, []).extend(limit + points for limit in limits)
            so_far = {size: (min(each), max(each)) for size, each in step.items()}
        for size in range(0, 49, 4):
            least, most = found.get(size, (0, 0))
            found[size] = min(least, so_far[size][0]), max(most, so_far[size][1])
    return found


def test_the_best_pile_scores_1280_with_40_cards_and_the_worst_minus_960_with_16_20_or_24() -> None:
    limits = extremes()
    assert (WORST, BEST) == (-960, 1280)
    assert min(least for least, _ in limits.values()) == WORST
    assert max(most for _, most in limits.values()) == BEST
    assert [size for size, (_, most) in limits.items() if most == BEST] == [40]
    assert [size for size, (least, _) in limits.items() if least == WORST] == [16, 20, 24]


def test_every_score_is_a_multiple_of_ten() -> None:
    assert all(meld_points(Rank(rank), count, with_target=target) % STEP == 0 for rank, count, target, _ in SHEET)


@given(st.sets(st.sampled_from(PACK), min_size=1), st.randoms(use_true_random=False))
def test_any_pile_scores_as_a_naive_second_scorer_says(shown: set[Card], chance: random.Random) -> None:
    cards = sorted(shown, key=str)
    chance.shuffle(cards)
    score = score_pile(cards[1:], cards[0])
    assert score.points == sum(line.points for line in score.lines) == naive_score(cards[1:], cards[0])
    in_lines = [card for line in score.lines for card in line.cards]
    assert sorted([*in_lines, *score.singles], key=str) == sorted(cards, key=str)
    assert sum(line.with_target for line in score.lines) == (cards[0] in in_lines)


@given(st.sets(st.sampled_from(PACK), min_size=1, max_size=20))
def test_giving_only_the_ranks_changes_no_points(shown: set[Card]) -> None:
    target, *won = sorted(shown, key=str)
    assert score_pile([card.rank for card in won], target.rank).points == score_pile(won, target).points
