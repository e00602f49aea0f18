"""The page in a hand: taps as a player makes them, and what can be seen afterwards."""

import json
from collections.abc import Iterable
from typing import Any, Self

from playwright.sync_api import Page, Request

from tests.web.hands import SEATS, Hand, Pile

KEY = "apples.page"
NAMES = ("Ann", "Bo", "Chidi", "Dorothea")
SECOND_TAP = 400  # ms after which a tap is a new one, after Save, Start and their like

NO_FAULTS = (
    "Failed to load resource",  # said of every answer that is an error, wanted or not
    "registration blocked by Playwright",  # most tests do without the service worker
)

MORE = "header.top button.ib:last-child"

FAST_TAPS = """keys => { for (const key of keys) {
  const target = document.querySelector(key);
  const point = { bubbles: true, cancelable: true, composed: true };
  target.dispatchEvent(new PointerEvent("pointerdown", point));
  target.dispatchEvent(new PointerEvent("pointerup", point));
  target.dispatchEvent(new MouseEvent("click", point));
} }"""


class Phone:
    """One tab of the page, with the faults of its scripts and the requests that went astray."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.origin = origin
        self.faults: list[str] = []
        self.strays: list[str] = []
        self.patient = True  # fast() needs no waiting; taps do
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("request", self._asked)

    def _heard(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not any(known in text for known in NO_FAULTS):
            self.faults.append(text)

    def _asked(self, request: Request) -> None:
        here = request.url.startswith((f"{self.origin}/", "blob:", "data:"))
        if not here or request.method != "GET":
            self.strays.append(f"{request.method} {request.url}")

    # ---- moving about

    def open(self, path: str = "/") -> Self:
        self.page.goto(self.origin + path)
        return self.ready()

    def ready(self) -> Self:
        """Waits until the tables are there."""
        self.page.wait_for_selector("#app:not([aria-busy])", state="attached")
        return self

    def reload(self) -> Self:
        self.page.reload()
        return self.ready()

    def tap(self, *selectors: str) -> Self:
        for selector in selectors:
            self.page.tap(selector)
        return self

    def tap_text(self, text: str) -> Self:
        self.page.get_by_role("button", name=text, exact=True).tap()
        return self

    def settle(self) -> Self:
        """Waits until a tap is a new one again."""
        if self.patient:
            self.page.wait_for_timeout(SECOND_TAP)
        return self

    def fast(self, selectors: Iterable[str]) -> Self:
        """Many taps at once, each with the events of a tap."""
        self.page.evaluate(FAST_TAPS, list(selectors))
        return self

    def name(self, seat: int, name: str) -> Self:
        self.page.locator(".seat input").nth(seat).fill(name)
        return self

    # ---- playing

    def start(self, names: Iterable[str] = (), goal: int | None = None) -> Self:
        for seat, name in enumerate(names):
            self.name(seat, name)
        self.fast([".stepper button:last-of-type"] * (((goal or 250) - 250) // 50))
        return self.tap("#start:enabled").settle()

    def dealer(self) -> int:
        game = self.game()
        return int(game["dealer"] + len(game["hands"])) % SEATS

    def enter(self, hand: Hand) -> Self:
        """Opens the next hand and types it, to the check."""
        return self.fast(["#enter", *taps_of(hand, self.dealer())])

    def play(self, hand: Hand) -> Self:
        return self.enter(hand).fast(["#save"]).settle()

    def points(self, *points: int) -> Self:
        """A hand by points, saved."""
        seats = [(self.dealer() + 1 + turn) % SEATS for turn in range(SEATS)]
        return self.fast(["#enter", *(tap for seat in seats for tap in points_taps(points[seat])), "#save"]).settle()

    def more(self, item: str) -> Self:
        """An item of More."""
        return self.fast([MORE, f"#menu-{item}"]).settle()

    # ---- seeing

    def texts(self, selector: str) -> list[str]:
        return [" ".join(text.split()) for text in self.page.locator(selector).all_inner_texts()]

    def text(self, selector: str) -> str:
        return self.texts(selector)[0]

    def totals(self) -> list[int]:
        """The totals at the head of the sheet."""
        return [figure(text) for text in self.texts(".tot .t")]

    def doc(self) -> dict[str, Any]:
        """The document in storage."""
        stored: dict[str, Any] = json.loads(self.page.evaluate("key => localStorage.getItem(key)", KEY))
        return stored["doc"]  # type: ignore[no-any-return]

    def game(self) -> dict[str, Any]:
        return self.doc()["state"]["book"]["game"]  # type: ignore[no-any-return]

    def view(self) -> dict[str, Any]:
        return self.doc()["state"]["view"]  # type: ignore[no-any-return]


def figure(text: str) -> int:
    """A number as the page writes it, with a real minus sign."""
    return int(text.replace("−", "-").replace("+", ""))


def taps_of(hand: Hand, dealer: int = 0) -> list[str]:
    """Every tap of a hand, the player at the dealer's left first."""
    return [tap for turn in range(SEATS) for tap in pile_taps(hand[(dealer + 1 + turn) % SEATS])]


def pile_taps(pile: Pile) -> list[str]:
    sets = [key(rank) for rank, size in pile.sets.items() for _ in range(size - 1)]
    return [key(pile.target), *sets, singles(pile.singles)]


def points_taps(points: int) -> list[str]:
    digits = [f'[data-digit="{digit}"]' for digit in str(abs(points))]
    return ["#typed", *digits, *(['[data-digit="sign"]'] if points < 0 else []), "#next"]


def key(rank: str) -> str:
    return f'[data-rank="{rank}"]'


def singles(number: int) -> str:
    return f'[data-singles="{number}"]'
