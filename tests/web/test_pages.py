"""The pages over the wire: which form, how long kept, and that what they say works."""

import gzip
import json
import re
import subprocess

import pytest
import yaml
from flask.testing import FlaskClient

from service.apples.rules import Rule as ApplesRule
from service.apples_to_apples.rules import Rule as PartyRule
from service.http.problems import PROBLEMS
from service.version import __version__
from service.web.contract import read_contract
from service.web.forms import named_form
from service.web.home import help_text
from service.web.operations import set_out
from tests.served import Served

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
NEGOTIATED = ["/", "/rules", "/problems", "/problems/duplicate-card"]
FIXED = {"/docs": "text/html; charset=utf-8", "/openapi.yaml": "application/yaml", "/openapi.json": "application/json"}
RULES = [("apples", rule) for rule in ApplesRule] + [("apples-to-apples", rule) for rule in PartyRule]


@pytest.mark.parametrize("path", NEGOTIATED)
@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        pytest.param(BROWSER, "text/html; charset=utf-8", id="a browser"),
        pytest.param("application/json", "application/json", id="a program"),
        pytest.param("*/*", "text/plain; charset=utf-8", id="curl"),
        pytest.param("text/html;q=0.2, application/json", "application/json", id="JSON rather than HTML"),
        pytest.param("text/html;q=0, */*", "text/plain; charset=utf-8", id="anything but HTML"),
        pytest.param("image/png", "text/plain; charset=utf-8", id="a picture: text all the same"),
        pytest.param("", "text/plain; charset=utf-8", id="an empty Accept"),
    ],
)
def test_a_page_comes_in_the_form_that_is_named(client: FlaskClient, path: str, accept: str, kind: str) -> None:
    answer = client.get(path, headers={"Accept": accept})
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, kind)
    assert "Accept" in answer.headers["Vary"]


@pytest.mark.parametrize(("path", "kind"), FIXED.items())
def test_the_contract_comes_in_its_own_form(client: FlaskClient, path: str, kind: str) -> None:
    assert client.get(path, headers={"Accept": "image/png"}).headers["Content-Type"] == kind


@pytest.mark.parametrize("path", [*NEGOTIATED, *FIXED])
def test_unknown_parameters_are_fine_on_pages(client: FlaskClient, path: str) -> None:
    assert client.get(f"{path}?utm_source=somewhere&x").status_code == 200


@pytest.mark.parametrize(
    ("word", "kind"), [("html", "text/html"), ("json", "application/json"), ("text", "text/plain")]
)
def test_format_beats_accept(client: FlaskClient, word: str, kind: str) -> None:
    answer = client.get(f"/rules?format={word}", headers={"Accept": "text/html, application/json;q=0.5"})
    assert answer.mimetype == kind


def test_a_format_that_is_none_is_refused(client: FlaskClient) -> None:
    answer = client.get("/rules?format=xml")
    assert (answer.status_code, answer.get_json()["errors"][0]["at"]) == (422, "/format")


@pytest.mark.parametrize("path", [*NEGOTIATED, *FIXED])
def test_a_page_known_already_is_not_sent_again(client: FlaskClient, path: str) -> None:
    first = client.get(path)
    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert "max-age=300" in first.headers["Cache-Control"]


@pytest.mark.parametrize("path", [*NEGOTIATED, *FIXED])
def test_head_is_get_without_the_body(client: FlaskClient, path: str) -> None:
    got, head = client.get(path), client.head(path)
    assert head.data == b""
    for name in ("Content-Type", "Content-Length", "ETag", "Cache-Control"):
        assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize("path", [*NEGOTIATED, *FIXED])
def test_pages_take_no_post(client: FlaskClient, path: str) -> None:
    answer = client.post(path)
    assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, HEAD, OPTIONS")


