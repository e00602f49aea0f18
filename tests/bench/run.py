"""Pairs the contenders round by round, and prints what each costs, as a ratio to the bare WSGI application's cost.

    python -m tests.bench.run [--short] [--write]

Figures are CPU time of the server's processes per request (per pile in bulk), medians over the rounds.  Ratios are
taken within a round, where the machine is as busy for both, and then the median.  ``--short`` compares only this
service with the bare application, under the same worker, and exits with 1 on a gross regression.  ``--write`` puts the
table into the README.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.util import find_spec
from platform import machine, python_version
from statistics import median

from tests.bench.contender import APP, APP_GRANIAN, BARE_GUNICORN, BARE_OURS, FASTAPI, Contender, Running, ratio, start
from tests.bench.questions import BULK, PLAY, SCORE, Question
from tests.bench.sizes import size_table
from tests.served import PROJECT

ALL = (BARE_GUNICORN, BARE_OURS, APP, APP_GRANIAN, FASTAPI)
QUESTIONS = (SCORE, PLAY, BULK)
TIMES = {SCORE: 2000, PLAY: 2000, BULK: 20}  # requests in a round
ROUNDS, SHORT_ROUNDS = 9, 5
GROSS = {SCORE: 3.5, PLAY: 4.0, BULK: 2.5}  # ratios to the bare application that only a blunder reaches
PACKAGES = ("flask", "gunicorn", "gevent", "marshmallow", "orjson", "msgspec", "granian", "fastapi", "uvicorn")

BEGIN, END = "<!-- bench -->", "<!-- /bench -->"

Costs = dict[tuple[Question, Contender], list[float]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bench; the exit status."""
    parser = argparse.ArgumentParser("tests.bench.run", description="What a request costs.")
    parser.add_argument("--short", action="store_true", help="only this service against the bare application")
    parser.add_argument("--write", action="store_true", help="put the table into the README")
    options = parser.parse_args(arguments)
    short = options.short
    contenders = (BARE_OURS, APP) if short else ALL
    with ExitStack() as stack:
        running = {each: stack.enter_context(start(each)) for each in contenders}
        costs = measure(list(running.values()), SHORT_ROUNDS if short else ROUNDS)
        by_size = [] if short else ["", *size_table(running[APP], running[FASTAPI])]
    report = "\n".join([*heading(), *table(costs, contenders), *by_size])
    print(report)
    if options.write:
        write(report)
    blunders = [
        question for question in QUESTIONS if ratio(costs[question, APP], costs[question, BARE_OURS]) > GROSS[question]
    ]
    for question in blunders:
        print(f"{question.name}: more than {GROSS[question]} times the bare application", file=sys.stderr)
    return 1 if short and blunders else 0


def measure(running: list[Running], rounds: int) -> Costs:
    """CPU seconds per unit: for every question and contender, one figure a round."""
    costs: Costs = {}
    for question in QUESTIONS:
        for each in running:
            each.cost(question, TIMES[question] // 4)  # warm up
        for turn in range(rounds):
            for each in _in_turn(running, turn):
                costs.setdefault((question, each.contender), []).append(each.cost(question, TIMES[question]))
    return costs


def table(costs: Costs, contenders: Sequence[Contender]) -> list[str]:
    """Rows of a Markdown table; the first contender is what the others are compared with."""
    rows = ["| | one score | a play judged | bulk, a pile |", "|---|---|---|---|"]
    for contender in contenders:
        cells = [
            f"{median(costs[question, contender]) * 1e6:.{2 if question is BULK else 0}f} µs, "
            f"{ratio(costs[question, contender], costs[question, contenders[0]]):.2f}×"
            for question in QUESTIONS
        ]
        rows.append(f"| {contender.name} | {' | '.join(cells)} |")
    return rows


def write(report: str) -> None:
    """Put the report between its marks in the README."""
    readme = PROJECT / "README.md"
    before, _, rest = readme.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    readme.write_text(f"{before}{BEGIN}\n\n{report}\n\n{END}{after}")


def heading() -> list[str]:
    """When, and with what."""
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES if find_spec(name))
    return [f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()} on {machine()}; {packages}.", ""]


def _in_turn(running: list[Running], turn: int) -> list[Running]:
    """Everybody is first sometimes."""
    first = turn % len(running)
    return running[first:] + running[:first]


if __name__ == "__main__":
    sys.exit(main())
