"""Names of any script are read, and told apart as people tell them apart."""

import sys
import unicodedata
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.faults import Fault
from service.names import NameRefusedError, find_name, find_repeated, fold_name, read_name, unknown_player


@pytest.mark.parametrize(
    ("given_", "name"),
    [
        pytest.param("Ann", "Ann", id="plain"),
        pytest.param("  Ann \t", "Ann", id="trimmed"),
        pytest.param("\u3000Ann\u00a0", "Ann", id="trimmed of wide and hard spaces"),
        *(
            pytest.param(f"{space}Ann{space}", "Ann", id=f"trimmed of U+{ord(space):04X}")
            for space in "\t\n\v\f\r \x85\u1680\u2000\u200a\u2028\u2029\u202f\u205f"
        ),
        pytest.param("Jose\u0301", "Jos\u00e9", id="composed"),
        pytest.param("Ann B", "Ann B", id="a space inside"),
        pytest.param("李小龙", "李小龙", id="Han"),
        pytest.param("שרה", "שרה", id="Hebrew"),
        pytest.param("محمد", "محمد", id="Arabic"),
        pytest.param("👩‍👩‍👧", "👩‍👩‍👧", id="a family: joiners are needed"),
        pytest.param("می\u200cخواهم", "می\u200cخواهم", id="a non-joiner"),
        pytest.param("!", "!", id="punctuation is visible"),
        pytest.param("x", "x", id="one character"),
        pytest.param("x" * 40, "x" * 40, id="forty"),
        pytest.param(" " + "x" * 40 + " ", "x" * 40, id="forty when trimmed"),
        pytest.param("e\u0301" * 40, "\u00e9" * 40, id="forty when composed, eighty before"),
        pytest.param("<b>", "<b>", id="markup is text"),
        pytest.param("\u1fffx\u200bx", "\u1fffx\u200bx", id="what stands before and after Unicode's row of spaces"),
    ],
)
def test_a_name_is_read(given_: str, name: str) -> None:
    assert read_name(given_) == name


def test_forty_characters_may_be_given_in_a_hundred_and_sixty() -> None:
    longest = "\u1f82"  # alpha with breathing, accent and iota
    assert read_name(unicodedata.normalize("NFD", longest) * 40) == longest * 40


def test_no_character_is_composed_of_more_than_four() -> None:
    assert max(len(unicodedata.normalize("NFD", chr(point))) for point in range(sys.maxunicode + 1)) == 4


def test_endless_accents_are_refused_at_once() -> None:
    """To put them in order takes time that grows with the square of their number: minutes, for a mebibyte."""
    begun = process_time()
    with pytest.raises(NameRefusedError):
        read_name("a" + "\u0315\u0300" * 200_000)
    assert process_time() - begun < 1


@pytest.mark.parametrize(
    ("given_", "reason"),
    [
        pytest.param("", "A name has 1 to 40 characters; this has 0.", id="nothing"),
        pytest.param(" \t\n", "A name has 1 to 40 characters; this has 0.", id="only spaces"),
        pytest.param("x" * 41, "A name has 1 to 40 characters; this has 41.", id="forty-one"),
        pytest.param(
            "\x1cAnn", "A name has no control character in it; this has U+001C.", id="a separator of files is no space"
        ),
        pytest.param("A\nB", "A name has no control character in it; this has U+000A.", id="a line feed"),
        pytest.param("A\0", "A name has no control character in it; this has U+0000.", id="a NUL"),
        pytest.param("A\x7fB", "A name has no control character in it; this has U+007F.", id="delete"),
        pytest.param("A\x9bB", "A name has no control character in it; this has U+009B.", id="a C1 control"),
        pytest.param("A\ud800", "A name has no half of a surrogate pair in it; this has U+D800.", id="a surrogate"),
        pytest.param("A\u2028B", "A name has no line separator in it; this has U+2028.", id="a line separator"),
        pytest.param(
            "A\u2029B", "A name has no paragraph separator in it; this has U+2029.", id="a paragraph separator"
        ),
        *(
            pytest.param(
                f"A{mark}B",
                f"A name has no mark for the direction of writing in it; this has U+{ord(mark):04X}.",
                id=f"U+{ord(mark):04X}",
            )
            for mark in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
        ),
        pytest.param("\u200b", "A name has something visible in it; this is blank.", id="a zero-width space"),
        pytest.param("\u200d\u200c", "A name has something visible in it; this is blank.", id="joiners alone"),
        pytest.param("\u0301", "A name has something visible in it; this is blank.", id="an accent on nothing"),
        pytest.param("\u20dd", "A name has something visible in it; this is blank.", id="a circle around nothing"),
        *(
            pytest.param(f"{blank}", "A name has something visible in it; this is blank.", id=f"U+{ord(blank):04X}")
            for blank in "\u115f\u1160\u2800\u3164\uffa0"
        ),
    ],
)
def test_what_is_no_name_is_refused_with_the_reason(given_: str, reason: str) -> None:
    with pytest.raises(NameRefusedError) as refused:
        read_name(given_)
    assert str(refused.value) == reason


