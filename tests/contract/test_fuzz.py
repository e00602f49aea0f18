"""schemathesis against the service under gunicorn: every phase, every check, and not one failure.

``FUZZ_EXAMPLES`` is how many requests it makes up for each operation, beside those that it derives from the contract;
``FUZZ_SEED`` makes it think of others.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.document import CONTRACT
from tests.served import Served

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "10"))
SEED = os.environ.get("FUZZ_SEED", "2009")
PHASES = ("Examples", "Coverage", "Fuzzing", "Stateful")


def test_schemathesis_finds_nothing(served: Served, tmp_path: Path) -> None:
    command = [
        *(sys.executable, "-m", "schemathesis.cli"),
        *("--config-file", str(Path(__file__).with_name("schemathesis.toml"))),
        *("run", str(CONTRACT), "--url", served.url),
        *("--max-examples", str(EXAMPLES), "--seed", SEED, "--no-color", "--continue-on-failure"),
    ]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    assert [phase for phase in PHASES if f"✅  {phase} (in" not in found.stdout] == []
