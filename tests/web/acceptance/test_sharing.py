"""Check 15: links, QR codes and files carry the whole game."""

import json
import re
from collections.abc import Callable
from random import Random

import zxingcpp
from playwright.sync_api import expect

from tests.web.api import ask
from tests.web.hands import H
from tests.web.phone import KEY, MORE, NAMES, Phone

PickUp = Callable[..., Phone]


def test_15_a_link_opens_the_same_game_elsewhere(phone: Phone, pick_up: PickUp) -> None:
    phone.start(NAMES).play(H).points(10, -20, 0, 5).more("thrown").tap("#share")
    link = qr_text(phone)
    assert link.startswith(f"{phone.origin}/#g=")
    other = pick_up(path=link.removeprefix(phone.origin))
    assert other.page.url == f"{phone.origin}/"
    phone.fast(["header.top button.ib"])
    assert other.page.inner_html("main") == phone.page.inner_html("main")
    for row in range(3):
        for tab in (phone, other):
            tab.fast([f".row:nth-child({row + 1}) .open"])
        assert other.page.inner_html("main") == phone.page.inner_html("main")
        for tab in (phone, other):
            tab.fast(["header.top button.ib"])


def qr_text(phone: Phone) -> str:
    """What a camera reads from the QR code on the display."""
    side = int((phone.page.locator(".qr").get_attribute("viewBox") or "").split()[2])
    pixels = bytearray(b"\xff" * side * side * 16)
    for x, y in re.findall(r"M(\d+) (\d+)h1", phone.page.locator(".qr path").last.get_attribute("d") or ""):
        for line in range(4):
            at = (int(y) * 4 + line) * side * 4 + int(x) * 4
            pixels[at : at + 4] = b"\0\0\0\0"
    found = zxingcpp.read_barcodes(memoryview(pixels).cast("B", shape=[side * 4, side * 4]))
    assert len(found) == 1
    return str(found[0].text)


def test_15_a_damaged_link_is_said_and_nothing_is_stored(phone: Phone, pick_up: PickUp) -> None:
    phone.start(NAMES).play(H).tap("#share")
    path = qr_text(phone).removeprefix(phone.origin)
    chance = Random(15)
    other = pick_up()
    for at in chance.sample(range(4, len(path)), 12):
        broken = path[:at] + ("A" if path[at] != "A" else "B") + path[at + 1 :]
        other.page.evaluate("path => { location.hash = path.slice(1); }", broken)
        expect(other.page.locator('[data-notice="damaged"]')).to_be_visible()
        assert other.page.evaluate(f"localStorage.getItem('{KEY}')") is None
        assert other.page.url == f"{other.origin}/"
        other.page.locator('[data-notice="damaged"] button').tap()


def test_15_twelve_hands_take_at_most_400_characters(phone: Phone) -> None:
    phone.start(NAMES, goal=2000)
    for _ in range(12):
        phone.play(H)
    phone.tap("#share")
    assert len(qr_text(phone)) <= 400


def test_15_another_game_is_kept_unless_the_player_says_so(phone: Phone, pick_up: PickUp) -> None:
    phone.start(NAMES).play(H).tap("#share")
    path = qr_text(phone).removeprefix(phone.origin)
    other = pick_up().start(["Gus"]).points(0, 5, 5, 5)
    other.page.evaluate("path => { location.hash = path.slice(1); }", path)
    expect(other.page.locator('[data-notice="other"]')).to_contain_text("Yours has 1 hand, the link’s has 1 hand.")
    other.tap_text("Stay here")
    assert other.game()["players"][0] == "Gus"
    other.page.evaluate("path => { location.hash = path.slice(1); }", path)
    other.tap_text("Open it, keep both")
    assert [game["players"][0] for game in (other.game(), *other.doc()["state"]["book"]["past"])] == ["Ann", "Gus"]


def test_15_the_request_of_the_file_gives_the_same_totals(phone: Phone) -> None:
    phone.start(NAMES).play(H).points(10, -20, 0, 5).more("thrown")
    totals = phone.totals()
    phone.tap("#share")
    with phone.page.expect_download() as saving:
        phone.tap("#json")
    file = json.loads(saving.value.path().read_text())
    assert ask("/v1/apples/game", file["request"])["totals"] == totals
    phone.fast(["header.top button.ib"]).more("new")
    phone.fast([MORE, "#menu-restore"])
    phone.page.locator("#file").set_input_files(saving.value.path())
    expect(phone.page.locator(".totals")).to_be_visible()
    assert phone.totals() == totals
