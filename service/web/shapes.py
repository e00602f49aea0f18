"""The objects of the contract, which questions and answers are made of, field by field."""

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from service.web.contract import METHODS, read_contract
from service.web.schema_words import Schema, in_words, objects_in, resolve

FORM = "application/x-www-form-urlencoded"  # whose fields are those of the JSON


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a request or an answer."""

    name: str
    words: Markup  # what a value looks like
    required: bool
    description: str
    place: str = "body"  # or "query", "path"
    example: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """An object that requests or answers are made of."""

    name: str
    description: str
    fields: list[Field]


@cache
def list_shapes() -> list[Shape]:
    """Every object that an operation mentions, and those that they mention, in the order of the contract."""
    schemas = read_contract()["components"]["schemas"]
    wanted, found = _objects_of_operations(), set[str]()
    while wanted:
        name = wanted.pop()
        found.add(name)
        for schema in schemas[name].get("properties", {}).values():
            wanted |= set(objects_in(schema)) - found
    return [Shape(name, schemas[name]["description"], fields_of(schemas[name])) for name in schemas if name in found]


def fields_of(schema: Schema) -> list[Field]:
    """The fields of an object."""
    required = schema.get("required", ())
    return [
        Field(name, in_words(inner), name in required, describe(inner))
        for name, inner in schema.get("properties", {}).items()
    ]


def describe(schema: Schema) -> str:
    """The description of a part of the contract: its own, else that of what it refers to."""
    return str(schema.get("description") or resolve(schema).get("description", ""))


def _objects_of_operations() -> set[str]:
    contents = [
        content
        for item in read_contract()["paths"].values()
        for method in METHODS
        if method in item
        for part in (item[method].get("requestBody"), *item[method]["responses"].values())
        if part
        for kind, content in resolve(part).get("content", {}).items()
        if kind != FORM
    ]
    return {name for content in contents for name in objects_in(content["schema"])}
