"""Send the examples of the problems' pages to the running service; ``make problems`` records the answers."""

import json
import tempfile
from pathlib import Path

from service.http.problems import PROBLEMS
from service.web.problem_examples import ANSWERS, EXAMPLES, Example
from tests.served import HOST, Served, serve

IMPATIENT = {"BODY_SECONDS": "1"}  # so that the body which never comes is not waited for long


def ask(served: Served, example: Example) -> tuple[int, str]:
    """The status and the body of the answer, JSON set out for reading."""
    with served.connect() as connection:
        connection.sendall(as_bytes(example))
        answer = connection.makefile("rb").read()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.dumps(json.loads(body), indent=2, ensure_ascii=False)


def as_bytes(example: Example) -> bytes:
    """The request over the wire. The connection closes after it."""
    body = example.body.encode()
    headers = {"Host": HOST, "Connection": "close"} | example.headers
    if body and not headers.keys() & {"Content-Length", "Transfer-Encoding"}:
        headers["Content-Length"] = str(len(body))
    lines = [f"{example.method} {example.target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


def main() -> None:
    """Write the answers anew."""
    answers = {}
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder) / "log", environment=IMPATIENT) as served:
        for code, example in EXAMPLES.items():
            status, answers[code] = ask(served, example)
            if status != PROBLEMS[code].status or json.loads(answers[code])["type"] != f"/problems/{code}":
                raise SystemExit(f"The example of {code} is answered {status}: {answers[code]}")
    ANSWERS.write_text(json.dumps(answers, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
