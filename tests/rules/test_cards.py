"""Every way of writing a card is read, and nothing else is."""

import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.cards import (
    CARDS_BY_TOKEN,
    PACK,
    RANKS,
    RANKS_BY_TOKEN,
    SUITS,
    SUITS_BY_TOKEN,
    Card,
    Rank,
    Suit,
    UnreadableError,
    read_card,
    read_card_or_rank,
    read_suit,
    sort_cards,
)

# A second statement of the grammar, as a pattern instead of a table.
RANK, SUIT = "(?:10|[AKQJTakqjt02-9])", "(?:[SCDHscdh]|[♠♤♣♧♦♢♥♡][\ufe0e\ufe0f]?)"
GRAMMAR = re.compile(f"{RANK}{SUIT}|{SUIT}{RANK}|[🂡-🂫🂭🂮🂱-🂻🂽🂾🃁-🃋🃍🃎🃑-🃛🃝🃞]")


@pytest.mark.parametrize(
    ("token", "written"),
    [
        pytest.param("AS", "AS", id="as it is written back"),
        pytest.param("10H", "10H", id="ten in full"),
        pytest.param("TH", "10H", id="T for ten"),
        pytest.param("th", "10H", id="small letters"),
        pytest.param("0H", "10H", id="0 for ten, as other card services write it"),
        pytest.param("S10", "10S", id="suit first"),
        pytest.param("d2", "2D", id="suit first, small"),
        pytest.param("♥10", "10H", id="symbol first"),
        pytest.param("K♣", "KC", id="black symbol"),
        pytest.param("K♧", "KC", id="white symbol"),
        pytest.param("Q♦\ufe0f", "QD", id="symbol with the emoji selector"),
        pytest.param("♤\ufe0eJ", "JS", id="white symbol with the text selector, first"),
        pytest.param("🂡", "AS", id="U+1F0A1 ace of spades"),
        pytest.param("🂺", "10H", id="U+1F0BA ten of hearts"),
        pytest.param("🂫", "JS", id="U+1F0AB jack: before the knight"),
        pytest.param("🂭", "QS", id="U+1F0AD queen: after the knight, not a king"),
        pytest.param("🂮", "KS", id="U+1F0AE king"),
        pytest.param("🂱", "AH", id="U+1F0B1 hearts come second in Unicode"),
        pytest.param("🃁", "AD", id="U+1F0C1 diamonds third"),
        pytest.param("🃞", "KC", id="U+1F0DE clubs last"),
    ],
)
def test_a_card_is_read_in_every_notation(token: str, written: str) -> None:
    assert str(read_card(token)) == written
    assert read_card_or_rank(token) is read_card(token)


