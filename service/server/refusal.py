"""The answer to bytes that are no request, and to faults that the application let through."""

from http import HTTPStatus

import orjson

from service.http.headers import EVERY_ANSWER
from service.http.logs import log_request
from service.http.problems import Problem, problem_json
from service.http.request_id import new_request_id
from service.server.reply import encode_head


def refuse(problem: Problem, address: str) -> bytes:
    """The whole answer, logged; the connection is to close after it, as where a next request begins cannot be known."""
    request_id = new_request_id()
    log_request({"id": request_id, "status": problem.status, "address": address, "refused": problem.detail})
    body = orjson.dumps(problem_json(problem), option=orjson.OPT_APPEND_NEWLINE)
    headers = [
        ("Connection", "close"),
        ("Content-Type", "application/problem+json"),
        ("Content-Length", str(len(body))),
        ("Cache-Control", "no-store"),
        ("X-Request-ID", request_id),
        *EVERY_ANSWER.items(),
    ]
    return encode_head(f"{problem.status} {HTTPStatus(problem.status).phrase}", headers) + body
