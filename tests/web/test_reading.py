"""The contract's texts and schemas come out as a person would say them, and nothing in them becomes a tag unasked."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from service.http.problems import PROBLEMS
from service.web.contract import read_contract
from service.web.prose import phrase, prose
from service.web.schema_words import NAMED, in_words, objects_in

SCHEMAS = read_contract()["components"]["schemas"]


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("one\ntwo", "<p>one two</p>"),
        ("one\n\ntwo", "<p>one</p>\n<p>two</p>"),
        ("- a\n- b\n  c", "<ul><li>a</li><li>b c</li></ul>"),
        ("**No** `code` here", "<p><strong>No</strong> <code>code</code> here</p>"),
        ("what *may not* be", "<p>what <em>may not</em> be</p>"),
        ("`*/*` or `**kind**`", "<p><code>*/*</code> or <code>**kind**</code></p>"),
        ("[the rules](/rules)", '<p><a href="/rules">the rules</a></p>'),
        pytest.param("<b>&", "<p>&lt;b&gt;&amp;</p>", id="what looks like a tag is text"),
        pytest.param("[x](javascript:alert)", "<p>[x](javascript:alert)</p>", id="an address that runs is none"),
        pytest.param('`<i title="x">`', "<p><code>&lt;i title=&#34;x&#34;&gt;</code></p>", id="code is text too"),
    ],
)
def test_prose(text: str, html: str) -> None:
    assert prose(text) == html


def descriptions(part: Any) -> Iterator[str]:  # noqa: ANN401  (JSON)
    if isinstance(part, dict):
        for name, inner in part.items():
            if name in ("description", "summary") and isinstance(inner, str):
                yield inner
            else:
                yield from descriptions(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from descriptions(inner)


def test_the_texts_use_no_markdown_that_is_not_understood() -> None:
    texts = [*descriptions(read_contract()), *(kind.meaning + kind.mend for kind in PROBLEMS.values())]
    assert len(texts) > 300
    for text in texts:
        rest = re.sub(r"<code>.*?</code>|<[^>]+>", "", str(phrase(text)))
        assert not re.search(r"^\s*(?:#|\||```|\d+\. )|\*|`|\]\(", rest, re.MULTILINE), text


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"$ref": "#/components/schemas/HandGiven"}, "list of 13 cards, or text"),
        ({"$ref": "#/components/schemas/CardToken"}, "card"),
        ({"$ref": "#/components/schemas/Seat"}, "seat, 0 to 3"),
        ({"type": "integer", "minimum": -960, "maximum": 1280}, "whole number \u2212960 to 1,280"),
        ({"type": "integer", "minimum": 1}, "whole number 1 or more"),
        ({"type": "boolean"}, "true or false"),
        ({"const": True}, "always <code>true</code>"),
        ({"enum": ["v", "c", "t"]}, "one of <code>v</code>, <code>c</code>, <code>t</code>"),
        ({"enum": list(range(9))}, "one of 9 words"),
        ({"type": "array", "items": {}}, "list of anything"),
        ({"$ref": "#/components/schemas/Standing"}, '<a href="#shape-Standing">Standing</a>'),
        (
            {"$ref": "#/components/schemas/CallsGiven"},
            'list of up to 200 calls, or <a href="#shape-CallObject">CallObject</a>, or text',
        ),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "object of true or false"),
    ],
)
def test_in_words(schema: dict[str, Any], words: str) -> None:
    assert in_words(schema) == words


def test_every_schema_that_has_a_word_of_its_own_exists() -> None:
    assert NAMED.keys() <= SCHEMAS.keys()


def test_the_objects_in_a_schema_are_those_its_words_link_to() -> None:
    for name, schema in SCHEMAS.items():
        for inner in schema.get("properties", {}).values():
            assert re.findall(r"#shape-(\w+)", in_words(inner)) == [*objects_in(inner)], name
