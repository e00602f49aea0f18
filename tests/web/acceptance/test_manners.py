"""Checks 19 and 20: hasty taps, hostile names, every screen by its looks, the screen kept on, Apples to Apples."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.served import PROJECT
from tests.web.hands import H
from tests.web.phone import MORE, NAMES, Phone, key
from tests.web.tour import SIX, tour

PickUp = Callable[..., Phone]
AXE = (PROJECT / "node_modules/axe-core/axe.min.js").read_text()
FIND = """async () => (await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }))
  .violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(" | ")}`)"""
WIDE = """() => { const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth; }"""
SMALL = """() => [...document.querySelectorAll("button, a, input, .filepick")].filter(control => {
  const box = (control.closest(".row") ?? control).getBoundingClientRect();
  return !control.matches(".sr") && (box.width < 43.9 || box.height < 43.9);
}).map(control => control.outerHTML.slice(0, 160))"""
HOSTILE = ('"><img src=x onerror=alert(1)>', "__proto__", "=1+1", "constructor")
AWAKE = """(() => { const asked = []; window.asked = asked; let shown = "visible";
  Object.defineProperty(document, "visibilityState", { get: () => shown });
  window.show = state => { shown = state; document.dispatchEvent(new Event("visibilitychange")); };
  Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    asked.push(shown); if (REFUSED) throw new DOMException("no", "NotAllowedError");
    const lock = { released: false };
    addEventListener("visibilitychange", () => { lock.released = true; }, { capture: true });
    return lock; } } });
})()"""


def _twice(phone: Phone, selector: str) -> None:
    """Two taps at one place, as fast as they can be made."""
    box = phone.page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    phone.page.touchscreen.tap(x, y)
    phone.page.touchscreen.tap(x, y)
    phone.settle()


def test_19_two_hasty_taps_have_one_effect_and_two_on_a_rank_key_two(phone: Phone) -> None:
    _twice(phone, "#start")
    assert phone.view()["screen"] == "sheet"
    phone.enter(H)
    _twice(phone, "#save")
    assert (phone.view()["screen"], len(phone.game()["hands"])) == ("sheet", 1)
    phone.fast(["#enter", key("K")])
    _twice(phone, key("A"))
    assert phone.game()["draft"][2]["counts"] == {"A": 3}
    phone.fast([MORE, "#menu-again", "header.top button.ib"])
    phone.points(400, 0, 0, 0)
    before = phone.game()["id"]
    _twice(phone, "#rematch")
    assert (phone.view()["screen"], phone.game()["hands"], len(phone.doc()["state"]["book"]["past"])) == (
        "sheet",
        [],
        1,
    )
    assert phone.game()["id"] != before


def test_19_two_hasty_taps_give_one_green_apple(phone: Phone) -> None:
    phone.fast(['[data-choice="party"]', "#start"]).settle()
    _twice(phone, '[data-seat="3"]')
    assert phone.game()["rounds"] == [3]


def test_19_names_alike_do_not_start_a_game(phone: Phone) -> None:
    phone.start(["Ann", " ann"])
    assert phone.texts(".twice") == ["Two players have this name. Change one."] * 2
    assert phone.view()["screen"] == "setup"


def test_19_hostile_names_are_text_everywhere(phone: Phone) -> None:
    phone.start(HOSTILE)
    assert phone.texts(".tot .n") == [*HOSTILE]
    phone.enter(H)
    assert phone.texts(".tab .n") == [*HOSTILE]
    assert phone.texts(".rev tbody th") == [*HOSTILE]
    phone.fast(["#save"]).settle()
    for screen in (".row .open", '[data-choice="rank"]'):
        phone.fast([screen])
        assert HOSTILE[0] in phone.page.inner_text("main")
    phone.fast(["header.top button.ib", "#share"])
    with phone.page.expect_download() as saving:
        phone.tap("#csv")
    heading = saving.value.path().read_text().splitlines()[0]
    assert heading.startswith('Hand,Dealer,"""><img src=x onerror=alert(1)>"')
    assert ",'=1+1," in heading
    phone.page.evaluate("window.print = () => {}")
    phone.fast(["header.top button.ib", MORE, "#menu-print"])
    assert [name in phone.page.inner_text("main") for name in HOSTILE] == [True] * 4
    assert phone.page.locator("img").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_20_axe_finds_nothing_on_any_screen(pick_up: PickUp, artefacts: Path, scheme: str) -> None:
    phone = pick_up(color_scheme=scheme)
    phone.page.evaluate(AXE)
    found: dict[str, Any] = {}
    for name in tour(phone):
        phone.page.screenshot(path=artefacts / f"{name}-{scheme}.png")
        if scheme == "light":
            found[f"{name}, small"] = phone.page.evaluate(SMALL)
        found[name] = phone.page.evaluate(FIND)
    assert len(found) > 30
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_20_at_twice_the_text_size_nothing_scrolls_sideways(pick_up: PickUp, artefacts: Path) -> None:
    phone = pick_up()
    phone.page.evaluate("document.documentElement.style.fontSize = '32px'")
    wide = {}
    for name in tour(phone):
        wide[name] = phone.page.evaluate(WIDE)
        phone.page.screenshot(path=artefacts / f"{name}-200.png")
    assert {name: pixels for name, pixels in wide.items() if pixels > 0} == {}


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (320, 568), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_20_every_screen_fits_every_size(pick_up: PickUp, artefacts: Path, size: tuple[int, int]) -> None:
    width, height = size
    phone = pick_up(viewport={"width": width, "height": height})
    wide = {}
    for name in tour(phone):
        wide[name] = phone.page.evaluate(WIDE)
        phone.page.screenshot(path=artefacts / f"{name}-{width}x{height}.png")
    assert {name: pixels for name, pixels in wide.items() if pixels > 0} == {}
    if width > 480:
        assert phone.page.locator("body").bounding_box()["width"] <= 480  # type: ignore[index]


@pytest.mark.parametrize("refused", [False, True], ids=["granted", "refused"])
def test_20_the_screen_is_kept_on_and_asked_for_again(
    pick_up: PickUp,
    profile: Callable[..., BrowserContext],
    refused: bool,  # noqa: FBT001
) -> None:
    context = profile()
    context.add_init_script(AWAKE.replace("REFUSED", str(refused).lower()))
    phone = pick_up(context)
    assert phone.page.evaluate("asked.length") == 0  # no game is open yet
    phone.start(NAMES)
    asked = phone.page.evaluate("asked.length")
    assert asked > 0
    phone.page.evaluate("show('hidden')")
    phone.page.evaluate("show('visible')")
    assert phone.page.evaluate("asked.length") > asked
    assert phone.page.evaluate("asked.every(state => state === 'visible')")
    assert phone.page.locator('[data-notice="dark"]').count() == refused
    if refused:
        phone.tap_text("Understood")
        assert phone.reload().page.locator('[data-notice="dark"]').count() == 0


def test_20_six_green_apples_end_a_game_of_six(phone: Phone) -> None:
    phone.fast(['[data-choice="party"]'])
    for seat, name in enumerate(SIX):
        phone.name(seat, name)
    phone.fast(["#start"]).settle()
    assert phone.text(".asks .sub") == "Everyone but the slowest plays one red card."
    phone.fast(['[data-seat="0"]']).settle()
    assert phone.game()["rounds"] == []  # the judge's tile gives nothing
    for seat in (3, 3, 3, 0, 3, 3, 3):
        phone.fast([f'[data-seat="{seat}"]']).settle()
    assert phone.text("h1") == "Dorothea wins with 6 apples"
