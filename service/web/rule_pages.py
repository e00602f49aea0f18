"""Both games' rules to read, each with its anchor.

#apples/play.follow, #apples-to-apples/round.own   every rule
#play.follow, #round.own                           the same rules; an id that both games have is Apples' there
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from service.apples.rules import Rule as ApplesRule
from service.apples_to_apples.rules import Rule as PartyRule
from service.http.verdicts import write_rule
from service.rulebook import Kind, Rulebook
from service.version import __version__
from service.web.document import Document, html_document, json_document, text_document
from service.web.forms import HTML, JSON
from service.web.rule_index import read_rule_index

KINDS = {
    Kind.VIOLATION: "can be broken",
    Kind.DECISION: "decides an answer",
    Kind.TABLE: "for the table",
}
CHAPTERS = {
    "cards": "The cards",
    "table": "The table",
    "deal": "The deal",
    "auction": "The auction",
    "exchange": "The exchange",
    "target": "The target card",
    "play": "Play",
    "trick": "The trick",
    "score": "The score",
    "round": "A round",
    "game": "The game",
}


@dataclass(frozen=True, slots=True)
class Game:
    """One game as the pages show it."""

    key: str  # the part of its paths and anchors: "apples"
    name: str
    blurb: str
    rules: type[Rulebook]

    def chapters(self) -> list[tuple[str, str, list[Rulebook]]]:
        """The rules by the first part of their ids: ``("play", "Play", [play.lead, …])``."""
        by_part = groupby(self.rules, key=lambda rule: rule.id.partition(".")[0])
        return [(part, CHAPTERS[part], list(rules)) for part, rules in by_part]


GAMES = (
    Game("apples", "Apples", "A trick-taking game for four, each alone.", ApplesRule),
    Game("apples-to-apples", "Apples to Apples", "A party game with a judge, for four to ten.", PartyRule),
)
SHARED = {rule.id for rule in ApplesRule} & {rule.id for rule in PartyRule}


def has_short_anchor(game: Game, rule: Rulebook) -> bool:
    """Whether ``#play.follow`` is enough to find the rule."""
    return game.key == "apples" or rule.id not in SHARED


@cache
def rules_document(form: str) -> Document:
    """The rules as HTML, JSON or text."""
    if form == JSON:
        return json_document(rules_as_data())
    if form != HTML:
        return text_document(rules_as_lines())
    return html_document(
        "rules.html",
        games=GAMES,
        kinds=KINDS,
        shared=SHARED,
        has_short_anchor=has_short_anchor,
        index=read_rule_index(),
    )


def rules_as_data() -> dict[str, Any]:
    """Both games' rules, each as ``GET /v1/<game>/rules`` lists it."""
    return {"version": __version__, "games": [{"game": game.key, "rules": _listed(game)} for game in GAMES]}


def _listed(game: Game) -> list[dict[str, str]]:
    return [write_rule(rule) for rule in game.rules]


def rules_as_lines() -> Iterator[str]:
    """Both games' rules to read on a terminal."""
    for game in GAMES:
        yield f"{game.name}: {game.blurb}"
        for rule in game.rules:
            yield ""
            yield f"{rule.id} ({KINDS[rule.kind]})"
            yield f"  {rule.text}"
            if rule.ruling:
                yield f"  Ruling: {rule.ruling}"
        yield ""
    yield "Ruling: the source is silent or open there, and this project decides."
