"""What answers are made of, for both games, as marshmallow schemas.

Answers are built as plain dicts, since marshmallow's dump costs more than all the rest of a request.  These schemas say
what is in them, field by field as openapi.yaml does; the tests load every answer through them, and nothing that they do
not name gets by.
"""

from marshmallow.fields import Field as AnyField

from service.http.fields import Choice, Field, Flag, Integer, ListOf, Part
from service.http.problems import PROBLEMS
from service.http.schema import Question
from service.rulebook import Kind

UNBOUNDED = 10**6  # elements, of lists that the request bounds
CAUTIONS = ("not-multiple-of-four", "more-than-48", "not-multiple-of-ten", "card-repeated")
MOST_PLAYERS = 10


class Text(Field):
    """Any text that is not empty."""

    wants = "text"

    def _deserialize(self, value: object, *_: object, **__: object) -> str:
        if not isinstance(value, str) or not value:
            raise self.wrong_type()
        return value


class Pointer(Text):
    """A place in the request, RFC 6901; empty for the request itself."""

    wants = "a JSON pointer"

    def _deserialize(self, value: object, *_: object, **__: object) -> str:
        if not isinstance(value, str) or (value and not value.startswith("/")):
            raise self.wrong_type()
        return value


class DictOf(Field):
    """An object with these names, each value read by ``inner``."""

    wants = "an object"

    def __init__(self, names: "tuple[str, ...]", inner: "AnyField[object]") -> None:
        super().__init__(required=True)
        self.names, self.inner = names, inner

    def _deserialize(self, value: object, *_: object, **__: object) -> dict[str, object]:
        if not isinstance(value, dict) or tuple(value) != self.names:
            raise self.wrong_type()
        return {name: self.inner.deserialize(each) for name, each in value.items()}


def many(inner: "AnyField[object]", fewest: int = 0, most: int = UNBOUNDED) -> ListOf:
    """A list that is always there."""
    return ListOf(inner, fewest, most, required=True)


class RuleShape(Question):
    """One rule of a game."""

    id = Text(required=True)
    kind = Choice(*(kind.value for kind in Kind), required=True)
    text = Text(required=True)
    ruling = Text()


class ViolationShape(Question):
    """One rule broken."""

    rule = Text(required=True)
    detail = Text(required=True)
    at = Pointer(required=True)


class WarningShape(Question):
    """Something that looks wrong."""

    code = Choice(*CAUTIONS, required=True)
    detail = Text(required=True)
    at = Pointer(required=True)


class FaultShape(Question):
    """Something that cannot be."""

    at = Pointer()
    code = Choice(*PROBLEMS, required=True)
    detail = Text(required=True)
    first = Pointer()


class StandingShape(Question):
    """One player's line in the standings."""

    place = Integer(1, MOST_PLAYERS, required=True)
    name = Text(required=True)
    points = Integer(-(10**7), 10**7, required=True)


class Verdict(Question):
    """Whether anything breaks a rule; the base of every answer about legality."""

    legal = Flag(required=True)
    violations = many(Part(ViolationShape()))
