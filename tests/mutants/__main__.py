"""Try the mutants of the modules in modules.toml, and list those that no test notices.

    python -m tests.mutants                     all of them
    python -m tests.mutants scoring.py trick    those of modules whose path has one of these in it
    python -m tests.mutants --sample            some of them, others every day; --seed N for those of another day

It fails on a survivor that survivors.toml does not list, and, unless sampling, on one listed there that is noticed.
"""

import argparse
import random
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from tests.mutants.mutant import Mutant, mutants_of
from tests.mutants.survivors import key_of, listed
from tests.mutants.trial import try_all, try_sound

SAMPLED_MODULES = 5
SAMPLED_MUTANTS = 6  # of each

Plan = list[tuple[str, list[Mutant], list[str]]]
"""Modules, their mutants, and the tests that must notice."""


def plan(parts: Sequence[str]) -> Plan:
    """Everything to be tried of the modules with one of these in their path; of all, where none is given."""
    groups = tomllib.loads(Path(__file__).with_name("modules.toml").read_text())["group"]
    return [
        (module, mutants_of(module), group["tests"])
        for group in groups
        for module in group["modules"]
        if not parts or any(part in module for part in parts)
    ]


def sample(everything: Plan, seed: int) -> Plan:
    """A few mutants of a few modules."""
    chance = random.Random(seed)
    modules = chance.sample(everything, min(SAMPLED_MODULES, len(everything)))
    return [
        (module, chance.sample(mutants, min(SAMPLED_MUTANTS, len(mutants))), tests)
        for module, mutants, tests in modules
    ]


def survivors(everything: Plan) -> Iterator[Mutant]:
    """Whatever no test notices, as it is found; prints a line for each module."""
    for module, mutants, tests in everything:
        start = time.monotonic()
        seconds = try_sound(tests)
        if seconds is None:
            sys.exit(f"The tests of {module} fail as it is: {' '.join(tests)}")
        alive = 0
        for mutant, survived in try_all(mutants, tests, seconds):
            if survived:
                alive += 1
                yield mutant
        print(f"{module:42} {len(mutants):4} mutants, {alive:2} alive, {time.monotonic() - start:4.0f} s", flush=True)


def main() -> int:
    """Run; see the module."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--seed", type=int, default=datetime.now(UTC).date().toordinal())
    asked = parser.parse_args()
    everything = plan(asked.parts)
    if asked.sample:
        everything = sample(everything, asked.seed)
        print(f"seed {asked.seed}")
    tried = {module for module, _, _ in everything}
    excused = {key for key in listed() if key[0] in tried}
    alive, unlisted = set(), 0
    for mutant in survivors(everything):
        alive.add(key_of(mutant))
        if key_of(mutant) not in excused:
            unlisted += 1
            print(f"SURVIVED {mutant}", flush=True)
    noticed = set() if asked.sample else excused - alive
    for module, line, becomes in sorted(noticed):
        print(f"LISTED, BUT NOTICED {module}\n    - {line}\n    + {becomes}")
    count = sum(len(mutants) for _, mutants, _ in everything)
    print(f"{count} mutants: {len(alive)} listed or new survivors, {unlisted} unlisted; {len(noticed)} listed in vain")
    return int(bool(unlisted or noticed))


if __name__ == "__main__":
    sys.exit(main())
