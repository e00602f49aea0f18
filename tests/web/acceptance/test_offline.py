"""Check 16: without a network, and from one build to the next. Check 4's table is needed once only."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, Route, expect

from tests.web import chromium
from tests.web.api import ask
from tests.web.builds import Site, two_builds
from tests.web.conftest import MID
from tests.web.hands import H_POINTS, H
from tests.web.phone import NAMES, Phone, key

SHEET = "[role=table]"
WHOLE = """async () => {
  const set = (await caches.keys()).filter(name => name.startsWith("apples-page-"));
  return set.length && (await (await caches.open(set[0])).keys()).length;
}"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with two_builds(tmp_path) as running:
        yield running


@pytest.fixture
def installed(site: Site, profile: Callable[..., BrowserContext]) -> Phone:
    """A phone with build A, its worker in charge."""
    phone = Phone(profile(service_workers="allow").new_page(), site.url).open()
    _in_charge(phone.page)
    phone.page.reload()
    return phone.ready()


def _in_charge(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_16_a_cold_start_without_a_network(site: Site, playwright: Playwright, tmp_path: Path) -> None:
    def pick_up(*, offline: bool) -> BrowserContext:
        folder, path = tmp_path / "profile", chromium.find()
        start = playwright.chromium.launch_persistent_context
        return start(
            folder, executable_path=path, args=chromium.options(), viewport=MID, has_touch=True, offline=offline
        )

    first = pick_up(offline=False)
    _in_charge(Phone(first.new_page(), site.url).open().page)
    first.close()
    again = pick_up(offline=True)
    phone = Phone(again.new_page(), site.url).open().start(NAMES).play(H)
    assert phone.reload().totals() == [*H_POINTS]
    phone.tap("#rules")
    expect(phone.page.locator("article").first).to_be_visible()
    phone.fast(["header.top button.ib", "#ask", '[data-card="AS"]'])
    phone.fast(['[data-slot="hand"]', '[data-card="KS"]'])
    expect(phone.page.get_by_role("alert")).to_contain_text("needs the network")
    assert phone.faults == []
    again.close()


def test_16_later_keeps_the_build_whole_and_use_it_now_changes_it_whole(site: Site, installed: Phone) -> None:
    phone = installed.start(NAMES).play(H).tap("#enter", key("K"), key("A"))
    phone.page.get_by_role("button", name="Back to the score sheet").tap()
    site.build = "B"
    phone.reload()
    expect(phone.page.locator('[data-notice="update"]')).to_be_visible()
    phone.tap_text("Later")
    assert phone.reload().page.locator(SHEET).get_attribute("aria-label") == "Score sheet"
    with phone.page.expect_navigation():
        phone.tap_text("Use it now")
    phone.ready()
    assert phone.page.locator(SHEET).get_attribute("aria-label") == "Score sheet of B"
    assert phone.text("#enter").startswith("Go on with hand 2")
    phone.tap("#enter")
    assert "pair" in phone.text(key("A"))


def test_16_a_set_with_a_500_is_not_used(site: Site, installed: Phone) -> None:
    site.build, site.failing = "B", {"i18n/en.js"}
    kept = installed.page.evaluate(WHOLE)
    installed.reload()
    installed.page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update()).catch(() => {})")
    installed.page.wait_for_timeout(500)
    assert installed.page.locator('[data-notice="update"]').count() == 0
    assert installed.page.evaluate(WHOLE) == kept
    site.failing = set()
    installed.reload()
    expect(installed.page.locator('[data-notice="update"]')).to_be_visible()


def test_the_table_is_needed_once_only(pick_up: Callable[..., Phone], profile: Callable[..., BrowserContext]) -> None:
    context = profile()
    down = [False]

    def answer(route: Route) -> None:
        if down[0]:
            route.fulfill(status=500, body="{}")
        else:
            route.fallback()

    context.route("**/v1/**", answer)
    phone = pick_up(context).start(NAMES)
    down[0] = True
    phone.reload().play(H)
    assert phone.totals() == [*H_POINTS]


def test_16_a_new_table_names_the_totals_it_changes(phone: Phone) -> None:
    phone.start(NAMES).play(H)
    rules = ask("/v1/apples/rules")
    rules["points"]["K"][3]["plain"] = 70
    phone.page.route("**/v1/apples/rules", lambda route: route.fulfill(json=rules))
    phone.reload()
    expect(phone.page.locator('[data-notice="table"]')).to_contain_text("New totals: Chidi 140 → 150.")
    assert phone.totals() == [-120, 60, 150, 0]
    phone.tap_text("Understood")
    assert phone.reload().page.locator('[data-notice="table"]').count() == 0
