"""openapi.yaml as a document: valid, without a linter's warning, everything described, nothing unbounded."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from service.http.problems import PROBLEMS
from service.version import __version__
from tests.contract.document import CONTRACT, document, operations, resolve
from tests.contract.tools import run_tool

SCHEMAS = document()["components"]["schemas"]
REQUESTS = sorted(
    {
        name
        for name in SCHEMAS
        if name.endswith(("Request", "Form", "Given", "Text", "Token")) and name not in ("Text", "BidText")
    }
)


def test_it_is_openapi_3_1() -> None:
    assert list(OpenAPIV31SpecValidator(document()).iter_errors()) == []


def test_spectral_finds_nothing() -> None:
    found = run_tool("spectral", "lint", str(CONTRACT), "--fail-severity=hint")
    assert found.returncode == 0, found.stdout
    assert "No results with a severity of 'hint' or higher found!" in found.stdout


def test_redocly_finds_nothing_at_its_strictest() -> None:
    found = run_tool("redocly", "lint", str(CONTRACT), "--extends=recommended-strict")
    assert found.returncode == 0, found.stdout
    assert "warning" not in found.stdout.lower().replace("deprecation warning", ""), found.stdout


def test_it_has_the_version_of_the_service() -> None:
    assert document()["info"]["version"] == __version__


@pytest.mark.parametrize(
    "promise", ["v1 only ever grows", "Equal requests get equal answers", "never change their meaning"]
)
def test_the_promises_stand_in_it(promise: str) -> None:
    assert promise in " ".join(document()["info"]["description"].split())


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_and_every_field_is_described(name: str) -> None:
    assert SCHEMAS[name].get("description"), "the schema"
    undescribed = [
        field for field, node in SCHEMAS[name].get("properties", {}).items() if not resolve(node).get("description")
    ]
    assert undescribed == []


@pytest.mark.parametrize("name", REQUESTS)
def test_everything_a_caller_sends_is_bounded(name: str) -> None:
    assert list(unbounded(SCHEMAS[name])) == []


def test_every_operation_reads_as_a_method() -> None:
    names = [operation.id for operation in operations()]
    assert len(names) == len(set(names))
    assert [name for name in names if not re.fullmatch(r"[a-z]+([A-Z][a-z]+)+", name)] == []


def test_every_problem_has_its_code_and_its_status_a_response() -> None:
    assert SCHEMAS["ProblemCode"]["enum"] == list(PROBLEMS)
    told = " ".join(response["description"] for response in document()["components"]["responses"].values())
    content = {code for code, kind in PROBLEMS.items() if kind.status == 422}  # one response for all of them
    assert [code for code in PROBLEMS if code not in content and f"`{code}`" not in told] == []


def test_every_reference_has_its_target_and_every_component_a_reference() -> None:
    used = set(re.findall(r"#/components/[\w/.-]+", CONTRACT.read_text(encoding="utf-8")))
    kept = {f"#/components/{kind}/{name}" for kind, parts in document()["components"].items() for name in parts}
    assert used == kept


def test_no_host_is_named() -> None:
    assert re.findall(r"https?://\S+", CONTRACT.read_text(encoding="utf-8")) == []


def unbounded(node: Any, at: str = "") -> Iterator[str]:  # noqa: ANN401  (any part of a schema)
    """Strings, numbers, lists and objects of a request that could be of any size."""
    if isinstance(node, list):
        for index, part in enumerate(node):
            yield from unbounded(part, f"{at}/{index}")
    elif isinstance(node, dict) and "$ref" not in node:
        wanted = BOUNDS.get(node.get("type", ""), ())
        if wanted and not any(keys <= node.keys() for keys in wanted):
            yield f"{at} is an unbounded {node['type']}"
        for name, part in node.get("properties", {}).items():
            yield from unbounded(part, f"{at}/{name}")
        yield from unbounded(node.get("oneOf", []), f"{at}/oneOf")
        if node.get("items"):
            yield from unbounded(node["items"], f"{at}/items")


BOUNDS: dict[str, tuple[set[str], ...]] = {
    "string": ({"pattern"}, {"enum"}, {"maxLength"}),
    "integer": ({"minimum", "maximum"}, {"enum"}),
    "array": ({"maxItems"},),
    "object": ({"additionalProperties"},),
}
