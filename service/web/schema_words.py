"""The contract's JSON schemas in words; objects as links to their description.

list of 13 cards, or text
whole number 0 to 3      integer with bounds
one of a, b, c           enum
Draw                     a $ref to an object, as a link to #shape-Draw
"""

import re
from collections.abc import Iterator
from typing import Any

from markupsafe import Markup, escape

from service.web.contract import read_contract

Schema = dict[str, Any]
WORDS = {"string": "text", "boolean": "true or false"}
NAMED = {  # by the name of the schema: what is a string or a number in JSON, and more than that here
    "CardToken": "card",
    "CardOrRankToken": "card or rank",
    "SeenCardToken": "card or ??",
    "Card": "card",
    "CardOrRank": "card or rank",
    "RankSymbol": "rank",
    "SuitToken": "suit",
    "SuitLetter": "suit",
    "CallText": "call",
    "Call": "call",
    "BidTextGiven": "bid",
    "BidText": "bid",
    "PlayerName": "name",
    "Name": "name",
    "Seat": "seat, 0 to 3",
    "RuleId": "rule id",
    "Pointer": "JSON pointer",
}
NOUN = re.compile(r"<code>.*?</code>|<[^>]*>|\b(card|rank|suit|call|bid|name|rule id|whole number|text)\b")
MOST_LISTED = 8  # members of an enumeration that are listed


def resolve(part: Schema) -> Schema:
    """The part of the contract itself, where ``part`` only refers to it."""
    while "$ref" in part:
        found: Any = read_contract()
        for step in part["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        part = found
    return part


def object_of(schema: Schema) -> str | None:
    """The name of the object that a $ref refers to; None for anything else."""
    if "$ref" in schema and resolve(schema).get("type") == "object":
        return str(schema["$ref"].rpartition("/")[2])
    return None


def in_words(schema: Schema) -> Markup:
    """What a value of this schema looks like, in a few words."""
    name = object_of(schema)
    if name is not None:
        return Markup('<a href="#shape-{0}">{0}</a>').format(name)
    known = NAMED.get(schema.get("$ref", "").rpartition("/")[2])
    if known:
        return escape(known)
    schema = resolve(schema)
    form = next((key for key in ("oneOf", "enum", "const") if key in schema), schema.get("type", ""))
    return DESCRIBERS[form](schema) if form in DESCRIBERS else escape(WORDS.get(form, "anything"))


def objects_in(schema: Schema) -> Iterator[str]:
    """The names of the objects that ``in_words`` links to."""
    name = object_of(schema)
    if name is not None:
        yield name
        return
    schema = resolve(schema)
    for inner in (*schema.get("oneOf", ()), schema.get("items"), schema.get("additionalProperties")):
        if isinstance(inner, dict):
            yield from objects_in(inner)


def _options(schema: Schema) -> Markup:
    return Markup(", or ").join(dict.fromkeys(in_words(option) for option in schema["oneOf"]))


def _one_of(schema: Schema) -> Markup:
    values = schema["enum"]
    if len(values) > MOST_LISTED:
        return Markup("one of {} words").format(len(values))
    return Markup("one of {}").format(Markup(", ").join(map(_code, values)))


def _constant(schema: Schema) -> Markup:
    return Markup("always {}").format(_code(schema["const"]))


def _list(schema: Schema) -> Markup:
    return Markup("list of {}{}").format(_bounds(schema, "minItems", "maxItems"), _plural(in_words(schema["items"])))


def _integer(schema: Schema) -> Markup:
    return escape(f"whole number {_bounds(schema, 'minimum', 'maximum')}".strip())


def _object(schema: Schema) -> Markup:
    values = schema.get("additionalProperties")
    return Markup("object of {}").format(in_words(values)) if isinstance(values, dict) else Markup("object")


DESCRIBERS = {
    "oneOf": _options,
    "enum": _one_of,
    "const": _constant,
    "array": _list,
    "integer": _integer,
    "object": _object,
}


def _code(value: object) -> Markup:
    shown = str(value).lower() if isinstance(value, bool) else value
    return Markup("<code>{}</code>").format(shown)


def _plural(words: Markup) -> Markup:
    many = NOUN.sub(lambda found: f"{found[0]}s" if found[1] else found[0], str(words))
    return Markup(many)  # noqa: S704  (markup before, and nothing but letters added)


def _bounds(schema: Schema, least: str, most: str) -> str:
    """``4 ``, ``0 to 51 ``, ``up to 200 `` or nothing."""
    low, high = schema.get(least), schema.get(most)
    if high is None:
        return "" if low is None else f"{_figure(low)} or more "
    if low is None:
        return f"up to {_figure(high)} "
    return f"{_figure(low)} " if low == high else f"{_figure(low)} to {_figure(high)} "


def _figure(number: int) -> str:
    return f"{number:,}".replace("-", "\u2212")
