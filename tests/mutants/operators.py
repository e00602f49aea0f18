"""What is changed in a module to see whether a test notices: cosmic-ray's operators, and those it lacks.

Of cosmic-ray's many replacements for a comparison or an arithmetic sign these are the neighbour and the opposite, which
are the hardest to notice: whoever tells ``<`` from ``<=`` tells it from ``is``.

An operator says where it can change a node of the parse tree (parso's), and changes it there.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import parso
from cosmic_ray.operators.provider import OperatorProvider
from parso.python.tree import ExprStmt, Keyword, ReturnStmt, String

Node = Any  # of parso's, which has few types
Position = tuple[int, int]
Span = tuple[Position, Position]

BORROWED = (
    *("AddNot", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue"),
    *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ExceptionReplacer", "ZeroIterationForLoop"),
    *("NumberReplacer", "RemoveDecorator", "ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_Not"),
    *(
        f"ReplaceComparisonOperator_{change}"
        for change in (
            *("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is"),
            *("Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt"),
        )
    ),
    *(
        f"ReplaceBinaryOperator_{change}"
        for change in (
            *("Add_Sub", "Sub_Add", "Mul_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_FloorDiv", "Mod_Add", "Pow_Mul"),
            *("RShift_LShift", "LShift_RShift", "BitOr_BitAnd", "BitAnd_BitOr"),
        )
    ),
)
IDENTIFIER = re.compile(r"""(["'])[A-Za-z0-9/_-]+\1""")  # a text that programs read; sentences are no rules
AUGMENTED = re.compile(r"\S+=")


class Operator(Protocol):
    """One way to change a parse tree, as cosmic-ray has it."""

    def mutation_positions(self, node: Node) -> Iterable[Span]:
        """Where the node itself can be changed, once for each change."""
        ...

    def mutate(self, node: Node, index: int) -> Node:
        """The node with its change ``index`` made; the tree it stands in may change with it."""
        ...


class TurnMembership:
    """``in`` for ``not in``, and the reverse."""

    def mutation_positions(self, node: Node) -> Iterator[Span]:
        """The signs of a comparison."""
        return (_span(sign) for _, sign in self._signs(node))

    def mutate(self, node: Node, index: int) -> Node:
        """Turn the one sign."""
        child, sign = list(self._signs(node))[index]
        return _replace(node, child, " in" if sign.get_code().split() == ["not", "in"] else " not in")

    @staticmethod
    def _signs(node: Node) -> Iterator[tuple[int, Node]]:
        for child, sign in enumerate(node.children if node.type == "comparison" else ()):
            if sign.get_code().split() in (["in"], ["not", "in"]):
                yield child, sign


class ReturnNothing:
    """``return None`` for any other."""

    def mutation_positions(self, node: Node) -> Iterator[Span]:
        """What is returned."""
        if isinstance(node, ReturnStmt) and not (isinstance(node.children[1], Keyword) and _is_none(node.children[1])):
            yield _span(node)

    def mutate(self, node: Node, _: int) -> Node:
        """Return None."""
        return _replace(node, 1, " None")


class DropFilter:
    """A comprehension without its ``if``."""

    def mutation_positions(self, node: Node) -> Iterator[Span]:
        """The filter."""
        if node.type == "comp_if":
            yield _span(node)

    def mutate(self, node: Node, _: int) -> Node:
        """Let everything pass."""
        return _replace(node, 1, " True")


class DropStatement:
    """``pass`` for a call, a yield or an augmented assignment."""

    def mutation_positions(self, node: Node) -> Iterator[Span]:
        """The statement."""
        statement = node.parent is not None and node.parent.type == "simple_stmt"
        augmented = isinstance(node, ExprStmt) and AUGMENTED.fullmatch(node.children[1].get_code().strip())
        if statement and (augmented or node.type in ("atom_expr", "yield_expr")):
            yield _span(node)

    def mutate(self, node: Node, _: int) -> Node:
        """Do nothing."""
        return _parsed(node.get_first_leaf().prefix + "pass")


class MarText:
    """Another text for one that programs read: a code, a field's name, a label."""

    def mutation_positions(self, node: Node) -> Iterator[Span]:
        """The text."""
        if isinstance(node, String) and IDENTIFIER.fullmatch(node.value):
            yield _span(node)

    def mutate(self, node: Node, _: int) -> Node:
        """Mar it."""
        code = node.get_code()
        return _parsed(f"{code[:-1]}XX{code[-1]}")


def _parsed(code: str) -> Node:
    return parso.parse(code)  # type: ignore[no-untyped-call]


def _span(node: Node) -> Span:
    return node.start_pos, node.end_pos


def _is_none(node: Keyword) -> bool:
    return node.value == "None"


def _replace(node: Node, child: int, code: str) -> Node:
    node.children[child] = _parsed(code)
    return node


OPERATORS: dict[str, Operator] = {
    **{name: OperatorProvider()[name]() for name in BORROWED},
    **{own.__name__: own() for own in (TurnMembership, ReturnNothing, DropFilter, DropStatement, MarText)},
}