@pytest.mark.parametrize(
    "token",
    [
        pytest.param("", id="nothing"),
        pytest.param("A", id="a rank alone"),
        pytest.param("S", id="a suit alone"),
        pytest.param("AS ", id="a space after"),
        pytest.param(" AS", id="a space before"),
        pytest.param("A S", id="a space between"),
        pytest.param("AS\n", id="a trailing newline"),
        pytest.param("AS\0", id="a NUL"),
        pytest.param("ASAH", id="two cards joined"),
        pytest.param("ASS", id="two suits"),
        pytest.param("1S", id="1 is no rank: ten lacks its 0"),
        pytest.param("11S", id="11"),
        pytest.param("010S", id="010"),
        pytest.param("100S", id="100"),
        pytest.param("ТH", id="Cyrillic Te for T"),
        pytest.param("АS", id="Cyrillic A"),
        pytest.param("ΑS", id="Greek alpha"),
        pytest.param("KС", id="Cyrillic Es for clubs"),
        pytest.param("ＡＳ", id="full-width letters"),
        pytest.param("２S", id="full-width 2"),
        pytest.param("٢S", id="Arabic-Indic 2"),
        pytest.param("K\u017f", id="long s folds to S"),
        pytest.param("\u212aH", id="the kelvin sign folds to k"),
        pytest.param("🃟", id="joker U+1F0DF"),
        pytest.param("🃏", id="joker U+1F0CF"),
        pytest.param("🂿", id="red joker U+1F0BF"),
        pytest.param("🂠", id="card back"),
        pytest.param("🂬", id="knight of spades"),
        pytest.param("🂼", id="knight of hearts"),
        pytest.param("🃌", id="knight of diamonds"),
        pytest.param("🃜", id="knight of clubs"),
        pytest.param("A❤", id="emoji heart U+2764"),
        pytest.param("A❤\ufe0f", id="emoji heart with selector"),
        pytest.param("A♠\ufe0f\ufe0f", id="two selectors"),
        pytest.param("A\ufe0f♠", id="a selector on the rank"),
        pytest.param("AS\ufe0f", id="a selector on a letter"),
        pytest.param("🂡\ufe0f", id="a selector on a card character"),
        pytest.param("AS\u200d", id="a joiner"),
        pytest.param("\ufeffAS", id="a byte order mark"),
        pytest.param("joker", id="joker"),
        pytest.param("ace of spades", id="words"),
        pytest.param("??", id="a card not seen"),
    ],
)
def test_what_is_no_card_is_refused_whole(token: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_card(token)
    assert str(refused.value) == token


def test_every_token_of_the_grammar_reads_as_its_card_and_there_are_no_others() -> None:
    ranks = {"A": "Aa", "K": "Kk", "Q": "Qq", "J": "Jj", **{str(n): str(n) for n in range(2, 10)}}
    written = {rank: [*tokens] for rank, tokens in ranks.items()} | {"10": ["10", "T", "t", "0"]}
    suits = {"S": "Ss♠♤", "C": "Cc♣♧", "D": "Dd♦♢", "H": "Hh♥♡"}
    expected = {}
    for (rank, rank_tokens), (suit, marks) in product(written.items(), suits.items()):
        for one, mark, selector in product(rank_tokens, marks, ["", "\ufe0e", "\ufe0f"]):
            if selector and mark.isascii():
                continue
            expected[one + mark + selector] = expected[mark + selector + one] = rank + suit
    for start, suit in ((0x1F0A1, "S"), (0x1F0B1, "H"), (0x1F0C1, "D"), (0x1F0D1, "C")):
        for offset, rank in enumerate(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "-", "Q", "K"]):
            expected[chr(start + offset)] = rank + suit
    expected = {token: card for token, card in expected.items() if not card.startswith("-")}
    assert {token: str(card) for token, card in CARDS_BY_TOKEN.items()} == expected
    assert len(expected) == 20 * 32 * 2 + 52


def test_of_all_single_characters_52_are_cards_19_are_ranks_and_16_are_suits() -> None:
    characters = [chr(point) for point in range(0x110000)]
    assert sum(character in CARDS_BY_TOKEN for character in characters) == 52
    assert "".join(filter(RANKS_BY_TOKEN.__contains__, characters)) == "023456789AJKQTajkqt"
    assert sorted(filter(SUITS_BY_TOKEN.__contains__, characters)) == sorted("SCDHscdh♠♤♣♧♦♢♥♡")


def test_every_short_text_is_a_card_exactly_if_the_grammar_says_so() -> None:
    alphabet = "AakT10923SsHh♠♡\ufe0e\ufe0f 🂡🂬\n"
    for length in range(1, 4):
        for characters in product(alphabet, repeat=length):
            token = "".join(characters)
            assert (token in CARDS_BY_TOKEN) == bool(GRAMMAR.fullmatch(token)), token


@given(st.text(max_size=4))
def test_any_text_is_a_card_exactly_if_the_grammar_says_so(token: str) -> None:
    assert (token in CARDS_BY_TOKEN) == bool(GRAMMAR.fullmatch(token))


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_reads_back_as_written(card: Card) -> None:
    assert read_card(str(card)) is card


@pytest.mark.parametrize(
    ("token", "rank"),
    [
        ("A", Rank.ACE),
        ("k", Rank.KING),
        ("10", Rank.TEN),
        ("T", Rank.TEN),
        ("t", Rank.TEN),
        ("0", Rank.TEN),
        ("2", Rank.TWO),
    ],
)
def test_a_bare_rank_is_read_where_suits_do_not_matter(token: str, rank: Rank) -> None:
    assert read_card_or_rank(token) is rank


