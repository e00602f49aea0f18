"""Where one request ends and the next begins: bytes sent by hand to the service as it is really run."""

import json
import socket
import time

import pytest

from tests.http.serving.wire import SCORE, Answer, answers, ask, chunked, get, is_closed, post
from tests.served import Served

MIB = 1024 * 1024
LINE = "GET /healthz HTTP/1.1\r\nHost: test\r\n"

MALFORMED = [
    pytest.param(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400, id="TLS spoken to a plain port"),
    pytest.param(b"GET /healthz\r\n\r\n", 400, id="HTTP/0.9"),
    pytest.param(b"GET /healthz HTTP/2.0\r\n\r\n", 400, id="HTTP/2 by its version"),
    pytest.param(b"GET /healthz HTTP/1.1\nHost: test\n\n", 400, id="bare line feeds"),
    pytest.param(LINE.encode() + b" folded\r\n\r\n", 400, id="a folded header"),
    pytest.param(LINE.encode() + b"A : b\r\n\r\n", 400, id="white space before the colon"),
    pytest.param(LINE.encode() + b"A: b\x00c\r\n\r\n", 400, id="a NUL in a header"),
    pytest.param(LINE.encode() + b"A: b\rc\r\n\r\n", 400, id="a bare CR in a header"),
    pytest.param(LINE.encode() + b"Host: other\r\n\r\n", 400, id="Host twice"),
    pytest.param(b"GET /healthz HTTP/1.1\r\n\r\n", 400, id="no Host"),
    pytest.param(b"GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n", 400, id="a Host with a space"),
    pytest.param(b"GET /healthz HTTP/1.1\r\nHost: a/b\r\n\r\n", 400, id="a Host with a path"),
    pytest.param(b"GET /healthz HTTP/1.0\r\nHost: a@b\r\n\r\n", 400, id="a Host with a user, in HTTP/1.0"),
    pytest.param(LINE.encode().replace(b"/healthz", b"ftp://test/healthz") + b"\r\n", 400, id="another scheme"),
    pytest.param(LINE.encode().replace(b"/healthz", b"http://[/") + b"\r\n", 400, id="a target that is no URI"),
    pytest.param(post(SCORE, f"Content-Length: {len(SCORE)}"), 400, id="Content-Length twice"),
    pytest.param(post(SCORE, "Content-Type: text/plain"), 400, id="Content-Type twice"),
    pytest.param(post(SCORE, length=-1), 400, id="Content-Length negative"),
    pytest.param(post(SCORE).replace(b"Content-Length: ", b"Content-Length: +"), 400, id="Content-Length with a sign"),
    pytest.param(post(SCORE).replace(b"Content-Length: 34", b"Content-Length: 3_4"), 400, id="Content-Length 3_4"),
    pytest.param(post(SCORE).replace(b"Content-Length: 34", b"Content-Length: \xb2"), 400, id="Content-Length ²"),
    pytest.param(
        post(chunked(SCORE), "Transfer-Encoding: chunked", "Content-Length: 34"), 400, id="chunks beside a length"
    ),
    pytest.param(
        post(chunked(SCORE), "Transfer-Encoding: chunked", "Transfer-Encoding: chunked"), 400, id="chunked twice"
    ),
    pytest.param(
        post(chunked(SCORE), "Transfer-Encoding: chunked").replace(b"1.1", b"1.0"), 400, id="chunks in HTTP/1.0"
    ),
    pytest.param(post(chunked(SCORE), "Transfer-Encoding: gzip, chunked"), 501, id="a coding that is not decoded"),
    pytest.param(post(chunked(SCORE), "Transfer-Encoding: identity"), 501, id="a coding that is none"),
    pytest.param(post(chunked(SCORE), "Transfer-Encoding: \x0bchunked"), 400, id="chunked behind a vertical tab"),
    pytest.param(post(SCORE, "Expect: the best"), 417, id="an expectation nobody can meet"),
    pytest.param(get("/" + "a" * 9000), 414, id="a line too long"),
    pytest.param(b"GET /" + b"a" * 20000, 414, id="a line too long, and without an end"),
    pytest.param(get("/healthz", "A: " + "b" * 9000), 431, id="a header too long"),
    pytest.param(get("/healthz", *["A: b"] * 101), 431, id="too many headers"),
    pytest.param((LINE + "A: " + "b" * 70000).encode(), 431, id="headers too long, and without an end"),
]


