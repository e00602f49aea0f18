"""The conformance pack: the service gives every answer in it, and it speaks of every rule."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from service import create_app
from service.apples.rules import Rule as ApplesRule
from service.apples_to_apples.rules import Rule as PartyRule
from service.cards import RANKS
from service.rulebook import Kind
from service.vectors.pack import FOLDER, Case, read_cases

CLIENT = create_app().test_client()
FILES = sorted(FOLDER.glob("*.json"))
RULES = [("apples", rule) for rule in ApplesRule] + [("apples-to-apples", rule) for rule in PartyRule]
RULE_IDS = [f"{game}/{rule.id}" for game, rule in RULES]


@pytest.mark.parametrize(
    "case", read_cases(), ids=lambda case: f"{case['game']}/{'+'.join(case['rules'])}: {case['id']}"
)
def test_the_service_gives_the_answer(case: Case) -> None:
    response = CLIENT.open(case["path"], method=case["method"], json=case.get("body"))
    assert response.status_code == case["status"], response.text
    assert list(differences(case["answer"], response.json)) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_keeps_its_schema(file: Path) -> None:
    schema = json.loads(Path(__file__).with_name("schema.json").read_text())
    assert list(jsonschema_rs.Draft202012Validator(schema).iter_errors(json.loads(file.read_text("utf-8")))) == []


def test_no_two_cases_share_an_id() -> None:
    ids = [case["id"] for case in read_cases()]
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_that_a_case_names_exists() -> None:
    assert {f"{case['game']}/{rule}" for case in read_cases() for rule in case["rules"]} <= set(RULE_IDS)


@pytest.mark.parametrize(("game", "rule"), RULES, ids=RULE_IDS)
def test_every_rule_has_a_case(game: str, rule: ApplesRule | PartyRule) -> None:
    assert cases_about(game, rule.id)


@pytest.mark.parametrize(
    ("game", "rule"), [(game, rule) for game, rule in RULES if rule.kind is Kind.VIOLATION], ids=str
)
def test_a_rule_that_can_be_broken_is_kept_in_one_case_and_broken_in_another(
    game: str, rule: ApplesRule | PartyRule
) -> None:
    judged = [case["answer"] for case in cases_about(game, rule.id) if case["status"] == 200]
    broken = [answer for answer in judged if rule.id in {each["rule"] for each in answer.get("violations", ())}]
    kept = [answer for answer in judged if answer.get("violations") == [] or answer.get("accounted")]
    assert broken, "no case in which it is broken"
    assert kept, "no case in which it is kept"


def test_the_scoring_table_is_complete() -> None:
    ids = {case["id"] for case in read_cases()}
    for rank in RANKS:
        assert sum(f" x {rank}: " in each for each in ids) == 5, "none to four of a rank"
        assert sum(f" x {rank} with the target: " in each for each in ids) == 4, "one to four with the target"


def test_the_pack_is_served() -> None:
    served = CLIENT.get("/v1/vectors")
    assert served.json is not None
    assert served.json["cases"] == list(read_cases())
    assert CLIENT.get("/v1/vectors?format=text").text.startswith(f"{len(read_cases())} cases\n")


def cases_about(game: str, rule: str) -> list[Case]:
    return [case for case in read_cases() if case["game"] == game and rule in case["rules"]]


def differences(wanted: Any, got: Any, at: str = "") -> Iterator[str]:  # noqa: ANN401  (any JSON)
    """Where an answer lacks what a case asks for."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        for name, value in wanted.items():
            yield from differences(value, got[name], f"{at}/{name}") if name in got else [f"{at}/{name} is missing"]
    elif isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        for index, value in enumerate(wanted):
            yield from differences(value, got[index], f"{at}/{index}")
    elif wanted != got:
        yield f"{at} is {got!r}, not {wanted!r}"
