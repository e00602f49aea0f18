"""A mutant's trial: its tests, run in a process of its own, in which the module is imported changed.

The processes are forked from one that has imported pytest and the libraries of the service, but nothing of the service
itself, so that a trial costs little more than its tests.  Each may use a few times the CPU time that the tests take
with nothing changed; a mutant that goes on for longer, or takes memory without end, is noticed too.
"""

import gc
import os
import resource
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from math import ceil
from types import ModuleType

import hypothesis
import pytest

from tests.mutants.mutant import ROOT, Mutant

EXAMPLES = 25  # of each property
PATIENCE = 3  # times the CPU time that the tests take with nothing changed
ENOUGH = 300  # seconds, for tests that have not been measured
MOST_MEMORY = 3 * 2**30  # bytes
SETTINGS = "_hypothesis_internal_use_settings"  # where hypothesis keeps a test's own
PASSED = 0
CORES = int(os.environ.get("CORES") or os.cpu_count() or 1)
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "--assert=plain", "--tb=no")
PLAIN_TESTS = ("tests/rules/", "tests/http/reading/")  # need nothing of tests/conftest.py, which is about answers
LIBRARIES = ("flask.testing", "hypothesis.internal.conjecture.engine", "marshmallow", "msgspec", "orjson")


class Changed(MetaPathFinder, Loader):
    """An importer that has the mutant in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = mutant.module.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        self.path = str(ROOT / mutant.module)
        self.code = mutant.code

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """The specification of the one module."""
        return spec_from_loader(fullname, self, origin=self.path) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        module.__file__ = self.path
        exec(compile(self.code, self.path, "exec"), module.__dict__)  # noqa: S102  (what import does)


class FewExamples:
    """A plugin of pytest: the same few examples of every property, and none of the search for smaller ones."""

    def __init__(self) -> None:
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        self.settings = hypothesis.settings(
            max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, phases=phases,
            suppress_health_check=list(hypothesis.HealthCheck),
        )  # fmt: skip

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put these settings in the place of those that a test asks for."""
        for item in items:
            test = getattr(item, "obj", None)
            if hasattr(test, SETTINGS):
                setattr(test, SETTINGS, self.settings)


def try_all(mutants: Iterable[Mutant], tests: Sequence[str], seconds: float) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant once it has been tried, as many at a time as there are cores, and whether it survived its tests.

    ``seconds`` is the CPU time that the tests take with nothing changed.
    """
    running: dict[int, Mutant] = {}
    for mutant in mutants:
        running[_start(mutant, tests, PATIENCE * seconds + 1)] = mutant
        if len(running) >= CORES:
            yield _next_of(running)
    while running:
        yield _next_of(running)


def try_sound(tests: Sequence[str]) -> float | None:
    """The CPU seconds that the tests take with nothing changed; None if they fail."""
    _prepare()
    _, status, used = os.wait4(_start(None, tests, ENOUGH), 0)
    return used.ru_utime + used.ru_stime if os.waitstatus_to_exitcode(status) == PASSED else None


def _prepare() -> None:
    for library in LIBRARIES:
        import_module(library)
    gc.collect()
    gc.freeze()  # the children need not look at, and so copy, what was there before


def _next_of(running: dict[int, Mutant]) -> tuple[Mutant, bool]:
    pid, status = os.wait()
    return running.pop(pid), os.waitstatus_to_exitcode(status) == PASSED


def _start(mutant: Mutant | None, tests: Sequence[str], seconds: float) -> int:
    pid = os.fork()
    if pid == 0:
        status = 1
        with suppress(BaseException):
            _limit(ceil(seconds))
            status = _run(mutant, tests)
        os._exit(status)
    return pid


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _run(mutant: Mutant | None, tests: Sequence[str]) -> int:
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, sys.stdout.fileno())
    os.dup2(silence, sys.stderr.fileno())
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    if mutant is not None:
        sys.meta_path.insert(0, Changed(mutant))
    few = FewExamples()
    return next(
        (status for path in tests if (status := pytest.main(_arguments(path), plugins=[few])) != PASSED), PASSED
    )


def _arguments(path: str) -> list[str]:
    """One file of tests at a time, so that a mutant noticed by the first costs no reading of the others."""
    return [*OPTIONS, *(["--noconftest"] if path.startswith(PLAIN_TESTS) else []), path]
