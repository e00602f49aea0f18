"""Which form of a page the caller wants: HTML, JSON or text.

A browser names ``text/html``; a program that names JSON gets JSON; everyone else, curl among them, gets text to read.
``?format=`` beats ``Accept``.
"""

from flask import request

from service.faults import Fault
from service.http.accept import read_accept
from service.http.problems import of_faults

HTML, JSON, TEXT = "text/html", "application/json", "text/plain"
BY_WORD = {"html": HTML, "json": JSON, "text": TEXT}


def wanted_page_form() -> str:
    """HTML, JSON or TEXT. Raises Problem (422) for a ``format`` that is none of them."""
    word = request.args.get("format")
    if word is None:
        return named_form(request.headers.get("Accept", ""))
    if word not in BY_WORD:
        raise of_faults([Fault("unknown-value", "format must be html, json or text.", ("format",))])
    return BY_WORD[word]


def named_form(accept: str) -> str:
    """The form that an Accept header names, by quality; a wildcard names nothing."""
    ranges = read_accept(accept)
    named = [(quality, name) for name, quality in ranges if name in (HTML, JSON, TEXT) and quality > 0]
    return max(named, key=lambda pair: pair[0], default=(0, TEXT))[1]
