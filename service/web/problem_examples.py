"""For each kind of problem a request that gets it, and the answer it gets.

The requests stand here; the answers in ``problem_answers.json``, recorded from the running service by ``make problems``
and compared with it by a test.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import orjson

ANSWERS = Path(__file__).with_name("problem_answers.json")
SHOWN = 160  # characters of a line of a request that are shown
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
AS_JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True, slots=True)
class Example:
    """A request as it goes over the wire. Host, and Content-Length where it is not given, are added when it is sent."""

    target: str  # path and query
    method: str = "GET"
    headers: dict[str, str] = field(default_factory=dict)
    body: str = ""
    note: str = ""  # what the lines do not show

    def lines(self) -> list[str]:
        """The request to read, long lines cut."""
        head = [f"{self.method} {self.target} HTTP/1.1", *(f"{name}: {value}" for name, value in self.headers.items())]
        return [clip(line) for line in (*head, *(("", self.body) if self.body else ()))]


def _ask(path: str, query: str, **headers: str) -> Example:
    return Example(
        f"/v1/apples/{path}?{query}", headers={name.replace("_", "-"): text for name, text in headers.items()}
    )


def _post(path: str, body: str, headers: dict[str, str] | None = None, note: str = "") -> Example:
    return Example(f"/v1/apples/{path}", "POST", AS_JSON if headers is None else headers, body, note)


NAMES = '"players": ["Ann", "Bo", "Chidi", "Dee"]'
EXAMPLES: dict[str, Example] = {
    "bad-json": _post("score", '{"pile": [AS, AH], "target": "QS"}'),
    "bad-request": _ask("score", "pile=%ZZ&target=QS"),
    "not-found": Example("/v1/apples/scor"),
    "method-not-allowed": Example("/v1/apples/score", "DELETE"),
    "not-acceptable": _ask("score", "pile=AS,AH&target=QS", Accept="image/png"),
    "request-timeout": _post(
        "score", '{"pile": "AS A', AS_JSON | {"Content-Length": "35"}, "The other 21 bytes of the body never come."
    ),
    "too-large": _post("score", '{"pile": …', AS_JSON | {"Content-Length": "2000000"}, "Two million bytes follow."),
    "uri-too-long": _ask("score", f"target=QS&pile={'AS,' * 2800}"),
    "unsupported-media-type": _post("score", '{"pile": "AS AH", "target": "QS"}', FORM),
    "expectation-failed": _post("score", "pile=AS&target=QS", FORM | {"Expect": "something-nice"}),
    "headers-too-large": _ask("score", "pile=AS,AH&target=QS", X_Note="x" * 8_200),
    "not-implemented": _post("score", "pile=AS&target=QS", FORM | {"Transfer-Encoding": "gzip, chunked"}),
    "unknown-field": _ask("score", "pile=AS,AH&target=QS&trumps=S"),
    "missing-field": _ask("score", "pile=AS,AH"),
    "repeated-field": _ask("score", "pile=AS&pile=AH&target=QS"),
    "wrong-type": _post("score", '{"pile": "AS AH", "target": 12}'),
    "out-of-range": _post("deal", '{"seed": -1}'),
    "unknown-value": _ask("score", "pile=AS,AH&target=QS&format=xml"),
    "wrong-count": _ask("bid", "hand=AS,KS,QS"),
    "too-many": _ask("auction", f"calls={'p,' * 200}p"),
    "unknown-card": _ask("score", "pile=AS,1H&target=QS"),
    "bare-rank": _ask("trick", "cards=AS,K"),
    "duplicate-card": _post("score", '{"pile": ["AS", "AH", "♠A"], "target": "QS"}'),
    "five-of-a-rank": _ask("score", "pile=A,A,A,A&target=A"),
    "unknown-call": _ask("auction", "calls=pass,3NT"),
    "unknown-suit": _ask("trick", "cards=AS,KS&trump=X"),
    "unknown-player": _post("game", f'{{{NAMES}, "dealer": "Anna", "rounds": []}}'),
    "bad-name": _post("game", '{"players": ["Ann", "Bo", " ", "Dee"], "rounds": []}'),
    "duplicate-name": _post("game", '{"players": ["Ann", "Bo", "Chidi", " ann"], "rounds": []}'),
    "no-winning-bid": _post("referee", f'{{{NAMES}, "calls": ["pass", "2S"], "tricks": [["AS"]]}}'),
}
NO_EXAMPLE = {"internal-error": "No request is known to cause it. If yours does, it has found a fault of ours."}


@cache
def read_answers() -> dict[str, str]:
    """The recorded answers, by code: the body of each as sent, set out for reading."""
    answers: dict[str, str] = orjson.loads(ANSWERS.read_bytes())
    return answers


def clip(line: str) -> str:
    """A line of a request, cut where it is too long to read."""
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}… ({len(line):,} characters in all)"
