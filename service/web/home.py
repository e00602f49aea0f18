"""``GET /`` for those who ask without a browser: a help with curl lines that work, or the list of paths as JSON."""

import re
from typing import Any

from service.version import __version__
from service.web.contract import list_paths

HOST = re.compile(r"[A-Za-z0-9.-]+(?::[0-9]+)?|\[[0-9A-Fa-f:]+\](?::[0-9]+)?")
ANYWHERE = "http://127.0.0.1:8000"

HELP = """\
Apples referee {version}: the rules of two card games, over HTTP.
No key, no account, nothing stored. Each command below works as it stands.

What is this pile worth, with the ten of hearts as its target?
  curl -d pile='AS AH 10C 10D' -d target=10H \\
    '{host}/v1/apples/score?format=text'

Clubs were led, and I hold two. May I throw a heart?
  curl -d hand='KC 2C 9H' -d trick=5C -d card=9H \\
    '{host}/v1/apples/play?format=text'

Who wins this trick, with hearts as trumps?
  curl '{host}/v1/apples/trick?cards=5C,KC,2H,9C&trump=H&format=text'

Deal four hands; seed 7 deals everyone the same
  curl -d seed=7 '{host}/v1/apples/deal?format=text'

Apples to Apples with six: how many to win, who plays how many?
  curl '{host}/v1/apples-to-apples/table?players=6&format=text'

Leave out format=text for JSON; -H 'Accept: text/plain' does the same as it.

  {origin}/rules         the rules of both games, rulings marked
  {origin}/docs          every path, to read and try in a browser
  {origin}/openapi.yaml  the contract, for programs
  {origin}/problems      what can be wrong with a request
  {origin}/v1/vectors    test cases for other implementations
"""


def help_text(origin: str) -> str:
    """The help, its lines aimed at ``origin``: ``http://127.0.0.1:8000``."""
    host = origin.removeprefix("http://")  # curl's own default
    return HELP.format(version=__version__, origin=origin, host=host)


def origin_of(scheme: str, host: str) -> str:
    """The address the caller used, unless its Host header is none: what is sent back must be safe to paste."""
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ANYWHERE


def index_of_paths() -> dict[str, Any]:
    """Where everything is."""
    return {
        "name": "Apples referee",
        "version": __version__,
        "contract": "/openapi.json",
        "docs": "/docs",
        "rules": "/rules",
        "problems": "/problems",
        "paths": list_paths(),
    }
