"""The service, asked by the tests of Apples."""

import pytest
from flask.testing import FlaskClient

from tests.http.asking import Ask, Faults, ask_at, faults_at

PREFIX = "/v1/apples"


@pytest.fixture
def ask(client: FlaskClient) -> Ask:
    return ask_at(client, PREFIX)


@pytest.fixture
def faults(client: FlaskClient) -> Faults:
    return faults_at(client, PREFIX)
