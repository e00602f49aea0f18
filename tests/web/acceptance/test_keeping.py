"""Checks 9 to 12: nothing typed is lost, and everything can be undone or put right."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.hands import H_POINTS, H
from tests.web.phone import NAMES, Phone, key, singles, taps_of


def test_09_reloading_after_any_tap_loses_nothing(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter")
    states = [phone.page.inner_html("main")]
    for tap in taps_of(H):
        phone.tap(tap)
        before = phone.page.inner_html("main")
        assert phone.reload().page.inner_html("main") == before, tap
        states.append(before)
    phone.tap("#undo")
    assert phone.page.inner_html(".pad") == _pad(states[-2])
    phone.tap("#redo" if phone.page.locator("#redo").count() else "#save").tap("#save")
    assert phone.reload().totals() == [*H_POINTS]


def _pad(html: str) -> str:
    """The keypad of a screen, Redo being possible now."""
    found = re.search(r'<div class="pad">(.*?)</div>(?=<section)', html)
    assert found
    return found[1].replace('id="redo" disabled=""', 'id="redo"')


def test_10_undo_to_the_first_state_and_redo_to_the_last(phone: Phone) -> None:
    seen: dict[int, Any] = {}

    def note() -> None:
        doc = phone.doc()
        seen[len(doc["past"])] = doc["state"]

    phone.name(0, "Ann")
    note()
    steps: list[Callable[[], object]] = [
        phone.start,
        lambda: phone.play(H),
        lambda: phone.points(10, 20, 30, -40),
        phone.page.locator(".row .open").first.tap,
        lambda: phone.tap("#edit", '[data-tab="3"]', key("A"), singles(3), "#save").settle(),
        phone.page.locator(".row .open").last.tap,
        lambda: phone.more("delete"),
        lambda: phone.more("players"),
        lambda: phone.name(1, "Bo"),
        lambda: phone.tap("#done"),
        lambda: phone.more("new"),
        lambda: phone.tap("#start").settle(),
    ]
    for step in steps:
        step()
        note()
    last = max(seen)
    assert last > 40
    for at in (*range(last - 1, -1, -1), *range(1, last + 1)):
        undoing = at < last and len(phone.doc()["past"]) > at
        phone.page.keyboard.press("Control+z" if undoing else "Control+y")
        state = phone.doc()["state"]
        assert state["book"] == seen.get(at, state)["book"], at
        seen.setdefault(at, state)
    assert phone.doc()["state"] == seen[last]
    assert phone.doc()["future"] == []


def test_11_an_edit_changes_its_hand_only_and_everything_that_follows(phone: Phone) -> None:
    phone.start(NAMES)
    for hand in ((100, 0, 0, 0), (10, 90, 0, 0), (0, 5, 0, -5), (0, 0, 20, 0)):
        phone.points(*hand)
    rows = phone.texts(".row .p")
    before = phone.game()
    _open_and_leave(phone, phone.page.get_by_role("button", name="Back").first.tap)
    assert phone.game() == before
    _open_and_leave(phone, lambda: phone.tap("#leave"))
    assert phone.game() == before
    phone.page.locator(".row .open").first.tap()
    phone.tap("#edit", '[data-tab="0"]', '[data-digit="erase"]').reload()
    assert phone.game()["hands"] == before["hands"]
    phone.tap('[data-digit="erase"]', '[data-digit="erase"]', '[data-digit="0"]', "#next")
    assert "Bo now leads instead of Ann" in " ".join(phone.texts(".rev .note"))
    phone.tap("#save").settle()
    for _ in range(2):
        assert phone.totals() == [10, 95, 20, -5]
        assert phone.texts(".row .p")[4:] == rows[4:]
        assert "leads" in phone.texts(".tot")[1]
        phone.reload()


def _open_and_leave(phone: Phone, leave: Callable[[], object]) -> None:
    phone.page.locator(".row .open").first.tap()
    phone.tap("#edit", '[data-tab="0"]', '[data-digit="erase"]')
    if phone.page.locator("#leave").count() == 0:
        phone.tap("#next")
    leave()
    phone.page.get_by_role("button", name="Back to the score sheet").or_(
        phone.page.get_by_role("button", name="Back")
    ).first.tap()
    expect(phone.page.locator(".totals")).to_be_visible()


def test_12_thrown_in_is_two_taps_and_moves_the_deal(phone: Phone) -> None:
    phone.start(NAMES).more("thrown")
    assert phone.text(".row") == "1 thrown in"
    assert phone.totals() == [0, 0, 0, 0]
    assert "deals" in phone.texts(".tot")[1]
    assert phone.text("#enter").startswith("Enter hand 2")
