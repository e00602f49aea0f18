"""The command ``apples-referee``: serve, or score a pile without a network.

apples-referee serve
apples-referee score 'AS AH AD 10C' --target 10H [--json]

The exit status is 0, or 1 for a pile that cannot be scored, 2 for a wrong command line.
"""

import argparse
import sys
from collections.abc import Sequence

from service.apples import answers, texts
from service.apples.schemas import ScoreRequest
from service.apples.scoring import score_pile
from service.http.answering import as_json, as_text
from service.http.problems import Problem, problem_lines
from service.version import __version__

CONFIGURATION = "python:service.server.config"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line ``arguments``, by default the process's own; the exit status."""
    asked = _parser().parse_args(arguments)
    if asked.command == "serve":
        return _serve()
    return _score(asked.pile, asked.target, json=asked.json)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("apples-referee", description="The rules of Apples and Apples to Apples.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("serve", help="serve on HOST:PORT (127.0.0.1:8000), as the environment says")
    score = commands.add_parser("score", help="score a winnings pile")
    score.add_argument("pile", help="the cards won in tricks: 'AS AH AD 10C', or ranks alone: 'A A A 10'")
    score.add_argument("--target", required=True, help="the target card: 10H")
    score.add_argument("--json", action="store_true", help="answer in JSON")
    return parser


def _serve() -> int:
    from gunicorn.app.wsgiapp import run  # noqa: PLC0415  (scoring needs no server)

    sys.argv = ["apples-referee", "--config", CONFIGURATION]
    run()
    return 0


def _score(pile: str, target: str, *, json: bool) -> int:
    try:
        asked = ScoreRequest().read({"pile": pile, "target": target})
    except Problem as problem:
        sys.stderr.write(as_text(problem_lines(problem)))
        return 1
    answer = answers.write_score(score_pile(asked["pile"], asked["target"]))
    sys.stdout.write(as_json(answer).decode() if json else as_text(texts.score(answer)))
    return 0
