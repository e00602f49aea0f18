"""``/healthz``: whether this process answers. It depends on nothing else, so answering is being healthy."""

from flask import Blueprint, Response, request

from service.http.answering import TEXT, as_json, wanted_form
from service.http.reading import read_query
from service.version import __version__

health = Blueprint("health", __name__)


@health.get("/healthz")
def is_healthy() -> Response:
    """``{"status": "ok", "version": …}``, or ``ok``."""
    wanted = wanted_form(request.environ, read_query(request.environ).get("format"))
    if wanted == TEXT:
        return Response("ok\n", content_type="text/plain; charset=utf-8")
    return Response(as_json({"status": "ok", "version": __version__}), content_type=wanted)
