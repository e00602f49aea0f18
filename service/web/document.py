"""A document that is the same for everyone: made once, compressed once, and served with an ETag.

a page or a contract   kept for five minutes, then asked for again with its ETag
an asset               its address holds the hash of its content, so it is kept for a year
"""

import gzip
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import orjson
from flask import Response, render_template, request

from service.http.answering import as_text

FRESH = "public, max-age=300"
FOREVER = "public, max-age=31536000, immutable"
WORTH_ZIPPING = 600  # bytes; below that the header costs more than gzip saves
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@dataclass(frozen=True, slots=True)
class Document:
    """Bytes ready to serve, plain and gzipped (empty where that is no gain)."""

    body: bytes
    zipped: bytes
    kind: str  # the Content-Type
    tag: str  # of the content, without quotes
    lifetime: str  # the Cache-Control


def make_document(body: str | bytes, kind: str, lifetime: str = FRESH) -> Document:
    """The document of ``body``; text is written as UTF-8."""
    raw = body.encode() if isinstance(body, str) else body
    zipped = gzip.compress(raw, 9, mtime=0) if len(raw) >= WORTH_ZIPPING else b""
    return Document(raw, zipped if len(zipped) < len(raw) else b"", kind, content_hash(raw), lifetime)


def html_document(template: str, **shown: Any) -> Document:  # noqa: ANN401  (whatever the template shows)
    """A page of the templates."""
    return make_document(render_template(template, **shown), "text/html; charset=utf-8")


def json_document(told: Any) -> Document:  # noqa: ANN401  (plain JSON)
    """Data as JSON."""
    return make_document(orjson.dumps(told, option=orjson.OPT_APPEND_NEWLINE), "application/json")


def text_document(lines: Iterable[str]) -> Document:
    """Lines for people, wrapped at 80 columns."""
    return make_document(as_text(lines), "text/plain; charset=utf-8")


def content_hash(raw: bytes) -> str:
    """A short name of the content."""
    return blake2b(raw, digest_size=8).hexdigest()


def send(document: Document) -> Response:
    """The document as the caller can take it: gzipped or plain, or 304 if it is known already."""
    zipped = bool(document.zipped) and request.accept_encodings["gzip"] > 0
    response = Response(document.zipped if zipped else document.body, content_type=document.kind)
    if zipped:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept, Accept-Encoding"
    response.headers["Cache-Control"] = document.lifetime
    response.headers["Content-Security-Policy"] = PAGE_POLICY
    response.set_etag(document.tag + ("-gzip" if zipped else ""))
    response.make_conditional(request)
    return response
