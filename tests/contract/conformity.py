"""Is an answer exactly what openapi.yaml promises? Nothing missing, nothing extra, the right headers.

The document lets answers grow, so its schemas allow more fields than they name.  Here they are closed first: the
service of this very version has no business sending what the document does not name.
"""

import gzip
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

import jsonschema_rs
import orjson

from tests.contract.document import CONTRACT, JSON, YAML, Node, Operation, document, operations, resolve

ANY_ERROR = "default"  # how the document calls an error it does not list
GZIP = b"\x1f\x8b"  # how zipped bytes begin


class Answered(Protocol):
    """What is looked at of an answer, whoever received it."""

    @property
    def status_code(self) -> int: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def content(self) -> bytes: ...


def departures(method: str, path: str, answer: Answered) -> list[str]:
    """In which ways an answer departs from the document; none if it keeps it. ``path`` without its query."""
    if method == "OPTIONS":
        return [] if answer.status_code == 204 else [f"OPTIONS was answered {answer.status_code}"]
    operation = find_operation("GET" if method == "HEAD" else method, path)
    if operation is None:
        return _departures_elsewhere(path, answer)
    responses = operation.body["responses"]
    status = str(answer.status_code)
    response = responses.get(status) or (responses[ANY_ERROR] if answer.status_code >= 400 else None)
    if response is None:
        return [f"{operation.id} does not promise a {status}"]
    return _departures(resolve(response), answer, bodiless=method == "HEAD" or status == "304")


def find_operation(method: str, path: str) -> Operation | None:
    """The operation at a path of the service, or None."""
    return next(
        (operation for operation, pattern in _patterns() if operation.method == method and pattern.fullmatch(path)),
        None,
    )


def schema_departures(schema: Node, value: Any) -> list[str]:  # noqa: ANN401  (any JSON)
    """In which ways a value departs from a schema of the document with nothing extra allowed."""
    validator = _validator(orjson.dumps(schema).decode())
    return [f"{list(error.instance_path)}: {error.message[:300]}" for error in validator.iter_errors(value)]


def _departures_elsewhere(path: str, answer: Answered) -> list[str]:
    """Of a path or method that the document does not have: errors, and the files of the page."""
    if answer.status_code >= 400:
        return _departures(document()["components"]["responses"]["Problem"], answer, bodiless=not answer.content)
    return [f"{path} is not in the document, and was answered {answer.status_code}"] if path.startswith("/v1/") else []


def _departures(response: Node, answer: Answered, *, bodiless: bool) -> list[str]:
    found = [
        fault
        for name, header in response.get("headers", {}).items()
        for fault in _header_departures(name, header, answer)
    ]
    content = response.get("content", {})
    kind = _header(answer, "Content-Type").partition(";")[0]
    if not bodiless and kind not in content:
        found.append(f"the type is {kind or 'missing'}, not one of {', '.join(content)}")
    elif not bodiless:
        found += schema_departures(content[kind]["schema"], _value(kind, _plain(answer)))
    return found


def _header_departures(name: str, header: Node, answer: Answered) -> list[str]:
    header = resolve(header)
    value = _header(answer, name)
    if not value:
        return [f"the header {name} is missing"] if header.get("required") else []
    return [f"the header {name}: {fault}" for fault in schema_departures(header["schema"], value)]


def _plain(answer: Answered) -> bytes:
    zipped = _header(answer, "Content-Encoding") == "gzip" and answer.content.startswith(GZIP)  # a client may unzip
    return gzip.decompress(answer.content) if zipped else answer.content


def _header(answer: Answered, name: str) -> str:
    """A header's value, whatever its case; empty where it is missing."""
    return next((value for sent, value in answer.headers.items() if sent.lower() == name.lower()), "")


def _value(kind: str, content: bytes) -> Any:  # noqa: ANN401  (any JSON)
    if kind == JSON or kind.endswith("+json"):
        return orjson.loads(content)
    return document() if kind == YAML and content == CONTRACT.read_bytes() else content.decode("utf-8")


@cache
def _patterns() -> list[tuple[Operation, "re.Pattern[str]"]]:
    return [
        (operation, re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(operation.path)))) for operation in operations()
    ]


@cache
def _validator(schema: str) -> Any:  # noqa: ANN401  (one of jsonschema_rs's validators)
    return jsonschema_rs.Draft202012Validator({**orjson.loads(schema), "components": _closed(document()["components"])})


def _closed(node: Any) -> Any:  # noqa: ANN401  (any part of the document)
    """The same schemas, allowing only the properties they name."""
    if isinstance(node, list):
        return [_closed(part) for part in node]
    if not isinstance(node, dict):
        return node
    closed = {key: _closed(part) for key, part in node.items()}
    if node.get("type") == "object" and "additionalProperties" not in node:
        closed["additionalProperties"] = False
    return closed
