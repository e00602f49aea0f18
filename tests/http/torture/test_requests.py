"""Hostile requests to the service under gunicorn: the right refusal in the form asked for, the next request unharmed.

Each goes out on a connection of its own, with an ordinary question right behind it.
"""

import gzip

import pytest

from tests.contract.conformity import departures
from tests.http.serving.wire import SCORE, Answer, answers, chunked, get, post
from tests.served import Served

MIB = 1024 * 1024
ORDINARY = post()


class Received:
    """A raw answer as the contract looks at it."""

    def __init__(self, answer: Answer) -> None:
        self.status_code, self.headers, self.content = answer.status, answer.headers, answer.body


def sent_as(kind: str | None, body: bytes, *extra: str, path: str = "/v1/apples/score") -> bytes:
    """A POST of a body with any Content-Type, or none."""
    lines = [f"POST {path} HTTP/1.1", "Host: test", f"Content-Length: {len(body)}", *extra]
    lines += [f"Content-Type: {kind}"] if kind is not None else []
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def pile(value: bytes, target: bytes = b'"KS"') -> bytes:
    return post(b'{"pile":' + value + b',"target":' + target + b"}")


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


FORM = "application/x-www-form-urlencoded"
GZIPPED = gzip.compress(SCORE)

BODIES = [
    pytest.param(sent_as(None, SCORE), 415, "unsupported-media-type", id="JSON without a type"),
    pytest.param(sent_as("text/plain", SCORE), 415, "unsupported-media-type", id="JSON as text"),
    pytest.param(sent_as(FORM, SCORE), 415, "unsupported-media-type", id="JSON as a form, as curl -d does"),
    pytest.param(sent_as("application/xml", b"<a/>"), 415, "unsupported-media-type", id="XML"),
    pytest.param(sent_as("multipart/form-data; boundary=x", b"--x--"), 415, "unsupported-media-type", id="multipart"),
    pytest.param(sent_as("application/json; charset=latin-1", SCORE), 415, "unsupported-media-type", id="Latin-1"),
    pytest.param(
        sent_as("application/json", GZIPPED, "Content-Encoding: gzip"), 415, "unsupported-media-type", id="gzip"
    ),
    pytest.param(sent_as("application/json", GZIPPED), 400, "bad-json", id="gzip that does not say so"),
    pytest.param(sent_as("application/json", b""), 400, "bad-json", id="an empty body that says JSON"),
    pytest.param(sent_as(None, b""), 422, "missing-field", id="no body, no type: {}"),
    pytest.param(sent_as(FORM, b""), 422, "missing-field", id="an empty form"),
    pytest.param(post(b"null"), 422, "wrong-type", id="null"),
    pytest.param(post(b"[]"), 422, "wrong-type", id="a list"),
    pytest.param(post(b'"AS"'), 422, "wrong-type", id="a string"),
    pytest.param(post(b"42"), 422, "wrong-type", id="a number"),
    pytest.param(post(b"{"), 400, "bad-json", id="half an object"),
    pytest.param(post(SCORE + b"x"), 400, "bad-json", id="something after it"),
    pytest.param(post(SCORE + SCORE), 400, "bad-json", id="two objects"),
    pytest.param(post(b"{'pile':[]}"), 400, "bad-json", id="single quotes"),
    pytest.param(post(b"\xef\xbb\xbf" + SCORE), 400, "bad-json", id="a byte order mark"),
    pytest.param(post(SCORE.decode().encode("utf-16")), 400, "bad-json", id="UTF-16"),
    pytest.param(pile(b'["\xff"]'), 400, "bad-json", id="broken UTF-8"),
    pytest.param(pile(b'["A\xed\xa0\x80"]'), 400, "bad-json", id="a surrogate in UTF-8"),
    pytest.param(pile(rb'["\ud800"]'), 400, "bad-json", id="a lone surrogate, escaped"),
    pytest.param(pile(b"[NaN]"), 400, "bad-json", id="NaN"),
    pytest.param(pile(b"[Infinity]"), 400, "bad-json", id="Infinity"),
    pytest.param(pile(b'["\x00"]'), 400, "bad-json", id="NUL in a string"),
    pytest.param(pile(rb'["\u0000"]'), 422, "unknown-card", id="NUL, escaped"),
    pytest.param(pile(nested(500)), 422, "wrong-type", id="500 lists deep"),
    pytest.param(pile(nested(2_000)), 400, "bad-json", id="2,000 lists deep"),
    pytest.param(pile(nested(50_000)), 400, "bad-json", id="50,000 lists deep"),
    pytest.param(pile(b"[]", b"9" * 5_000), None, None, id="a number of 5,000 digits"),
    pytest.param(pile(b"[]", b"1e999"), None, None, id="1e999"),
    pytest.param(pile(b"[1.9]"), 422, "wrong-type", id="1.9 as a card"),
    pytest.param(pile(b"true"), 422, "wrong-type", id="true as a pile"),
    pytest.param(pile(b"null"), 422, "wrong-type", id="null as a pile"),
    pytest.param(post(SCORE + b" " * MIB), 413, "too-large", id="spaces after the JSON, over the limit"),
    pytest.param(post(b" " * (MIB - len(SCORE)) + SCORE), 200, None, id="spaces before it, just within the limit"),
    pytest.param(post(chunked(SCORE), "Transfer-Encoding: chunked"), 200, None, id="in chunks"),
    pytest.param(sent_as(FORM, b"pile=AS&pile=AH&target=KS"), 422, "repeated-field", id="a field of a form twice"),
    pytest.param(sent_as(FORM, b"pile=%&target=KS"), 400, "bad-request", id="a bare percent sign in a form"),
    pytest.param(sent_as(FORM, b"pile=%ff&target=KS"), 400, "bad-request", id="no UTF-8 in a form"),
    pytest.param(sent_as(FORM, b"pile=AS+AH&target=KS"), 200, None, id="a form"),
    pytest.param(post(SCORE, path="/v1/apples/score?pile=AS"), 422, "unknown-field", id="a field in a POST's query"),
    pytest.param(post(b'{"players":[]}', path="/v1/apples/round"), 422, "wrong-count", id="nobody"),
    pytest.param(
        sent_as(FORM, b"players=4", path="/v1/apples/round"),
        415,
        "unsupported-media-type",
        id="a form where lists nest",
    ),
]

