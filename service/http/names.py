"""The marshmallow fields of players' names, for both games (see service/names.py)."""

from typing import Any

from marshmallow import ValidationError

from service.faults import Fault
from service.http.fields import Field, ListOf, refuse
from service.names import NameRefusedError, find_repeated, read_name


class NameField(Field):
    """One name."""

    wants = "a name"

    def _deserialize(self, value: object, *_: object, **__: object) -> str:
        if not isinstance(value, str):
            raise self.wrong_type()
        try:
            return read_name(value)
        except NameRefusedError as error:
            raise refuse(Fault("bad-name", str(error))) from None


class NameList(ListOf):
    """The names of ``fewest`` to ``most`` players, no two the same."""

    def __init__(self, fewest: int, most: int, **options: Any) -> None:  # noqa: ANN401  (marshmallow's)
        super().__init__(NameField(), fewest, most, **options)
        self.wants += " names"

    def _deserialize(self, value: object, *_: object, **__: object) -> list[Any]:
        errors: dict[Any, Any] = {}
        try:
            names = super()._deserialize(value)
        except ValidationError as error:
            if not isinstance(error.messages, dict):
                raise  # it is no list
            errors, names = error.messages, error.valid_data or []  # type: ignore[assignment]
        repeated = find_repeated(((index,), name) for index, name in enumerate(names) if name is not None)
        if repeated or errors:
            raise ValidationError({**errors, "_schema": [*errors.get("_schema", ()), *repeated]}, valid_data=names)
        return names
