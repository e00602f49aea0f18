"""What is done around every answer: its request id, its line in the log, its place in the metrics.

The application names the route it took, a template and no path, in ``environ[ROUTE]``.
"""

from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Any

from werkzeug.wsgi import ClosingIterator

from service.http.logs import clip_path, log_request
from service.http.metrics import count_request
from service.http.reading import Environ
from service.http.request_id import request_id

ROUTE = "service.route"
NO_ROUTE = "none"

Application = Callable[[Environ, Any], Iterable[bytes]]


def observed(app: Application) -> Application:
    """The WSGI application ``app``, observed."""

    def observe(environ: Environ, start_response: Any) -> Iterable[bytes]:  # noqa: ANN401  (PEP 3333's)
        begun = perf_counter()
        named = request_id(environ)
        status = 0

        def start(line: str, headers: list[tuple[str, str]], *exc_info: Any) -> Any:  # noqa: ANN401  (PEP 3333's)
            nonlocal status
            status = int(line[:3])
            headers.append(("X-Request-ID", named))
            return start_response(line, headers, *exc_info)

        pieces = app(environ, start)
        if isinstance(pieces, list):  # all of it is there
            _record(environ, named, status, perf_counter() - begun)
            return pieces
        return ClosingIterator(pieces, lambda: _record(environ, named, status, perf_counter() - begun))

    return observe


def _record(environ: Environ, named: str, status: int, seconds: float) -> None:
    method, route = environ["REQUEST_METHOD"], environ.get(ROUTE, NO_ROUTE)
    count_request(method, route, status, seconds)
    log_request(
        {
            "id": named,
            "method": method,
            "path": clip_path(environ["PATH_INFO"]),
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 3),
            "address": environ.get("REMOTE_ADDR", ""),
        }
    )
