"""The mutants that no test can notice, and why each cannot matter: survivors.toml, read."""

import tomllib
from pathlib import Path

from tests.mutants.mutant import Mutant

Key = tuple[str, str, str]
"""A module, and a line of it before and after."""


def listed() -> dict[Key, str]:
    """The reason of each survivor."""
    entries = tomllib.loads(Path(__file__).with_name("survivors.toml").read_text()).get("survivor", [])
    return {(entry["module"], entry["line"], entry["becomes"]): entry["because"] for entry in entries}


def key_of(mutant: Mutant) -> Key:
    """How a mutant is listed: by its text, which stays when lines above it come and go."""
    return mutant.module, *mutant.change
