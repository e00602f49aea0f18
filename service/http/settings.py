"""What can be set from outside, by environment variables; read and checked once, at the start.

The table ``VARIABLES`` is all there is, and the README's table is checked against it.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from pathlib import Path

CPU_QUOTA = Path("/sys/fs/cgroup/cpu.max")  # of a container: "200000 100000" is two cores
LEVELS = ("debug", "info", "warning", "error")
SWITCH = ("on", "off")


class SettingsError(ValueError):
    """Variables that cannot be meant; the message names every one."""


@dataclass(frozen=True, slots=True)
class Variable:
    """One environment variable: what it is by default, what it takes, what it does."""

    default: str
    takes: range | tuple[str, ...] | None  # whole numbers, one of a few words, or any text
    means: str

    def fault(self, value: str) -> str | None:
        """Why ``value`` cannot be meant; None if it can."""
        if not value:
            return "must not be empty"
        if isinstance(self.takes, range) and not (value.isascii() and value.isdigit() and int(value) in self.takes):
            return f"must be a whole number from {self.takes.start} to {self.takes.stop - 1}, not {value!r}"
        if isinstance(self.takes, tuple) and value not in self.takes:
            return f"must be one of {', '.join(self.takes)}, not {value!r}"
        return None


VARIABLES = {
    "HOST": Variable("127.0.0.1", None, "The address to listen on; 0.0.0.0 in the image."),
    "PORT": Variable("8000", range(1, 65536), "The port to listen on."),
    "WEB_CONCURRENCY": Variable("the cores", range(1, 257), "How many worker processes."),
    "CONNECTIONS": Variable("8000", range(1, 65536), "How many clients may be connected to a worker at once."),
    "IDLE_SECONDS": Variable("15", range(1, 3601), "How long a silent connection stays open."),
    "BODY_SECONDS": Variable("10", range(1, 3601), "How long a client may stall within a request; then 408."),
    "GRACE_SECONDS": Variable("25", range(1, 3601), "How long requests in flight may take after TERM."),
    "LOG_LEVEL": Variable("info", LEVELS, "From which level on events are logged, on stderr."),
    "REQUEST_LOG": Variable("on", SWITCH, "A JSON line for each request, on stdout."),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings as values; seconds are seconds."""

    host: str
    port: int
    workers: int
    connections: int
    idle: int
    body: int
    grace: int
    log_level: str
    request_log: bool


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings in ``environ``, by default the process's own. Raises SettingsError."""
    environ = os.environ if environ is None else environ
    values = {name: environ.get(name, variable.default) for name, variable in VARIABLES.items()}
    if "WEB_CONCURRENCY" not in environ:
        values["WEB_CONCURRENCY"] = str(count_cores())
    faults = {name: VARIABLES[name].fault(value) for name, value in values.items()}
    wrong = [f"{name} {why}." for name, why in faults.items() if why]
    if wrong:
        raise SettingsError(" ".join(wrong))
    return Settings(
        host=values["HOST"],
        port=int(values["PORT"]),
        workers=int(values["WEB_CONCURRENCY"]),
        connections=int(values["CONNECTIONS"]),
        idle=int(values["IDLE_SECONDS"]),
        body=int(values["BODY_SECONDS"]),
        grace=int(values["GRACE_SECONDS"]),
        log_level=values["LOG_LEVEL"],
        request_log=values["REQUEST_LOG"] == "on",
    )


def count_cores(quota: Path = CPU_QUOTA) -> int:
    """The cores this process may use: those of the machine, or fewer where a container is allowed fewer."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        allowed, period = quota.read_text().split()
    except (OSError, ValueError):
        return cores
    return cores if allowed == "max" else max(1, min(cores, ceil(int(allowed) / int(period))))
