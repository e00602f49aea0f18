"""Where the 52 cards of a hand went."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.accounting import account, caution_results
from service.apples.results import Counted, Result, Winnings, seat_points
from service.cards import PACK, Card, read_card_or_rank
from tests.rules.apples.reading import pile, written

SUITS = {suit: [str(card) for card in PACK if str(card).endswith(suit)] for suit in "SCDH"}


def won(name: str, cards: str, target: str) -> Winnings:
    return Winnings(name, pile(cards), read_card_or_rank(target))


def whole_hand(**changes: str) -> list[Result]:
    """Everyone has won a suit, its ace as the target; ``changes`` are other piles by name."""
    return [
        won(name, changes.get(name, " ".join(SUITS[suit][1:])), f"A{suit}")
        for name, suit in zip(("Ann", "Bo", "Chidi", "Dora"), "SCDH", strict=True)
    ]


KINGS_DOWN = " ".join(SUITS["S"][1:])


@pytest.mark.parametrize(
    ("changes", "missing", "repeated"),
    [
        pytest.param({}, "", [], id="all 52 in one place each"),
        pytest.param({"Ann": KINGS_DOWN.replace("KS ", "")}, "KS", [], id="one missing"),
        pytest.param(
            {"Ann": KINGS_DOWN + " AH"}, "", ["AH 0,3 at 3/target"], id="a card with two players, once a target"
        ),
        pytest.param({"Ann": KINGS_DOWN.replace("KS", "KC")}, "KS", ["KC 0,1 at 1/pile/0"], id="one for another"),
        pytest.param({"Ann": KINGS_DOWN.replace("KS", "K")}, "", [], id="a bare king among the kings: four by number"),
        pytest.param(
            {"Ann": KINGS_DOWN.replace("KS", "K K")},
            "",
            ["K 0,1,2,3 at 3/pile/0"],
            id="a fifth king, nobody knows which",
        ),
        pytest.param(
            {"Ann": KINGS_DOWN.replace("KS ", "").replace("2S", "2")},
            "KS",
            [],
            id="only ranks with a bare card are counted",
        ),
        pytest.param(
            {"Ann": "7", "Bo": SUITS["C"][1]},
            "QS JS 10S 9S 8S 6S 5S 4S 3S 2S QC JC 10C 9C 8C 6C 5C 4C 3C 2C KS 7",
            [],
            id="bare sevens: one missing by number",
        ),
        pytest.param(
            {"Dora": KINGS_DOWN, "Ann": "K"},
            "QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H",
            [],
            id="four kings by number, the king of hearts not among them",
        ),
    ],
)
def test_the_cards_of_a_hand_are_accounted_for(changes: dict[str, str], missing: str, repeated: list[str]) -> None:
    accounted = account(whole_hand(**changes))
    assert sorted(written(accounted.missing).split()) == sorted(missing.split())
    assert [
        f"{each.card} {','.join(map(str, each.players))} at {'/'.join(map(str, each.at))}"
        for each in accounted.repeated
    ] == repeated
    assert accounted.accounted == (not missing and not repeated)


def test_two_missing_sevens_are_named_twice_when_one_is_given_without_its_suit() -> None:
    hand = whole_hand(
        Ann=KINGS_DOWN.replace("7S", "7"),
        Bo=" ".join(SUITS["C"][1:]).replace("7C ", ""),
        Chidi=" ".join(SUITS["D"][1:]).replace("7D ", ""),
    )
    assert written(account(hand).missing) == "7 7"


def test_missing_cards_are_sorted_and_bare_ranks_come_last() -> None:
    hand = whole_hand(Ann="2", Bo="K", Chidi="3D", Dora="5H")
    told = written(account(hand).missing).split()
    assert told[-6:] == ["K", "K", "K", "2", "2", "2"]
    exact = [card for card in map(str, PACK) if card in told]
    assert told[:-6] == exact


def test_repeated_cards_come_in_the_order_of_the_pack_and_bare_ranks_last() -> None:
    hand = [won("Ann", "2H AS K K", "9S"), won("Bo", "AS 2H K K K", "8S")]
    assert [str(each.card) for each in account(hand).repeated] == ["AS", "2H", "K"]
    assert [each.at for each in account(hand).repeated] == [(1, "pile", 0), (1, "pile", 1), (1, "pile", 4)]


def test_a_card_that_three_players_have_is_told_once_at_its_second_place() -> None:
    (repeat,) = account([won("Ann", "AS", "2H"), won("Bo", "AS", "3H"), won("Chidi", "AS", "4H")]).repeated
    assert (str(repeat.card), repeat.players, repeat.at) == ("AS", [0, 1, 2], (1, "pile", 0))


def test_a_card_twice_is_one_card_when_a_rank_is_counted() -> None:
    hand = [won("Ann", "AS A A", "2H"), won("Bo", "AS", "3H")]
    assert [str(each.card) for each in account(hand).repeated] == ["AS"]
    assert written(card for card in account(hand).missing if str(card) == "A") == "A"


@given(st.permutations(PACK), st.lists(st.integers(0, 48), min_size=3, max_size=3))
def test_however_the_pack_is_won_it_is_accounted_for(cards: list[Card], cuts: list[int]) -> None:
    edges = [0, *sorted(cuts), 48]
    results = [Winnings(str(k), cards[edges[k] : edges[k + 1]], cards[48 + k]) for k in range(4)]
    assert account(results).accounted
    by_rank = [
        Winnings(each.name, [card.rank for card in cards[edges[k] : edges[k + 1]]], each.target)
        for k, each in enumerate(results)
    ]
    assert account(by_rank).accounted


def test_points_are_seated_by_name_however_it_is_spelt() -> None:
    results: list[Result] = [won("bo", "AS AH", "KS"), Counted("ANN", -20)]
    assert seat_points(["Ann", "Bo"], results) == (-20, 30)


def test_a_hand_thrown_in_scores_nothing_for_anybody() -> None:
    assert seat_points(["Ann", "Bo", "Chidi", "Dora"], []) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("points", "details"),
    [
        (30, []),
        (0, []),
        (-240, []),
        (25, ["Every score is a multiple of 10; Ann's 25 is none."]),
        (-5, ["Every score is a multiple of 10; Ann's −5 is none."]),
    ],
)
def test_points_counted_at_the_table_are_multiples_of_ten_or_there_is_a_warning(
    points: int, details: list[str]
) -> None:
    warnings = Counted("Ann", points).warnings
    assert [each.detail for each in warnings] == details
    assert {(each.code, each.at) for each in warnings} <= {("not-multiple-of-ten", ("points",))}


def test_what_is_odd_about_a_hand_is_told_by_position() -> None:
    results: list[Result] = [
        Counted("Ann", 15),
        won("Bo", "AS AH", "KS"),
        Counted("Chidi", 5),
        won("Dora", "AH 2S 3S 4S", "AS"),
    ]
    assert [(each.code, each.at, each.detail) for each in caution_results(results, ("rounds", 3))] == [
        (
            "not-multiple-of-ten",
            ("rounds", 3, "players", 0, "points"),
            "Every score is a multiple of 10; Ann's 15 is none.",
        ),
        (
            "not-multiple-of-four",
            ("rounds", 3, "players", 1, "pile"),
            "A pile is whole tricks, so a multiple of four cards; this has 2.",
        ),
        (
            "not-multiple-of-ten",
            ("rounds", 3, "players", 2, "points"),
            "Every score is a multiple of 10; Chidi's 5 is none.",
        ),
        (
            "card-repeated",
            ("rounds", 3, "players", 3, "pile", 0),
            "AH is with Bo and Dora; the pack does not have so many.",
        ),
        (
            "card-repeated",
            ("rounds", 3, "players", 3, "target"),
            "AS is with Bo and Dora; the pack does not have so many.",
        ),
    ]


def test_nothing_is_odd_about_a_whole_hand() -> None:
    tricks = [won(name, f"{' '.join(suit[1:])}", suit[0]) for name, suit in zip("ABCD", SUITS.values(), strict=True)]
    assert caution_results(tricks) == []
