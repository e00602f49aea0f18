"""Which form an Accept header is answered in."""

import pytest

from service import create_app

JSON, TEXT, PROBLEM = "application/json", "text/plain; charset=utf-8", "application/problem+json"
NDJSON = "application/x-ndjson"


@pytest.mark.parametrize(
    ("accept", "status", "answered"),
    [
        ("", 200, JSON),
        ("*/*", 200, JSON),
        ("application/*", 200, JSON),
        ("application/json; charset=utf-8", 200, JSON),
        ('application/json;version="1";q=0.9, text/plain;q=0.8', 200, JSON),
        ("application/problem+json", 200, JSON),  # of whatever an answer may be
        ("text/html, */*;q=0.8", 200, JSON),
        ("text/*", 200, TEXT),
        (TEXT, 200, TEXT),
        ("TEXT/PLAIN;CHARSET=UTF-8;Q=0.5", 200, TEXT),
        ("text/plain;format=flowed, application/json;q=0.9", 200, TEXT),
        ("application/json;q=0, */*", 200, TEXT),
        ("text/html", 406, PROBLEM),
        ("text/html;charset=utf-8", 406, PROBLEM),
        ("application/json;charset=utf-8;q=0", 406, PROBLEM),
        (";;;", 406, PROBLEM),
    ],
)
def test_the_form_of_an_answer(accept: str, status: int, answered: str) -> None:
    answer = create_app().test_client().get("/v1/apples/score?pile=&target=AS", headers={"Accept": accept})
    assert (answer.status_code, answer.content_type) == (status, answered)


@pytest.mark.parametrize(
    ("accept", "answered"),
    [
        ("text/html;charset=utf-8, */*;q=0.8", "text/html; charset=utf-8"),
        ("application/json;charset=utf-8", JSON),
        ("text/plain;charset=utf-8", TEXT),
    ],
)
def test_the_form_of_a_page(accept: str, answered: str) -> None:
    assert create_app().test_client().get("/rules", headers={"Accept": accept}).content_type == answered


def test_lines_of_json_may_be_asked_for_with_a_charset() -> None:
    headers = {"Accept": f"{NDJSON}; charset=utf-8", "Content-Type": NDJSON}
    assert create_app().test_client().post("/v1/apples/scores", headers=headers).content_type == NDJSON
