"""Every screen of the page, one after the other, as a player would come to it."""

from collections.abc import Iterator

from tests.web.hands import H
from tests.web.phone import MORE, NAMES, Phone, key, pile_taps, singles

BACK = "header.top button.ib"
SIX = (*NAMES, "Emeka", "Fatima")
TEN = (*SIX, "Gus", "Hana", "Ines", "Joaquín-Alejandro")
TOTALS = ((60, 70, -60, 40), (0, 50, -90, 0), (0, -10, 60, 0), (80, 0, 100, -120), (30, 90, 20, -60))


def tour(phone: Phone) -> Iterator[str]:
    """The names of the screens; each is on the display while its name is handled."""
    phone.patient = False
    yield "setup"
    yield from _names_alike(phone)
    phone.fast(["#start"])
    yield "sheet-empty"
    for points in TOTALS:
        phone.points(*points)
    phone.more("thrown")
    yield "sheet"
    yield from _entry(phone)
    yield from _game_over(phone)
    yield from _around(phone)
    yield from _party(phone)
    phone.patient = True


def _names_alike(phone: Phone) -> Iterator[str]:
    for seat, name in enumerate((*NAMES[:3], " ann")):
        phone.name(seat, name)
    yield "setup-alike"
    phone.name(3, NAMES[3])


def _entry(phone: Phone) -> Iterator[str]:
    phone.fast(["#enter"])
    yield "entry-target"
    phone.fast([key("2"), *[key("A")], *[key("K")] * 2])
    yield "entry"
    phone.fast(["#other"])
    yield "entry-none"
    phone.fast([MORE, "#menu-again", *pile_taps(H[3]), *pile_taps(H[0]), *pile_taps(H[1]), key("2"), *[key("J")] * 2])
    yield "entry-clash"
    phone.fast([*pile_taps(H[2])[1:-1], *[key("J")] * 2, singles(H[2].singles)])
    yield "entry-check"
    phone.fast(['[data-tab="3"]', "#typed", '[data-digit="1"]', '[data-digit="4"]'])
    yield "entry-points"
    phone.fast(["#cards", MORE])
    yield "menu-entry"
    phone.fast(["#menu-named"])
    yield "entry-named"
    phone.fast([MORE, "#menu-named", *(f'[data-tab="{seat}"]' for seat in range(4)), '[data-tab="3"]', singles(5)])


def _game_over(phone: Phone) -> Iterator[str]:
    for seat in (0, 1, 2):
        if phone.page.locator("#save:enabled").count() == 0:
            phone.fast([f'[data-tab="{seat}"]', singles(H[seat].singles)])
    phone.fast(["#save"])
    yield "gameover"
    phone.fast([BACK])
    yield "sheet-over"
    phone.fast([".row:last-child .open"])
    yield "breakdown"
    phone.fast(['[data-choice="rank"]'])
    yield "breakdown-rank"
    phone.fast(["#edit", '[data-tab="0"]', key("A"), singles(2)])
    yield "entry-edit"
    phone.fast(["#leave", BACK])


def _around(phone: Phone) -> Iterator[str]:
    phone.fast(["#share"])
    yield "share"
    phone.fast([BACK, MORE])
    yield "menu"
    for item in ("players", "goal", "chart", "lang", "rules", "ask"):
        phone.fast([f"#menu-{item}"])
        yield item
        phone.fast([BACK, MORE])
    phone.page.evaluate("window.print = () => {}")
    phone.fast(["#menu-print"])
    yield "print"
    phone.fast([BACK, MORE, "#menu-new"])
    phone.fast([MORE, "#menu-past"])
    yield "past"
    phone.fast([BACK, MORE, "#menu-restore"])
    yield "restore"
    phone.fast([BACK])


def _party(phone: Phone) -> Iterator[str]:
    phone.fast(['[data-choice="party"]'])
    for seat, name in enumerate(SIX):
        phone.name(seat, name)
    yield "setup-party"
    phone.fast(["#start"])
    for seat in (1, 0, 3, 1):
        phone.fast([f'[data-seat="{seat}"]'])
    yield "apples-to-apples"
    phone.fast(["#rounds", '[data-round="1"]'])
    yield "rounds"
    phone.fast([BACK])
    for seat in (1, 1, 1, 0, 1):
        phone.fast([f'[data-seat="{seat}"]'])
    yield "party-over"
