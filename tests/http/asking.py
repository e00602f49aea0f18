"""Asking one game's questions by the app's test client."""

from collections.abc import Callable
from typing import Any

from flask.testing import FlaskClient

Ask = Callable[..., Any]
Faults = Callable[..., list[str]]


def ask_at(client: FlaskClient, prefix: str) -> Ask:
    """POST a question to a path of the game; the answer as JSON."""

    def post(path: str, status: int = 200, **fields: object) -> Any:  # noqa: ANN401  (any JSON)
        response = client.post(f"{prefix}/{path}", json=fields)
        assert response.status_code == status, response.text
        return response.get_json()

    return post


def faults_at(client: FlaskClient, prefix: str) -> Faults:
    """POST a question that cannot be judged; code, place and, of a repetition, earlier place of every fault."""
    ask = ask_at(client, prefix)

    def post(path: str, **fields: object) -> list[str]:
        problem = ask(path, 422, **fields)
        assert problem["type"] == f"/problems/{problem['errors'][0]['code']}"
        assert problem["instance"] == f"{prefix}/{path}"
        return [" ".join(filter(None, map(error.get, ("code", "at", "first")))) for error in problem["errors"]]

    return post


def broken(answer: Any) -> list[str]:  # noqa: ANN401  (any JSON)
    """The violations of an answer as ``"play.follow /card"``."""
    assert answer["legal"] == (not answer["violations"])
    return [f"{each['rule']} {each['at']}" for each in answer["violations"]]
