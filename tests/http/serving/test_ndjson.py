"""Piles a line, scores a line back, as they come."""

import socket
import time
from collections.abc import Iterator
from itertools import repeat

import orjson
import pytest

from service import create_app
from tests.http.serving.load import memory
from tests.http.serving.wire import answers, chunked, post
from tests.served import Served

PATH, NDJSON = "/v1/apples/scores", "application/x-ndjson"
ACES = b'{"pile":["AS","AH"],"target":"QS"}\n'


def ask(body: bytes, accept: str = "*/*") -> tuple[int, list[dict[str, object]]]:
    """The status, and the answer's lines."""
    answer = create_app().test_client().post(PATH, data=body, content_type=NDJSON, headers={"Accept": accept})
    return answer.status_code, [orjson.loads(line) for line in answer.data.splitlines()]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(b"", [], id="nothing"),
        pytest.param(ACES, [30], id="a line"),
        pytest.param(ACES[:-1], [30], id="a last line without its end"),
        pytest.param(ACES + b'{"pile":"2S 2H 2C","target":"AS"}\r\n', [30, -90], id="two, one with CR LF"),
        pytest.param(b"\n" + ACES + b"\n\n" + ACES, [30, 30], id="empty lines are passed over"),
        pytest.param(ACES + b"{\n" + ACES, [30, "bad-json", 30], id="no JSON"),
        pytest.param(ACES * 2 + b"[1]\n", [30, 30, "wrong-type"], id="no object"),
        pytest.param(b'{"pile":["XX"],"target":"QS"}\n' + ACES, ["unknown-card", 30], id="no card"),
        pytest.param(b'{"pile":["QS"],"target":"QS"}\n', ["duplicate-card"], id="a card twice"),
        pytest.param(ACES + b" " * 70_000, [30, "too-large"], id="a line without end: a problem, and the end"),
        pytest.param(b" " * 100_000 + ACES + ACES, ["too-large"], id="a line too long that ends"),
        pytest.param(
            b" " * (2**16 - len(ACES)) + ACES * 2, [30, 30], id="a line as long as a line may be, and one more"
        ),
        pytest.param(ACES * 10_000, [30] * 10_000, id="more than a piece"),
    ],
)
def test_a_line_each(body: bytes, expected: list[object]) -> None:
    status, lines = ask(body)
    assert status == 200
    assert [_gist(line) for line in lines] == expected


def test_places_are_those_of_the_line() -> None:
    _, (line,) = ask(b'{"pile":["AS","XX"],"target":"QS"}')
    assert line["problem"]["errors"][0]["at"] == "/pile/1"  # type: ignore[index]


def test_a_caller_who_takes_no_lines_of_json_gets_406() -> None:
    status, _ = ask(ACES, accept="text/html")
    assert status == 406


@pytest.mark.parametrize(
    ("query", "headers", "status", "code"),
    [
        pytest.param("?format=json", {"Accept": "text/plain"}, 200, None, id="format beats Accept"),
        pytest.param("?format=text", {}, 406, "not-acceptable", id="text cannot be had"),
        pytest.param("?format=xml", {}, 422, "unknown-value", id="no format"),
        pytest.param("?pile=AS", {}, 422, "unknown-field", id="a field in the query"),
        pytest.param("", {"Content-Encoding": "gzip"}, 415, "unsupported-media-type", id="compressed"),
        pytest.param("", {"Content-Type": f"{NDJSON}; charset=latin-1"}, 415, "unsupported-media-type", id="latin-1"),
        pytest.param("", {"Content-Type": f"{NDJSON}; charset=UTF-8"}, 200, None, id="UTF-8 said aloud"),
    ],
)
def test_lines_are_refused_like_any_other_body(
    query: str, headers: dict[str, str], status: int, code: str | None
) -> None:
    headers = {"Content-Type": NDJSON, "Accept": "*/*", **headers}
    answer = create_app().test_client().post(PATH + query, data=ACES, headers=headers)
    assert answer.status_code == status
    assert code is None or f"/problems/{code}" in answer.text or answer.mimetype == "text/plain"


def test_faulty_lines_delay_nobody(served: Served) -> None:
    """Thousands of them come in one piece, and each costs more than a sound one."""
    with served.connect(timeout=60) as busy, served.connect() as other:
        busy.sendall(stream(b"{}\n" * 20_000) + b"0\r\n\r\n")
        time.sleep(0.2)  # it has begun
        begun = time.monotonic()
        other.sendall(b"GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n")
        assert _read_until(other, b'"ok"')
        assert time.monotonic() - begun < 1
        assert _read_until(busy, b"\r\n0\r\n\r\n")


def test_answers_come_while_the_body_is_still_being_sent(served: Served) -> None:
    with served.connect() as sock:
        sock.sendall(stream(ACES))
        assert _read_until(sock, b'{"points":30}\n')
        sock.sendall(chunked(ACES.replace(b"AS", b"KS")))
        assert _read_until(sock, b'{"points":0}\n')


def test_a_body_that_breaks_off_is_said_in_the_last_line(served: Served) -> None:
    with served.connect() as sock:
        sock.sendall(stream(ACES))
        sock.shutdown(socket.SHUT_WR)
        answer = next(answers(sock))
    *scores, last = map(orjson.loads, answer.body.splitlines())
    assert (scores, last["problem"]["code"]) == ([{"points": 30}], "bad-request")


def test_a_hundred_thousand_piles_take_no_more_memory_than_a_thousand(served: Served) -> None:
    before = memory(served)
    deadline = time.monotonic() + 120
    with served.connect(timeout=60) as sock:
        sock.sendall(stream())
        received = 0
        for piece in _pieces(100):
            sock.sendall(piece)
            received += len(sock.recv(1 << 20))
            assert time.monotonic() < deadline
    assert received > 100_000 * len(b'{"points":30}') / 2
    assert memory(served) - before < 8_000_000


def stream(*lines: bytes) -> bytes:
    """The beginning of a POST that goes on."""
    begun = post(chunked(*lines, end=b""), "Transfer-Encoding: chunked", path=PATH)
    return begun.replace(b"application/json", NDJSON.encode())


def _pieces(count: int) -> Iterator[bytes]:
    return repeat(chunked(ACES * 1000, end=b""), count)


def _read_until(sock: socket.socket, wanted: bytes) -> bool:
    arrived = b""
    while wanted not in arrived:
        piece = sock.recv(65536)
        if not piece:
            return False
        arrived += piece
    return True


def _gist(line: dict[str, object]) -> object:
    """The points, or the code of the problem."""
    problem = line.get("problem")
    return problem["code"] if isinstance(problem, dict) else line["points"]
