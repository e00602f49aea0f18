"""openapi.yaml and the marshmallow schemas say the same of every request and of every answer, field by field."""

from functools import cache
from importlib import import_module
from types import ModuleType

import pytest

from service import create_app
from service.http.question import Answerer
from service.http.schema import Question
from tests.contract.comparison import schema_differences
from tests.contract.document import FORM, JSON, Operation, operations

ROOMS = {
    "/v1/apples": "service.apples",
    "/v1/apples-to-apples": "service.apples_to_apples",
    "/v1/apples/referee": "service.apples.referee",
}
PACKAGES = {"referee": ".referee"}  # paths whose schemas are not with those of the game
ASKING = [operation for operation in operations() if "/rules" not in operation.path and operation.path.count("/") == 3]
ANSWERING = [operation for operation in operations() if operation.path.count("/") == 3]


@cache
def answerers() -> dict[str, Answerer]:
    """What answers at each path of the app."""
    app = create_app()
    views = ((rule.rule, app.view_functions[rule.endpoint]) for rule in app.url_map.iter_rules())
    return {path: view for path, view in views if isinstance(view, Answerer)}


def request_schema(operation: Operation) -> Question:
    """The schema with which the app reads the questions of a path."""
    return answerers()[operation.path].asks


def answer_schema(operation: Operation) -> Question:
    schema: type[Question] = room(operation, "answer_schemas").ANSWERS[operation.path]
    return schema()


def room(operation: Operation, module: str) -> ModuleType:
    folder = ROOMS.get(operation.path) or ROOMS[operation.path.rpartition("/")[0]]
    return import_module(f"{folder}.{module}")


@pytest.mark.parametrize("operation", [each for each in ASKING if each.request(JSON)], ids=lambda each: each.id)
def test_a_json_body_is_the_schema(operation: Operation) -> None:
    body = operation.request(JSON)
    assert body is not None
    assert list(schema_differences(request_schema(operation), body["schema"])) == []


@pytest.mark.parametrize("operation", [each for each in ASKING if each.request(FORM)], ids=lambda each: each.id)
def test_a_form_is_the_schema_with_lists_as_strings(operation: Operation) -> None:
    body = operation.request(FORM)
    assert body is not None
    assert list(schema_differences(request_schema(operation), body["schema"], flat=True)) == []


@pytest.mark.parametrize("operation", [each for each in ASKING if each.method == "GET"], ids=lambda each: each.id)
def test_a_query_is_the_schema_with_lists_as_strings(operation: Operation) -> None:
    given = [parameter for parameter in operation.parameters if parameter["name"] != "format"]
    query = {
        "properties": {parameter["name"]: parameter["schema"] for parameter in given},
        "required": [parameter["name"] for parameter in given if parameter["required"]],
    }
    assert list(schema_differences(request_schema(operation), query, flat=True)) == []


@pytest.mark.parametrize("operation", ANSWERING, ids=lambda each: each.id)
def test_an_answer_is_the_schema(operation: Operation) -> None:
    answer = operation.answer("200", JSON)
    assert answer is not None
    assert list(schema_differences(answer_schema(operation), answer["schema"])) == []


@pytest.mark.parametrize("operation", [each for each in ASKING if each.method == "POST"], ids=lambda each: each.id)
def test_a_form_is_taken_where_no_field_is_structured(operation: Operation) -> None:
    structured = {"seats", "exchange", "scores", "round", "game", "referee"}
    assert (operation.request(FORM) is None) == (operation.path.rpartition("/")[2] in structured)
