"""A page of another origin, in a real browser, reads every answer: successes, refusals, a 404 behind a preflight."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.served import Served

FETCH = """async ([url, options]) => {
  const answer = await fetch(url, options);
  const headers = Object.fromEntries(answer.headers);
  const text = await answer.text();
  return { status: answer.status, headers, text, type: answer.type };
}"""
JSON = {"Content-Type": "application/json"}
ACES = '{"pile":["AS","AH"],"target":"KS"}'


class Elsewhere(BaseHTTPRequestHandler):
    """Another site: an empty page."""

    def do_GET(self) -> None:
        body = b"<!doctype html><title>Elsewhere</title>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def elsewhere(browser: Browser) -> Iterator[Page]:
    """A page whose origin is not the service's."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    yield page
    context.close()
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize(
    ("path", "options", "answered"),
    [
        pytest.param("/v1/apples/score?pile=AS,AH&target=KS", {}, (200, '"points":30'), id="GET"),
        pytest.param(
            "/v1/apples/score?pile=AS,AH&target=KS",
            {"headers": {"Accept": "text/plain"}},
            (200, "30 points"),
            id="text",
        ),
        pytest.param(
            "/v1/apples/score",
            {"method": "POST", "headers": JSON, "body": ACES},
            (200, '"points":30'),
            id="POST, after a preflight",
        ),
        pytest.param("/v1/apples/score", {"method": "POST", "headers": JSON, "body": "{"}, (400, "bad-json"), id="400"),
        pytest.param(
            "/v1/apples/score", {"method": "POST", "headers": JSON, "body": "{}"}, (422, "missing-field"), id="422"
        ),
        pytest.param(
            "/v1/apples/score", {"method": "POST", "body": ACES}, (415, "unsupported-media-type"), id="415, as text"
        ),
        pytest.param("/v1/apples/score", {"headers": {"Accept": "image/png"}}, (406, "not-acceptable"), id="406"),
        pytest.param("/v1/apples/deal", {}, (405, "method-not-allowed"), id="405"),
        pytest.param("/v1/nowhere", {}, (404, "not-found"), id="404"),
        pytest.param(
            "/v1/nowhere",
            {"method": "POST", "headers": JSON, "body": "{}"},
            (404, "not-found"),
            id="404 after a preflight",
        ),
        pytest.param(
            "/v1/apples/score", {"method": "POST", "headers": JSON, "body": " " * 1048577}, (413, "too-large"), id="413"
        ),
        pytest.param(
            "/v1/apples/score?pile=" + "AS," * 4000, {}, (414, "uri-too-long"), id="414, from the server itself"
        ),
        pytest.param("/openapi.json", {}, (200, '"openapi":"3.1.0"'), id="the contract"),
        pytest.param(
            "/healthz", {"headers": {"X-Request-ID": "mine"}}, (200, "ok"), id="with a request id, after a preflight"
        ),
    ],
)
def test_a_page_of_another_origin_reads_it(
    elsewhere: Page, served: Served, path: str, options: dict[str, Any], answered: tuple[int, str]
) -> None:
    answer = elsewhere.evaluate(FETCH, [served.url + path, options])
    status, said = answered
    assert (answer["status"], answer["type"]) == (status, "cors")
    assert said in answer["text"]


def test_the_headers_that_matter_are_exposed(elsewhere: Page, served: Served) -> None:
    found = elsewhere.evaluate(FETCH, [f"{served.url}/v1/apples/rules", {}])["headers"]
    assert {"etag", "x-request-id", "service-version"} <= found.keys()
    refused = elsewhere.evaluate(FETCH, [f"{served.url}/v1/apples/deal", {}])["headers"]
    assert refused["allow"] == "OPTIONS, POST"


def test_no_cookie_is_ever_set(elsewhere: Page, served: Served) -> None:
    elsewhere.evaluate(FETCH, [f"{served.url}/v1/apples/rules", {}])
    assert elsewhere.context.cookies(served.url) == []
