"""The page as it is served: small, whole, installable, under a strict policy; by keyboard; in three languages."""

import gzip
import json
import re
import subprocess
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Response, expect

from service.web.page import FOLDER, PAGE
from tests.served import PROJECT
from tests.web.hands import H_POINTS, H
from tests.web.phone import KEY, NAMES, Phone, taps_of
from tests.web.tour import tour

PickUp = Callable[..., Phone]
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FIRST_LOAD = 100_000  # bytes, compressed
TYPED = {"10": "t"}


def test_the_pure_modules_pass_their_own_tests(node: str) -> None:
    ran = subprocess.run(
        [node, "--test", *map(str, sorted(PROJECT.glob("tests/web/unit/*.test.js")))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:]
    assert int(re.search(r"pass (\d+)", ran.stdout)[1]) > 90  # type: ignore[index]


def test_a_browser_gets_the_page_under_a_strict_policy(client: FlaskClient) -> None:
    answer = client.get("/", headers=BROWSER)
    assert answer.content_type == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", answer.text)


def test_every_address_of_the_page_is_there_and_its_own(client: FlaskClient) -> None:
    page = client.get("/", headers=BROWSER).text
    addresses = re.findall(r'(?:href|src)="([^"#]+)"', page)
    assert len(addresses) > 30
    for address in addresses:
        assert address.startswith(f"/page/{PAGE.build}/")
        answer = client.get(address)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]


def test_another_build_or_file_is_not_found(client: FlaskClient) -> None:
    assert client.get(f"/page/{PAGE.build}/app.js").status_code == 200
    for path in ("/page/0123456789ab/app.js", f"/page/{PAGE.build}/none.js", f"/page/{PAGE.build}/../page.py"):
        assert client.get(path).status_code == 404


def test_the_worker_may_have_the_whole_origin_and_keeps_every_file(client: FlaskClient) -> None:
    answer = client.get("/page/sw.js")
    assert answer.headers["Service-Worker-Allowed"] == "/"
    assert answer.headers["Cache-Control"] == "no-cache"
    kept = json.loads(re.search(r"const FILES = (\[.*\]);", answer.text)[1])  # type: ignore[index]
    served = {str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*") if file.is_file()}
    assert set(kept) == {name for name in served if not name.endswith(".txt")} - {"sw.js"}


def test_it_can_be_installed(client: FlaskClient) -> None:
    manifest = client.get(f"/page/{PAGE.build}/manifest.webmanifest").get_json(force=True)
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert client.get(f"/page/{PAGE.build}/{icon['src']}").status_code == 200


def test_vendored_modules_bear_their_licence() -> None:
    versions = (FOLDER / "vendor" / "versions.txt").read_text().splitlines()
    assert len(versions) == 3
    for line in versions:
        name, version, licence = line.split(" ")
        assert (FOLDER / "vendor" / f"{name}.js").exists()
        assert (FOLDER / "vendor" / f"{name}.LICENSE.txt").read_text()
        assert f"take {name} {version} " in (FOLDER.parent / "refresh-vendor.sh").read_text()
        assert licence in {"MIT", "Apache-2.0"}


def test_nothing_names_another_host() -> None:
    for file in FOLDER.rglob("*"):
        if file.suffix in {".js", ".css", ".html", ".webmanifest"}:
            hosts = set(re.findall(r"https?://[^/\"'`\s)]+", file.read_text())) - {"http://www.w3.org"}
            assert hosts == set(), file


def test_the_first_load_is_under_100_kilobytes(pick_up: PickUp, profile: Callable[..., object]) -> None:
    context = profile()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        sizes[response.url] = response.request.sizes()["responseBodySize"]

    context.on("response", weigh)  # type: ignore[attr-defined]
    phone = pick_up(context)
    phone.page.wait_for_load_state("networkidle")
    assert len(sizes) > 40
    assert sum(sizes.values()) < FIRST_LOAD, sum(sizes.values())
    assert sum(len(gzip.compress(file.read_bytes())) for file in FOLDER.rglob("*.js")) < FIRST_LOAD


def test_a_hand_by_keyboard_alone(phone: Phone) -> None:
    phone.start(NAMES).page.keyboard.press("Tab")
    phone.page.locator("#enter").focus()
    phone.page.keyboard.press("Enter")
    for tap in taps_of(H):
        if "data-rank" in tap:
            rank = tap.split('"')[1]
            phone.page.keyboard.press(TYPED.get(rank, rank))
        else:
            phone.page.locator(tap).focus()
            phone.page.keyboard.press("Enter")
    phone.page.locator("#save").focus()
    phone.page.keyboard.press("Enter")
    assert phone.totals() == [*H_POINTS]


def test_focus_goes_to_the_new_players_heading(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter", *taps_of(H)[:6])
    assert phone.page.evaluate("document.activeElement.id") == "turn"
    assert phone.text("#turn") == "Which is Chidi’s target card?"
    assert phone.text("#live") == "Chidi: target card"
    phone.page.get_by_role("tab", selected=True).focus()
    phone.page.keyboard.press("ArrowRight")
    assert phone.view()["at"] == 3


def test_the_browsers_back_is_the_pages(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter", '[data-rank="K"]')
    phone.page.go_back()
    expect(phone.page.locator(".totals")).to_be_visible()
    assert phone.text("#enter").startswith("Go on with hand 1")


@pytest.mark.parametrize(
    ("locale", "start", "lang"), [("de-AT", "Los", "de"), ("fr-CA", "Commencer", "fr"), ("nl-NL", "Start", "en")]
)
def test_the_language_is_the_browsers(pick_up: PickUp, locale: str, start: str, lang: str) -> None:
    phone = pick_up(locale=locale)
    assert phone.text("#start").startswith(start)
    assert phone.page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_every_screen_in_every_language_fits_the_smallest_phone(pick_up: PickUp, artefacts: object, lang: str) -> None:
    phone = pick_up(viewport={"width": 320, "height": 568})
    phone.fast(["header.top button.ib:last-child", "#menu-lang", f'[data-lang="{lang}"]', "header.top button.ib"])
    assert json.loads(phone.page.evaluate(f"localStorage.getItem('{KEY}')"))["doc"]["state"]["lang"] == lang
    wide = {}
    for name in tour(phone):
        wide[name] = phone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        phone.page.screenshot(path=f"{artefacts}/{name}-{lang}.png")
    assert {name: pixels for name, pixels in wide.items() if pixels > 0} == {}
