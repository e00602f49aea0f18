"""How an answer leaves: by WSGI itself, or as the response that Flask's views return."""

from collections.abc import Iterable
from typing import Any

from flask import Response

from service.http.answering import Answered
from service.http.headers import EVERY_ANSWER, status_line

DEFAULTS = {**EVERY_ANSWER, "Cache-Control": "no-store"}


def send(answered: Answered, start_response: Any) -> Iterable[bytes]:  # noqa: ANN401  (PEP 3333's)
    """Send it by WSGI, with the headers of every answer."""
    headers = {**DEFAULTS, **answered.headers}
    if answered.kind is not None:
        headers["Content-Type"] = answered.kind
        if answered.pieces is None:
            headers["Content-Length"] = str(len(answered.body))
    start_response(status_line(answered.status), list(headers.items()))
    return [answered.body] if answered.pieces is None else answered.pieces


def as_flask(answered: Answered) -> Response:
    """As Flask has it; the headers of every answer are added later."""
    response = Response(answered.body, answered.status, answered.headers, content_type=answered.kind)
    if answered.kind is None:
        del response.headers["Content-Type"]
    return response
