"""The phone page: files as they are, under an address that names their build.

    /                      index.html, which names the build; asked for again every time
    /page/<build>/<file>   kept for a year: another build is another address
    /page/sw.js            the service worker, which holds the names of the files it keeps

A build is the hash of all files and of the service's version, since the rules answers are kept with the files.
"""

import posixpath
import re
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
INDEX, WORKER, ENTRY = "index.html", "sw.js", "app.js"
IMPORT = re.compile(r'^import [^"]*"(\..*?\.js)";', re.MULTILINE)


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
    preload = "\n".join(
        f'<link rel="modulepreload" fetchpriority="low" href="/page/{build}/{name}">' for name in _needed_first(raw)
    )
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


def _needed_first(raw: dict[str, bytes]) -> list[str]:
    """The modules that the first drawing needs, from the entry on; others are imported when they are wanted."""
    found, open_ = [ENTRY], [ENTRY]
    while open_:
        module = open_.pop()
        for address in IMPORT.findall(raw[module].decode()):
            name = posixpath.normpath(posixpath.join(posixpath.dirname(module), address))
            if name not in found:
                found.append(name)
                open_.append(name)
    return found


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
