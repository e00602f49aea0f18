"""What of a change to openapi.yaml breaks callers of the last released one.

``redocly diff`` finds the changes; it calls few of them breaking, so they are judged here as well:

    anything taken away          breaking
    an operation's new name      breaking: generated clients name their methods by it
    a question's field           breaking where it becomes required, or takes less than before
    an answer's field            breaking where it need not be there any more, or its values are others
    anything added               not breaking: v1 grows
"""

import json
import re
from pathlib import Path
from typing import Any

from tests.contract.tools import run_tool

Change = dict[str, Any]
"""As redocly reports it: ``kind``, ``property``, ``base`` and ``revision`` with ``pointer`` and ``value``."""

ASKED = re.compile(r"#/components/(?:schemas/(?:\w+(?:Request|Form|Given)|CallObject)|parameters/\w+)\b|/parameters/")
HARMLESS = {"description", "summary", "example", "examples", "title", "default", "version", "tags", "links"}
LOWER, UPPER = {"minimum", "minItems", "minLength"}, {"maximum", "maxItems", "maxLength"}


def breaking_changes(released: Path, present: Path) -> list[str]:
    """Every change that breaks callers, by its place as released: ``#/components/schemas/Seed/maximum``."""
    found = run_tool("redocly", "diff", str(released), str(present), "--format=json", "--fail-on=none")
    report = json.loads(found.stdout[found.stdout.index("{") : found.stdout.rindex("}") + 1])
    return sorted({place_of(change) for change in report["changes"] if breaks(change)})


def place_of(change: Change) -> str:
    """Where the change is, as a pointer."""
    side = change.get("base") or change["revision"]
    place: str = side["pointer"]
    return place


def breaks(change: Change) -> bool:
    """Whether callers of the released document have to change something."""
    if change.get("property") in HARMLESS or "/examples/" in place_of(change):
        return False
    if change["impact"] == "major" or change["kind"] == "removed":
        return True
    if change["kind"] == "added":
        return False
    return _value_breaks(change, asked=ASKED.search(place_of(change)) is not None)


def _value_breaks(change: Change, *, asked: bool) -> bool:
    name = change["property"]
    old, new = (change.get(side, {}).get("value") for side in ("base", "revision"))
    if name == "enum":
        return not set(old or ()) <= set(new or ())
    if name == "required" and isinstance(new or old, list):
        lost, gained = set(old or ()) - set(new or ()), set(new or ()) - set(old or ())
        return bool(gained) if asked else bool(lost)
    if asked and name in LOWER and old is not None:
        return new is not None and new > old
    if asked and name in UPPER and old is not None:
        return new is not None and new < old
    return True
