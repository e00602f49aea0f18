"""What both games say in the same way: verdicts, rules and standings, as JSON and as lines read aloud."""

from collections.abc import Iterable, Iterator, Sequence

from service.http.answering import Answer
from service.http.problems import pointer
from service.rulebook import Rulebook, Violation
from service.standings import Standing


def write_verdict(violations: Sequence[Violation]) -> Answer:
    """``legal`` and every violation."""
    listed = [{"rule": each.rule.id, "detail": each.detail, "at": pointer(each.at)} for each in violations]
    return {"legal": not listed, "violations": listed}


def write_rule(rule: Rulebook) -> Answer:
    """One rule, and its ruling where it has one."""
    written = {"id": rule.id, "kind": rule.kind.value, "text": rule.text}
    return written | ({"ruling": rule.ruling} if rule.ruling else {})


def write_standings(standings: Iterable[Standing]) -> list[Answer]:
    """Everyone's line, in order."""
    return [{"place": each.place, "name": each.name, "points": each.points} for each in standings]


def verdict_lines(answer: Answer, state: str = "") -> Iterator[str]:
    """Every rule broken, then how things stand all the same; ``legal`` where there is nothing else to say."""
    for index, violation in enumerate(answer["violations"]):
        yield f"{'also' if index else 'illegal'}: {violation['rule']} {violation['detail']}"
    if state or answer["legal"]:
        yield state or "legal"


def rules_lines(game: str, answer: Answer) -> Iterator[str]:
    """Every rule with its id, and every ruling marked as one."""
    yield f"The rules of {game}, version {answer['version']}"
    for rule in answer["rules"]:
        yield f"{rule['id']}: {rule['text']}"
        if "ruling" in rule:
            yield f"  Ruling: {rule['ruling']}"


def listed(names: Iterable[str]) -> str:
    """``Ann, Bo and Chidi``."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
