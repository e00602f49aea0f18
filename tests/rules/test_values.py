"""What the rules speak of does not change under one's hands: every dataclass of the service is frozen and slotted."""

import dataclasses
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

from service import apples, apples_to_apples, cards, faults, rulebook, standings
from service.apples import referee

COUNTING = {"numbers"}  # of the referee: its figures are counted up, and kept once they are


def values() -> Iterator[type]:
    """The dataclasses of the shared rules modules and of both games."""
    modules = [cards, faults, rulebook, standings]
    for package in (apples, referee, apples_to_apples):
        names = {each.name for each in pkgutil.iter_modules(package.__path__)} - COUNTING
        modules += [import_module(f"{package.__name__}.{name}") for name in names]
    for module in modules:
        for _, thing in inspect.getmembers(module, inspect.isclass):
            if dataclasses.is_dataclass(thing) and thing.__module__ == module.__name__:
                yield thing


@pytest.mark.parametrize("value", sorted(values(), key=str), ids=lambda value: value.__name__)
def test_a_value_is_frozen_and_slotted(value: type) -> None:
    assert value.__dataclass_params__.frozen  # type: ignore[attr-defined]
    assert "__slots__" in vars(value)


def test_there_are_values_to_look_at() -> None:
    assert {
        "Card",
        "Fault",
        "Caution",
        "Violation",
        "Standing",
        "Auction",
        "Meld",
        "Trick",
        "Game",
        "Finding",
        "Award",
    } <= {value.__name__ for value in values()}
