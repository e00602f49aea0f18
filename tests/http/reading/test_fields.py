"""The marshmallow fields that both games use, one by one: what each takes, and the exact words of what it refuses."""

from typing import Any

import pytest
from marshmallow import ValidationError
from marshmallow.fields import Field as AnyField

from service.faults import Fault
from service.http.fields import Choice, Flag, Integer, ListOf, Part, SeedField, refuse
from service.http.names import NameField, NameList
from service.http.problems import Problem
from service.http.reading import Written
from service.http.schema import Question, faults_of, unknown_fields


class Inner(Question):
    """A part of the question below."""

    low = Integer(0, 9, required=True)


class Asked(Question):
    """A field of each kind."""

    number = Integer(-3, 250)
    flag = Flag()
    choice = Choice("one", "two")
    words = ListOf(Choice("a", "b"), 1, 2)
    pair = ListOf(Integer(0, 9), 2, 2, too_long="too-many")
    part = Part(Inner())
    parts = ListOf(Part(Inner()), 0, 3)
    names = NameList(2, 3)
    required = Integer(0, 1, required=True)


def read(**given: object) -> dict[str, Any]:
    return Asked().read({"required": 0, **given})


def faults(**given: object) -> list[str]:
    with pytest.raises(Problem) as caught:
        read(**given)
    return [f"{fault.code} {'/'.join(map(str, fault.at))}: {fault.detail}" for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("value", "number"),
    [(-3, -3), (250, 250), (0, 0), (1.0, 1), (Written("-3"), -3), (Written("0"), 0), (Written("10"), 10)],
)
def test_whole_numbers(value: object, number: int) -> None:
    got = read(number=value)["number"]
    assert (got, type(got)) == (number, int)


@pytest.mark.parametrize(
    "value",
    [
        True,
        False,
        1.5,
        "1",
        None,
        [1],
        *map(Written, ("", "-", "-0", "01", "-01", "00", "+1", " 1", "1.0", "１", "1_0")),
    ],
)
def test_what_is_no_whole_number(value: object) -> None:
    assert faults(number=value) == ["wrong-type number: number must be a whole number from -3 to 250."]


@pytest.mark.parametrize("value", [-4, 251, 1e300, 2**70, Written("251"), Written("9" * 19)])
def test_numbers_out_of_range(value: object) -> None:
    assert faults(number=value) == ["out-of-range number: number must be a whole number from -3 to 250."]


def test_a_number_of_twenty_characters_is_not_even_looked_at() -> None:
    assert faults(number=Written("9" * 20)) == ["wrong-type number: number must be a whole number from -3 to 250."]


def test_a_missing_field() -> None:
    with pytest.raises(Problem) as caught:
        Asked().read({})
    (fault,) = caught.value.faults
    assert (fault.code, fault.at) == ("missing-field", ("required",))
    assert fault.detail == "required is missing; send a whole number from 0 to 1."


@pytest.mark.parametrize(
    ("value", "is_so"), [(True, True), (False, False), (Written("true"), True), (Written("false"), False)]
)
def test_flags(value: object, is_so: bool) -> None:  # noqa: FBT001  (the table's column)
    assert read(flag=value)["flag"] is is_so


@pytest.mark.parametrize("value", ["true", Written("yes"), Written("True"), 1, 0, None])
def test_what_is_no_flag(value: object) -> None:
    assert faults(flag=value) == ["wrong-type flag: flag must be true or false."]


def test_choices() -> None:
    assert read(choice="two")["choice"] == "two"
    assert type(read(choice=Written("one"))["choice"]) is str
    assert faults(choice="three") == ["unknown-value choice: choice must be one of one, two."]
    assert faults(choice=1) == ["wrong-type choice: choice must be one of one, two."]