REQUESTS = [
    pytest.param(get("/v1/apples/score?pile=%00&target=KS"), 422, "unknown-card", id="%00 in a query"),
    pytest.param(get("/v1/apples/score?pile=%ff&target=KS"), 400, "bad-request", id="%ff in a query"),
    pytest.param(get("/v1/apples/score?pile=%zz&target=KS"), 400, "bad-request", id="%zz in a query"),
    pytest.param(get("/v1/apples/score?pile=AS&pile=AH&target=KS"), 422, "repeated-field", id="a field twice"),
    pytest.param(get("/v1/apples/score?format=xml"), 422, "unknown-value", id="another format"),
    pytest.param(get("/v1/apples/score?pile=AS&target=KS&x=1"), 422, "unknown-field", id="a field nobody knows"),
    pytest.param(
        get("/v1/apples/score?pile=AS,AH&target=KS", "Content-Length: 3", "Content-Type: x/y") + b"abc",
        200,
        None,
        id="GET with a body",
    ),
    pytest.param(get("/v1/apples/score?pile=AS", "Accept: image/png"), 406, "not-acceptable", id="a picture, please"),
    pytest.param(get("/v1/apples/%00"), 404, "not-found", id="%00 in the path"),
    pytest.param(get("/v1/apples/%ff"), 404, "not-found", id="%ff in the path"),
    pytest.param(get("/v1/..%2fetc/passwd"), 404, "not-found", id="..%2f in the path"),
    pytest.param(get("/../../etc/passwd"), 404, "not-found", id=".. in the path"),
    pytest.param(get("/v1/apples/score/"), 404, "not-found", id="a slash too many"),
    pytest.param(get("//v1/apples/score"), 404, "not-found", id="a slash too many in front"),
    pytest.param(get("/v1//apples/score"), 404, "not-found", id="a slash too many within"),
    pytest.param(get("/V1/apples/score"), 404, "not-found", id="the wrong case"),
    pytest.param(get("/v1/apples/score").replace(b"GET", b"TRACE"), 405, "method-not-allowed", id="TRACE"),
    pytest.param(get("/v1/apples/score").replace(b"GET", b"FOO"), 405, "method-not-allowed", id="FOO"),
    pytest.param(get("/v1/apples/score").replace(b"GET", b"DELETE"), 405, "method-not-allowed", id="DELETE"),
    pytest.param(get("/v1/apples/deal"), 405, "method-not-allowed", id="GET where only POST is"),
    pytest.param(post(path="/v1/apples/rules"), 405, "method-not-allowed", id="POST where only GET is"),
    pytest.param(post(b"x" * 3 * MIB, path="/v1/nowhere"), 404, "not-found", id="3 MB to a path that is not there"),
    pytest.param(
        post(b"x" * 3 * MIB, path="/v1/apples/rules"), 405, "method-not-allowed", id="3 MB to a path without POST"
    ),
]


