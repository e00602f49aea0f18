"""From bytes to the fields of a question: a JSON object, a form, or a query string.

    no body, no type                    {}
    application/json                    one JSON object, UTF-8
    application/x-www-form-urlencoded   name=value&…, UTF-8, each name once (where the path's fields are flat)
    the query of a GET                  as a form

What cannot be read raises Problem: 400, 408, 413, 415, 422 or 501.
"""

import re
from typing import Any
from urllib.parse import unquote_plus

import orjson

from service.faults import Fault
from service.http.long_json import ReadList, read_json
from service.http.problems import Problem, of_faults

KIB = 1024
MIB = KIB * KIB
BODY_LIMIT = MIB
MOST_FIELDS = 100  # in a form or a query; no path takes ten
MOST_VALUES = 1_000_000  # lists, objects and fields in a long body, as far as brackets and colons tell; see MOST_PILES

Environ = dict[str, Any]


class Written(str):
    """A value of a form or a query, where numbers and lists are written as text."""

    __slots__ = ()


def read_body(
    environ: Environ, *, form: bool, limit: int = BODY_LIMIT, read_list: ReadList | None = None
) -> dict[str, Any]:
    """The fields in the body of a request. ``form`` says whether the path takes forms; ``limit`` is in bytes."""
    refuse_compressed(environ)
    body = read_bytes(environ, limit)
    kind = environ.get("CONTENT_TYPE", "")
    if kind != "application/json":
        kind = media_type(kind)
    if kind == "application/json":
        return _json_fields(body, read_list)
    if kind == "application/x-www-form-urlencoded":
        return _form_fields(body, form=form)
    if not kind and not body:
        return {}
    raise Problem("unsupported-media-type", _unsupported(kind, form=form))


def refuse_compressed(environ: Environ) -> None:
    """Raises Problem (415) if the body is not sent plain."""
    if "HTTP_CONTENT_ENCODING" in environ:
        raise Problem("unsupported-media-type", "The body is compressed (Content-Encoding); send it plain.")


def media_type(header: str) -> str:
    """The type in a Content-Type, without its parameters, in lower case; refuses a charset other than UTF-8."""
    kind, _, parameters = header.partition(";")
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "charset" and value.strip().strip('"').lower() not in ("utf-8", "utf8"):
            raise Problem("unsupported-media-type", "The charset is not UTF-8.")
    return kind.strip().lower()


def read_query(environ: Environ) -> dict[str, Any]:
    """The fields of the query string, each a Written."""
    query = environ.get("QUERY_STRING", "")
    if not query:
        return {}
    return _pairs(query.encode("latin-1"), "The query")


def read_bytes(environ: Environ, limit: int) -> bytes:
    """The whole body, of at most ``limit`` bytes; a body shorter than its Content-Length is refused."""
    coding = environ.get("HTTP_TRANSFER_ENCODING", "")
    if coding and coding.lower() != "chunked":
        raise Problem("not-implemented", "Of transfer codings only chunked is understood.")
    length = _length(environ)
    if length is not None and length > limit:
        raise _too_large(limit)
    if not length and not coding:
        return b""
    body = _read(environ, limit + 1 if length is None else length)
    if len(body) > limit:
        raise _too_large(limit)
    if length is not None and len(body) < length:
        raise Problem("bad-request", f"The body ended after {len(body)} of the {length} bytes announced.")
    return body


def _read(environ: Environ, size: int) -> bytes:
    try:
        body: bytes = environ["wsgi.input"].read(size)
    except TimeoutError:
        raise Problem("request-timeout", "The body did not arrive in time.") from None
    except OSError as error:
        raise Problem("bad-request", f"The body cannot be read: {error}.") from None
    return body


def _length(environ: Environ) -> int | None:
    """Content-Length, or None where the body comes in chunks."""
    if "HTTP_TRANSFER_ENCODING" in environ:
        return None
    length = environ.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdigit() and len(length) < 20):  # noqa: PLR2004  (2^64 has 20 digits)
        raise Problem("bad-request", "Content-Length is not a number of bytes.")
    return int(length)


def _too_large(limit: int) -> Problem:
    return Problem("too-large", f"The body is longer than {limit // MIB} MiB.")


def _unsupported(kind: str, *, form: bool) -> str:
    wanted = "application/json or application/x-www-form-urlencoded" if form else "application/json"
    return f"The body is {_clip(kind)}; send {wanted}." if kind else f"The body has no Content-Type; send {wanted}."


def _clip(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"  # noqa: PLR2004  (a sentence, not the request again)


def _json_fields(body: bytes, read_list: ReadList | None) -> dict[str, Any]:
    if len(body) > BODY_LIMIT and sum(map(body.count, (b"[", b"{", b":"))) > MOST_VALUES:
        raise of_faults([Fault("too-many", f"The body has more than {MOST_VALUES} lists, objects and fields.")])
    try:
        fields = read_json(body, read_list)
    except orjson.JSONDecodeError as error:
        raise Problem("bad-json", _why_not_json(body, error)) from None
    if not isinstance(fields, dict):
        raise of_faults([Fault("wrong-type", 'The body is JSON, but not an object: send {"field": value, …}.')])
    return fields


def _why_not_json(body: bytes, error: orjson.JSONDecodeError) -> str:
    if not body:
        return "The body is empty; send at least {}."
    if body.startswith(b"\xef\xbb\xbf"):
        return "The body begins with a byte order mark; send UTF-8 without one."
    return f"The body is not JSON: {error.msg} (line {error.lineno}, column {error.colno})."


def _form_fields(body: bytes, *, form: bool) -> dict[str, Any]:
    if body.lstrip()[:1] in (b"{", b"["):
        raise Problem(
            "unsupported-media-type", "The body is JSON sent as a form; add -H 'Content-Type: application/json'."
        )
    if not form:
        raise Problem(
            "unsupported-media-type", "This path takes JSON only, as its fields are lists of lists or of players."
        )
    return _pairs(body, "The form")


def _pairs(raw: bytes, where: str) -> dict[str, Any]:
    """``name=value&…`` as a dict of Written; a repeated name, a bad escape and broken UTF-8 are refused."""
    fields: dict[str, Any] = {}
    repeated = []
    if raw.count(b"&") >= MOST_FIELDS:
        raise of_faults([Fault("too-many", f"{where} has more than {MOST_FIELDS} fields.")])
    if BAD_ESCAPE.search(raw):
        raise Problem("bad-request", f"{where} has a % that is no escape; write %25 for a percent sign.")
    try:
        for pair in filter(None, raw.decode().split("&")):
            name, _, value = (unquote_plus(part, errors="strict") for part in pair.partition("="))
            if name in fields:
                repeated.append(Fault("repeated-field", f"{_clip(name)} is given more than once.", (_clip(name),)))
            fields[name] = Written(value)
    except UnicodeDecodeError:
        raise Problem("bad-request", f"{where} is not UTF-8.") from None
    if repeated:
        raise of_faults(repeated)
    return fields


BAD_ESCAPE = re.compile(rb"%(?![0-9A-Fa-f]{2})")
