"""Two builds of the page behind one address, to be changed over while a phone looks on."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

from werkzeug.serving import make_server

from service import create_app
from service.http.app import RulesService
from service.web.document import send
from service.web.page import FOLDER, phone_page, read_page

WSGI = Callable[..., Any]


@dataclass
class Site:
    """What answers just now: build A or B, and which paths fail with 500."""

    url: str = ""
    build: str = "A"
    failing: set[str] = field(default_factory=set)


@contextmanager
def two_builds(folder: Path) -> Iterator[Site]:
    """Serves this project with build A; setting ``build`` to B changes over to another page with another title."""
    site = Site()
    apps = {"A": create_app(), "B": _build_b(folder)}

    def answer(environ: dict[str, Any], start: WSGI) -> Any:  # noqa: ANN401  (WSGI)
        path = environ["PATH_INFO"]
        if any(path.endswith(name) for name in site.failing):
            start("500 Internal Server Error", [("Content-Type", "text/plain"), ("Cache-Control", "no-store")])
            return [b"not now"]
        page = path == "/" or path.startswith("/page/")
        return apps[site.build if page else "A"](environ, start)

    server = make_server("127.0.0.1", 0, answer, threaded=True)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    site.url = f"http://127.0.0.1:{server.server_port}"
    try:
        yield site
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _build_b(folder: Path) -> RulesService:
    copy = Path(shutil.copytree(FOLDER, folder / "page"))
    words = copy / "i18n" / "en.js"
    words.write_text(words.read_text().replace('scoreSheet: "Score sheet"', 'scoreSheet: "Score sheet of B"'))
    page = read_page(copy)
    app = RulesService()
    app.register_blueprint(phone_page(page))
    app.add_url_rule("/", "home", lambda: send(page.index))
    return app
