"""Everything that can go wrong, by code, and how it is said (RFC 9457).

A code never changes its meaning.  ``/problems/<code>`` opens a page made from this table.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from service.faults import Fault
from service.rulebook import Place

MOST_FAULTS_WITHIN = 5  # named of one of many questions
MOST_FAULTS = 100  # named in one answer: 16 MiB of faults must not become half a gigabyte of answer


@dataclass(frozen=True, slots=True)
class ProblemKind:
    """One kind of refusal: its status, its name, what it means and how to mend it."""

    status: int
    title: str
    meaning: str
    mend: str


PROBLEMS: dict[str, ProblemKind] = {
    "bad-json": ProblemKind(
        400,
        "The body is not JSON",
        "The body was sent as JSON and cannot be read as JSON: broken syntax or UTF-8, a byte order mark, "
        "NaN, a lone surrogate, a number beyond all floats, or nesting that is too deep.",
        "Send one JSON object in UTF-8. `detail` says where reading stopped.",
    ),
    "bad-request": ProblemKind(
        400,
        "The request cannot be read",
        "The bytes are no well-formed request: a bad percent escape, text that is not UTF-8, or a body "
        "shorter than announced.",
        "Escape every % as %25, encode text as UTF-8, and let your HTTP library count the bytes.",
    ),
    "not-found": ProblemKind(
        404,
        "No such path",
        "Nothing lives at this path. Paths have no trailing and no doubled slash.",
        "`detail` names the nearest path; GET /docs shows all of them.",
    ),
    "method-not-allowed": ProblemKind(
        405,
        "This path does not take that method",
        "The path exists, and answers other methods.",
        "Use one of the methods in the `Allow` header.",
    ),
    "not-acceptable": ProblemKind(
        406,
        "No acceptable form of answer",
        "The `Accept` header allows neither application/json nor text/plain.",
        "Send `Accept: application/json` or `text/plain`, or add ?format=json or ?format=text. Lines of "
        "application/x-ndjson are answered in lines, and in no other form.",
    ),
    "request-timeout": ProblemKind(
        408,
        "The request did not arrive in time",
        "A part of the request came, and the rest of its head or of its body did not follow in time.",
        "Send the request again, whole.",
    ),
    "too-large": ProblemKind(
        413,
        "The body is too large",
        "A body may be 1 MiB, and 16 MiB for /v1/apples/scores; a line of application/x-ndjson 64 KiB.",
        "Send less at a time; for many piles use /v1/apples/scores, or its application/x-ndjson form, which "
        "may have any number of lines.",
    ),
    "uri-too-long": ProblemKind(
        414,
        "The address is too long",
        "The request line is longer than the server reads.",
        "Send the fields in the body of a POST.",
    ),
    "unsupported-media-type": ProblemKind(
        415,
        "The body's type is not understood",
        "A body is application/json or, where the fields are flat, application/x-www-form-urlencoded, and for "
        "/v1/apples/scores also application/x-ndjson; in UTF-8 and not compressed.",
        "Set Content-Type to what the body is. With curl and JSON: -H 'Content-Type: application/json'.",
    ),
    "expectation-failed": ProblemKind(
        417, "The expectation cannot be met", "The only `Expect` understood is 100-continue.", "Leave the header out."
    ),
    "headers-too-large": ProblemKind(
        431,
        "The headers are too large",
        "A header, or all of them together, is longer than the server reads.",
        "Send fewer or shorter headers.",
    ),
    "internal-error": ProblemKind(
        500,
        "A fault of ours",
        "The service met an unexpected fault; it is ours, not yours.",
        "Try again, and tell us the X-Request-ID of the answer.",
    ),
    "not-implemented": ProblemKind(
        501,
        "Not implemented",
        "The transfer coding is none that the server decodes.",
        "Send the body plain or in chunks.",
    ),
    "unknown-field": ProblemKind(
        422,
        "A field nobody knows",
        "The request has a field or query parameter that this path does not take.",
        "`detail` names the nearest known one.",
    ),
    "missing-field": ProblemKind(422, "A field is missing", "The path cannot answer without this field.", "Send it."),
    "repeated-field": ProblemKind(
        422,
        "A field came twice",
        "A form or a query names the same field more than once.",
        "Send it once; lists of cards are one string: pile=AS,AH.",
    ),
    "wrong-type": ProblemKind(
        422,
        "A value of the wrong type",
        "The value is well-formed and of the wrong type: text for a number, null, a list for a name.",
        "`detail` says what is wanted.",
    ),
    "out-of-range": ProblemKind(
        422,
        "A number out of its range",
        "The number is lower or higher than the field allows.",
        "`detail` says the range.",
    ),
    "unknown-value": ProblemKind(
        422,
        "A value not on the list",
        "The field takes one of a few values, and this is none of them.",
        "`detail` lists them.",
    ),
    "wrong-count": ProblemKind(
        422,
        "A list of the wrong length",
        "There are more or fewer elements than the question can have.",
        "`detail` says how many there must be.",
    ),
    "too-many": ProblemKind(
        422,
        "A list that is too long",
        "The list has more elements than the service reads at a time.",
        "`detail` says how many there may be.",
    ),
    "unknown-card": ProblemKind(
        422,
        "Not a card",
        "A whole token is a card or it is an error: nothing is skipped, part-read or repaired. Jokers, card "
        "backs, knights, full-width and look-alike letters are no cards.",
        "Write rank then suit: AS, 10H, 2C. Also read: Th, 0H, S10, ♥10, 🂡.",
    ),
    "bare-rank": ProblemKind(
        422,
        "A rank without a suit",
        "Here the suit matters, and the token names only a rank.",
        "Add the suit: AS, not A. A bare rank is read in score, scores, round and game only.",
    ),
    "duplicate-card": ProblemKind(
        422,
        "The same card twice",
        "One pack has each card once; two tokens of the request name the same card, perhaps in two notations.",
        "Take one of the two out: `at` is the later, `first` the earlier.",
    ),
    "five-of-a-rank": ProblemKind(
        422,
        "Five of a rank",
        "One pack has four cards of a rank, and the pile with its target has more.",
        "Take out what is not there.",
    ),
    "unknown-call": ProblemKind(
        422,
        "Not a call",
        "A call is a pass, or a number and a suit.",
        'Write pass (or p, -), or 3D, 3♦, 3 diamonds, "Three, Diamonds".',
    ),
    "unknown-suit": ProblemKind(
        422,
        "Not a suit",
        "A suit is a letter, a symbol or an English name.",
        "Write S, C, D or H, ♠ ♣ ♦ ♥, or spades, clubs, diamonds, hearts.",
    ),
    "unknown-player": ProblemKind(
        422,
        "Nobody by that name",
        "The name is none of the request's players.",
        "`detail` names the player that was meant, or lists them all.",
    ),
    "bad-name": ProblemKind(
        422,
        "Not a name",
        "A name is 1 to 40 characters with something visible, and no control, line-separator or bidi-control "
        "characters.",
        "Send another name.",
    ),
    "duplicate-name": ProblemKind(
        422,
        "Two players of one name",
        "Names are told apart after trimming and without regard to case.",
        "Make the names differ by more than case and spaces.",
    ),
    "no-winning-bid": ProblemKind(
        422,
        "Cards without a bid",
        "Cards were placed, set aside or played, and the calls hold no won auction.",
        "Give the calls up to the three passes that end the auction.",
    ),
}


def pointer(place: Place) -> str:
    """The place as an RFC 6901 pointer: ``/rounds/0/players/2/pile/5``."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in place)


