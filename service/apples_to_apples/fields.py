"""The marshmallow fields of Apples to Apples that take a number or something else.

TableField       how many play, or their names      read as a Sitting
FavouriteField   a player, or an index              read as a name or a number
"""

from dataclasses import dataclass
from typing import Any

from service.apples_to_apples.table import FEWEST_PLAYERS, MOST_PLAYERS, TABLES, Table
from service.http.fields import Field, Integer
from service.http.names import NameField, NameList

MOST_SHUFFLED = max(table.plays for table in TABLES.values())  # red cards before a judge


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table, and who sits at it where that is told: names in seat order, or none."""

    table: Table
    names: tuple[str, ...] = ()


class NumberOr(Field):
    """What ``other`` reads where the value is a ``kind``, and ``number`` where it is not."""

    def __init__(self, wants: str, number: Integer, kind: type, other: Field, **options: Any) -> None:  # noqa: ANN401
        super().__init__(**options)
        self.number, self.kind, self.other = number, kind, other
        self.wants = self.number.wants = wants  # whichever refuses, both ways are named

    def _bind_to_schema(self, field_name: str, parent: Any) -> None:  # noqa: ANN401  (marshmallow's)
        super()._bind_to_schema(field_name, parent)
        for inner in (self.number, self.other):
            inner._bind_to_schema(field_name, self)  # noqa: SLF001  (as marshmallow's own List does)

    def _deserialize(self, value: object, *_: object, **__: object) -> Any:  # noqa: ANN401
        return (self.other if isinstance(value, self.kind) else self.number).deserialize(value)


class TableField(NumberOr):
    """How many play, or their names in seat order. Forms and queries give the number."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        seats = FEWEST_PLAYERS, MOST_PLAYERS
        wants = "a number from {} to {}, or a list of so many names".format(*seats)
        super().__init__(wants, Integer(*seats), list, NameList(*seats), **options)

    def _deserialize(self, value: object, *_: object, **__: object) -> Sitting:
        players = super()._deserialize(value)
        return Sitting(TABLES[len(players)], tuple(players)) if isinstance(players, list) else Sitting(TABLES[players])


class FavouriteField(NumberOr):
    """The judge's favourite: whose card it is, or its index among the shuffled cards."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        wants = f"a player, or an index from 0 to {MOST_SHUFFLED - 1} into the shuffled cards"
        super().__init__(wants, Integer(0, MOST_SHUFFLED - 1), str, NameField(), **options)
