"""What the whole suite shares: the service under gunicorn."""

from collections.abc import Iterator

import pytest

from tests.served import Served, serve


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The service under gunicorn, one worker; started once for all tests that ask for it."""
    with serve(tmp_path_factory.mktemp("served") / "gunicorn.log") as running:
        yield running
