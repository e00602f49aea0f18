"""What only looks like a card is told the card it was meant to be."""

import pytest

from service.cards import CARDS_BY_TOKEN
from service.lookalikes import meant_card


@pytest.mark.parametrize(
    ("token", "meant"),
    [
        pytest.param("AS\n", "AS", id="a trailing newline"),
        pytest.param(" 10 H ", "10H", id="spaces around and inside"),
        pytest.param("ＡＳ", "AS", id="full-width"),
        pytest.param("１０Ｈ", "10H", id="full-width figures"),
        pytest.param("𝐊𝐂", "KC", id="mathematical letters"),
        pytest.param("A\u00a0S", "AS", id="a hard space"),
        pytest.param("А♠", "AS", id="Cyrillic A"),
        pytest.param("КС", "KC", id="Cyrillic Ka and Es"),
        pytest.param("ТН", "10H", id="Cyrillic Te and En"),
        pytest.param("ЈЅ", "JS", id="Cyrillic Je and Dze"),
        pytest.param("ас", "AC", id="small Cyrillic letters"),
        pytest.param("т♥", "10H", id="small Cyrillic te"),
        pytest.param("кѕ", "KS", id="small Cyrillic ka and dze"),
        pytest.param("ј♦", "JD", id="small Cyrillic je"),
        pytest.param("ΑΗ", "AH", id="Greek alpha and eta"),
        pytest.param("Κ♣", "KC", id="Greek kappa"),
        pytest.param("Τ♦", "10D", id="Greek tau"),
        pytest.param("A❤", "AH", id="the emoji heart"),
        pytest.param("❤\ufe0f10", "10H", id="the emoji heart with its selector, first"),
        pytest.param("Ace of Spades", "AS", id="words"),
        pytest.param("10 of hearts", "10H", id="a figure and words"),
        pytest.param("\u212aH", "KH", id="the kelvin sign"),
    ],
)
def test_the_card_that_was_meant_is_found(token: str, meant: str) -> None:
    assert token not in CARDS_BY_TOKEN
    assert str(meant_card(token)) == meant


@pytest.mark.parametrize(
    "token", ["", "A", "1S", "11S", "joker", "🃏", "🂬", "AS AH", "Б♠", "X" * 41, "A" + " " * 39 + "S"]
)
def test_what_is_not_like_any_card_is_not_guessed_at(token: str) -> None:
    assert meant_card(token) is None


def test_forty_characters_are_looked_through() -> None:
    assert str(meant_card("A" + " " * 38 + "S")) == "AS"
