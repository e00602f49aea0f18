"""From bytes to fields, without a server: what is read, and the exact words of what is refused."""

from io import BytesIO
from typing import Any

import pytest

from service.faults import Fault
from service.http.problems import Problem
from service.http.reading import MIB, Written, media_type, read_body, read_bytes, read_query, refuse_compressed

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
FIFTY_NINE = "x" * 59


def environ(body: bytes = b"", kind: str = "", **more: object) -> dict[str, Any]:
    return {"CONTENT_TYPE": kind, "CONTENT_LENGTH": str(len(body)), "wsgi.input": BytesIO(body), **more}


def refused(body: bytes, kind: str, *, form: bool = True) -> str:
    with pytest.raises(Problem) as caught:
        read_body(environ(body, kind), form=form)
    return f"{caught.value.code}: {caught.value.detail}"


@pytest.mark.parametrize(
    ("body", "kind", "fields"),
    [
        (b"", "", {}),
        (b"{}", JSON, {}),
        (b'{"a":"b"}', JSON, {"a": "b"}),
        (b'{"a":[1]}', " Application/JSON ; Charset = UTF-8", {"a": [1]}),
        (b"", FORM, {}),
        (b"a=b", f"{FORM}; charset=utf8", {"a": "b"}),
        (b"a=b&&c=%C3%A9+d&e&f==", FORM, {"a": "b", "c": "\xe9 d", "e": "", "f": "="}),
        (b"=%25", FORM, {"": "%"}),
    ],
)
def test_what_is_read(body: bytes, kind: str, fields: dict[str, Any]) -> None:
    assert read_body(environ(body, kind), form=True) == fields


def test_what_a_form_says_is_written() -> None:
    assert isinstance(read_body(environ(b"a=1", FORM), form=True)["a"], Written)
    assert not isinstance(read_body(environ(b'{"a":"1"}', JSON), form=True)["a"], Written)


def test_a_written_value_is_no_more_than_a_text() -> None:
    with pytest.raises(AttributeError):
        Written("a").more = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("body", "kind", "why"),
    [
        (b"a", "", f"unsupported-media-type: The body has no Content-Type; send {JSON} or {FORM}."),
        (b"", "text/plain", f"unsupported-media-type: The body is text/plain; send {JSON} or {FORM}."),
        (b"a", FIFTY_NINE + "y", f"unsupported-media-type: The body is {FIFTY_NINE}y; send {JSON} or {FORM}."),
        (b"a", FIFTY_NINE + "yz", f"unsupported-media-type: The body is {FIFTY_NINE}…; send {JSON} or {FORM}."),
        (b"", JSON, "bad-json: The body is empty; send at least {}."),
        (b"\xef\xbb\xbf{}", JSON, "bad-json: The body begins with a byte order mark; send UTF-8 without one."),
        (b"[]", JSON, 'wrong-type: The body is JSON, but not an object: send {"field": value, …}.'),
        (
            b" {}",
            FORM,
            "unsupported-media-type: The body is JSON sent as a form; add -H 'Content-Type: application/json'.",
        ),
        (
            b"[1]",
            FORM,
            "unsupported-media-type: The body is JSON sent as a form; add -H 'Content-Type: application/json'.",
        ),
        (b"a=%4", FORM, "bad-request: The form has a % that is no escape; write %25 for a percent sign."),
        (b"a=%FF", FORM, "bad-request: The form is not UTF-8."),
        (b"a=\xff", FORM, "bad-request: The form is not UTF-8."),
        (b"a=1&a=2", FORM, "repeated-field: a is given more than once."),
    ],
)
def test_what_is_refused(body: bytes, kind: str, why: str) -> None:
    assert refused(body, kind) == why


def test_bad_json_says_where() -> None:
    why = refused(b'{\n"a":}', JSON)
    assert why.startswith("bad-json: The body is not JSON: ")
    assert why.endswith("(line 2, column 5).")


def test_a_path_without_forms_says_so() -> None:
    why = "unsupported-media-type: This path takes JSON only, as its fields are lists of lists or of players."
    assert refused(b"a=b", FORM, form=False) == why
    assert refused(b"a", "text/plain", form=False).endswith("The body is text/plain; send application/json.")


def test_a_repeated_field_is_named_at_its_place() -> None:
    with pytest.raises(Problem) as caught:
        read_body(environ(b"a=1&" + b"b" * 61 + b"=1&a=2&" + b"b" * 61 + b"=", FORM), form=True)
    clipped = "b" * 59 + "…"
    assert [(fault.code, fault.at) for fault in caught.value.faults] == [
        ("repeated-field", ("a",)),
        ("repeated-field", (clipped,)),
    ]


def test_a_form_has_at_most_a_hundred_fields() -> None:
    hundred = b"&".join(b"f%d=" % number for number in range(100))
    assert len(read_body(environ(hundred, FORM), form=True)) == 100
    assert refused(hundred + b"&g=", FORM) == "too-many: The form has more than 100 fields."


@pytest.mark.parametrize("coding", ["gzip", "identity", ""])
def test_a_compressed_body_is_refused(coding: str) -> None:
    refuse_compressed(environ())
    with pytest.raises(Problem, match="compressed") as caught:
        read_body(environ(b"{}", JSON, HTTP_CONTENT_ENCODING=coding), form=True)
    assert caught.value.code == "unsupported-media-type"


@pytest.mark.parametrize(
    ("header", "kind"),
    [
        ("", ""),
        ("text/html", "text/html"),
        (" TEXT/HTML ;q=1", "text/html"),
        ('text/html; charset="UTF-8"', "text/html"),
        ("text/html;a=b; charset=Utf8", "text/html"),
    ],
)
def test_a_media_type_stands_before_its_parameters(header: str, kind: str) -> None:
    assert media_type(header) == kind


