"""Reading a long body in parts gives what reading it at once gives, or the same error."""

import time

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.http import long_json
from service.http.long_json import ReadList, read_json
from tests.http.outcomes import outcome

CUT = 8  # bytes of a part here

names = st.text(alphabet='{}[],"', max_size=4)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(alphabet='{}[],:"\\ aé', max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=20,
)


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_json, "LONG", CUT)
    monkeypatch.setattr(long_json, "PAUSE", 0)


def at_once(body: bytes) -> object:
    return outcome(orjson.loads, body)


def in_parts(body: bytes, read_list: ReadList | None = None) -> object:
    return outcome(lambda written: read_json(written, read_list), body)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b'{"piles":[{"a":1},{"a":2},{"a":3}],"detail":"lines"}', id="piles and a detail"),
        pytest.param(b' { "piles" : [ {"a":1} , {"a":2} , {"a":3} ] } ', id="white space everywhere"),
        pytest.param(b'{"piles":[{"a":1111111},{"a":2222222},]}', id="a comma at the end"),
        pytest.param(b'{"piles":[{"a":1111111}, ,{"a":2222222}]}', id="two commas"),
        pytest.param(b'{"piles":[,{"a":1111111},{"a":2222222}]}', id="a comma at the beginning"),
        pytest.param(b'{"piles":[{"a":"},{"},{"a":"},{"},{"a":"},{"}]}', id="a cut within strings"),
        pytest.param(b'{"piles":[{"a":[{},{},{}]},{"a":[{"b":1},{},{}]}]}', id="a cut within a list"),
        pytest.param(b'{"piles":[{"a":1111111},{"a":2222222}],"piles":[{"a":3}]}', id="the same name again"),
        pytest.param(b'{"piles":[{"a":1111111},{"a":2222222}],"more":[1]}', id="another list"),
        pytest.param(b'{"piles":[{"a":1111111},{"a":2222222}]}]', id="something after it"),
        pytest.param(b'{"piles":[{"a":1111111},{"a":2222222}', id="no end"),
        pytest.param(b'{"piles":[1111111111,2222222222,[3333],"4"],"x":{}}', id="no objects"),
        pytest.param(b'{"piles":[]                    }', id="nothing"),
    ],
)
def test_the_same_as_at_once(body: bytes) -> None:
    assert in_parts(body) == at_once(body)


@given(
    st.lists(values, max_size=6), st.lists(st.tuples(st.sampled_from(["x", "piles"]), values), max_size=2), st.data()
)
def test_the_same_as_at_once_whatever_is_said(
    items: list[object], rest: list[tuple[str, object]], data: st.DataObject
) -> None:
    fields = [b'"%b":%b' % (name.encode(), orjson.dumps(value)) for name, value in [("piles", items), *rest]]
    body = b"{" + b",".join(fields) + b"}"
    assert in_parts(body) == at_once(body)
    at = data.draw(st.integers(0, len(body)))
    broken = body[:at] + data.draw(st.sampled_from([b",", b"}", b"{", b'"', b"]", b""])) + body[at + 1 :]
    assert in_parts(broken) == at_once(broken)


def test_each_part_is_read_by_the_reader_of_lists() -> None:
    parts = []

    def read_list(part: bytes) -> list[object]:
        parts.append(part)
        return [len(parts)]

    body = b'{"piles" : [{"a":1111111},{"a":2222222},{"a":3}] ,"detail":"lines"}'
    assert read_json(body, read_list) == {"piles": [1, 2, 3], "detail": "lines"}
    assert parts == [b'[{"a":1111111}]', b'[{"a":2222222}]', b'[{"a":3}]']


@pytest.mark.parametrize("body", [b"{}", b"[1]", b'{"a":1}', b'{"a":{}}', b'{"b":[]'])
def test_what_begins_with_no_list_is_read_as_any_json(body: bytes) -> None:
    def read_list(_: bytes) -> list[object]:
        raise AssertionError

    assert in_parts(body, read_list) == at_once(body)


def test_what_is_short_is_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_json, "_read_in_parts", None)
    assert read_json(b'{"a":[]}') == {"a": []}


def test_others_have_their_turn_after_each_long_part(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[float] = []
    monkeypatch.setattr(time, "sleep", turns.append)
    read_json(b'{"a":[{"b":1111},{"b":2222}, 12345]}')  # the third part is as long as a part may be
    assert turns == [0, 0]
