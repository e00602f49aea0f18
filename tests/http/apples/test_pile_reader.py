"""The reader of piles gives what reading any JSON gives, but for the spelling of cards, or the same error."""

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.bulk import AIMS, BITS, TOKENS
from service.apples.pile_reader import Pile, read_piles
from service.cards import CARDS_BY_TOKEN
from tests.http.outcomes import outcome

tokens = st.sampled_from(sorted(TOKENS))
odd = st.none() | st.booleans() | st.integers(-9, 9**9) | st.floats(-9, 9) | st.text() | st.lists(tokens, max_size=2)
cards = st.lists(tokens | st.text(max_size=3), max_size=5)
piles = st.fixed_dictionaries({"pile": cards | st.text(), "target": tokens}, optional={"note": odd})


def respelled(value: object) -> object:
    """The same JSON, its cards in their one form."""
    if isinstance(value, Pile):
        return value.in_json()
    if isinstance(value, list):
        return [respelled(each) for each in value]
    if isinstance(value, dict):
        return {name: respelled(each) for name, each in value.items()}
    return str(CARDS_BY_TOKEN.get(value, value)) if isinstance(value, str) else value


def by_this(written: bytes) -> object:
    return respelled(outcome(read_piles, written))


def by_orjson(written: bytes) -> object:
    return respelled(outcome(orjson.loads, written))


@given(st.lists(piles | odd | st.dictionaries(st.sampled_from(["pile", "target", "x"]), odd), max_size=5))
def test_what_is_json_is_read_as_any_json(value: object) -> None:
    written = orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)
    assert by_this(written) == by_orjson(written) == respelled(value)


@given(st.lists(piles, min_size=1, max_size=3), st.data())
def test_what_is_damaged_is_read_or_refused_as_by_orjson(value: object, data: st.DataObject) -> None:
    written = bytearray(orjson.dumps(value))
    at = data.draw(st.integers(0, len(written) - 1))
    written[at : at + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    assert by_this(bytes(written)) == by_orjson(bytes(written))


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(b'[{"pile":["\\u0041S"],"t\\u0061rget":"\\ud83c\\udca1"}]', id="escapes"),
        pytest.param(b'[{"pile":[],"target":"\\ud800"}]', id="half a surrogate pair"),
        pytest.param(b'[{"pile":[],"target":"\xed\xa0\x80"}]', id="the same in bytes"),
        pytest.param(b'[{"pile":[],"target":"\xc0\x80"}]', id="an overlong NUL"),
        pytest.param(b'[{"pile":[],"target":"a\nb"}]', id="a line break in a string"),
        pytest.param(b'[{"pile":["AS"],"pile":["KH"],"target":"2D"}]', id="a field twice"),
        pytest.param(b'[{"pile":["AS"],"target":"KH"},]', id="a comma too many"),
        pytest.param(b"\xef\xbb\xbf[]", id="a byte order mark"),
        pytest.param(b"[] []", id="two lists"),
        pytest.param(b"", id="nothing"),
    ],
)
def test_where_readers_may_differ_these_do_not(written: bytes) -> None:
    assert by_this(written) == by_orjson(written)


def test_every_spelling_of_a_card_is_read_as_what_stands_for_it() -> None:
    for token, card in CARDS_BY_TOKEN.items():
        (pile,) = read_piles(orjson.dumps([{"pile": [token], "target": token}]))
        assert (pile.pile, pile.target) == ([BITS[token]], AIMS[token])
        assert pile.in_json() == {"pile": [str(card)], "target": str(card)}