@dataclass(eq=False)
class Problem(Exception):  # noqa: N818  (RFC 9457's word for it)
    """A request that is refused. ``faults`` names everything wrong with its content (400 and 422)."""

    code: str
    detail: str
    faults: list[Fault] = field(default_factory=list)
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return PROBLEMS[self.code].status


def of_faults(faults: Iterable[Fault]) -> Problem:
    """The problem that names all of ``faults``: its kind is the first one's."""
    listed = list(faults)
    first, others = listed[0], len(listed) - 1
    detail = first.detail if not others else f"{first.detail} And {others} more {'fault' if others == 1 else 'faults'}."
    return Problem(first.code, detail, listed)


def unexpected() -> Problem:
    """What the caller is told of a fault that nobody foresaw."""
    return Problem("internal-error", PROBLEMS["internal-error"].meaning)


def problem_json(problem: Problem, most: int = MOST_FAULTS) -> dict[str, Any]:
    """The members of problem+json, without ``instance``."""
    kind = PROBLEMS[problem.code]
    told: dict[str, Any] = {
        "type": f"/problems/{problem.code}",
        "title": kind.title,
        "status": kind.status,
        "detail": problem.detail,
    }
    if kind.status in (400, 422):
        faults = problem.faults or [Fault(problem.code, problem.detail)]
        told["errors"] = [fault_json(fault) for fault in faults[:most]]
        if len(faults) > most:
            told["more"] = len(faults) - most
    return told


def problem_within(problem: Problem, most: int = MOST_FAULTS_WITHIN) -> dict[str, Any]:
    """The problem as a part of an answer to many questions: its code, and what it says, in fewer faults."""
    told = problem_json(problem, most)
    return {
        "code": problem.code,
        **{name: told[name] for name in ("status", "detail", "errors", "more") if name in told},
    }


def fault_json(fault: Fault) -> dict[str, Any]:
    """One element of ``errors``."""
    told: dict[str, Any] = {"at": pointer(fault.at)} if fault.at else {}
    told |= {"code": fault.code, "detail": fault.detail}
    if fault.first is not None:
        told["first"] = pointer(fault.first)
    return told


def problem_lines(problem: Problem, most: int = MOST_FAULTS) -> list[str]:
    """The problem for people: what is wrong, then each fault with its place, then how to mend it."""
    kind = PROBLEMS[problem.code]
    lines = [f"{kind.title}: {problem.detail}"]
    if len(problem.faults) > 1:
        lines += [f"  {pointer(fault.at) or 'request'}: {fault.detail}" for fault in problem.faults[:most]]
    if len(problem.faults) > most:
        lines.append(f"  and {len(problem.faults) - most} more")
    return [*lines, kind.mend.replace("`", "")]
