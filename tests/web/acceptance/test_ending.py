"""Checks 13 and 14: points typed, and how a game ends."""

from tests.web.hands import H
from tests.web.phone import NAMES, Phone, pile_taps


def test_13_cards_and_points_in_one_hand(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter").fast([*pile_taps(H[1]), *pile_taps(H[2]), "#typed"])
    assert phone.page.locator("#next:disabled").count() == 1  # blank is not 0
    phone.fast(['[data-digit="1"]', '[data-digit="4"]'])
    assert phone.text(".typed .note") == "Dorothea: no score is 14. All are multiples of 5."
    phone.page.keyboard.type("e.x+")
    assert phone.text(".bignum") == "+14"
    phone.fast(['[data-digit="erase"]'] * 2 + ['[data-digit="0"]'])
    assert phone.page.locator("#next:enabled").count() == 1
    phone.fast(
        ['[data-digit="3"]', '[data-digit="sign"]', '[data-digit="sign"]', '[data-digit="sign"]', '[data-digit="5"]']
    )
    assert phone.text(".bignum") == "−35"
    phone.fast(["#next", *pile_taps(H[0])]).tap("#save")
    assert phone.totals() == [-120, 60, 140, -35]
    assert phone.page.locator('.row[data-mark="pen"]').count() == 1


def test_14_a_tie_play_on_and_rematch(phone: Phone) -> None:
    phone.start(NAMES).points(250, 250, 90, -20)
    assert phone.text("h1") == "Ann and Bo share the win"
    assert phone.texts(".stand .pl") == ["1", "1", "3", "4"]
    phone.tap("#playon").settle()
    assert phone.game()["goal"] == 500
    assert phone.text("#enter").startswith("Enter hand 2")
    phone.tap("#undo").settle()
    phone.tap("#rematch").settle()
    assert phone.totals() == [0, 0, 0, 0]
    assert "deals" in phone.texts(".tot")[1]
    phone.tap("#undo").settle()
    assert phone.text("h1") == "Ann and Bo share the win"


def test_14_an_edit_that_ends_the_game_earlier_keeps_the_later_hands(phone: Phone) -> None:
    phone.start(NAMES)
    for hand in ((200, 0, 0, 0), (0, 100, 0, 0), (0, 150, 0, 0)):
        phone.points(*hand)
    assert phone.text("h1") == "Bo wins with 250"
    phone.fast(
        ["header.top button.ib", ".row:first-child .open", "#edit", '[data-tab="0"]', *['[data-digit="erase"]'] * 3]
    )
    phone.fast([*(f'[data-digit="{digit}"]' for digit in "260"), "#next", "#save"]).settle()
    assert phone.text("h1") == "Ann wins with 260"
    phone.fast(["header.top button.ib"])
    assert phone.totals() == [260, 0, 0, 0]
    assert phone.page.locator(".row").count() == 3
    assert phone.texts(".afternote") == ["after the end, not counted"] * 2
