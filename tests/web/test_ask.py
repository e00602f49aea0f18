"""The table's disputes: cards are tapped, the service judges, the page words it in the language chosen."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.web.hands import H
from tests.web.phone import NAMES, Phone, key

PickUp = Callable[..., Phone]


def cards(*tokens: str) -> list[str]:
    """The taps of some cards: the suit, then the rank."""
    return [tap for token in tokens for tap in (f'[data-suit="{token[-1]}"]', f'[data-card="{token}"]')]


def test_was_that_legal_one_tap_from_the_sheet(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter", key("K"))
    phone.page.get_by_role("button", name="Back to the score sheet").tap()
    phone.tap("#ask")
    phone.fast([*cards("5C"), '[data-slot="hand"]', *cards("KC", "2C", "9H"), '[data-slot="card"]', *cards("9H")])
    expect(phone.page.locator("#verdict")).to_contain_text("Not legal.")
    assert "Clubs were led and the hand has some" in phone.text("#verdict")
    assert "May be played: K♣ 2♣" in phone.text("#verdict")
    phone.fast(cards("2C"))
    expect(phone.page.locator("#verdict")).to_contain_text("Legal.")
    phone.page.get_by_role("button", name="Back", exact=True).tap()
    assert phone.text("#enter").startswith("Go on with hand 1")


def test_who_wins_this_trick_by_name(phone: Phone) -> None:
    phone.start(NAMES).tap("#ask", '[data-choice="trick"]', '[data-trump="H"]')
    phone.fast([*cards("5C", "KC", "2H", "9C"), ".chips .chip:nth-child(2)"])  # Bo led
    expect(phone.page.locator("#verdict")).to_contain_text("Dorothea wins with 2♥.")


def test_may_i_bid_that(phone: Phone) -> None:
    phone.start(NAMES).tap("#ask", '[data-choice="bid"]')
    hand = ["AS", "KS", "QS", "JH", "10H", "9H", "8H", "7D", "6D", "5D", "4C", "3C", "2C"]
    phone.fast([*cards(*hand), *cards("2S"), '[data-slot="call"]', *cards("4S")])
    expect(phone.page.locator("#verdict")).to_contain_text("may not name more cards than the bidder holds")
    assert "May be called: pass, 3♠" in phone.text("#verdict")
    phone.fast(cards("2C"))
    expect(phone.page.locator("#verdict")).to_contain_text("must be higher than the highest so far")


def test_the_verdict_is_worded_in_the_language_chosen(phone: Phone) -> None:
    phone.start(NAMES).more("lang")
    phone.fast(['[data-lang="fr"]', "header.top button.ib", "#ask"])
    phone.fast([*cards("5C"), '[data-slot="hand"]', *cards("KC", "9H"), '[data-slot="card"]', *cards("9H")])
    expect(phone.page.locator("#verdict")).to_contain_text("On a demandé trèfle, et la main en a : il faut fournir.")


def test_without_a_network_it_says_so(phone: Phone) -> None:
    phone.start(NAMES).tap("#ask")
    phone.page.context.set_offline(offline=True)
    phone.fast(['[data-slot="hand"]', *cards("KC")])
    expect(phone.page.get_by_role("alert")).to_contain_text("needs the network, and there is none")
    phone.page.context.set_offline(offline=False)
    phone.tap_text("Try again")
    expect(phone.page.locator("#verdict")).to_contain_text("So far so good.")


def test_a_card_lies_in_one_place_only(phone: Phone) -> None:
    phone.start(NAMES).tap("#ask")
    phone.fast([*cards("5C"), '[data-slot="hand"]', *cards("5C")])
    assert phone.doc()["state"]["ask"]["hand"] == []


def test_a_shortcut_opens_it_and_foreign_parameters_do_not_disturb(
    pick_up: PickUp, profile: Callable[..., BrowserContext]
) -> None:
    context = profile()
    pick_up(context, "/?utm_source=chat&fbclid=1#top").start(NAMES).play(H)
    assert pick_up(context, "/?go=ask").text("h1") == "Ask the rules"
