"""What the referee's judgement costs: CPU time of one record, as read and up to the answer.

python -m tests.bench.referee

whole     lawful hands that were seen whole
faulty    the same with up to three faults in them, each of which may make many more
hidden    hands at any moment, lawful or not, of which parts were not seen
absurd    every card is shown with the wrong player, again and again: the slowest there is
"""

import time
from collections.abc import Iterator
from random import Random

from service.apples.auction import PASS, Bid
from service.apples.referee.answers import write_judgement
from service.apples.referee.judge import judge_record
from service.apples.referee.record import CardList, Record
from service.cards import PACK, Suit
from tests.rules.apples.referee.sheets import NAMES, SEATS, Sheet, can_be_judged, hide, plant, play_hand, stop

RECORDS = 400


def main() -> None:
    """Print a line for each kind of record: milliseconds in the median, at p90 and at worst."""
    for name, records in KINDS.items():
        times = sorted(map(measure, records(Random(f"bench {name}"))))
        median, p90, worst = times[len(times) // 2], times[len(times) * 9 // 10], times[-1]
        print(f"referee {name:8} {len(times)} records: median {median:.2f} ms, p90 {p90:.2f} ms, worst {worst:.2f} ms")


def measure(record: Record) -> float:
    """Milliseconds of CPU, the better of two runs."""
    times = []
    for _ in range(2):
        start = time.process_time()
        write_judgement(judge_record(record))
        times.append(1000 * (time.process_time() - start))
    return min(times)


def whole(chance: Random) -> Iterator[Record]:
    for _ in range(RECORDS):
        yield play_hand(chance).record()


def faulty(chance: Random) -> Iterator[Record]:
    yield from judged(plant(chance, play_hand(chance)) for _ in range(RECORDS))


def hidden(chance: Random) -> Iterator[Record]:
    def draw() -> Sheet:
        sheet = stop(chance, play_hand(chance))
        return hide(chance, plant(chance, sheet) if chance.getrandbits(1) else sheet)

    yield from judged(draw() for _ in range(RECORDS))


def absurd(chance: Random) -> Iterator[Record]:
    for _ in range(RECORDS // 20):
        dealt, placed, redealt, played = (chance.sample(PACK, len(PACK)) for _ in range(4))
        hands, pile, back = (
            tuple(CardList(seat, tuple(cards[seat::4])) for seat in SEATS) for cards in (dealt, placed, redealt)
        )
        calls = (Bid(13, Suit.SPADES), PASS, PASS, PASS)
        tricks = tuple(tuple(played[k::13]) for k in range(13))
        yield Record(NAMES, calls=calls, hands=hands, placed=pile, redealt=back, tricks=tricks)
        miscounted = (CardList(0, tuple(dealt[:12])), *hands[1:])
        yield Record(NAMES, calls=calls, hands=miscounted, placed=pile, redealt=back, tricks=tricks)


def judged(sheets: Iterator[Sheet]) -> Iterator[Record]:
    """The records among them that the referee can be asked about."""
    return (record for record in (sheet.record() for sheet in sheets) if can_be_judged(record))


KINDS = {"whole": whole, "faulty": faulty, "hidden": hidden, "absurd": absurd}

if __name__ == "__main__":
    main()
