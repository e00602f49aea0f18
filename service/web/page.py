"""The phone page: files as they are, under an address that names their build.

    /                      index.html, which names the build; asked for again every time
    /page/<build>/<file>   kept for a year: another build is another address
    /page/sw.js            the service worker, which holds the names of the files it keeps

A build is the hash of all files and of the service's version, since the rules answers are kept with the files.
"""

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import orjson
from flask import Blueprint, Response

from service.http.problems import Problem
from service.version import __version__
from service.web.document import FOREVER, Document, make_document, send

FOLDER = Path(__file__).with_name("page")
ASKED_AGAIN = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
INDEX, WORKER = "index.html", "sw.js"
CATALOGUES, ENGLISH = "i18n/", "i18n/en.js"  # other languages are fetched by those who speak them


@dataclass(frozen=True, slots=True)
class PhonePage:
    """One build of the page: its name, its files by path, and the worker that keeps them offline."""

    build: str
    files: dict[str, Document]
    index: Document
    worker: Document


def read_page(folder: Path = FOLDER, version: str = __version__) -> PhonePage:
    """The page of a folder, read once."""
    raw = {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
    build = _build_of(raw, version)
    preload = "\n".join(f'<link rel="modulepreload" href="/page/{build}/{name}">' for name in raw if _is_needed(name))
    index = _fill(raw.pop(INDEX), build=build, preload=preload)
    kept = sorted({*raw, INDEX} - {WORKER} - {name for name in raw if name.endswith(".txt")})
    worker = _fill(raw.pop(WORKER), build=build, files=orjson.dumps(kept).decode())
    files = {name: make_document(body, KINDS[Path(name).suffix], FOREVER) for name, body in raw.items()}
    files[INDEX] = make_document(index, KINDS[".html"], FOREVER)
    return PhonePage(
        build,
        files,
        make_document(index, KINDS[".html"], ASKED_AGAIN),
        make_document(worker, KINDS[".js"], ASKED_AGAIN),
    )


def _is_needed(name: str) -> bool:
    """Is this a module that every first load needs?"""
    return name.endswith(".js") and name != WORKER and (name == ENGLISH or not name.startswith(CATALOGUES))


def _build_of(raw: dict[str, bytes], version: str) -> str:
    content = blake2b(version.encode(), digest_size=6)
    for name, body in raw.items():
        content.update(f"\0{name}\0{len(body)}\0".encode())
        content.update(body)
    return content.hexdigest()


def _fill(template: bytes, **values: str) -> str:
    text = template.decode()
    for name, value in values.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text


PAGE = read_page()


def phone_page(page: PhonePage = PAGE) -> Blueprint:
    """The blueprint of a build, without ``/``, which is the phone page for browsers only."""
    views = Blueprint("phone", __name__)

    def worker() -> Response:
        response = send(page.worker)
        response.headers["Service-Worker-Allowed"] = "/"
        return response

    def file(build: str, name: str) -> Response:
        if build != page.build or name not in page.files:
            raise Problem("not-found", "There is no file of this name in this build of the page; load the page again.")
        return send(page.files[name])

    views.add_url_rule(f"/page/{WORKER}", "worker", worker, methods=["GET"], provide_automatic_options=False)
    views.add_url_rule("/page/<build>/<path:name>", "file", file, methods=["GET"], provide_automatic_options=False)
    return views
