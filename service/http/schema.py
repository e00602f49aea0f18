"""The marshmallow base of every question, and how its errors become faults with places.

A schema's ``load`` gives domain values.  Fields refuse with Faults (see fields.py); this base adds the unknown fields,
with the nearest known one, and lets a schema look at the whole question, whatever its fields had wrong.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from marshmallow import EXCLUDE, Schema, ValidationError, validates_schema

from service.faults import Fault
from service.http.fairness import giving_way
from service.http.problems import MOST_FAULTS, of_faults

LONGEST_NAME = 40  # characters of a field's name that are shown


class Question(Schema):
    """The fields one path takes. Subclasses may override ``whole`` to look at several fields at once."""

    class Meta:
        """Unknown fields are reported by ``_look_at_the_whole``, with the nearest known one."""

        unknown = EXCLUDE

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The domain values of the fields given. Raises Problem (422) naming every fault."""
        try:
            loaded: dict[str, Any] = self.load(given)
        except ValidationError as error:
            raise of_faults(self._in_order(faults_of(error.messages))) from None
        return loaded

    def handle_error(self, error: ValidationError, data: object, **_: Any) -> NoReturn:  # noqa: ANN401  (marshmallow's)
        """Raise the error in marshmallow's place, which would keep the frame that keeps it, and so the body."""
        raise ValidationError(error.messages, data=data, valid_data=error.valid_data)  # type: ignore[arg-type]

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """Faults that only several fields together show. A field that could not be read is missing, or partial."""
        del asked
        return ()

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def _look_at_the_whole(self, asked: dict[str, Any], given: object, **_: object) -> None:
        if not isinstance(given, Mapping):
            return
        faults = [*self.whole(asked)]
        if not given.keys() <= self.fields.keys():
            faults += unknown_fields([name for name in given if name not in self.fields], self.fields)
        if faults:
            raise ValidationError(faults)

    def _in_order(self, faults: Iterable[Fault]) -> list[Fault]:
        """By position: fields in the order in which their schemas list them, elements by index, unknown fields last."""
        order = {name: index for index, name in enumerate(dict.fromkeys(_names(self)))}
        positions = [
            ([order.get(s, len(order)) if isinstance(s, str) else s for s in fault.at], number, fault)
            for number, fault in enumerate(giving_way(faults))
        ]
        return [fault for *_, fault in sorted(positions)]


def _names(schema: Schema) -> Iterator[str]:
    """The names of the schema's fields, each followed by those of the objects inside it."""
    for name, field in schema.fields.items():
        yield name
        for inner in getattr(field, "parts", ()):
            yield from _names(inner)


def unknown_fields(names: Sequence[str], known: Iterable[str]) -> list[Fault]:
    """The faults of fields that are not among ``known``. Those that no answer has room for share the last one told."""
    told = [_unknown_field(name, list(known)) for name in names[: MOST_FAULTS + 1]]
    return told + told[-1:] * (len(names) - len(told))


def clip_name(name: str) -> str:
    """A field's name as it is shown: not at any length."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _unknown_field(name: str, known: list[str]) -> Fault:
    shown = clip_name(name)
    near = get_close_matches(shown, known)  # the nearest first
    if near:
        advice = f"did you mean {near[0]}?"
    else:
        advice = f"known here: {', '.join(known)}." if known else "this path takes none."
    return Fault("unknown-field", f"There is no field {shown}; {advice}", (shown,))


def faults_of(messages: object, place: tuple[str | int, ...] = ()) -> Iterator[Fault]:
    """The faults in what marshmallow collected, each at its place in the request."""
    if isinstance(messages, Fault):
        first = None if messages.first is None else place + messages.first
        yield Fault(messages.code, messages.detail, place + messages.at, first)
    elif isinstance(messages, Mapping):
        for key, nested in messages.items():
            yield from faults_of(nested, place if key == "_schema" else (*place, key))
    elif isinstance(messages, Iterable):
        for message in messages:
            yield from faults_of(message, place)
