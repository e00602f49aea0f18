"""The marshmallow fields both games use. Each refuses with Faults, and passes on what could be read beside them.

Integer     JSON numbers without a fraction (1.0 is 1), never true or "1"; in forms plain digits, maybe a minus
SeedField   what a shuffle is made from
Flag        true or false; in forms the words
Choice      one of a few words
ListOf      a list of a bounded length, each element read by another field
Part        an object, read by a schema of its own
"""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from marshmallow import Schema, ValidationError, fields

from service.faults import Fault
from service.http.fairness import giving_way
from service.http.reading import Written
from service.shuffle import SEED_LIMIT


def refuse(*faults: Fault, valid: Any = None) -> ValidationError:  # noqa: ANN401  (whatever the field reads)
    """The error a field raises, and what it read all the same."""
    return ValidationError(list(faults), valid_data=valid)


class Field(fields.Field[Any]):
    """A field whose own errors are Faults."""

    wants = "a value"  # in words, after "send"

    def make_error(self, key: str, **_: object) -> ValidationError:
        """The Fault of a field that is missing or null, marshmallow's own two errors."""
        if key == "required":
            return refuse(Fault("missing-field", f"{self.name} is missing; send {self.wants}."))
        return self.wrong_type()

    def wrong_type(self) -> ValidationError:
        """The Fault of a value that is of another type."""
        return refuse(Fault("wrong-type", f"{self.name} must be {self.wants}."))


class Integer(Field):
    """A whole number from ``low`` to ``high``."""

    def __init__(self, low: int, high: int, **options: Any) -> None:  # noqa: ANN401  (marshmallow's)
        super().__init__(**options)
        self.low, self.high = low, high
        self.wants = f"a whole number from {low} to {high}"

    def _deserialize(self, value: object, *_: object, **__: object) -> int:
        number = _whole_number(value)
        if number is None:
            raise self.wrong_type()
        if not self.low <= number <= self.high:
            raise refuse(Fault("out-of-range", f"{self.name} must be {self.wants}."))
        return number


def _whole_number(value: object) -> int | None:
    if isinstance(value, Written):
        return int(value) if _plain_digits(value) else None
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _plain_digits(text: str) -> bool:
    digits = text.removeprefix("-")
    written_once = digits == "0" or not digits.startswith("0")  # no leading zeros
    return digits.isascii() and digits.isdigit() and written_once and text != "-0" and len(digits) < 20  # noqa: PLR2004  (2^64)


class SeedField(Integer):
    """The seed of a shuffle, 0 to 2^53 - 1."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401  (marshmallow's)
        super().__init__(0, SEED_LIMIT - 1, **options)


class Flag(Field):
    """True or false."""

    wants = "true or false"

    def _deserialize(self, value: object, *_: object, **__: object) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, Written) and value in ("true", "false"):
            return value == "true"
        raise self.wrong_type()


class Choice(Field):
    """One of a few words."""

    def __init__(self, *words: str, **options: Any) -> None:  # noqa: ANN401  (marshmallow's)
        super().__init__(**options)
        self.words = words
        self.wants = "one of " + ", ".join(words)

    def _deserialize(self, value: object, *_: object, **__: object) -> str:
        if not isinstance(value, str):
            raise self.wrong_type()
        if value not in self.words:
            raise refuse(Fault("unknown-value", f"{self.name} must be {self.wants}."))
        return str(value)


class ListOf(Field):
    """A JSON list of ``fewest`` to ``most`` elements, each read by ``inner``."""

    def __init__(
        self,
        inner: fields.Field[Any],
        fewest: int,
        most: int,
        *,
        too_long: str = "wrong-count",
        **options: Any,  # noqa: ANN401  (marshmallow's)
    ) -> None:
        super().__init__(**options)
        self.inner, self.fewest, self.most, self.too_long = inner, fewest, most, too_long
        self.parts: Sequence[Schema] = getattr(inner, "parts", ())
        self.wants = f"a list of {fewest}" if fewest == most else f"a list of {fewest} to {most}"

    def _bind_to_schema(self, field_name: str, parent: Any) -> None:  # noqa: ANN401
        super()._bind_to_schema(field_name, parent)
        self.inner._bind_to_schema(f"each of {field_name}", self)  # noqa: SLF001  (as marshmallow's own List does)

    def _deserialize(self, value: object, *_: object, **__: object) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong_type()
        if self.fewest <= len(value) <= self.most:
            return self.read_each(value)
        return self._refuse_count(value)

    def read_each(self, values: Sequence[object]) -> list[Any]:
        """Every element read by ``inner``. Raises ValidationError, with what could be read."""
        return read_each(self.inner, values)

    def _refuse_count(self, value: list[object]) -> NoReturn:
        """Refuse a list that is too short or too long, and name what is wrong with its elements too."""
        code = self.too_long if len(value) > self.most else "wrong-count"
        detail = f"{self.name} must be {self.wants}, not of {len(value)}."
        errors: dict[Any, Any] = {"_schema": [Fault(code, detail)]}
        try:
            read = self.read_each(value[: self.most])
        except ValidationError as error:
            errors |= error.messages_dict
            read = error.valid_data or []  # type: ignore[assignment]
        raise ValidationError(errors, valid_data=read)


def read_each(field: fields.Field[Any], values: Sequence[object]) -> list[Any]:
    """Every value read by ``field``. What cannot be read is named by its index, and is None in the partial list."""
    read: list[Any] = []
    errors: dict[Any, Any] = {}
    for index, value in enumerate(giving_way(values, glance=1)):
        try:
            read.append(field.deserialize(value))
        except ValidationError as error:
            errors[index] = error.messages
            read.append(error.valid_data)
    if errors:
        raise ValidationError(errors, valid_data=read)
    return read


class Part(Field):
    """An object inside the question, read by ``schema``."""

    wants = "an object"

    def __init__(self, schema: Schema, **options: Any) -> None:  # noqa: ANN401
        super().__init__(**options)
        self.parts: Sequence[Schema] = (schema,)

    def _deserialize(self, value: object, *_: object, **__: object) -> Any:  # noqa: ANN401
        if not isinstance(value, Mapping):
            raise self.wrong_type()
        return self.parts[0].load(value)
