"""The contract as data: openapi.yaml, its operations, and its examples as requests that can be sent."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import yaml

CONTRACT = Path(__file__).parents[2] / "openapi.yaml"
JSON, FORM = "application/json", "application/x-www-form-urlencoded"
TEXT, PROBLEM, YAML = "text/plain", "application/problem+json", "application/yaml"

Node = dict[str, Any]


@cache
def document() -> Node:
    """The whole of openapi.yaml."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml's is ten times as fast
    read: Node = yaml.load(CONTRACT.read_text(encoding="utf-8"), loader)  # noqa: S506  (both loaders are safe)
    return read


def resolve(node: Node) -> Node:
    """What a reference points at; the node itself where it is none."""
    while "$ref" in node:
        target: Any = document()
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step.replace("~1", "/").replace("~0", "~")]
        node = target
    return node


def name_of(node: Node) -> str:
    """The last part of a reference: the component's name."""
    name: str = node["$ref"].rpartition("/")[2]
    return name


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path."""

    method: str  # GET or POST
    path: str  # as in the document, with {code}
    body: Mapping[str, Any]

    @property
    def id(self) -> str:
        """The operationId."""
        name: str = self.body["operationId"]
        return name

    @property
    def parameters(self) -> list[Node]:
        """Its query and path parameters."""
        return [resolve(parameter) for parameter in self.body.get("parameters", ())]

    def request(self, kind: str) -> Node | None:
        """The media type object of a request body, or None where it takes no such body."""
        content: Node = self.body.get("requestBody", {}).get("content", {})
        return content.get(kind)

    def answer(self, status: str, kind: str) -> Node | None:
        """The media type object of an answer, or None where there is none such."""
        responses: Node = self.body["responses"]
        response = resolve(responses.get(status) or responses.get("default", {}))
        found: Node | None = response.get("content", {}).get(kind)
        return found


def operations() -> Iterator[Operation]:
    """Every operation, in the order of the document."""
    for path, methods in document()["paths"].items():
        for method, body in methods.items():
            yield Operation(method.upper(), path, body)


@dataclass(frozen=True, slots=True)
class Example:
    """A request of the document, and the names of the examples that are its answers."""

    operation: Operation
    name: str
    kind: str  # how the request is written: a media type, or "query"
    query: str  # with its question mark, or empty
    body: Any  # a JSON value or the fields of a form; None for a GET
    answer: str
    text: str | None

    @property
    def id(self) -> str:
        """For people: ``scorePile target-triple application/json``."""
        return f"{self.operation.id} {self.name} {self.kind}"


def examples() -> Iterator[Example]:
    """Every request that the document shows, by JSON, form and query."""
    for operation in operations():
        answers = (operation.answer("200", JSON) or {}).get("examples", {})
        texts = (operation.answer("200", TEXT) or {}).get("examples", {})
        for name, kind, query, body in _requests(operation, next(iter(answers), "")):
            text = name_of(texts[name]) if name in texts else None
            yield Example(operation, name, kind, query, body, name_of(answers[name]), text)


def _requests(operation: Operation, first: str) -> Iterator[tuple[str, str, str, Any]]:
    for kind in (JSON, FORM):
        for name, example in ((operation.request(kind) or {}).get("examples") or {}).items():
            yield name, kind, "", resolve(example)["value"]
    if operation.method == "GET" and first:
        given = {
            parameter["name"]: _written(parameter["example"])
            for parameter in operation.parameters
            if "example" in parameter
        }
        yield first, "query", f"?{urlencode(given, safe=',')}" if given else "", None


def _written(value: object) -> str:
    """A value as it stands in a query."""
    return str(value).lower() if isinstance(value, bool) else str(value)
