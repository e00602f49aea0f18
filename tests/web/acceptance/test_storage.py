"""Checks 17 and 18: storage that fails or was damaged, and two tabs at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.hands import H_POINTS, H
from tests.web.phone import KEY, NAMES, Phone, key, pile_taps

PickUp = Callable[..., Phone]
NewPhone = Callable[..., BrowserContext]
THROW = "Storage.prototype.{0} = () => {{ throw new DOMException('no', 'QuotaExceededError'); }};"
KEYS = "() => Object.fromEntries(Object.keys(localStorage).map(key => [key, localStorage.getItem(key)]))"


@pytest.mark.parametrize("failing", [["getItem"], ["setItem"], ["getItem", "setItem"]], ids="+".join)
def test_17_a_whole_game_without_storage(pick_up: PickUp, profile: NewPhone, failing: list[str]) -> None:
    context = profile()
    context.add_init_script("".join(THROW.format(method) for method in failing))
    phone = pick_up(context)
    phone.fast(["#start"]).settle()
    expect(phone.page.locator('[data-notice="storage"]')).to_be_visible()
    for _ in range(2):
        phone.fast(["#enter", *(tap for seat in (1, 2, 3, 0) for tap in pile_taps(H[seat]))][: 1 + 27])
        if phone.page.locator("#save").count() == 0:  # the second hand begins at another player
            phone.fast(['[data-tab="1"]'])
        phone.fast(["#save"]).settle()
    assert phone.page.locator(".row").count() >= 1
    phone.tap_text("Send myself the link")
    expect(phone.page.locator(".qr")).to_be_visible()


def test_17_a_truncated_text_is_kept_byte_for_byte(phone: Phone) -> None:
    phone.start(NAMES).play(H)
    text = phone.page.evaluate(f"localStorage.getItem('{KEY}')")
    broken = text[: len(text) // 2] + "\u0000é"
    phone.page.evaluate(
        f"text => {{ localStorage.setItem('{KEY}', text); localStorage.setItem('other', 'mine'); }}", broken
    )
    phone.reload()
    expect(phone.page.locator('[data-notice="corrupt"]')).to_be_visible()
    stored = phone.page.evaluate(KEYS)
    assert stored[f"{KEY}.kept.1"] == broken
    assert stored["other"] == "mine"
    with phone.page.expect_download() as saving:
        phone.tap_text("Save it as a file")
    assert saving.value.path().read_text() == broken
    phone.start(NAMES).play(H)
    assert phone.reload().totals() == [*H_POINTS]


NARROW = """(() => { const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, text) {
  if (text.length > 9000) throw new DOMException("full", "QuotaExceededError"); set.call(this, key, text); }; })()"""


def test_17_nearly_full_storage_keeps_the_game_before_the_undo_stack(pick_up: PickUp, profile: NewPhone) -> None:
    context = profile()
    context.add_init_script(NARROW)
    phone = pick_up(context).start(NAMES).play(H).play(H[2:] + H[:2])
    assert phone.page.locator('[data-notice="storage"]').count() == 0
    assert len(phone.doc()["past"]) == 20
    assert len(phone.reload().game()["hands"]) == 2


SPOIL = """key => { const stored = JSON.parse(localStorage.getItem(key)); const { state, past } = stored.doc;
  state.ask = { kind: "nonsense" }; state.view = { screen: "ask" }; past.at(-1).patch[0].path = ["no", "such", "place"];
  localStorage.setItem(key, JSON.stringify(stored)); }"""


def test_17_a_view_or_an_undo_stack_that_makes_no_sense_costs_no_game(phone: Phone) -> None:
    phone.start(NAMES).play(H)
    phone.page.evaluate(SPOIL, KEY)
    assert phone.reload().totals() == [*H_POINTS]
    phone.tap("#undo:enabled")
    assert phone.totals() == [*H_POINTS]
    assert phone.doc()["past"] == []
    phone.faults.clear()  # the page has said what it could not draw


def test_18_two_tabs_with_an_entry_each_overwrite_nothing(pick_up: PickUp, profile: NewPhone) -> None:
    context = profile()
    one = pick_up(context).start(NAMES)
    two = pick_up(context)
    one.fast(["#enter", key("K"), key("A")])
    expect(two.page.locator("#retarget")).to_contain_text("K")  # nothing unsaved there: it shows the other's
    two.fast([*[key("A")] * 3, "#retarget", *pile_taps(H[1])])
    expect(one.page.locator('[data-notice="tab"]')).to_be_visible()  # told, before anything is written
    two.fast([tap for seat in (2, 3, 0) for tap in pile_taps(H[seat])]).tap("#save").settle()
    one.fast(["#retarget", key("2")])
    assert two.reload().totals()[0] != 0
    one.tap_text("Keep mine as a copy")
    one.reload()
    assert one.game()["draft"][1]["target"] == "2"
    games = [one.game(), *one.doc()["state"]["book"]["past"]]
    assert sorted(len(game["hands"]) for game in games) == [0, 1]
    assert len({game["id"] for game in games}) == 2


def test_18_show_that_one(pick_up: PickUp, profile: NewPhone) -> None:
    context = profile()
    one = pick_up(context).start(NAMES)
    two = pick_up(context)
    one.fast(["#enter", key("K")])
    expect(two.page.locator("#retarget")).to_contain_text("K")
    two.fast(["#retarget", key("A")])
    one.tap_text("Show that one")
    expect(one.page.locator("#retarget")).to_contain_text("A")
    one.fast([key("A")])
    expect(two.page.locator('[data-notice="tab"]')).to_be_visible()
