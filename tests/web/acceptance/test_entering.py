"""Checks 1 to 8: a hand is entered, and what does not add up shows."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.web.api import ask
from tests.web.hands import H_POINTS, H, Hand, play_out
from tests.web.phone import MORE, NAMES, Phone, figure, key, pile_taps, singles, taps_of

SIZES = {"tall": (390, 844), "mid": (390, 664), "small": (360, 640), "tiny": (320, 568)}
RECORDED = 100
PickUp = Callable[..., Phone]


def test_01_one_tap_on_start_opens_the_sheet(phone: Phone) -> None:
    phone.tap("#start")
    assert phone.texts(".tot .n") == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert phone.texts(".tot .tag.deal") == ["deals"]
    assert "deals" in phone.text(".tot")
    assert phone.text("#enter").startswith("Enter hand 1")


def test_02_the_hand_of_the_mock_up_takes_28_taps_and_no_keyboard(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter")
    taps = taps_of(H)
    for tap in taps:
        phone.tap(tap)
        assert not phone.page.evaluate("document.activeElement.matches('input, textarea, [contenteditable]')")
    assert len(taps) + 1 == 9 + sum(size - 1 for pile in H for size in pile.sets.values()) == 28
    assert [figure(text) for text in phone.texts(".rev tbody td:nth-child(2)")] == [*H_POINTS]
    phone.tap("#save")
    assert phone.totals() == [*H_POINTS]


def test_03_a_hundred_hands_score_as_the_service_says_and_every_check_passes(phone: Phone) -> None:
    phone.start(NAMES)
    for seed in range(RECORDED):
        hand = play_out(seed)
        phone.enter(hand)  # a number of singles that is not offered stops this
        points = [figure(text) for text in phone.texts(".rev tbody td:nth-child(2)")]
        assert points == [ask("/v1/apples/score", pile.question)["points"] for pile in hand], seed
        assert phone.page.locator(".rev .note.bad").count() == 0, seed
        assert phone.text(".rev .note.ok") == "All 52 cards are accounted for."
        phone.fast([MORE, "#menu-again", "header.top button.ib"])


@pytest.mark.parametrize("replaced", [False, True], ids=["the service's table", "ace 7, target four 81"])
def test_04_keys_show_the_points_of_the_table(pick_up: PickUp, profile: Callable[..., Any], replaced: bool) -> None:  # noqa: FBT001
    rules = ask("/v1/apples/rules")
    if replaced:
        rules["values"]["A"] = 7
        rules["points"]["A"] = [{"plain": n * 7, "with_target": n * 7} for n in range(5)]
        for column in rules["points"].values():
            column[4]["with_target"] = 81
    context = profile()
    context.route("**/v1/apples/rules", lambda route: route.fulfill(json=rules))
    phone = pick_up(context).start(NAMES).tap("#enter")
    for target in ("A", "K"):  # so that every rank is seen as the target's, or not
        for rank in rules["ranks"]:
            _shows_points(phone, rules, target if rank != target else rank, rank)
            phone.fast([key(rank), "#retarget"])  # the fourth tap on a set clears it
    for rank in rules["ranks"]:
        _shows_points(phone, rules, rank, rank)
        phone.fast([key(rank), "#retarget"])


def _shows_points(phone: Phone, rules: dict[str, Any], target: str, rank: str) -> None:
    phone.fast([key(target)])
    worth = "with_target" if target == rank else "plain"
    for size in (2, 3, 4):
        phone.fast([key(rank)])
        shown = phone.text(f"{key(rank)} .sub").split()[-1]
        assert figure(shown) == rules["points"][rank][size][worth], (target, rank, size)


def test_05_a_tap_left_out_shows_at_the_player_who_made_it(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter").fast(pile_taps(H[1])[:-2])  # Bo's pair of sevens is forgotten
    assert phone.page.locator(singles(H[1].singles)).count() == 0
    phone.tap("#other")
    assert "5 cards are in sets" in phone.text(".tape .note")
    assert "0 or 4 or 8" in phone.text(".tape .note")
    for seat in (2, 3, 0):
        phone.fast([f'[data-tab="{seat}"]', *pile_taps(H[seat])])
    assert phone.view()["at"] == 1  # the next incomplete one is Bo again, not the check
    assert phone.page.locator("#save").count() == 0


def test_06_a_rank_five_times_is_named_and_can_be_saved_all_the_same(phone: Phone) -> None:
    phone.start(NAMES).tap("#enter").fast([*pile_taps(H[1]), key("2"), key("J")])
    assert [phone.page.locator(f'[data-tab="{seat}"].clash').count() for seat in range(4)] == [0, 1, 1, 0]
    assert phone.text(".tape .note.bad") == "5 jacks in all: Bo 3, Chidi 2. The pack has four."
    rest = [key(rank) for rank, size in H[2].sets.items() for _ in range(size - 1)]
    phone.fast(rest).page.locator("[data-singles]").last.tap()
    phone.fast([*pile_taps(H[3]), *pile_taps(H[0])])
    assert "Save all the same" in phone.text("#save")
    phone.tap("#save")
    assert phone.page.locator('.row[data-mark="warn"]').count() == 1


def test_07_ranks_nobody_has_a_pair_of_are_asked_about(phone: Phone) -> None:
    phone.start(NAMES).enter(H)
    assert phone.text("#question") == "has each of you exactly one queen? Nobody entered a pair."
    # Bo's two nines counted as singles instead: everything adds up all the same, so the table is asked
    sets = {rank: size for rank, size in H[1].sets.items() if rank != "9"}
    as_singles: Hand = (H[0], replace(H[1], sets=sets, singles=H[1].singles + 2), H[2], H[3])
    phone.tap('[data-tab="1"]').fast([key("9")] * 3)
    assert phone.page.locator(singles(as_singles[1].singles)).count() == 1
    phone.tap(singles(as_singles[1].singles))
    assert phone.page.locator(".rev .note.bad").count() == 0
    assert phone.text("#question") == "has each of you exactly one queen and one 9? Nobody entered a pair."


@pytest.mark.parametrize(("width", "height"), SIZES.values(), ids=SIZES)
def test_08_no_key_moves_and_nothing_scrolls(pick_up: PickUp, width: int, height: int) -> None:
    phone = pick_up(viewport={"width": width, "height": height}).start(NAMES).tap("#enter")
    boxes = [_boxes(phone)]
    phone.tap(key("2"))
    boxes.append(_boxes(phone))
    for tap in pile_taps(H[2])[1:-1]:
        phone.tap(tap)
    boxes.append(_boxes(phone))
    phone.tap("#other")
    boxes.append(_boxes(phone))
    assert len(boxes[0]) == 13
    assert all(step == boxes[0] for step in boxes)
    assert phone.page.evaluate("document.documentElement.scrollHeight") <= height
    assert _too_small(phone) == []


def _boxes(phone: Phone) -> list[Any]:
    return phone.page.evaluate(  # type: ignore[no-any-return]
        "[...document.querySelectorAll('[data-rank]')].map(key => key.getBoundingClientRect().toJSON())"
    )


def _too_small(phone: Phone) -> list[str]:
    return phone.page.evaluate(  # type: ignore[no-any-return]
        """[...document.querySelectorAll('button')].filter(button => {
            const { width, height } = button.getBoundingClientRect(); return width < 44 || height < 44;
        }).map(button => button.outerHTML)"""
    )
