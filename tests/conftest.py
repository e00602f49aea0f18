"""What the whole suite shares: the service under gunicorn, and a contract that every answer is held to."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import settings
from werkzeug.test import TestResponse

from service import create_app
from service.apples.answer_schemas import ANSWERS as APPLES
from service.apples.referee.answer_schemas import ANSWERS as REFEREE
from service.apples_to_apples.answer_schemas import ANSWERS as APPLES_TO_APPLES
from service.http.app import RulesService
from tests.contract.conformity import departures
from tests.contract.document import JSON
from tests.served import Served, serve

settings.register_profile("suite", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("suite")

ANSWERS = {**APPLES, **REFEREE, **APPLES_TO_APPLES}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The service under gunicorn, one worker; started once for all tests that ask for it."""
    with serve(tmp_path_factory.mktemp("served") / "gunicorn.log") as running:
        yield running


@pytest.fixture(scope="session")
def client() -> FlaskClient:
    """The app without a server."""
    return create_app().test_client()


@pytest.fixture(autouse=True)
def _every_answer_keeps_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test asks the app by Flask's test client, the answer is what openapi.yaml and marshmallow say."""
    ask = FlaskClient.open

    def ask_and_check(client: FlaskClient, *args: Any, **options: Any) -> TestResponse:  # noqa: ANN401  (Flask's own)
        response = ask(client, *args, **options)
        if isinstance(client.application, RulesService):
            asked = response.request
            assert departures(asked.method, asked.path, Received(response)) == [], f"{asked.method} {asked.full_path}"
            if response.status_code == 200 and response.content_type == JSON and asked.path in ANSWERS:
                ANSWERS[asked.path]().read(response.json or {})
        return response

    monkeypatch.setattr(FlaskClient, "open", ask_and_check)


class Received:
    """A test client's answer, as the contract looks at it."""

    def __init__(self, response: TestResponse) -> None:
        self.status_code = response.status_code
        self.headers = dict(response.headers)
        self.content = response.data
