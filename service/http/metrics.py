"""``/metrics`` for Prometheus: what has been asked, how long it took, how many piles were scored.

Under gunicorn every worker counts into files of its own, in PROMETHEUS_MULTIPROC_DIR, and whichever is asked adds all
of them up; otherwise the process counts for itself.
"""

import os
from functools import lru_cache

from flask import Blueprint, Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS"})
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)  # seconds

REQUESTS = Counter("http_requests", "Requests answered, by route template.", ["method", "route", "status"])
SECONDS = Histogram("http_request_duration_seconds", "Time to make an answer.", ["route"], buckets=BUCKETS)
PILES = Counter("piles_scored", "Winnings piles that score, scores and round were asked about.")

metrics = Blueprint("metrics", __name__)


@metrics.get("/metrics")
def show_metrics() -> Response:
    """All counters of all workers, in Prometheus' text format."""
    return Response(generate_latest(_registry()), content_type=CONTENT_TYPE_LATEST)


def count_request(method: str, route: str, status: int, seconds: float) -> None:
    """Count one answer. ``route`` is a template, and never what the client sent: it would name too many."""
    count, time = _children(method if method in METHODS else "other", route, status)
    count.inc()
    time.observe(seconds)


def count_piles(number: int) -> None:
    """Count piles that were scored."""
    PILES.inc(number)


@lru_cache(maxsize=1024)
def _children(method: str, route: str, status: int) -> tuple[Counter, Histogram]:
    """The one counter and histogram with these labels; finding them is what costs."""
    return REQUESTS.labels(method, route, str(status)), SECONDS.labels(route)


def _registry() -> CollectorRegistry:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry
