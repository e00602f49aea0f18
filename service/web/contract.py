"""The contract: ``openapi.yaml`` as it is kept in the project, and the same as JSON.

It stands at the top of the project, where people look for it; a wheel carries it inside the package.
"""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from service.web.document import Document, json_document, make_document

PACKAGE = Path(__file__).parents[1]
METHODS = ("post", "get")


@cache
def contract_text() -> str:
    """``openapi.yaml``, comments and all."""
    packed, kept = PACKAGE / "openapi.yaml", PACKAGE.parent / "openapi.yaml"
    return (packed if packed.exists() else kept).read_text(encoding="utf-8")


@cache
def read_contract() -> dict[str, Any]:
    """The contract as data. Not to be changed: everyone gets the same object."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, where PyYAML was built with libyaml
    contract: dict[str, Any] = yaml.load(contract_text(), loader)  # noqa: S506  (both loaders are the safe one)
    return contract


@cache
def contract_as_yaml() -> Document:
    """The contract to serve as YAML."""
    return make_document(contract_text(), "application/yaml")


@cache
def contract_as_json() -> Document:
    """The contract to serve as JSON."""
    return json_document(read_contract())


def list_paths() -> list[dict[str, Any]]:
    """Every path with its methods and what it is for: the JSON of ``GET /``."""
    return [
        {
            "path": path,
            "methods": [method.upper() for method in METHODS if method in item],
            "summary": next(item[method]["summary"] for method in METHODS if method in item),
        }
        for path, item in read_contract()["paths"].items()
    ]