@pytest.mark.parametrize("token", ["1", "11", "", "S", "１０", "a2", "B"])
def test_what_is_neither_card_nor_rank_is_refused(token: str) -> None:
    with pytest.raises(UnreadableError):
        read_card_or_rank(token)


@pytest.mark.parametrize(
    ("tokens", "suit"),
    [
        ("S s ♠ ♤ ♠\ufe0e ♤\ufe0f spades SPADES Spade spade", Suit.SPADES),
        ("C c ♣ ♧ ♣\ufe0f ♧\ufe0e clubs Club", Suit.CLUBS),
        ("D d ♦ ♢ ♦\ufe0e ♢\ufe0f diamonds dIAMOND", Suit.DIAMONDS),
        ("H h ♥ ♡ ♥\ufe0f ♡\ufe0e hearts HEART", Suit.HEARTS),
    ],
)
def test_a_suit_is_read_as_letter_symbol_or_name(tokens: str, suit: Suit) -> None:
    assert {read_suit(token) for token in tokens.split()} == {suit}


@pytest.mark.parametrize(
    "token", ["", "N", "NT", "spadess", "spa", "❤", "♠♠", " S", "heart\u017f", "cluB\n", "pique", "ſ"]
)
def test_what_is_no_suit_is_refused(token: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_suit(token)
    assert str(refused.value) == token


def test_the_pack_has_52_cards_sorted_by_suit_and_rank() -> None:
    assert " ".join(map(str, PACK[:14])) == "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AC"
    assert [str(card) for card in PACK[25::13]] == ["2C", "2D", "2H"]
    assert len(PACK) == len(set(PACK)) == len(set(map(str, PACK))) == 52


def test_cards_suits_rank_spades_clubs_diamonds_hearts() -> None:
    assert "".join(map(str, SUITS)) == "SCDH"
    assert Suit.SPADES > Suit.CLUBS > Suit.DIAMONDS > Suit.HEARTS
    assert not Suit.HEARTS > Suit.HEARTS
    assert not Suit.HEARTS < Suit.HEARTS
    assert [suit.order for suit in SUITS] == [0, 1, 2, 3]
    assert [suit.word for suit in SUITS] == ["spades", "clubs", "diamonds", "hearts"]


def test_cards_ranks_go_from_ace_to_two() -> None:
    assert " ".join(map(str, RANKS)) == "A K Q J 10 9 8 7 6 5 4 3 2"
    assert sorted(RANKS, reverse=True) == list(RANKS)
    assert Rank.ACE >= Rank.ACE > Rank.KING
    assert not Rank.ACE < Rank.ACE
    assert [rank.order for rank in RANKS] == list(range(13))


def test_cards_have_names_for_reading_aloud() -> None:
    assert [read_card(token).words for token in ("AS", "10H", "2D", "JC")] == [
        "ace of spades",
        "10 of hearts",
        "2 of diamonds",
        "jack of clubs",
    ]
    assert [rank.plural for rank in RANKS] == (
        [
            "aces",
            "kings",
            "queens",
            "jacks",
            "tens",
            "nines",
            "eights",
            "sevens",
            "sixes",
            "fives",
            "fours",
            "threes",
            "twos",
        ]
    )
    assert Rank.SIX.word == "six"


@given(st.permutations(PACK))
def test_sorting_cards_restores_the_order_of_the_pack(shuffled: list[Card]) -> None:
    assert sort_cards(shuffled) == list(PACK)
    assert sort_cards(iter(shuffled[:5])) == sorted(shuffled[:5], key=PACK.index)


@pytest.mark.parametrize("members", [SUITS, RANKS], ids=["suits", "ranks"])
def test_what_comes_first_is_the_higher(members: tuple[Suit, ...] | tuple[Rank, ...]) -> None:
    places = range(len(members))
    for mine, theirs in product(places, places):
        one, other = members[mine], members[theirs]
        assert (one < other, one <= other, one > other, one >= other) == (  # type: ignore[operator]
            mine > theirs,
            mine >= theirs,
            mine < theirs,
            mine <= theirs,
        )


def test_a_card_is_one_object_and_none_other_is_the_same() -> None:
    assert Card(Rank.ACE, Suit.SPADES) != read_card("AS")
