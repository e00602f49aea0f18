"""The style sheet, the script and the picture of the pages, each at an address that holds the hash of its content."""

from pathlib import Path

from service.http.problems import Problem
from service.web.document import FOREVER, Document, make_document

FOLDER = Path(__file__).with_name("static")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


def _read(file: Path) -> Document:
    return make_document(file.read_bytes(), KINDS[file.suffix], FOREVER)


DOCUMENTS = {file.name: _read(file) for file in sorted(FOLDER.iterdir())}
ADDRESSES = {name: f"/assets/{document.tag}/{name}" for name, document in DOCUMENTS.items()}


def find_asset(tag: str, name: str) -> Document:
    """The asset of this content. Raises Problem (404), for another version's hash too: it would be kept for a year."""
    document = DOCUMENTS.get(name)
    if document is None or document.tag != tag:
        raise Problem("not-found", "There is no asset of this name and content; load the page again.")
    return document
