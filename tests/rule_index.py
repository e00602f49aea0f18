"""Where each rule lives, found in the code, the vectors and the tests: what ``make rule-index`` writes.

functions   what names the rule, as ``Rule.FOLLOW`` or by its id in a docstring, in the game's rules modules and
            in what both games share
vectors     the cases that list the rule
tests       the game's test functions that name the rule in the same ways
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

from service.apples.rules import Rule as ApplesRule
from service.apples_to_apples.rules import Rule as PartyRule
from service.rulebook import Rulebook
from service.vectors.pack import read_cases
from service.web.rule_index import INDEX

PROJECT = Path(__file__).parents[1]
GAMES: dict[str, tuple[str, type[Rulebook]]] = {
    "apples": ("apples", ApplesRule),
    "apples-to-apples": ("apples_to_apples", PartyRule),
}
SHARED = ("cards.py", "shuffle.py", "standings.py")
NOT_RULES = {
    "rules.py",
    "fields.py",
    "schemas.py",
    "answers.py",
    "texts.py",
    "views.py",
}  # the table, and what speaks HTTP


@dataclass(frozen=True, slots=True)
class Piece:
    """A class, function or table of the code."""

    name: str  # in its module
    code: str
    words: str  # its docstring, strings and comments

    def names(self, rule: Rulebook) -> bool:
        """Whether the piece uses the rule, speaks of it, or is a test that is named after it."""
        used = re.search(rf"\bRule\.{rule.name}\b", self.code)
        told = re.search(rf"(?<![\w./-]){re.escape(rule.id)}(?![\w-])", self.words)
        named = f"{self.name.rpartition('::')[2]}_".startswith(f"test_{re.sub('[.-]', '_', rule.id)}_")
        return bool(used or told or named)


def build_index() -> dict[str, dict[str, Any]]:
    """By rule, as ``apples/play.follow``: what ``RulePlaces`` holds."""
    return {f"{game}/{rule.id}": places for game in GAMES for rule, places in _places_of(game)}


def _places_of(game: str) -> Iterator[tuple[Rulebook, dict[str, Any]]]:
    folder, rules = GAMES[game]
    code, tests = list(_code_of(folder)), list(_tests_of(folder))
    for rule in rules:
        vectors = [case["id"] for case in read_cases() if case["game"] == game and rule.id in case["rules"]]
        yield (
            rule,
            {
                "functions": [piece.name for piece in code if piece.names(rule)],
                "vectors": len(vectors),
                "first_vector": vectors[0] if vectors else "",
                "tests": [piece.name for piece in tests if piece.names(rule)],
            },
        )


def _code_of(folder: str) -> Iterator[Piece]:
    """The functions and classes of a game, and of what both share, each with the tables of its module that it uses."""
    game = PROJECT / "service" / folder
    shared = [PROJECT / "service" / name for name in SHARED] if folder == "apples" else []
    for file in chain(shared, sorted(game.rglob("*.py"))):
        if file.name not in NOT_RULES:
            module = ".".join(
                file.relative_to(game if file.is_relative_to(game) else game.parent).with_suffix("").parts
            )
            pieces = list(pieces_of(file))
            for piece in pieces:
                if not piece.name.isupper():
                    yield replace(_with_tables(piece, pieces), name=f"{module}.{piece.name}")


def _with_tables(piece: Piece, others: list[Piece]) -> Piece:
    used = [other for other in others if other.name.isupper() and re.search(rf"\b{other.name}\b", piece.code)]
    return replace(
        piece,
        code="\n".join([piece.code, *(table.code for table in used)]),
        words="\n".join([piece.words, *(table.words for table in used)]),
    )


def _tests_of(folder: str) -> Iterator[Piece]:
    for file in sorted((PROJECT / "tests").rglob("test_*.py")):
        path = file.relative_to(PROJECT)
        if ("apples_to_apples" in str(path)) == (folder == "apples_to_apples"):
            for piece in pieces_of(file):
                if piece.name.rpartition(".")[2].startswith("test_"):
                    yield replace(piece, name=f"{path}::{piece.name}")


def pieces_of(file: Path) -> Iterator[Piece]:
    """The classes, functions, methods and tables of a module."""
    source = file.read_text(encoding="utf-8")
    return _pieces_in(ast.parse(source).body, source.splitlines(), "")


def _pieces_in(body: list[ast.stmt], lines: list[str], prefix: str) -> Iterator[Piece]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield Piece(prefix + node.name, "", ast.get_docstring(node) or "")
            yield from _pieces_in(node.body, lines, f"{prefix}{node.name}.")
        elif name := _name_of(node):
            first = min([node.lineno, *(decorator.lineno for decorator in getattr(node, "decorator_list", ()))])
            code = "\n".join(lines[first - 1 : node.end_lineno])
            yield Piece(prefix + name, code, "\n".join(_words_of(node, code)))


def _words_of(node: ast.stmt, code: str) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
    yield from re.findall(r"#.*", code)


def _name_of(node: ast.stmt) -> str | None:
    match node:
        case ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return None


if __name__ == "__main__":
    INDEX.write_text(json.dumps(build_index(), indent=1) + "\n", encoding="utf-8")