def test_lists() -> None:
    assert read(words=["a"], pair=[1, 2], parts=[], names=[" Ann ", "Bo"]) == {
        "required": 0, "words": ["a"], "pair": [1, 2], "parts": [], "names": ["Ann", "Bo"],
    }  # fmt: skip
    assert read(words=["a", "b"])["words"] == ["a", "b"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"names": "Ann"}, ["wrong-type names: names must be a list of 2 to 3 names."]),
        (
            {"names": ["Ann", 3, "ann"]},
            [
                "wrong-type names/1: each of names must be a name.",
                "duplicate-name names/2: ann is there twice; players' names must differ.",
            ],
        ),
        ({"words": "a"}, ["wrong-type words: words must be a list of 1 to 2."]),
        ({"words": []}, ["wrong-count words: words must be a list of 1 to 2, not of 0."]),
        ({"words": ["a"] * 3}, ["wrong-count words: words must be a list of 1 to 2, not of 3."]),
        ({"pair": [1]}, ["wrong-count pair: pair must be a list of 2, not of 1."]),
        ({"pair": [1, 2, 3]}, ["too-many pair: pair must be a list of 2, not of 3."]),
        (
            {"pair": [10, 2, 11]},
            [
                "too-many pair: pair must be a list of 2, not of 3.",
                "out-of-range pair/0: each of pair must be a whole number from 0 to 9.",
            ],
        ),
        (
            {"pair": [1, 10]},
            ["out-of-range pair/1: each of pair must be a whole number from 0 to 9."],
        ),
        ({"part": []}, ["wrong-type part: part must be an object."]),
        ({"part": {}}, ["missing-field part/low: low is missing; send a whole number from 0 to 9."]),
        ({"parts": [{"low": 1}, 7]}, ["wrong-type parts/1: each of parts must be an object."]),
        (
            {"parts": [{"low": 1, "lo": 2}]},
            ["unknown-field parts/0/lo: There is no field lo; did you mean low?"],
        ),
        ({"names": ["Ann"]}, ["wrong-count names: names must be a list of 2 to 3 names, not of 1."]),
        ({"names": ["Ann", 1]}, ["wrong-type names/1: each of names must be a name."]),
        ({"names": ["Ann", ""]}, ["bad-name names/1: A name has 1 to 40 characters; this has 0."]),
        (
            {"names": ["Ann", "Bo", "ann"]},
            ["duplicate-name names/2: ann is there twice; players' names must differ."],
        ),
    ],
)
def test_what_lists_and_parts_refuse(given: dict[str, object], expected: list[str]) -> None:
    assert faults(**given) == expected


def refused_by(field: AnyField[Any], value: object) -> ValidationError:
    with pytest.raises(ValidationError) as caught:
        field.deserialize(value)
    return caught.value


def test_what_could_be_read_is_passed_on() -> None:
    assert refused_by(ListOf(Integer(0, 9), 1, 3), [1, "x", 3]).valid_data == [1, None, 3]
    assert refused_by(ListOf(Integer(0, 9), 1, 2), [1, "x", 3]).valid_data == [1, None]
    assert refused_by(ListOf(Integer(0, 9), 1, 2), [1, 2, 3]).valid_data == [1, 2]
    assert refused_by(ListOf(Integer(0, 9), 1, 2), []).valid_data == []
    assert refused_by(ListOf(ListOf(Integer(0, 9), 1, 2), 1, 2), [["x", 2], [3]]).valid_data == [[None, 2], [3]]
    assert refused_by(NameList(2, 3), ["Ann", "Ann"]).valid_data == ["Ann", "Ann"]
    assert refuse(Fault("a", "b"), valid=[5]).valid_data == [5]
    assert refused_by(NameField(), 3).messages == [Fault("wrong-type", "None must be a name.")]


def test_seeds() -> None:
    assert SeedField().deserialize(2**53 - 1) == 2**53 - 1
    assert SeedField().deserialize(0) == 0
    for value in (2**53, -1):
        (fault,) = refused_by(SeedField(), value).messages
        assert isinstance(fault, Fault)
        assert fault.code == "out-of-range"


