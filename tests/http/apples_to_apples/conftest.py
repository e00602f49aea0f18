"""The service, asked by the tests of Apples to Apples."""

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from service import create_app
from service.apples_to_apples.answer_schemas import ANSWERS

Ask = Callable[..., Any]


@pytest.fixture(scope="session")
def client() -> FlaskClient:
    """The app's test client; the suite's conftest holds each of its answers to openapi.yaml."""
    return create_app().test_client()


@pytest.fixture
def ask(client: FlaskClient) -> Ask:
    """POST a question to a path of the game; the answer as JSON, which its schema knows to the last field."""

    def post(path: str, status: int = 200, **fields: object) -> Any:  # noqa: ANN401  (any JSON)
        response = client.post(f"/v1/apples-to-apples/{path}", json=fields)
        assert response.status_code == status, response.text
        answer = response.get_json()
        if status == 200:
            ANSWERS[response.request.path]().read(answer)
        return answer

    return post


@pytest.fixture
def faults(ask: Ask) -> Callable[..., list[tuple[str, str]]]:
    """POST a question that cannot be judged; place and code of every fault."""

    def post(path: str, **fields: object) -> list[tuple[str, str]]:
        problem = ask(path, 422, **fields)
        assert problem["type"] == f"/problems/{problem['errors'][0]['code']}"
        return [(error.get("at", ""), error["code"]) for error in problem["errors"]]

    return post
