"""The referee judges as one that tries every layout: packs of two to four ranks, faults planted, parts hidden."""

from collections import Counter
from random import Random

from service.apples.referee.judge import judge_record
from service.apples.referee.record import Record
from tests.rules.apples.referee.naive import NaiveReferee, verdicts_of
from tests.rules.apples.referee.sheets import draw_sheet, shown, small_pack

RECORDS = {2: 3_000, 3: 700, 4: 300}  # by number of ranks
MOST_VAGUE = {2: 8, 3: 8, 4: 5}  # cards seen in fewer than two places: of more, trying every layout takes minutes
TWICE = 2
QUICK = 100  # times fewer


def main(quick: bool) -> None:  # noqa: FBT001  (the shape of every proof)
    """Compare all verdicts of all records, and print one line."""
    verdicts: Counter[str] = Counter()
    for ranks, records in RECORDS.items():
        chance = Random(f"layouts {ranks}")
        for _ in range(records // QUICK if quick else records):
            verdicts.update(compare(chance, ranks))
    said = ", ".join(f"{verdicts[verdict]:,} steps {verdict}" for verdict in ("illegal", "undetermined"))
    print(f"Referee: {verdicts['record']:,} small records, {said}: as by trying every layout.")


def compare(chance: Random, ranks: int) -> list[str]:
    """The verdicts on one record, by both referees."""
    pack = small_pack(ranks)
    record = draw_sheet(chance, pack).record()
    while vague(record) > MOST_VAGUE[ranks]:
        record = draw_sheet(chance, pack).record()
    verdicts = verdicts_of(judge_record(record))
    naive = NaiveReferee(record).verdicts
    assert verdicts == naive, (record, verdicts, naive)
    return ["record", *verdicts.values()]


def vague(record: Record) -> int:
    """How many cards were seen in fewer than two places."""
    places = Counter(card for _, _, card in shown(record))
    return sum(places[card] < TWICE for card in record.pack)