@pytest.mark.parametrize(("sent", "status", "code"), [*BODIES, *REQUESTS])
@pytest.mark.parametrize("form", ["application/json", "text/plain"])
def test_a_hostile_request(served: Served, sent: bytes, status: int | None, code: str | None, form: str) -> None:
    if b"\r\nAccept:" not in sent:
        sent = sent.replace(b"Host: test\r\n", b"Host: test\r\nAccept: " + form.encode() + b"\r\n", 1)
    method, _, path = sent.partition(b"\r\n")[0].decode("latin-1").rpartition(" ")[0].partition(" ")
    first, second = ask_both(served, sent)
    assert first.status == status or (status is None and first.status in (400, 422))
    assert departures(method, path.partition("?")[0], Received(first)) == []
    if code and form == "application/json":
        assert first.json()["type"] == f"/problems/{code}"
    if b"\r\nAccept: text/plain" in sent:
        assert first.headers["content-type"] == "text/plain; charset=utf-8"
        assert not first.body.startswith((b"{", b"<"))
    assert second is None or (second.status, second.json()["points"]) == (200, 30)


def ask_both(served: Served, sent: bytes) -> tuple[Answer, Answer | None]:
    """The answers to a request and to an ordinary one right behind it.

    Where the service closes the connection, as it says and may after an error, the ordinary one goes out on another.
    """
    with served.connect() as sock:
        sock.sendall(sent)
        first = next(came := answers(sock))
        if first.headers.get("connection", "").lower() != "close":
            sock.sendall(ORDINARY)
            return first, next(came)
    with served.connect() as sock:
        sock.sendall(ORDINARY)
        return first, next(answers(sock))


@pytest.mark.parametrize(
    ("target", "instance"),
    [
        pytest.param("//v1/apples/score", "//v1/apples/score", id="with both slashes, or it would name a path that is"),
        pytest.param("/v1/apples/%00?x=1", "/v1/apples/%00", id="NUL"),
        pytest.param("/v1/apples/%ff", "/v1/apples/%FF", id="no UTF-8"),
        pytest.param("/v1/äpfel", "/v1/%E4pfel", id="not escaped"),
        pytest.param("/v1/apples/score%zz", "/v1/apples/score%25zz", id="no escape"),
    ],
)
def test_instance_is_the_path_as_a_uri_reference(served: Served, target: str, instance: str) -> None:
    first, _ = ask_both(served, get(target))
    assert first.json()["instance"] == instance


def test_405_names_the_methods(served: Served) -> None:
    first, _ = ask_both(served, get("/v1/apples/score").replace(b"GET", b"PUT"))
    assert first.headers["allow"] == "GET, HEAD, OPTIONS, POST"


@pytest.mark.parametrize("path", ["/v1/apples/score", "/v1/nowhere", "/healthz"])
def test_options_is_answered_everywhere(served: Served, path: str) -> None:
    first, second = ask_both(served, get(path).replace(b"GET", b"OPTIONS"))
    assert (first.status, first.body) == (204, b"")
    assert first.headers["access-control-allow-origin"] == "*"
    assert second is not None
    assert second.status == 200
