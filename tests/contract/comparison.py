"""Do a marshmallow schema and a schema of openapi.yaml say the same? Field by field: name, type, required, range, enum.

marshmallow               openapi.yaml
Integer(low, high)        integer, minimum, maximum
Flag                      boolean
Choice(words)             string, enum
CardField, CallField …    string, with a pattern that is tried on what the field reads and on what it refuses
ListOf(inner, n, m)       array of items, minItems, maxItems
CardList, CallList        the same, or a string with a pattern that counts
Part(schema)              object
fields with two readings  oneOf
"""

import re
from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from marshmallow import Schema
from marshmallow.fields import Field

from service.apples.fields import BidField, CallField, CardField, SuitField, TokenList
from service.apples_to_apples.fields import NumberOr
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, SUITS_BY_TOKEN
from service.http.fields import Choice, Flag, Integer, ListOf, Part
from service.http.names import NameField
from service.http.shapes import UNBOUNDED, DictOf, Pointer, Text
from tests.contract.document import Node, resolve

CARDS_WRITTEN = [str(card) for card in PACK]
RANKS_WRITTEN = [str(rank) for rank in RANKS]
NO_CARDS = ["", "1S", "AX", "AS ", " AS", "AS\n", "ASKS", "joker", "🃟", "🂬", "ＡＳ", "AА", "S", "11S"]
CALLS = ["pass", "P", "-", "3D", "3♦", "3 diamonds", "Three, Diamonds", "0S", "999999999h"]
NO_CALLS = ["", "3NT", "TH", "-3D", "03D", "D3", "1000000000S", "3D\n", "3DD", "threespades"]


def schema_differences(schema: Schema, node: Node, *, flat: bool = False) -> Iterator[str]:
    """Where an object's schemas differ. ``flat``: as a form or a query, where lists are strings."""
    node = resolve(node)
    names = node.get("properties", {})
    if names.keys() != schema.fields.keys():
        yield f"the names: {sorted(names.keys() ^ schema.fields.keys())}"
    required = {name for name, field in schema.fields.items() if field.required}
    if set(node.get("required", ())) != required:
        yield f"required: {sorted(required ^ set(node.get('required', ())))}"
    for name in names.keys() & schema.fields.keys():
        for difference in field_differences(schema.fields[name], names[name], flat=flat):
            yield f"{name}: {difference}"


def field_differences(field: Field[Any], node: Node, *, flat: bool = False) -> Iterator[str]:
    """Where a field's schemas differ."""
    node = resolve(node)
    if flat and isinstance(field, TokenList):
        yield from _text_differences(field, node)
    elif flat and isinstance(field, NumberOr):
        yield from compare(field.number, node)
    elif flat and isinstance(field, CallField):
        yield from _pattern_differences(node, CALLS, NO_CALLS)
    else:
        yield from compare(field, node)


@singledispatch
def compare(field: Field[Any], node: Node) -> Iterator[str]:
    """Where a field of one type and a resolved schema differ."""
    del node
    yield f"{type(field).__name__} is not known here"


@compare.register
def _(field: Integer, node: Node) -> Iterator[str]:
    yield from _type_difference(node, "integer")
    low, high = (node["const"],) * 2 if "const" in node else (node.get("minimum"), node.get("maximum"))
    if (low, high) != (field.low, field.high) and not _is_count(field, node):
        yield f"the range is {low} to {high}, not {field.low} to {field.high}"


@compare.register
def _(field: Flag, node: Node) -> Iterator[str]:
    del field
    yield from _type_difference(node, "boolean")


@compare.register
def _(field: Choice, node: Node) -> Iterator[str]:
    yield from _type_difference(node, "string")
    if set(node.get("enum", ())) != set(field.words):
        yield f"the words: {sorted(set(node.get('enum', ())) ^ set(field.words))}"


@compare.register(Text)
@compare.register(Pointer)
@compare.register(NameField)
def _(field: Field[Any], node: Node) -> Iterator[str]:
    del field
    yield from _type_difference(node, "string")


@compare.register
def _(field: CardField, node: Node) -> Iterator[str]:
    bare = RANKS_BY_TOKEN.keys() <= field.known.keys()
    written = node.get("pattern", "").startswith("^(?:10|[AKQJ2-9])")  # as an answer writes it
    cards = CARDS_WRITTEN if written else [*CARDS_BY_TOKEN]
    ranks = RANKS_WRITTEN if written else [*RANKS_BY_TOKEN]
    yield from _pattern_differences(node, cards + ranks * bare, NO_CARDS + ranks * (not bare))


