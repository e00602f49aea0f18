"""What gunicorn is told, by ``make run``, the image and the tests alike.

    gunicorn --config python:service.server.config

The settings come from environment variables (see service/http/settings.py).
"""

import logging
import os
import resource
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from service.http import logs
from service.http.settings import SettingsError, read_settings
from service.version import __version__

if TYPE_CHECKING:
    from gunicorn.arbiter import Arbiter
    from gunicorn.workers.base import Worker

log = logging.getLogger("service.server")

FILES_BESIDE = 200  # that a worker needs besides its connections

try:
    settings = read_settings()
except SettingsError as error:
    sys.exit(f"The service does not start: {error}")

wsgi_app = "service:create_app()"
worker_class = "service.server.worker.Worker"
bind = f"[{settings.host}]:{settings.port}" if ":" in settings.host else f"{settings.host}:{settings.port}"
workers = settings.workers
worker_connections = settings.connections
backlog = 2048
graceful_timeout = settings.grace
timeout = 60  # seconds without a sign of life after which the arbiter replaces a worker
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # noqa: S108  (a disk may stall the sign of life)
proc_name = "apples-referee"
control_socket_disable = True
logconfig_dict = logs.configuration(settings.log_level, to_people=sys.stderr.isatty())
logs.enabled = settings.request_log

# Counters live in files that all workers share, in a directory that must be named before prometheus_client is imported.
_own_metrics = "PROMETHEUS_MULTIPROC_DIR" not in os.environ
_metrics = Path(tempfile.gettempdir(), f"apples-metrics-{os.getpid()}")
metrics = Path(os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", str(_metrics)))


def on_starting(server: "Arbiter") -> None:
    """Make the directory of the metrics anew, and allow as many open files as there may be connections."""
    del server
    shutil.rmtree(metrics, ignore_errors=True)
    metrics.mkdir(parents=True)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.connections + FILES_BESIDE
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard))


def when_ready(server: "Arbiter") -> None:
    """Say where to look."""
    del server
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104  (compared, not bound)
    log.info("apples-referee %s: look at http://%s:%d/ and /docs", __version__, shown, settings.port)


def post_worker_init(worker: "Worker") -> None:
    """Read the contract before anybody waits for it: it takes a while, once for each process, and /docs needs it."""
    del worker
    from service.web.contract import read_contract  # noqa: PLC0415  (in the worker, and no sooner than it is needed)

    read_contract()


def child_exit(server: "Arbiter", worker: "Worker") -> None:
    """Forget the gauges of a worker that has gone."""
    del server
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415  (not before the directory is there)

    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(server: "Arbiter") -> None:
    """Leave nothing behind."""
    del server
    if _own_metrics:
        shutil.rmtree(metrics, ignore_errors=True)
