"""The settings, one by one, and the README's table of them."""

from pathlib import Path

import pytest

from service.http.settings import VARIABLES, SettingsError, count_cores, read_settings
from tests.served import PROJECT


def test_without_any_variable() -> None:
    settings = read_settings({})
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, count_cores())
    assert (settings.connections, settings.idle, settings.body, settings.grace) == (8000, 15, 10, 25)
    assert (settings.log_level, settings.request_log) == ("info", True)


@pytest.mark.parametrize("value", ["0", "65536", "-1", "1.5", "８０", " 80", "0x50", "eighty", ""])
def test_what_is_no_port(value: str) -> None:
    with pytest.raises(SettingsError, match=r"^PORT must "):
        read_settings({"PORT": value})


def test_every_fault_is_named() -> None:
    with pytest.raises(SettingsError) as raised:
        read_settings(dict.fromkeys(VARIABLES, ""))
    assert [sentence.split()[0] for sentence in str(raised.value).split(". ")] == list(VARIABLES)


@pytest.mark.parametrize(
    ("quota", "cores"),
    [("50000 100000", 1), ("100000 100000", 1), ("10 100000", 1), ("max 100000", count_cores()), ("", count_cores())],
)
def test_a_container_may_be_allowed_fewer_cores(tmp_path: Path, quota: str, cores: int) -> None:
    (tmp_path / "cpu.max").write_text(quota)
    assert count_cores(tmp_path / "cpu.max") == cores


def test_the_readme_lists_every_variable_its_default_and_what_it_does() -> None:
    readme = (PROJECT / "README.md").read_text()
    for name, variable in VARIABLES.items():
        assert f"| `{name}` | {variable.default} | {variable.means} |" in readme