@pytest.mark.parametrize(
    "header", ["text/html; charset=latin-1", "a;charset=utf-8;charset=utf-16", "a; CHARSET = x", "a;charset"]
)
def test_another_charset_is_refused(header: str) -> None:
    with pytest.raises(Problem, match="not UTF-8") as caught:
        media_type(header)
    assert caught.value.code == "unsupported-media-type"


def test_a_query_is_read_as_a_form_is() -> None:
    assert read_query({}) == {}
    assert read_query({"QUERY_STRING": "a=b&c=%E2%99%A5"}) == {"a": "b", "c": "♥"}
    assert read_query({"QUERY_STRING": "a=\xe2\x99\xa5"}) == {"a": "♥"}  # WSGI's Latin-1 of UTF-8
    with pytest.raises(Problem, match="The query is not UTF-8"):
        read_query({"QUERY_STRING": "a=\xff"})


@pytest.mark.parametrize(
    ("sent", "more", "read"),
    [
        (b"12345", {}, b"12345"),
        (b"", {}, b""),
        (b"123", {"CONTENT_LENGTH": ""}, b""),
        (b"123", {"CONTENT_LENGTH": "2"}, b"12"),
        (b"123", {"CONTENT_LENGTH": "0"}, b""),
        (b"123", {"CONTENT_LENGTH": "0" * 18 + "1"}, b"1"),
        (b"12345", {"HTTP_TRANSFER_ENCODING": "Chunked", "CONTENT_LENGTH": "1"}, b"12345"),
        (b"", {"HTTP_TRANSFER_ENCODING": "chunked"}, b""),
    ],
)
def test_bytes_up_to_the_limit(sent: bytes, more: dict[str, str], read: bytes) -> None:
    assert read_bytes(environ(sent, **more), 5) == read


def test_no_length_is_no_body() -> None:
    assert read_bytes({"wsgi.input": BytesIO(b"123")}, 5) == b""


@pytest.mark.parametrize(
    ("sent", "more", "why"),
    [
        (b"123456", {}, "too-large"),
        (b"123456", {"HTTP_TRANSFER_ENCODING": "chunked"}, "too-large"),
        (b"12", {"CONTENT_LENGTH": "3"}, "bad-request"),
        (b"12", {"CONTENT_LENGTH": "-2"}, "bad-request"),
        (b"12", {"CONTENT_LENGTH": "٢"}, "bad-request"),
        (b"12", {"CONTENT_LENGTH": "0" * 19 + "2"}, "bad-request"),
        (b"12", {"HTTP_TRANSFER_ENCODING": "gzip"}, "not-implemented"),
    ],
)
def test_bytes_that_are_refused(sent: bytes, more: dict[str, str], why: str) -> None:
    with pytest.raises(Problem) as caught:
        read_bytes(environ(sent, **more), 5)
    assert caught.value.code == why


def test_a_body_of_nineteen_digits_is_too_large_and_not_unreadable() -> None:
    with pytest.raises(Problem) as caught:
        read_body(environ(b"", JSON, CONTENT_LENGTH="9" * 19), form=True)
    assert caught.value.detail == "The body is longer than 1 MiB."


def test_the_limit_is_one_mib_to_the_byte() -> None:
    most = b'{"a":"' + b"b" * (1024 * 1024 - 8) + b'"}'
    assert len(read_body(environ(most, JSON), form=True)["a"]) == 1024 * 1024 - 8
    assert refused(most + b" ", JSON) == "too-large: The body is longer than 1 MiB."


class Asked(BytesIO):
    """An input that remembers how much it was asked for."""

    def read(self, size: int | None = -1) -> bytes:
        self.size = size
        return super().read(size)


@pytest.mark.parametrize(("more", "size"), [({"CONTENT_LENGTH": "4"}, 4), ({"HTTP_TRANSFER_ENCODING": "chunked"}, 6)])
def test_no_more_is_asked_for_than_shows_that_it_is_too_much(more: dict[str, str], size: int) -> None:
    asked = Asked(b"1234")
    assert read_bytes({"wsgi.input": asked, **more}, 5) == b"1234"
    assert asked.size == size


def test_a_body_that_ends_early_says_how_early() -> None:
    with pytest.raises(Problem, match="ended after 2 of the 3 bytes"):
        read_bytes(environ(b"12", CONTENT_LENGTH="3"), 5)


class Failing:
    """An input that fails in some way."""

    def __init__(self, error: OSError) -> None:
        self.error = error

    def read(self, _: int) -> bytes:
        raise self.error


@pytest.mark.parametrize(
    ("error", "code"), [(TimeoutError(), "request-timeout"), (ConnectionResetError("gone"), "bad-request")]
)
def test_a_body_that_does_not_come(error: OSError, code: str) -> None:
    with pytest.raises(Problem) as caught:
        read_bytes({"CONTENT_LENGTH": "1", "wsgi.input": Failing(error)}, 5)
    assert caught.value.code == code


@pytest.mark.parametrize("value", [b"[]", b"{}", b'{"x":1}'])
def test_a_long_body_of_very_many_values_is_refused_before_it_is_read(value: bytes) -> None:
    """They take forty times the memory of their text."""
    body = b'{"a":[' + b",".join([value] * 1_000_001) + b"]}"
    with pytest.raises(Problem) as refused:
        read_body(environ(body, JSON), form=False, limit=16 * MIB)
    assert refused.value.faults == [Fault("too-many", "The body has more than 1000000 lists, objects and fields.")]


def test_a_long_body_of_as_many_values_as_may_be_is_read() -> None:
    body = b'{"a":[' + b",".join([b"[]"] * 999_997) + b"]}"
    assert len(read_body(environ(body, JSON), form=False, limit=16 * MIB)["a"]) == 999_997
