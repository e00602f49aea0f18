"""The comparison of the two kinds of schema finds each kind of difference."""

import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.apples.schemas import AuctionRequest, ScoreRequest, ScoresRequest, SeatsRequest
from service.http.schema import Question
from service.names import LONGEST_NAME, NameRefusedError, read_name
from tests.contract.comparison import schema_differences
from tests.contract.document import Node, document, resolve

SCHEMAS = document()["components"]["schemas"]


def changed(name: str, path: str, value: Any) -> Node:  # noqa: ANN401  (any JSON)
    """A schema with everything it refers to, and one thing set to another value, or taken out where that is None."""
    schema: Node = inlined(SCHEMAS[name])
    node: Any = schema
    *steps, last = path.split("/")
    for step in steps:
        node = node[int(step) if step.isdigit() else step]
    if value is None:
        del node[last]
    else:
        node[last] = value
    return schema


def inlined(node: Any) -> Any:  # noqa: ANN401  (any JSON)
    if isinstance(node, list):
        return [inlined(part) for part in node]
    return {name: inlined(part) for name, part in deepcopy(resolve(node)).items()} if isinstance(node, dict) else node


@pytest.mark.parametrize(
    ("schema", "path", "value", "said"),
    [
        pytest.param(ScoreRequest, "properties/target", None, "the names", id="a field missing"),
        pytest.param(ScoreRequest, "properties/extra", {"type": "string"}, "the names", id="a field more"),
        pytest.param(ScoreRequest, "required", ["pile"], "required", id="a field that need not be there"),
        pytest.param(
            ScoreRequest, "properties/pile/oneOf/0/maxItems", 52, "pile: 0 to 52 elements", id="a longer list"
        ),
        pytest.param(
            ScoreRequest, "properties/pile/oneOf/0/items/pattern", "^AS$", "refuses 'SA'", id="fewer notations"
        ),
        pytest.param(ScoreRequest, "properties/target/pattern", ".*", "takes 'joker'", id="more notations"),
        pytest.param(ScoreRequest, "properties/target/type", "integer", "the type", id="another type"),
        pytest.param(
            ScoreRequest, "properties/pile/oneOf/1/pattern", "^(AS[ ,\t\n]*)*$", "takes 'AS AS", id="no count in a text"
        ),
        pytest.param(AuctionRequest, "properties/dealer/maximum", 4, "0 to 4, not 0 to 3", id="a fifth seat"),
        pytest.param(
            AuctionRequest, "properties/calls/oneOf/0/items/oneOf/1/required", [], "required", id="a bid without a suit"
        ),
        pytest.param(ScoresRequest, "properties/detail/enum", ["points"], "the words", id="a word less"),
        pytest.param(SeatsRequest, "properties/draws/items/properties/card", {}, "the type", id="deep inside"),
    ],
)
def test_a_difference_is_found(schema: type[Question], path: str, value: object, said: str) -> None:
    found = list(schema_differences(schema(), changed(schema.__name__, path, value)))
    assert any(said in difference for difference in found), found


@given(st.text(max_size=LONGEST_NAME) | st.sampled_from([" Zoë\u0308 ", "山田", "\u3000علي", "😀" * 40, "x" * 40]))
def test_every_name_that_is_taken_is_allowed_by_the_contract(text: str) -> None:
    try:
        read_name(text)
    except NameRefusedError:
        return
    assert re.search(SCHEMAS["PlayerName"]["pattern"], text)
