"""The answer to bytes that are no request, and to faults that the application let through."""

import re

import orjson

from service.http.headers import EVERY_ANSWER, status_line
from service.http.logs import log_request
from service.http.problems import Problem, problem_json
from service.http.request_id import new_request_id
from service.server.reply import encode_head

PATH = re.compile(rb"(?:\r\n)?[A-Z]{1,20} (/[\x21-\x7e]{0,200}?)[? \r\n]")


def refuse(problem: Problem, address: str, received: bytes) -> bytes:
    """The whole answer to the bytes ``received``, logged.

    The connection is to close after it, as where a next request begins cannot be known.
    """
    request_id = new_request_id()
    log_request({"id": request_id, "status": problem.status, "address": address, "refused": problem.detail})
    told = problem_json(problem) | {"instance": _path(received)}
    body = orjson.dumps(told, option=orjson.OPT_APPEND_NEWLINE)
    headers = [
        ("Connection", "close"),
        ("Content-Type", "application/problem+json"),
        ("Content-Length", str(len(body))),
        ("Cache-Control", "no-store"),
        ("X-Request-ID", request_id),
        *EVERY_ANSWER.items(),
    ]
    return encode_head(status_line(problem.status), headers) + body


def _path(received: bytes) -> str:
    """The path asked for, if it can be told; else empty, which as a URI reference is whatever was asked."""
    line = PATH.match(received)
    return line[1].decode() if line else ""
