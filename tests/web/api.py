"""The service asked directly, to compare what the page shows."""

from typing import Any

from service import create_app


def ask(path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """The answer to a GET, or to a POST of a body."""
    client = create_app().test_client()
    response = client.get(path) if body is None else client.post(path, json=body)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer
