"""Run every proof, side by side on the machine's cores, and print what was checked, how often, and how long it took.

    python -m tests.prove            all of it
    python -m tests.prove --quick    a hundredth of each, but all of those named: --quick tricks scores
    python -m tests.prove --write    all of it, and put the table into README.md

A proof is a module ``prove_<what>.py`` here: its ``main(quick)`` prints one line, or raises AssertionError.
"""

import io
import pkgutil
import re
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from platform import python_version

from tests import prove

README = Path(__file__).parents[2] / "README.md"
BLOCK = re.compile(r"(?<=<!-- proofs -->\n).*?(?=<!-- /proofs -->)", re.DOTALL)


def run(name: str, *, quick: bool) -> tuple[str, float]:
    """What one proof says of itself, and the CPU seconds it took."""
    said = io.StringIO()
    start = time.process_time()
    with redirect_stdout(said):
        import_module(f"tests.prove.{name}").main(quick=quick)
    return said.getvalue().strip(), time.process_time() - start


def main(arguments: list[str]) -> None:
    """Run all proofs; see the module."""
    names = sorted(module.name for module in pkgutil.iter_modules(prove.__path__) if module.name.startswith("prove_"))
    rows = []
    with ProcessPoolExecutor() as pool:
        running = {name: pool.submit(run, name, quick=_is_quick(name, arguments)) for name in names}
        for name, job in running.items():
            said, seconds = job.result()
            print(f"{name.removeprefix('prove_'):14} {said}  ({seconds:.1f} s)", flush=True)
            rows += [f"- {line} ({seconds:.0f} s)" for line in said.splitlines()]
    print(f"{len(names)} passed, 0 failed")
    if "--write" in arguments:
        write(rows)


def _is_quick(name: str, arguments: list[str]) -> bool:
    return "--quick" in arguments and name.removeprefix("prove_") not in arguments


def write(rows: list[str]) -> None:
    """Put the rows into the README, with the day and the Python they were made on."""
    made = f"\n_`make prove`, {datetime.now(UTC).date()}, Python {python_version()}._\n\n"
    text = README.read_text()
    README.write_text(BLOCK.sub("\n" + "\n".join(rows) + "\n" + made, text))


if __name__ == "__main__":
    main(sys.argv[1:])
