"""The worker with an application that behaves oddly: what reaches the client is HTTP all the same."""

from collections.abc import Iterator

import pytest

from tests.http.serving.wire import answers, ask, chunked, get, is_closed, post
from tests.served import HOST, Served, serve

LINES = b"one\ntwo\nthree\nfour"


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The odd application under the service's worker."""
    with serve(tmp_path_factory.mktemp("odd") / "log", app="tests.http.serving.odd:app") as running:
        yield running


@pytest.mark.parametrize(
    ("path", "status", "body"),
    [
        ("/in-pieces", 200, b"one two three"),
        ("/by-write", 200, b"written, returned"),
        ("/with-nothing", 200, b""),
        ("/no-content", 204, b""),
        ("/too-much", 200, b"12345"),
        ("/says-close", 200, b"last"),
    ],
)
def test_what_an_application_may_do(odd: Served, path: str, status: int, body: bytes) -> None:
    answer = ask(odd, get(path))
    assert (answer.status, answer.body) == (status, body)


@pytest.mark.parametrize("path", ["/in-pieces", "/by-write", "/with-nothing", "/no-content", "/too-much"])
def test_the_connection_stays_in_step(odd: Served, path: str) -> None:
    with odd.connect() as sock:
        sock.sendall(get(path) + get(path).replace(b"GET", b"POST") + get("/says-close"))
        assert [answer.status for answer in answers(sock)][-1] == 200
        assert is_closed(sock)


@pytest.mark.parametrize("path", ["/fails", "/answers-nothing", "/breaks-a-header"])
def test_a_fault_before_the_answer_is_500_and_says_nothing_of_the_inside(odd: Served, path: str) -> None:
    answer = ask(odd, get(path))
    assert (answer.status, answer.headers["connection"]) == (500, "close")
    assert answer.json()["type"] == "/problems/internal-error"
    assert b"Traceback" not in answer.body
    assert "set-cookie" not in answer.headers


def test_a_fault_within_the_answer_ends_the_connection_without_the_last_chunk(odd: Served) -> None:
    with odd.connect() as sock:
        sock.sendall(get("/fails-later"))
        arrived = b"".join(iter(lambda: sock.recv(65536), b""))
    assert b"so far so good" in arrived
    assert not arrived.endswith(b"0\r\n\r\n")


def test_an_answer_shorter_than_announced_ends_the_connection(odd: Served) -> None:
    with odd.connect() as sock:
        sock.sendall(get("/too-little") + get("/in-pieces"))
        arrived = b"".join(iter(lambda: sock.recv(65536), b""))
    assert arrived.endswith(b"12345")


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_an_answer_of_unknown_length(odd: Served, version: str) -> None:
    with odd.connect() as sock:
        sock.sendall(get("/in-pieces", version=version))
        first = sock.makefile("rb").read() if version == "1.0" else next(answers(sock)).body
    assert first.endswith(b"one two three")
    assert (b"chunked" in first) is False


@pytest.mark.parametrize("chunks", [False, True], ids=["sized", "in chunks"])
def test_the_body_reads_like_a_file(odd: Served, chunks: bool) -> None:  # noqa: FBT001
    if chunks:
        sent = post(chunked(LINES[:5], LINES[5:6], LINES[6:]), "Transfer-Encoding: chunked", path="/reads-lines")
    else:
        sent = post(LINES, path="/reads-lines")
    assert ask(odd, sent).body == b"one\n|tw|o\n|three\n|four||"


def test_the_environment(odd: Served) -> None:
    answer = ask(odd, get("/knows-its-client?a=b%20c", "X-Thing: 1", "X-Thing: 2", "X_Thing: 3"))
    assert answer.body == f"{HOST} {HOST} {odd.port}  a=b%20c 1,2".encode()
