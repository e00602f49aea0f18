"""Every example of openapi.yaml, sent to the app, gets just the answer that the document shows."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.contract.conformity import schema_departures
from tests.contract.document import FORM, JSON, Example, Operation, document, examples, operations

SHOWN = list(examples())


@pytest.mark.parametrize("example", SHOWN, ids=lambda each: each.id)
def test_an_example_is_answered_as_shown(example: Example, client: FlaskClient) -> None:
    assert send(example, client, "json").json == shown(example.answer)


@pytest.mark.parametrize("example", [each for each in SHOWN if each.text], ids=lambda each: each.id)
def test_an_example_is_answered_in_text_as_shown(example: Example, client: FlaskClient) -> None:
    assert example.text is not None
    assert send(example, client, "text").text == shown(example.text)


@pytest.mark.parametrize("example", [each for each in SHOWN if each.body], ids=lambda each: each.id)
def test_an_example_is_a_request_that_the_schema_allows(example: Example) -> None:
    body = example.operation.request(example.kind)
    assert body is not None
    assert schema_departures(body["schema"], example.body) == []


@pytest.mark.parametrize(
    "operation", [each for each in operations() if each.path.startswith("/v1/")], ids=lambda o: o.id
)
def test_every_operation_has_an_example(operation: Operation) -> None:
    shown_here = [example for example in SHOWN if example.operation.id == operation.id]
    kinds = {kind for kind in (JSON, FORM) if operation.request(kind)} or {"query"}
    assert operation.path == "/v1/vectors" or {example.kind for example in shown_here} == kinds


def test_every_example_is_used() -> None:
    used = {name for example in SHOWN for name in (example.answer, example.text)}
    recorded = {name for name in document()["components"]["examples"] if name.endswith((".answer", ".text"))}
    assert recorded == used - {None}


def shown(name: str) -> Any:  # noqa: ANN401  (any JSON)
    return document()["components"]["examples"][name]["value"]


def send(example: Example, client: FlaskClient, form: str) -> Any:  # noqa: ANN401  (a test client's answer)
    path = f"{example.operation.path}{example.query or '?'}&format={form}".replace("?&", "?")
    if example.kind == FORM:
        return client.post(path, data=example.body)
    return client.open(path, method=example.operation.method, json=example.body)