def test_what_is_long_is_compressed_for_those_who_can_read_it(client: FlaskClient) -> None:
    plain = client.get("/openapi.yaml")
    zipped = client.get("/openapi.yaml", headers={"Accept-Encoding": "br, gzip"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(zipped.data) == plain.data
    assert len(zipped.data) < len(plain.data) / 3
    assert zipped.headers["ETag"] != plain.headers["ETag"]
    refused = client.get("/openapi.yaml", headers={"Accept-Encoding": "gzip;q=0, *;q=0"})
    assert "Content-Encoding" not in refused.headers


def test_both_contracts_say_the_same(client: FlaskClient) -> None:
    assert yaml.safe_load(client.get("/openapi.yaml").data) == client.get("/openapi.json").get_json()


@pytest.mark.parametrize("path", ["/docs", "/rules?format=html", "/problems/bad-json?format=html"])
def test_a_page_runs_nothing_inline_and_nothing_from_elsewhere(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    assert not re.search(
        r"<style|\sstyle=|\son[a-z]+=|<script(?! type=\"module\" src=\"/)|(?:src|href)=\"https?:", answer.text
    )


def test_an_asset_is_kept_for_a_year_under_the_hash_of_its_content(client: FlaskClient) -> None:
    address = re.findall(r'href="(/assets/[^"]+\.css)"', client.get("/docs").text)[0]
    assert client.get(address).headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert client.get(re.sub(r"/[0-9a-f]+/", "/0123456789abcdef/", address)).status_code == 404


@pytest.mark.parametrize(("game", "rule"), RULES, ids=str)
def test_every_rule_stands_on_the_page_with_its_anchors(client: FlaskClient, game: str, rule: ApplesRule) -> None:
    page = client.get("/rules?format=html").text
    assert page.count(f'id="{game}/{rule.id}"') == 1
    assert page.count(f'id="{rule.id}"') == 1


def test_every_ruling_is_marked_with_its_reason(client: FlaskClient) -> None:
    rulings = [rule for _, rule in RULES if rule.ruling]
    page, text = client.get("/rules?format=html").text, " ".join(client.get("/rules?format=text").text.split())
    assert page.count('<p class="ruling">') == text.count(" Ruling: ") - 1 == len(rulings)
    assert all(f"Ruling: {rule.ruling}" in text for rule in rulings)


def test_the_rules_as_json_are_those_of_the_endpoints(client: FlaskClient) -> None:
    for told in client.get("/rules?format=json").get_json()["games"]:
        assert told["rules"] == client.get(f"/v1/{told['game']}/rules").get_json()["rules"]


@pytest.mark.parametrize("code", PROBLEMS)
def test_every_problem_has_its_page(client: FlaskClient, code: str) -> None:
    kind = PROBLEMS[code]
    page = client.get(f"/problems/{code}?format=html").text
    assert f"<h1>{kind.title}</h1>".replace("'", "&#39;") in page
    told = client.get(f"/problems/{code}?format=json").get_json()
    assert (told["type"], told["status"], told["mend"]) == (f"/problems/{code}", kind.status, kind.mend)
    assert client.get(f"/problems/{code}?format=text").text.startswith(f"{code}: {kind.title} ({kind.status})\n")
    assert f'href="/problems/{code}"' in client.get("/problems?format=html").text


def test_an_unknown_problem_is_not_found(client: FlaskClient) -> None:
    answer = client.get("/problems/bad-luck", headers={"Accept": "text/html"})
    assert (answer.status_code, answer.mimetype) == (404, "application/problem+json")


def test_home_as_json_lists_every_path_of_the_contract(client: FlaskClient) -> None:
    told = client.get("/?format=json").get_json()
    assert told["version"] == __version__
    assert [entry["path"] for entry in told["paths"]] == list(read_contract()["paths"])
    assert {"path": "/v1/apples/score", "methods": ["POST", "GET"]}.items() <= told["paths"][10].items()


def test_the_docs_show_every_operation_and_every_field(client: FlaskClient) -> None:
    page = client.get("/docs").text
    for path, item in read_contract()["paths"].items():
        for operation in (item[method] for method in ("get", "post") if method in item):
            assert f'id="{operation["operationId"]}"' in page, path
    for name in re.findall(r'href="#(shape-[A-Za-z]+)"', page):
        assert f'id="{name}"' in page


def test_every_line_of_the_help_works_as_it_stands(served: Served) -> None:
    shown = _curl(f"curl {served.url}/")
    lines = re.findall(r"^  (curl (?:.*\\\n)?.*)$", shown, re.MULTILINE)
    answers = [_curl(line).splitlines()[0] for line in lines]
    assert answers[0] == "70 points"
    assert answers[1].startswith("illegal: play.follow")
    assert "wins" in answers[2]
    assert len(answers) == 5
    for address in re.findall(r"^  (http\S+)", shown, re.MULTILINE):
        assert _curl(f"curl --head {address}").startswith("HTTP/1.1 200")


def _curl(line: str) -> str:
    line = line.replace("curl ", "curl --silent --show-error --fail --max-time 20 ", 1)
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=30, check=True).stdout


def test_the_help_fits_a_terminal() -> None:
    assert max(map(len, help_text("http://127.0.0.1:8000").splitlines())) <= 80


@pytest.mark.parametrize("host", ["evil'; rm -rf .", "a b", "x\u00e9", ""])
def test_the_help_repeats_no_host_that_is_none(client: FlaskClient, host: str) -> None:
    text = client.get("/", headers={"Host": host}, environ_overrides={"HTTP_HOST": host}).text
    assert "http://127.0.0.1:8000/rules" in text or "http://localhost/rules" in text
    assert "rm -rf" not in text


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        pytest.param({"pile": ["AS", "AH"]}, '{\n  "pile": ["AS", "AH"]\n}', id="a list of cards on one line"),
        pytest.param({"a": ["x, y", "z"]}, '{\n  "a": ["x, y", "z"]\n}', id="commas in words stay as they are"),
        pytest.param([{"a": []}], '[\n  {\n    "a": []\n  }\n]', id="objects on lines of their own"),
    ],
)
def test_json_is_set_out_for_reading(value: object, shown: str) -> None:
    assert set_out(value) == shown
    assert json.loads(shown) == value


@pytest.mark.parametrize(
    ("accept", "form"),
    [
        ("text/html", "text/html"),
        ("application/json;q=0.9, text/plain", "text/plain"),
        ("text/*", "text/plain"),
        ("application/problem+json", "text/plain"),
    ],
)
def test_a_wildcard_names_nothing(accept: str, form: str) -> None:
    assert named_form(accept) == form
