"""The answers of Apples as lines read aloud at the table. The first line is the answer."""

from collections.abc import Iterator

from service.http.answering import Answer


def score(answer: Answer) -> Iterator[str]:
    """``30 points``, then each line of the score sheet."""
    yield f"{answer['points']} points".replace("-", "\u2212")
    for line in answer["lines"]:
        yield f"  {line['text']}  ({' '.join(line['cards'])})"
    if answer["singles"]:
        yield f"  Singles, worth nothing: {' '.join(answer['singles'])}"
    for warning in answer["warnings"]:
        yield f"Note: {warning['detail']}"