def test_a_name_may_be_written_in_four_code_points_a_character_and_is_not_composed_beyond_that() -> None:
    composed, decomposed = "\u1fa7", "\u03c9\u0314\u0342\u0345"
    assert read_name(decomposed * 40) == composed * 40
    with pytest.raises(NameRefusedError, match="this has 161"):
        read_name(decomposed * 40 + "\u0301")


def test_space_between_invisible_characters_is_not_visible() -> None:
    with pytest.raises(NameRefusedError, match="blank"):
        read_name("\u200b \u200b")


@given(st.text(min_size=1, max_size=45))
def test_a_name_that_is_read_reads_as_itself(text: str) -> None:
    try:
        name = read_name(text)
    except NameRefusedError:
        return
    assert read_name(name) == name
    assert 1 <= len(name) <= 40
    assert unicodedata.is_normalized("NFC", name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("ann", "ANN", id="case"),
        pytest.param(" Ann ", "Ann", id="spaces around"),
        pytest.param("straße", "STRASSE", id="sharp s folds to ss"),
        pytest.param("Jose\u0301", "JOS\u00c9", id="composition and case"),
        pytest.param("ΣΟΦΌΣ", "σοφός", id="final sigma"),
        pytest.param("\u1e9b\u0323", "\u1e69", id="composed again after folding"),
    ],
)
def test_two_spellings_are_one_name(one: str, other: str) -> None:
    assert fold_name(one) == fold_name(other)
    assert find_name(one, ["Bo", other]) == 1


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Ann B", "AnnB"), ("Jose", "José"), ("Аnn", "Ann")])
def test_different_names_stay_different(one: str, other: str) -> None:
    assert fold_name(one) != fold_name(other)
    assert find_name(one, [other]) is None


def test_a_name_twice_is_a_fault_at_its_later_place() -> None:
    shown = [(("players", k), name) for k, name in enumerate(["Ann", "Bo", "ANN", "bo", "ann"])]
    assert find_repeated(shown) == [
        Fault("duplicate-name", "ANN is there twice; players' names must differ.", ("players", 2), ("players", 0)),
        Fault("duplicate-name", "bo is there twice; players' names must differ.", ("players", 3), ("players", 1)),
        Fault("duplicate-name", "ann is there twice; players' names must differ.", ("players", 4), ("players", 0)),
    ]


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        pytest.param("anne", "anne is not playing; did you mean Ann?", id="near"),
        pytest.param("DORATHEA", "DORATHEA is not playing; did you mean Dorothea?", id="near, whatever the case"),
        pytest.param(
            "Dorotea", "Dorotea is not playing; did you mean Dorothea?", id="two are near, the first listed nearer"
        ),
        pytest.param(
            "Dorthy", "Dorthy is not playing; did you mean Dorothy?", id="two are near, the last listed nearer"
        ),
        pytest.param("Zed", "Zed is not playing; the players are Ann, Dorothea, Dorothy.", id="far"),
    ],
)
def test_an_unknown_player_is_told_the_nearest_name_or_all(name: str, detail: str) -> None:
    assert unknown_player(name, ["Ann", "Dorothea", "Dorothy"], ("dealer",)) == Fault(
        "unknown-player", detail, ("dealer",)
    )
