"""One change of one module, and all that a module has."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from tests.mutants.operators import OPERATORS, Position, Span

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Mutant:
    """What one operator makes of one of the places where it can change a module."""

    module: str  # a path from the project's folder
    source: str  # before the change
    operator: str
    occurrence: int  # among the operator's places, from 0
    line: int  # from 1

    @property
    def code(self) -> str:
        """The whole module, changed."""
        return str(mutate_code(self.source, OPERATORS[self.operator], self.occurrence))

    @property
    def change(self) -> tuple[str, str]:
        """The line before and after, without indentation."""
        before, after = self.source.splitlines(), self.code.splitlines()
        return before[self.line - 1].strip(), after[self.line - 1].strip() if self.line <= len(after) else ""

    def __str__(self) -> str:
        before, after = self.change
        return f"{self.module}:{self.line} {self.operator}\n    - {before}\n    + {after}"


def mutants_of(module: str) -> list[Mutant]:
    """All mutants of the module at this path, line by line. Annotations stay as they are: they decide nothing."""
    source = (ROOT / module).read_text()
    annotations = list(_annotations(source))
    found = [
        Mutant(module, source, name, occurrence, start[0])
        for name, places in _places(source)
        for occurrence, (start, _) in enumerate(places)
        if not any(begin <= start < end for begin, end in annotations)
    ]
    return sorted(found, key=lambda mutant: mutant.line)


def _places(source: str) -> Iterator[tuple[str, list[Span]]]:
    nodes = list(ast_nodes(get_ast(source)))
    for name, operator in OPERATORS.items():
        yield name, [span for node in nodes for span in operator.mutation_positions(node)]


def _annotations(source: str) -> Iterator[tuple[Position, Position]]:
    for node in ast.walk(ast.parse(source)):
        noted = getattr(node, "annotation", None) or getattr(node, "returns", None)
        if isinstance(noted, ast.expr):
            yield (noted.lineno, noted.col_offset), (noted.end_lineno or 0, noted.end_col_offset or 0)
