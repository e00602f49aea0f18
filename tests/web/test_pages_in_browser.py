"""The pages in a real browser: readable by everyone, on a phone and a desk, in the light and the dark; trying works."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page

from service.vectors.pack import read_cases
from tests.served import PROJECT, Served

PATHS = ["/docs", "/rules", "/problems", "/problems/duplicate-card"]
SIZES = {"phone": (390, 844), "desk": (1280, 800)}
AXE = "axe.run().then(found => found.violations.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(' ')}`))"
MODULES = PROJECT / "node_modules"
OPEN_ALL = "document.querySelectorAll('details').forEach(each => { each.open = true })"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@contextmanager
def opened(browser: Browser, url: str, size: tuple[int, int] = (390, 844), scheme: str = "light") -> Iterator[Page]:
    """A page that must not complain and must ask nobody else for anything."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    complaints, asked = [], []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url)
    yield page
    origin = "/".join(url.split("/")[:3])
    assert complaints == []
    assert [address for address in asked if not address.startswith(f"{origin}/")] == []
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing(browser: Browser, served: Served, path: str, size: str, scheme: str) -> None:
    with opened(browser, served.url + path, SIZES[size], scheme) as page:
        page.evaluate(OPEN_ALL)
        page.evaluate((MODULES / "axe-core/axe.min.js").read_text())
        assert page.evaluate(AXE) == []
        assert page.evaluate(OVERFLOW) == 0


@pytest.mark.parametrize("path", PATHS)
def test_the_narrowest_phone_needs_no_sideways_scroll(browser: Browser, served: Served, path: str) -> None:
    with opened(browser, served.url + path, (320, 568)) as page:
        page.evaluate(OPEN_ALL)
        assert page.evaluate(OVERFLOW) == 0


@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_valid_html(served: Served, path: str, tmp_path: Path) -> None:
    with urlopen(Request(served.url + path, headers={"Accept": "text/html"}), timeout=20) as answer:
        (tmp_path / "page.html").write_bytes(answer.read())
    (tmp_path / ".htmlvalidate.json").write_text('{"root": true, "extends": ["html-validate:standard"]}')
    command = ["node", str(MODULES / ".bin/html-validate"), "--formatter", "text", "page.html"]
    paths = os.pathsep.join(
        [str(Path(sys.executable).parent), os.environ.get("PATH", "")]
    )  # our node first: the system's may be old
    said = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PATH": paths},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_an_operation_can_be_tried(browser: Browser, served: Served) -> None:
    with opened(browser, f"{served.url}/docs#scorePile") as page:
        operation = page.locator("#scorePile")
        operation.get_by_label("Body, JSON").fill('{"pile": "AS AH AD", "target": "AC"}')
        operation.get_by_role("button", name="Send").click()
        operation.locator(".status", has_text="200 OK").wait_for()
        assert '"points": 80,' in operation.locator(".got").inner_text()
        assert (
            f'-d \'{{"pile": "AS AH AD", "target": "AC"}}\' \'{served.url}/v1/apples/score\''
            in operation.locator(".curl").inner_text()
        )


def test_the_answer_can_be_asked_for_as_text(browser: Browser, served: Served) -> None:
    with opened(browser, f"{served.url}/docs#scorePileByQuery") as page:
        operation = page.locator("#scorePileByQuery")
        operation.get_by_label("pile (required)").fill("")
        operation.get_by_label("Answer as").select_option("text/plain")
        operation.get_by_role("button", name="Send").click()
        operation.locator(".status", has_text="200 OK").wait_for()
        assert operation.locator(".got").inner_text().startswith("0 points")


def test_a_recorded_question_can_be_chosen(browser: Browser, served: Served) -> None:
    with opened(browser, f"{served.url}/docs#judgePlay") as page:
        operation = page.locator("#judgePlay")
        operation.get_by_label("Begin with").select_option("free")
        assert '"trick": []' in operation.get_by_label("Body, JSON").input_value()
        assert operation.locator(".curl").inner_text().startswith("curl -H 'Accept: application/json'")


@pytest.mark.parametrize("place", [0, -1], ids=["the first vector", "the last vector"])
def test_a_vector_can_be_tried(browser: Browser, served: Served, place: int) -> None:
    case = read_cases()[place]
    with opened(browser, f"{served.url}/docs?try={case['id']}") as page:
        operation = page.locator(f"details.op[open][data-path='{case['path'].partition('?')[0]}']")
        operation.locator(".status", has_text=case["id"]).wait_for()
        operation.get_by_role("button", name="Send").click()
        operation.locator(".status", has_text=f"{case['status']} ").wait_for()


def test_a_page_can_be_read_without_its_script(browser: Browser, served: Served) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{served.url}/docs")
    page.locator("#scorePile > summary").click()
    assert "curl -H 'Content-Type: application/json'" in page.locator("#scorePile .curl").inner_text()
    assert page.locator("#scorePile form").is_hidden()
    context.close()


def test_a_rule_that_is_linked_to_is_seen(browser: Browser, served: Served) -> None:
    with opened(browser, f"{served.url}/rules#play.follow") as page:
        rule = page.locator("[id='apples/play.follow']")
        box = rule.bounding_box()
        assert box is not None
        assert 50 <= box["y"] < 600
        assert "0px 0px 0px 2px" in rule.evaluate("each => getComputedStyle(each).boxShadow")
