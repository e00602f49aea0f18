"""The pages of the problems show requests that really get the problem, and the answers they really get."""

import json
from collections.abc import Iterator

import pytest

from service import create_app
from service.http.problems import PROBLEMS
from service.web.problem_examples import EXAMPLES, NO_EXAMPLE, clip, read_answers
from tests.served import Served, serve
from tests.web.problem_examples import IMPATIENT, ask


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("impatient") / "log", environment=IMPATIENT) as running:
        yield running


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_is_answered_as_shown(impatient: Served, code: str) -> None:
    status, answer = ask(impatient, EXAMPLES[code])
    told = json.loads(answer)
    assert (status, told["type"]) == (PROBLEMS[code].status, f"/problems/{code}")
    assert answer == read_answers()[code], "run `make problems`"


def test_every_problem_has_an_example_or_a_reason_why_not() -> None:
    assert {*EXAMPLES, *NO_EXAMPLE} == {*PROBLEMS}
    assert not {*EXAMPLES} & {*NO_EXAMPLE}


def test_the_page_shows_request_and_answer() -> None:
    page = create_app().test_client().get("/problems/duplicate-card?format=text").text
    assert "  POST /v1/apples/score HTTP/1.1\n" in page
    assert '"first": "/pile/0"' in page


def test_a_long_line_is_cut_and_says_how_long_it_was() -> None:
    assert clip("x" * 1000) == "x" * 160 + "… (1,000 characters in all)"
    assert clip("x" * 160) == "x" * 160
