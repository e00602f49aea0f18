"""A question of a hundred thousand piles: what it costs in memory, and how long others wait for it."""

import statistics
import threading
import time
from pathlib import Path
from urllib.request import Request, urlopen

import orjson
import pytest

from tests.bench.questions import bulk, random_piles
from tests.http.serving.load import Tally, ask_once
from tests.served import Served, serve

PAIRS = "A A K K Q Q J J 10 10 9 9 8 8 7 7 6 6 5 5 4 4 3 3 2"

PILES = 100_000
LONGEST_WAIT = 1.0  # seconds; a fifth of it on a machine that does nothing else, which one that tests seldom is
MOST_MEMORY = 300_000_000  # bytes


@pytest.fixture(scope="module")
def question() -> bytes:
    return bulk(PILES).body


def test_others_are_answered_meanwhile_and_memory_stays_bounded(tmp_path: Path, question: bytes) -> None:
    with serve(tmp_path / "log") as running:
        bulky = threading.Thread(target=_ask, args=(running, question))
        bulky.start()
        tally = Tally()
        while bulky.is_alive():
            ask_once(running.port, tally)
            time.sleep(0.005)
        bulky.join()
        assert (tally.refused, tally.lost) == ([], [])
        assert len(tally.seconds) > 5
        assert max(tally.seconds) < LONGEST_WAIT
        assert statistics.median(tally.seconds) < LONGEST_WAIT / 5
        assert _peak(running) < MOST_MEMORY


def test_all_are_scored_and_a_faulty_one_fails_nobody_else(served: Served) -> None:
    piles = random_piles(2000)
    piles[1000] = {"pile": ["AS", "AS"], "target": "QS"}
    scores = _ask(served, orjson.dumps({"piles": piles}))
    assert len(scores) == 2000
    assert [index for index, score in enumerate(scores) if "problem" in score] == [1000]


@pytest.mark.parametrize(
    "question",
    [
        pytest.param({"piles": [{"pile": PAIRS, "target": "2"}] * 10_000, "detail": "lines"}, id="score sheets"),
        pytest.param({"piles": [{"pile": ["x"] * 5, "target": "x"}] * 10_000}, id="faults"),
    ],
)
def test_a_long_answer_is_never_held_in_memory(tmp_path: Path, question: dict[str, object]) -> None:
    """A score sheet takes ten times the memory of the pile."""
    with serve(tmp_path / "log") as running:
        _ask(running, orjson.dumps({"piles": []}))
        before = _peak(running)
        assert len(_ask(running, orjson.dumps(question))) == 10_000
        assert _peak(running) - before < 50_000_000
        said = _post(running, orjson.dumps(question), "?format=text")
        assert said.startswith(b"10000 piles")
        assert b"\n10000. " in said
        assert _peak(running) - before < 50_000_000


def _ask(served: Served, body: bytes) -> list[dict[str, object]]:
    scores: list[dict[str, object]] = orjson.loads(_post(served, body))["scores"]
    return scores


def _post(served: Served, body: bytes, query: str = "") -> bytes:
    asked = Request(f"{served.url}/v1/apples/scores{query}", body, {"Content-Type": "application/json"})
    with urlopen(asked, timeout=120) as answer:
        answered: bytes = answer.read()
    return answered


def _peak(served: Served) -> int:
    """The most memory that the only worker has ever held, in bytes; Linux only."""
    children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text().split()
    status = Path(f"/proc/{children[0]}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024
