"""The operations of the contract, each with its fields, recorded examples and answers."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, cast
from urllib.parse import urlencode

import orjson

from service.web.contract import METHODS, read_contract
from service.web.home import ANYWHERE
from service.web.schema_words import in_words, objects_in, resolve
from service.web.shapes import FORM, Field, describe, fields_of

EVERYWHERE = "format"  # the parameter that every path takes: the page tells of it once
FLAT_LIST = re.compile(r"""\[\s+(?:"[^"\\]*"|[-0-9]+)(?:,\s+(?:"[^"\\]*"|[-0-9]+))*\s+\]""")
JSON, TEXT = "application/json", "text/plain"


@dataclass(frozen=True, slots=True)
class Sample:
    """A recorded question and its answer."""

    name: str
    request: str  # JSON to read; empty for a GET
    answer: str
    text: str  # the same answer as lines


@dataclass(frozen=True, slots=True)
class Reply:
    """What an operation answers if all is well."""

    description: str
    kinds: list[str]
    shape: str | None  # the object that the JSON is


@dataclass(frozen=True, slots=True)
class Operation:
    """A method of a path."""

    id: str
    method: str
    path: str
    summary: str
    description: str
    fields: list[Field]
    takes_form: bool
    samples: list[Sample]
    answer: Reply
    refusals: list[str]  # statuses

    @property
    def first_body(self) -> str:
        """What the form for trying begins with."""
        return self.samples[0].request if self.samples else "{}"

    @property
    def curl(self) -> str:
        """A curl line that asks the first sample, from this machine's port 8000."""
        if self.method == "POST":
            body = orjson.dumps(orjson.loads(self.first_body)).decode().replace("'", "'\\''")
            return f"curl -H 'Content-Type: application/json' -d '{body}' {ANYWHERE}{self.path}"
        query = urlencode(
            [(field.name, field.example) for field in self.fields if field.place == "query" and field.example], safe=","
        )
        path = self.path
        for field in self.fields:
            path = path.replace(f"{{{field.name}}}", field.example)
        return f"curl '{ANYWHERE}{path}?{query}'" if query else f"curl {ANYWHERE}{path}"


@cache
def list_operations() -> dict[str, list[Operation]]:
    """The operations by tag, in the order of the contract."""
    listed = [
        (item[method]["tags"][0], _operation(path, method, item[method]))
        for path, item in read_contract()["paths"].items()
        for method in METHODS
        if method in item
    ]
    order = [tag["name"] for tag in read_contract()["tags"]]
    listed.sort(key=lambda pair: order.index(pair[0]))
    return {tag: [operation for _, operation in pairs] for tag, pairs in groupby(listed, key=lambda pair: pair[0])}


def _operation(path: str, method: str, told: dict[str, Any]) -> Operation:
    content = resolve(told.get("requestBody", {})).get("content", {})
    parameters = [_parameter(part) for part in map(resolve, told.get("parameters", ())) if part["name"] != EVERYWHERE]
    body = fields_of(resolve(content[JSON]["schema"])) if JSON in content else []
    replies = told["responses"]
    return Operation(
        id=told["operationId"],
        method=method.upper(),
        path=path,
        summary=told["summary"],
        description=told["description"],
        fields=[*body, *parameters],
        takes_form=FORM in content,
        samples=_samples(content, resolve(replies["200"]).get("content", {})),
        answer=_reply(resolve(replies["200"])),
        refusals=[status for status in replies if status.isdigit() and int(status) >= 400],  # noqa: PLR2004
    )


def _parameter(told: dict[str, Any]) -> Field:
    schema = resolve(told["schema"])
    example = told.get("example", "")
    return Field(told["name"], in_words(schema), told.get("required", False), describe(told), told["in"], str(example))


def _reply(told: dict[str, Any]) -> Reply:
    content = told.get("content", {})
    objects = [*objects_in(content[JSON]["schema"])] if JSON in content else []
    return Reply(told["description"], [*content], objects[0] if objects else None)


def _samples(asked: dict[str, Any], answered: dict[str, Any]) -> list[Sample]:
    """The examples that a request and its answer have under the same name; a GET's have no request."""
    requests, answers, texts = (
        _examples(content) for content in (asked.get(JSON), answered.get(JSON), answered.get(TEXT))
    )
    return [
        Sample(
            name,
            set_out(requests[name]) if name in requests else "",
            set_out(answers[name]) if name in answers else "",
            str(texts.get(name, "")),
        )
        for name in (requests or answers)
    ]


def _examples(content: dict[str, Any] | None) -> dict[str, Any]:
    return {name: resolve(example)["value"] for name, example in (content or {}).get("examples", {}).items()}


def set_out(value: object) -> str:
    """JSON for reading: indented, and a list of words or numbers on one line."""
    indented = orjson.dumps(value, option=orjson.OPT_INDENT_2).decode()
    return FLAT_LIST.sub(lambda found: re.sub(r"\n\s*", "", re.sub(r",\n\s*", ", ", found[0])), indented)


def titles() -> dict[str, str]:
    """What each tag is about."""
    return {tag["name"]: tag["description"] for tag in cast("list[dict[str, str]]", read_contract()["tags"])}
