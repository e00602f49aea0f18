"""What each kind of problem means, a request that gets it with its answer, and how to mend it."""

from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any

from service.http.problems import PROBLEMS, Problem
from service.web.document import Document, html_document, json_document, text_document
from service.web.forms import HTML, JSON
from service.web.problem_examples import EXAMPLES, NO_EXAMPLE, read_answers

RENAMED = {
    413: "Content Too Large",
    414: "URI Too Long",
    422: "Unprocessable Content",
}  # since RFC 9110; Python from 3.13


@cache
def problem_document(code: str, form: str) -> Document:
    """One kind of problem as HTML, JSON or text. Raises Problem (404) for a code that is none."""
    if code not in PROBLEMS:
        raise Problem("not-found", "There is no problem of this code; /problems lists them.")
    if form == JSON:
        return json_document(_as_data(code))
    if form != HTML:
        return text_document(_as_lines(code))
    codes = [*PROBLEMS]
    place = codes.index(code)
    return html_document(
        "problem.html",
        code=code,
        kind=PROBLEMS[code],
        phrase_of_status=phrase_of(PROBLEMS[code].status),
        example=EXAMPLES.get(code),
        answer=read_answers().get(code),
        no_example=NO_EXAMPLE.get(code),
        before=codes[place - 1] if place else None,
        after=codes[place + 1] if place + 1 < len(codes) else None,
    )


@cache
def problems_document(form: str) -> Document:
    """All kinds of problem as HTML, JSON or text."""
    if form == JSON:
        return json_document({"problems": [_listed(code) for code in PROBLEMS]})
    if form != HTML:
        return text_document(f"{code}  {kind.status}  {kind.title}" for code, kind in PROBLEMS.items())
    first_of = {kind.status: code for code, kind in reversed(PROBLEMS.items())}  # carries the anchor of its status
    content = [code for code, kind in PROBLEMS.items() if kind.status == HTTPStatus.UNPROCESSABLE_ENTITY]
    return html_document("problems.html", problems=PROBLEMS, content=content, first_of=first_of, phrase_of=phrase_of)


def phrase_of(status: int) -> str:
    """``Not Found`` for 404."""
    return RENAMED.get(status) or HTTPStatus(status).phrase


def _listed(code: str) -> dict[str, Any]:
    kind = PROBLEMS[code]
    return {"type": f"/problems/{code}", "code": code, "status": kind.status, "title": kind.title}


def _as_data(code: str) -> dict[str, Any]:
    kind = PROBLEMS[code]
    told = _listed(code) | {"meaning": kind.meaning, "mend": kind.mend}
    if code in EXAMPLES:
        note = {"note": EXAMPLES[code].note} if EXAMPLES[code].note else {}
        told["example"] = {"request": "\n".join(EXAMPLES[code].lines()), **note, "answer": read_answers()[code]}
    return told


def _as_lines(code: str) -> Iterator[str]:
    kind = PROBLEMS[code]
    yield f"{code}: {kind.title} ({kind.status})"
    yield kind.meaning
    yield f"To mend it: {kind.mend}".replace("`", "")
    if code in EXAMPLES:
        yield from ("", "For example", *(f"  {line}".rstrip() for line in EXAMPLES[code].lines()))
        yield f"is answered{f' ({EXAMPLES[code].note})' if EXAMPLES[code].note else ''}"
        yield from (f"  {line}" for line in read_answers()[code].splitlines())
    else:
        yield NO_EXAMPLE[code]
