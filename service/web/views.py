"""One short view for each page."""

from collections.abc import Callable

from flask import Blueprint, Response, request
from flask.blueprints import BlueprintSetupState

from service.version import __version__
from service.web.assets import ADDRESSES, find_asset
from service.web.contract import contract_as_json, contract_as_yaml
from service.web.docs import docs_document
from service.web.document import Document, json_document, make_document, send
from service.web.forms import HTML, JSON, wanted_page_form
from service.web.home import help_text, index_of_paths, origin_of
from service.web.page import PAGE
from service.web.problem_pages import problem_document, problems_document
from service.web.prose import phrase, prose
from service.web.rule_pages import rules_document

pages = Blueprint("pages", __name__)
pages.add_app_template_filter(prose)
pages.add_app_template_filter(phrase)


@pages.record
def _tidy_templates(state: BlueprintSetupState) -> None:
    """Lines that hold only a tag of the template leave no blank line behind."""
    state.app.jinja_env.trim_blocks = state.app.jinja_env.lstrip_blocks = True


@pages.app_context_processor
def _shown_on_every_page() -> dict[str, object]:
    return {"version": __version__, "asset": ADDRESSES.__getitem__}


def page(path: str) -> Callable[[Callable[..., Document]], Callable[..., Document]]:
    """Serve the document that the decorated view gives at ``path``, by GET and HEAD."""

    def serve(view: Callable[..., Document]) -> Callable[..., Document]:
        def answer(**parts: str) -> Response:
            return send(view(**parts))

        pages.add_url_rule(path, view.__name__, answer, methods=["GET"], provide_automatic_options=False)
        return view

    return serve


@page("/")
def home() -> Document:
    """The phone page, the list of paths, or a help for the terminal."""
    form = wanted_page_form()
    if form == HTML:
        return PAGE.index
    if form == JSON:
        return json_document(index_of_paths())
    return make_document(help_text(origin_of(request.scheme, request.host)), "text/plain; charset=utf-8")


@page("/docs")
def docs() -> Document:
    """The contract to read and to try out."""
    return docs_document()


@page("/openapi.yaml")
def openapi_yaml() -> Document:
    """The contract as it is kept."""
    return contract_as_yaml()


@page("/openapi.json")
def openapi_json() -> Document:
    """The contract for tools that read JSON only."""
    return contract_as_json()


@page("/rules")
def rules() -> Document:
    """Both games' rules."""
    return rules_document(wanted_page_form())


@page("/problems")
def problems() -> Document:
    """All kinds of problem."""
    return problems_document(wanted_page_form())


@page("/problems/<code>")
def problem(code: str) -> Document:
    """One kind of problem."""
    return problem_document(code, wanted_page_form())


@page("/assets/<tag>/<name>")
def asset(tag: str, name: str) -> Document:
    """What the pages are drawn with."""
    return find_asset(tag, name)
