"""What one of many piles costs, by how many a request holds, beside merely reading their JSON.

Reading alone is measured in this process, with orjson, in turn with the servers: the machine is as busy for all.
"""

import time
from collections.abc import Iterator
from statistics import median

import orjson

from tests.bench.contender import Running, ratio
from tests.bench.questions import Question, bulk

SIZES = (10, 100, 1_000, 10_000, 100_000)  # piles in a request
PILES = 20_000  # in a round, in as many requests as they fill; two at least
ALONE = 1_000  # requests of one pile, before the others in a round and after them
ROUNDS = 5


def size_table(service: Running, twin: Running) -> Iterator[str]:
    """Rows of a Markdown table: medians of CPU time a pile, and of the service's ratios in a round.

    "One more" is what each pile after the first adds to a request, which costs something by itself.
    """
    columns = ("piles in a request", "reading alone (orjson)", "this service", "for one more", "FastAPI twin")
    yield "| " + " | ".join([*columns, "service to reading", "to twin"]) + " |"
    yield "|---|---|---|---|---|---|---|"
    for size in SIZES:
        read, ours, more, theirs = zip(*_rounds(bulk(size), service, twin), strict=True)
        costs = " | ".join(f"{median(each) * 1e6:.2f} µs" for each in (read, ours, more, theirs))
        yield f"| {size:,} | {costs} | {ratio(ours, read):.1f}× | {ratio(ours, theirs):.2f}× |"


def _rounds(question: Question, service: Running, twin: Running) -> Iterator[tuple[float, float, float, float]]:
    piles, one = question.units, bulk(1)
    times = max(2, PILES // piles)
    for each in (service, twin):
        each.cost(question, max(1, times // 4))  # warm up
    for _ in range(ROUNDS):
        before, ours, after = service.cost(one, ALONE), service.cost(question, times), service.cost(one, ALONE)
        more = (ours * piles - (before + after) / 2) / (piles - 1)
        yield _reading(question, times), ours, more, twin.cost(question, times)


def _reading(question: Question, times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        orjson.loads(question.body)
    return (time.process_time() - begun) / (times * question.units)
