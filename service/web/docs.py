"""``GET /docs``: the contract as a page, with a form to try each operation.

Swagger UI, Scalar and RapiDoc were tried first: none of them passes a content security policy without
``unsafe-inline`` and axe without findings.  So this is a small reader of its own, drawn here from ``openapi.yaml``.
"""

from functools import cache

from service.web.contract import read_contract
from service.web.document import Document, html_document
from service.web.operations import list_operations, titles
from service.web.shapes import list_shapes


@cache
def docs_document() -> Document:
    """The page."""
    return html_document(
        "docs.html",
        info=read_contract()["info"],
        chapters=list_operations(),
        titles=titles(),
        names={"apples": "Apples", "apples-to-apples": "Apples to Apples"},
        shapes=list_shapes(),
    )
