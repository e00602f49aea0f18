"""Record the answers of the contract's examples from the app: ``make examples``, then read the diff.

Requests are written by hand; of the document only the values of ``….answer`` and ``….text`` are rewritten.
"""

import json
import re
from typing import Any

from service import create_app
from tests.contract.document import CONTRACT, FORM, JSON, TEXT, Example, examples

WIDTH = 118


def main() -> None:
    """Rewrite the recorded examples of openapi.yaml."""
    document = CONTRACT.read_text(encoding="utf-8")
    for example in examples():
        if example.kind == FORM:
            continue
        document = replace(document, example.answer, f"\n        {write_json(json.loads(ask(example, JSON)))}")
        if example.text:
            document = replace(document, example.text, write_text(ask(example, TEXT)))
    CONTRACT.write_text(document, encoding="utf-8")


def ask(example: Example, accept: str) -> str:
    """What the app answers, which must be 200."""
    client = create_app().test_client()
    path = example.operation.path + example.query
    response = client.open(path, method=example.operation.method, json=example.body, headers={"Accept": accept})
    if response.status_code != 200:
        raise SystemExit(f"{example.id}: {response.text}")
    return response.text


def replace(document: str, name: str, value: str) -> str:
    """The document with another value of one example."""
    entry = re.compile(rf"^    {re.escape(name)}:\n(?:      .*\n|\n)*", re.MULTILINE)
    written, count = entry.subn(lambda _: f"    {name}:\n      value:{value}\n", document)
    if count != 1:
        raise SystemExit(f"openapi.yaml has {count} examples called {name}, and should have one.")
    return written


def write_json(value: Any, indent: int = 8) -> str:  # noqa: ANN401  (any JSON)
    """The value as YAML in flow style, with every string quoted; broken where it is too long for a line."""
    flat = json.dumps(value, ensure_ascii=False)
    if indent + len(flat) <= WIDTH or not isinstance(value, list | dict):
        return flat
    inner = indent + 2
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {write_json(part, inner)}" for key, part in value.items()]
        opening, closing = "{", "}"
    else:
        parts = [write_json(part, inner) for part in value]
        opening, closing = "[", "]"
    body = ",\n".join(" " * inner + line for line in _filled(parts, inner))
    return f"{opening}\n{body}\n{' ' * indent}{closing}"


def _filled(parts: list[str], indent: int) -> list[str]:
    """Short members, several to a line."""
    lines: list[str] = []
    for part in parts:
        if lines and "\n" not in lines[-1] + part and indent + len(lines[-1]) + len(part) + 3 <= WIDTH:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return lines


def write_text(text: str) -> str:
    """The text as a literal block."""
    return " |\n" + "\n".join(f"        {line}".rstrip() for line in text.splitlines())


if __name__ == "__main__":
    main()
