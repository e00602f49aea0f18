"""The service, asked by the tests of Apples."""

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from service import create_app
from service.apples.answer_schemas import ANSWERS as ANSWERS_OF_GAME
from service.apples.referee.answer_schemas import ANSWERS as ANSWERS_OF_REFEREE

ANSWERS = {**ANSWERS_OF_GAME, **ANSWERS_OF_REFEREE}

Ask = Callable[..., Any]
Faults = Callable[..., list[str]]


@pytest.fixture(scope="session")
def client() -> FlaskClient:
    """The app's test client; the suite's conftest holds each of its answers to the contract."""
    return create_app().test_client()


@pytest.fixture
def ask(client: FlaskClient) -> Ask:
    """POST a question to a path of the game; the answer as JSON."""

    def post(path: str, status: int = 200, **fields: object) -> Any:  # noqa: ANN401  (any JSON)
        response = client.post(f"/v1/apples/{path}", json=fields)
        assert response.status_code == status, response.text
        return response.get_json()

    return post


@pytest.fixture
def faults(ask: Ask) -> Faults:
    """POST a question that cannot be judged; code, place and, of a repetition, earlier place of every fault."""

    def post(path: str, **fields: object) -> list[str]:
        problem = ask(path, 422, **fields)
        assert problem["type"] == f"/problems/{problem['errors'][0]['code']}"
        assert problem["instance"] == f"/v1/apples/{path}"
        return [" ".join(filter(None, map(error.get, ("code", "at", "first")))) for error in problem["errors"]]

    return post


def broken(answer: Any) -> list[str]:  # noqa: ANN401  (any JSON)
    """The violations of an answer as ``"play.follow /card"``."""
    assert answer["legal"] == (not answer["violations"])
    return [f"{each['rule']} {each['at']}" for each in answer["violations"]]
