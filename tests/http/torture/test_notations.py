"""However cards are written, every path reads them alike; all else is refused by its token and its place."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from service import create_app
from service.apples.fields import split
from service.cards import CARDS_BY_TOKEN, PACK, RANKS, RANKS_BY_TOKEN, Card
from tests.contract.document import JSON, Example, document, examples

CLIENT = create_app().test_client()
QUIET = settings(deadline=None, max_examples=40)
ASKED = [each for each in examples() if each.kind == JSON and each.operation.path.startswith("/v1/apples/")]
ASKED = [
    each for each in ASKED if each.operation.path.rpartition("/")[2] not in ("deal", "auction")
]  # they take no cards

LISTS = {"cards", "hand", "hands", "placed", "redealt", "pile", "trick", "tricks"}  # fields of cards
SINGLE = {"card", "target"}  # fields of one card
NOTATIONS = {
    **{str(card): [token for token, read in CARDS_BY_TOKEN.items() if read is card] for card in PACK},
    **{str(rank): [token for token, read in RANKS_BY_TOKEN.items() if read is rank] for rank in RANKS},
    "??": ["??"],
}
SEPARATORS = st.text(" \t\n\r\f\v,", min_size=1, max_size=3)
LOOK_ALIKE = "АВСЕНКМОРТХаевкмпстυνοАᎪ𝐀ＡＳ１０♠♥♦♣♤♡♢♧\ufe0e\ufe0f🂡🂬🃜🂠🃏❤\u200b\u0000\u202eÄßİıſ"
TEXT = st.one_of(
    st.text(max_size=8),
    st.text("AKQJT0123456789SCDHscdhakqjt" + LOOK_ALIKE, max_size=5),
    st.sampled_from(["nothing", "was", "ASKS", "joker", "10", "A", "", " AS", "AS ", "AS\n", "1S", "S10S", "🃏", "１"]),
)

Draw = Callable[[st.SearchStrategy[Any]], Any]


def respelt(draw: Draw, value: Any, field: str = "") -> Any:  # noqa: ANN401  (any JSON)
    """The same request with every card in some notation, and some lists of cards as one string."""
    if isinstance(value, dict):
        return {name: respelt(draw, part, name) for name, part in value.items()}
    if isinstance(value, list) and value and field in LISTS and all(isinstance(part, str) for part in value):
        tokens = [draw(st.sampled_from(NOTATIONS[token])) for token in value]
        return draw(SEPARATORS).join(tokens) if draw(st.booleans()) else tokens
    if isinstance(value, list):
        return [respelt(draw, part, field) for part in value]
    if isinstance(value, str) and field in LISTS:
        return respelt(draw, split(value), field)
    return draw(st.sampled_from(NOTATIONS[value])) if field in SINGLE and value in NOTATIONS else value


@pytest.mark.parametrize("asked", ASKED, ids=lambda each: each.id)
@QUIET
@given(data=st.data())
def test_any_mixture_of_notations_gets_the_same_answer(asked: Example, data: st.DataObject) -> None:
    response = CLIENT.post(asked.operation.path, json=respelt(data.draw, asked.body))
    shown = document()["components"]["examples"][asked.answer]["value"]
    assert without_places(response.json) == without_places(shown)


def without_places(answer: Any) -> Any:  # noqa: ANN401  (any JSON)
    """The answer without what repeats a request's own spelling: the details of faults."""
    if isinstance(answer, dict):
        return {name: without_places(part) for name, part in answer.items() if name != "detail"}
    return [without_places(part) for part in answer] if isinstance(answer, list) else answer


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_notation_of_every_card(card: Card) -> None:
    assert len(NOTATIONS[str(card)]) >= 17
    for token in NOTATIONS[str(card)]:
        answer = CLIENT.post("/v1/apples/trick", json={"cards": [token]}).json
        assert answer is not None
        assert answer["card"] == str(card)


PLACES = [  # path, a request with a hole for a token, and where the hole is
    ("trick", lambda token: {"cards": ["AS", token]}, "/cards/1"),
    ("hand", lambda token: {"cards": [token]}, "/cards/0"),
    ("play", lambda token: {"hand": [token], "trick": []}, "/hand/0"),
    ("play", lambda token: {"hand": ["2C"], "trick": [], "card": token}, "/card"),
    ("target", lambda token: {"hand": [*map(str, PACK[:13])], "target": token}, "/target"),
    ("score", lambda token: {"pile": [token], "target": "2C"}, "/pile/0"),
    ("score", lambda token: {"pile": [], "target": token}, "/target"),
    ("exchange", lambda token: {"bid": "1S", "bidder": 0, "placed": [[], [], [], [token]]}, "/placed/3/0"),
]


@pytest.mark.parametrize(("path", "asking", "at"), PLACES, ids=[f"{path} {at}" for path, _, at in PLACES])
@settings(QUIET, max_examples=120)
@given(token=TEXT)
@example("\x00")
@example("１")
@example("AS\n")
def test_any_text_is_a_card_or_a_fault_that_names_token_and_place(
    path: str, asking: Callable[[str], dict[str, Any]], at: str, token: str
) -> None:
    response = CLIENT.post(f"/v1/apples/{path}", json=asking(token))
    known = CARDS_BY_TOKEN.keys() | (RANKS_BY_TOKEN.keys() if path == "score" else set())
    faults = [
        fault for fault in (response.json or {}).get("errors", []) if fault["code"] in ("unknown-card", "bare-rank")
    ]
    if token in known:
        assert faults == []
        return
    assert response.status_code == 422
    assert [fault["at"] for fault in faults] == [at]
    assert names(faults[0]["detail"], token)


def names(detail: str, token: str) -> bool:
    """Whether a sentence shows the token: as it is, or by its code points where they are not plain."""
    plain = token.isascii() and token.isprintable()
    return token[:20] in detail if plain else all(f"U+{ord(character):04X}" in detail for character in token[:20])


@QUIET
@given(tokens=st.lists(TEXT.filter(lambda text: split(text) == [text]), min_size=1, max_size=6), separator=SEPARATORS)
def test_nothing_in_a_string_is_skipped(tokens: list[str], separator: str) -> None:
    response = CLIENT.post("/v1/apples/hand", json={"cards": separator.join(tokens)})
    wrong = [f"/cards/{index}" for index, token in enumerate(tokens) if token not in CARDS_BY_TOKEN]
    assert [fault["at"] for fault in (response.json or {}).get("errors", [])] == wrong
    assert response.status_code == (422 if wrong else 200)


@settings(QUIET, max_examples=300)
@given(
    body=st.one_of(st.binary(max_size=60), TEXT.map(lambda text: json.dumps({"pile": text, "target": text}).encode()))
)
def test_any_bytes_are_answered_or_refused_and_never_a_fault_of_ours(body: bytes) -> None:
    assert CLIENT.post("/v1/apples/score", data=body, content_type=JSON).status_code in (200, 400, 422)


@QUIET
@given(
    document=st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | TEXT
        | st.sampled_from(["AS", "10H", "pass", "3D", "Ann"]),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(TEXT, inner, max_size=4),
        max_leaves=12,
    ),
    data=st.data(),
)
def test_any_json_in_any_field_of_any_path_is_answered_or_refused(document: Any, data: st.DataObject) -> None:  # noqa: ANN401
    asked = data.draw(st.sampled_from([each for each in examples() if each.kind == JSON]))
    field = data.draw(st.sampled_from(sorted(asked.body)))
    body = json.dumps({**asked.body, field: document}, allow_nan=True)
    assert CLIENT.post(asked.operation.path, data=body, content_type=JSON).status_code in (200, 400, 422)
