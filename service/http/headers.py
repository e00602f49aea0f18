"""The status line, the headers that are the same on every answer, and those of a preflight."""

from functools import lru_cache
from http import HTTPStatus

from service.version import __version__

CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Allow, X-Request-ID, Service-Version",
}
PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
    "Access-Control-Allow-Headers": "Accept, Content-Type, If-None-Match, X-Request-ID, traceparent",
    "Access-Control-Max-Age": "86400",
}
SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "cross-origin",
}
EVERY_ANSWER = {**SECURITY, **CORS, "Vary": "Accept", "Service-Version": __version__}  # unless it says otherwise


@lru_cache(maxsize=64)
def status_line(status: int) -> str:
    """``200 OK``."""
    return f"{status} {HTTPStatus(status).phrase}"