@pytest.mark.parametrize(("sent", "status"), MALFORMED)
def test_bytes_that_are_no_request_are_refused_as_a_problem_and_the_connection_closes(
    served: Served, sent: bytes, status: int
) -> None:
    with served.connect() as sock:
        sock.sendall(sent)
        first, *others = answers(sock)
    assert (first.status, others) == (status, [])
    assert first.headers["content-type"] == "application/problem+json"
    assert first.headers["connection"] == "close"
    assert first.json()["status"] == status
    assert first.json()["detail"]


CHUNKS = [
    pytest.param(chunked(SCORE), 200, id="one chunk"),
    pytest.param(chunked(*(SCORE[at : at + 1] for at in range(len(SCORE)))), 200, id="a chunk a byte"),
    pytest.param(chunked(SCORE, end=b"0\r\nA: b\r\nC: d\r\n\r\n"), 200, id="trailers"),
    pytest.param(b"22 ;a=b\r\n" + SCORE + b"\r\n0\r\n\r\n", 200, id="an extension"),
    pytest.param(b"000022\r\n" + SCORE + b"\r\n0\r\n\r\n", 200, id="a size with zeros before it"),
    pytest.param(b"x\r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="a size that is no number"),
    pytest.param(b"0x22\r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="a size with a prefix"),
    pytest.param(b"-22\r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="a negative size"),
    pytest.param(b"22 \r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="white space after a size"),
    pytest.param(b"22;a=\rb\r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="a bare CR in an extension"),
    pytest.param(b"22;" + b"a" * 5000 + b"\r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="an extension too long"),
    pytest.param(b"1" + b"0" * 40 + b"\r\n" + SCORE, 400, id="a size beyond any number"),
    pytest.param(b"20\r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="a chunk longer than its size"),
    pytest.param(b"23\r\n" + SCORE + b"\r\n0\r\n\r\n", 400, id="a chunk shorter than its size"),
    pytest.param(chunked(SCORE, end=b"0\r\nno header\r\n\r\n"), 400, id="a trailer that is no header"),
    pytest.param(chunked(SCORE, end=b"0\r\n" + b"A: b\r\n" * 200 + b"\r\n"), 400, id="too many trailers"),
]


@pytest.mark.parametrize(("body", "status"), CHUNKS)
def test_chunks(served: Served, body: bytes, status: int) -> None:
    with served.connect() as sock:
        sock.sendall(post(body, "Transfer-Encoding: chunked"))
        sock.shutdown(socket.SHUT_WR)
        assert [answer.status for answer in answers(sock)] == [status]


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(post(SCORE, length=len(SCORE) + 1), id="a byte short of its Content-Length"),
        pytest.param(post(b"", length=5), id="nothing of it"),
        pytest.param(post(chunked(SCORE, end=b""), "Transfer-Encoding: chunked"), id="chunks without the last one"),
        pytest.param(post(chunked(SCORE, end=b"0\r\n"), "Transfer-Encoding: chunked"), id="without its last line"),
    ],
)
def test_a_body_cut_short_is_never_answered_200(served: Served, sent: bytes) -> None:
    answer = ask(served, sent, half_close=True)
    assert (answer.status, answer.headers["connection"]) == (400, "close")
    assert answer.json()["type"] == "/problems/bad-request"


def test_pipelined_requests_are_answered_each_and_in_order(served: Served) -> None:
    piles = [b'{"pile":["AS","AH"],"target":"QS"}', b'{"pile":[],"target":"QS"}', b'{"pile":["KS","KH"],"target":"QS"}']
    with served.connect() as sock:
        sock.sendall(
            b"".join([*map(post, piles), post(chunked(SCORE), "Transfer-Encoding: chunked", "Connection: close")])
        )
        assert [answer.json()["points"] for answer in answers(sock)] == [30, 0, 20, 30]


def test_what_is_left_of_a_body_is_never_taken_for_a_request(served: Served) -> None:
    smuggled = get("/healthz")
    with served.connect() as sock:
        sock.sendall(post(smuggled, path="/nowhere") + get("/healthz", "Connection: close"))
        assert [answer.status for answer in answers(sock)] == [404, 200]


def test_after_the_last_answer_nothing_is_answered_and_nothing_destroys_it(served: Served) -> None:
    with served.connect() as sock:
        sock.sendall(get("/healthz", "Connection: close") + get("/healthz") * 1000)
        assert [answer.status for answer in answers(sock)] == [200]


def test_100_continue_comes_before_the_body_is_sent(served: Served) -> None:
    with served.connect() as sock:
        sock.sendall(post(b"", "Expect: 100-continue", length=len(SCORE)))
        arriving = answers(sock)
        assert next(arriving).status == 100
        sock.sendall(SCORE)
        assert next(arriving).json()["points"] == 30


def test_a_body_that_would_be_too_large_is_refused_without_100_continue(served: Served) -> None:
    answer = ask(served, post(b"", "Expect: 100-continue", length=2 * MIB))
    assert (answer.status, answer.headers["connection"]) == (413, "close")


def test_the_answer_to_chunks_without_end_arrives_whole_though_the_client_is_still_sending(served: Served) -> None:
    with served.connect() as sock:
        sock.sendall(post(chunked(b" " * MIB, b" " * MIB, end=b""), "Transfer-Encoding: chunked"))
        assert [answer.status for answer in answers(sock)] == [413]


def test_a_client_that_never_stops_sending_is_cut_soon_after_its_answer(served: Served) -> None:
    begun = time.monotonic()
    with served.connect() as sock:
        sock.sendall(post(b"", "Transfer-Encoding: chunked"))
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            _send_without_end(sock)
    assert time.monotonic() < begun + 10


def _send_without_end(sock: socket.socket) -> None:
    for _ in range(100_000):
        sock.sendall(chunked(b" " * 65536, end=b""))


def test_head_is_get_without_the_body_and_the_next_answer_follows(served: Served) -> None:
    with served.connect() as sock:
        sock.sendall(get("/healthz").replace(b"GET", b"HEAD"))
        head = next(answers(sock, to_head=True))
        sock.sendall(get("/healthz"))
        body = next(answers(sock))
    assert (head.status, body.status) == (200, 200)
    assert head.headers["content-length"] == str(len(body.body))


@pytest.mark.parametrize(
    ("sent", "closes"),
    [
        pytest.param(get("/healthz"), False, id="1.1"),
        pytest.param(get("/healthz", "Connection: close"), True, id="1.1 with close"),
        pytest.param(get("/healthz", "Connection: x, CLOSE"), True, id="1.1 with close in a list"),
        pytest.param(get("/healthz", version="1.0"), True, id="1.0"),
        pytest.param(get("/healthz", "Connection: Keep-Alive", version="1.0"), False, id="1.0 with keep-alive"),
    ],
)
def test_who_keeps_the_connection_open(served: Served, sent: bytes, closes: bool) -> None:  # noqa: FBT001
    with served.connect(timeout=0.5) as sock:
        sock.sendall(sent)
        answer = next(answers(sock))
        assert (answer.headers.get("connection") == "close") is closes
        assert is_closed(sock) is closes


TARGETS = [
    pytest.param(get("http://anywhere/healthz"), 200, id="an absolute URI"),
    pytest.param(get("/healthz#part"), 200, id="a fragment"),
    pytest.param(get("/healthz").replace(b"Host: test", b"Host:"), 200, id="an empty Host"),
    pytest.param(get("/healthz").replace(b"test", b"[::1]:80"), 200, id="a Host by IPv6 address"),
    pytest.param(b"GET /healthz HTTP/1.0\r\n\r\n", 200, id="no Host, in HTTP/1.0"),
    pytest.param(b"\r\n" + get("/healthz"), 200, id="an empty line before it"),
    pytest.param(get("/%00%ff"), 404, id="NUL and no UTF-8"),
    pytest.param(get("//healthz"), 404, id="a doubled slash"),
    pytest.param(get("/healthz/"), 404, id="a slash too many"),
    pytest.param(get("/healthz", "SCRIPT_NAME: /x", "X_Y: z"), 200, id="names with underscores are dropped"),
    pytest.param(b"OPTIONS * HTTP/1.1\r\nHost: test\r\n\r\n", 204, id="OPTIONS *"),
]


@pytest.mark.parametrize(("sent", "status"), TARGETS)
def test_request_targets(served: Served, sent: bytes, status: int) -> None:
    assert ask(served, sent).status == status


def test_the_server_says_nothing_of_versions(served: Served) -> None:
    said: list[Answer] = [ask(served, get("/healthz")), ask(served, b"nonsense\r\n\r\n")]
    assert [answer.headers["server"] for answer in said] == ["gunicorn", "gunicorn"]


@pytest.mark.parametrize(
    ("sent", "instance"),
    [
        pytest.param(b"GET /v1/apples/score HTTP/1.1\r\nno colon\r\n\r\n", "/v1/apples/score", id="a bad header"),
        pytest.param(b"GET /rules?a=b HTTP/1.1\r\n x: 1\r\n\r\n", "/rules", id="without the query"),
        pytest.param(b"\x16\x03\x01 what is this\r\n\r\n", "", id="no request at all"),
    ],
)
def test_a_refusal_names_the_path_where_it_can_be_told(sent: bytes, instance: str, served: Served) -> None:
    with served.connect() as client:
        client.sendall(sent)
        answer = b"".join(iter(lambda: client.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["instance"] == instance