def test_faults_come_in_the_order_of_the_fields() -> None:
    found = faults(
        zebra=1,
        names=["Ann", "Ann"],
        parts=[{"low": "x"}, 1],
        words=["c", "a", "d"],
        number="x",
        part={"low": 10, "q": 1},
    )
    assert [fault.split(":")[0] for fault in found] == [
        "wrong-type number",
        "wrong-count words",
        "unknown-value words/0",
        "out-of-range part/low",
        "unknown-field part/q",
        "wrong-type parts/0/low",
        "wrong-type parts/1",
        "duplicate-name names/1",
        "unknown-field zebra",
    ]


def test_unknown_fields() -> None:
    assert faults(numbr=1) == ["unknown-field numbr: There is no field numbr; did you mean number?"]
    assert faults(word=1) == ["unknown-field word: There is no field word; did you mean words?"]
    (near,) = unknown_fields(["cards"], ["card", "cardss"])
    assert near.detail == "There is no field cards; did you mean cardss?"
    known = ", ".join(Asked().fields)
    assert faults(zzz=1) == [f"unknown-field zzz: There is no field zzz; known here: {known}."]
    (none,) = unknown_fields(["zzz"], [])
    assert none.detail == "There is no field zzz; this path takes none."


def test_a_long_name_of_an_unknown_field_is_clipped() -> None:
    whole, clipped = unknown_fields(["q" * 40, "q" * 41], ["a"])
    assert whole.at == ("q" * 40,)
    assert clipped.at == ("q" * 39 + "…",)


def test_no_more_unknown_fields_are_told_than_an_answer_has_room_for() -> None:
    told = unknown_fields([f"q{number}" for number in range(103)], ["a"])
    assert len(told) == 103
    assert told[100] is told[101] is told[102]
    assert told[99] is not told[100]
    assert [fault.at for fault in told[99:]] == [("q99",), *[("q100",)] * 3]


def test_faults_are_found_however_deep_they_lie() -> None:
    nested = {"a": {1: [Fault("x", "X", ("c",), ("d",))], "_schema": [Fault("y", "Y")]}, "b": Fault("z", "Z", (2,))}
    assert list(faults_of(nested)) == [
        Fault("x", "X", ("a", 1, "c"), ("a", 1, "d")),
        Fault("y", "Y", ("a",)),
        Fault("z", "Z", ("b", 2)),
    ]
    assert list(faults_of(None)) == []


class Whole(Question):
    """A question whose fields must agree."""

    a = Integer(0, 9)
    b = Integer(0, 9)

    def whole(self, asked: dict[str, Any]) -> list[Fault]:
        return [Fault("unequal", f"{asked}", ("b",))] if asked.get("a") != asked.get("b") else []


def test_the_whole_is_looked_at_whatever_else_is_wrong() -> None:
    assert Whole().read({"a": 1, "b": 1}) == {"a": 1, "b": 1}
    with pytest.raises(Problem) as caught:
        Whole().read({"a": 1, "b": "x", "c": 0})
    assert sorted(fault.code for fault in caught.value.faults) == ["unequal", "unknown-field", "wrong-type"]


class First(Question):
    """A part that finds fault with its first field."""

    a = Integer(0, 9)
    b = Integer(0, 9)

    def whole(self, asked: dict[str, Any]) -> list[Fault]:
        return [Fault("odd", f"{asked}", ("a",))]


class Many(Question):
    """A list of such parts."""

    many = ListOf(Part(First()), 0, 3)


def test_faults_inside_the_parts_of_a_list_come_in_the_order_of_their_fields() -> None:
    with pytest.raises(Problem) as caught:
        Many().read({"many": [{"a": 1, "b": "x"}]})
    assert [fault.at for fault in caught.value.faults] == [("many", 0, "a"), ("many", 0, "b")]


def test_a_question_looks_at_nothing_else_by_itself() -> None:
    assert list(Question().whole({})) == []
    with pytest.raises(ValidationError):
        Question().load([])