@compare.register
def _(field: SuitField, node: Node) -> Iterator[str]:
    del field
    if "enum" in node:
        yield from [] if node["enum"] == ["S", "C", "D", "H"] else ["the suits"]
    else:
        yield from _pattern_differences(node, [*SUITS_BY_TOKEN, "spades", "Club"], ["", "NT", "SS", "S\n"])


@compare.register
def _(field: CallField, node: Node) -> Iterator[str]:
    if "oneOf" not in node:  # as an answer writes it
        yield from _pattern_differences(node, ["3D", "13S"], ["3d", "0S", "14S", "3D\n"])
        return
    text, parts = map(resolve, node["oneOf"])
    passes = ["pass", "P", "-"]
    bids = [call for call in CALLS if call not in passes]
    yield from _pattern_differences(text, bids if isinstance(field, BidField) else CALLS, NO_CALLS)
    yield from schema_differences(field.parts[0], parts)


@compare.register
def _(field: ListOf, node: Node) -> Iterator[str]:
    yield from _type_difference(node, "array")
    fewest, most = node.get("minItems", 0), node.get("maxItems", field.most)  # a list of an answer may stay open
    if (fewest, most) != (field.fewest, field.most):
        yield f"{fewest} to {most} elements, not {field.fewest} to {field.most}"
    if node["items"]:
        yield from (f"element: {difference}" for difference in field_differences(field.inner, node["items"]))


@compare.register
def _(field: TokenList, node: Node) -> Iterator[str]:
    elements, text = map(resolve, node["oneOf"])
    yield from compare.dispatch(ListOf)(field, elements)
    yield from _text_differences(field, text)


@compare.register
def _(field: Part, node: Node) -> Iterator[str]:
    schemas = field.parts
    nodes = node.get("oneOf", [node])
    if len(schemas) != len(nodes):
        yield f"{len(nodes)} readings, not {len(schemas)}"
    for schema in schemas:
        ways = [list(schema_differences(schema, way)) for way in nodes]
        yield from min(ways, key=len)


@compare.register
def _(field: NumberOr, node: Node) -> Iterator[str]:
    readings = {resolve(reading).get("type"): resolve(reading) for reading in node["oneOf"]}
    yield from compare(field.number, readings.pop("integer"))
    yield from compare(field.other, readings.popitem()[1])


@compare.register
def _(field: DictOf, node: Node) -> Iterator[str]:
    yield from _type_difference(node, "object")
    names = node["properties"] if "properties" in node else resolve(node["propertyNames"])["enum"]
    if set(names) != set(field.names):
        yield f"the names: {sorted(set(names) ^ set(field.names))}"
    inner = next(iter(node["properties"].values())) if "properties" in node else node["additionalProperties"]
    yield from field_differences(field.inner, inner)


def _is_count(field: Integer, node: Node) -> bool:
    """A figure that only grows, and that the document bounds from below alone."""
    return field.high >= UNBOUNDED and field.low == node.get("minimum", field.low) and "maximum" not in node


def _type_difference(node: Node, wanted: str) -> Iterator[str]:
    if node.get("type") != wanted:
        yield f"the type is {node.get('type')}, not {wanted}"


def _text_differences(field: TokenList, node: Node) -> Iterator[str]:
    """A list as a string: as many tokens as the list may have, and no more."""
    token = "AS" if isinstance(field.inner, CardField) else "3D"
    counts = {field.fewest, field.most, (field.fewest + field.most) // 2}
    wrong = {field.fewest - 1, field.most + 1} - {-1}
    read = [separator.join([token] * count) for count in counts for separator in (" ", ",", " ,\t\n")]
    yield from _pattern_differences(node, read, [" ".join([token] * count) for count in wrong] + [f"{token};{token}"])


def _pattern_differences(node: Node, read: list[str], refused: list[str]) -> Iterator[str]:
    yield from _type_difference(node, "string")
    pattern = re.compile(node.get("pattern", ""))
    yield from (f"the pattern refuses {text!r}" for text in read if not pattern.search(text))
    yield from (f"the pattern takes {text!r}" for text in refused if pattern.search(text))
