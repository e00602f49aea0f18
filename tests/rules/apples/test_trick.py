"""Tricks: what may be played, and who wins."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.trick import Trick, describe_revoke, judge_play, legal_cards
from service.cards import PACK, SUITS, Card, Suit, read_card
from tests.rules.apples.naive import naive_winner
from tests.rules.apples.reading import broken, cards, written

S, C, D, H = SUITS
TRUMPS = [None, *SUITS]
SOME_CARDS = st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True)


@pytest.mark.parametrize(
    ("text", "trump", "winner"),
    [
        pytest.param("KC 2C 3C AC", None, 3, id="the highest of the suit led"),
        pytest.param("2C AS KH AD", None, 0, id="aces of other suits win nothing"),
        pytest.param("2C AS KH AD", H, 2, id="the only trump"),
        pytest.param("2C 3S 5S 4S", S, 2, id="the highest trump, not the first"),
        pytest.param("AS 2C KS 3D", C, 1, id="the lowest trump beats the ace led"),
        pytest.param("2S AS 3H 4H", S, 1, id="trumps led: the highest trump"),
        pytest.param("10H 9H JH 2H", None, 2, id="jack over ten"),
        pytest.param("9H 10H 2H 3H", None, 1, id="ten over nine, by rank and not by its first letter"),
        pytest.param("QD KD AD 2S", H, 2, id="no trump played"),
        pytest.param("2D", None, 0, id="the first card alone"),
        pytest.param("2D 3D", S, 1, id="two cards so far"),
    ],
)
def test_trick_winner(text: str, trump: Suit | None, winner: int) -> None:
    trick = Trick(tuple(cards(text)), trump)
    assert (trick.winner, trick.card) == (winner, cards(text)[winner])


@pytest.mark.parametrize(("leader", "winner"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_play_turn_goes_clockwise_from_the_leader(leader: int, winner: int) -> None:
    assert Trick(tuple(cards("KC 2C 3C AC")), None, leader).winner == winner


@pytest.mark.parametrize(
    ("text", "trump", "ruffed", "complete"),
    [
        pytest.param("KC 2D 3C AC", D, True, True, id="a trump wins clubs"),
        pytest.param("KD 2D 3C AC", D, False, True, id="trumps were led: no ruff"),
        pytest.param("KC 2D 3C AC", None, False, True, id="a discard is no ruff"),
        pytest.param("KC 2D 3C", D, True, False, id="three cards so far"),
    ],
)
def test_a_trick_says_whether_it_is_ruffed_and_complete(
    text: str, trump: Suit | None, *, ruffed: bool, complete: bool
) -> None:
    trick = Trick(tuple(cards(text)), trump)
    assert (trick.ruffed, trick.complete, trick.led) == (ruffed, complete, cards(text)[0].suit)


@pytest.mark.parametrize("trump", TRUMPS, ids=str)
def test_a_sample_of_all_tricks_is_won_as_a_naive_second_function_says(trump: Suit | None) -> None:
    chance = random.Random(f"tricks {trump}")
    for _ in range(4000):
        played = tuple(chance.sample(PACK, chance.randint(1, 4)))
        assert Trick(played, trump).winner == naive_winner(played, trump)


@given(SOME_CARDS, st.sampled_from(TRUMPS), st.integers(0, 3))
def test_the_winning_card_is_of_the_suit_led_or_a_trump_and_nothing_played_beats_it(
    played: list[Card], trump: Suit | None, leader: int
) -> None:
    trick = Trick(tuple(played), trump, leader)
    assert trick.card.suit in {played[0].suit, trump}
    assert played[(trick.winner - leader) % 4] == trick.card
    assert trick.ruffed == (trick.card.suit is not played[0].suit)
    if trump and any(card.suit is trump for card in played):
        assert trick.card.suit is trump


@pytest.mark.parametrize(
    ("hand", "trick", "card", "expected"),
    [
        pytest.param("AS KC", "", "AS", [], id="play.free: the leader plays anything"),
        pytest.param("KC 2C 3D", "4C", "2C", [], id="play.follow: the suit led"),
        pytest.param("KC 2C 3D", "4C", "3D", ["play.follow at card"], id="play.follow: another suit while holding it"),
        pytest.param("KC 2C 3D", "4H", "3D", [], id="play.follow: anything without the suit led"),
        pytest.param("KC 2C 3D", "4H 5D 6C", "KC", [], id="play.follow: only the first card counts"),
        pytest.param("KC 2C", "4C", "3C", ["play.own at card"], id="play.own: a card of the suit, but not held"),
        pytest.param("KC 2C", "", "3C", ["play.own at card"], id="play.own: leading a card not held"),
        pytest.param(
            "KC 2C", "4C", "3D", ["play.own at card", "play.follow at card"], id="both, in the order of the rules"
        ),
        pytest.param("KC 2C", "4H", "3D", ["play.own at card"], id="not held, and nothing to follow with"),
    ],
)
def test_a_play_breaks_the_rules_it_breaks(hand: str, trick: str, card: str, expected: list[str]) -> None:
    assert broken(judge_play(cards(hand), cards(trick), read_card(card))) == expected


def test_a_violation_says_what_could_have_been_played() -> None:
    own, follow = judge_play(cards("2C 3H KC"), cards("4C"), read_card("3D"), ("tricks", 0, 1))
    assert (own.detail, own.at) == ("3D is not in the hand.", ("tricks", 0, 1))
    assert (follow.detail, follow.at) == ("Clubs were led and you hold KC and 2C.", ("tricks", 0, 1))
    assert judge_play(cards("2C 3H"), cards("4C 9H"), read_card("3H"))[0].detail == "Clubs were led and you hold 2C."


@pytest.mark.parametrize(
    ("held", "detail"),
    [
        ("2S", "Spades were led and you hold 2S."),
        ("2S AS", "Spades were led and you hold AS and 2S."),
        ("2S AS 10S", "Spades were led and you hold AS, 10S and 2S."),
    ],
)
def test_a_revoke_names_every_card_that_had_to_follow(held: str, detail: str) -> None:
    assert describe_revoke(S, cards(held)) == detail


@pytest.mark.parametrize(
    ("hand", "trick", "legal"),
    [
        ("2C AS KC", "", "AS KC 2C"),
        ("2C AS KC", "3C", "KC 2C"),
        ("2C AS KC", "3H", "AS KC 2C"),
        ("2C AS KC", "3S 4C", "AS"),
    ],
)
def test_the_legal_cards_are_offered_sorted(hand: str, trick: str, legal: str) -> None:
    assert written(legal_cards(cards(hand), cards(trick))) == legal


@given(st.sets(st.sampled_from(PACK), min_size=4, max_size=16), st.integers(0, 3))
def test_some_card_may_always_be_played_and_every_other_is_refused(shown: set[Card], played: int) -> None:
    trick, hand = sorted(shown, key=str)[:played], sorted(shown, key=str)[played:]
    legal = legal_cards(hand, trick)
    assert legal
    for card in PACK:
        assert (card in legal) == (not judge_play(hand, trick, card))
        assert card in hand or card not in legal
