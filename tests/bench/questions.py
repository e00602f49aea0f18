"""What the contenders are asked; the same bytes for all of them."""

import random
from dataclasses import dataclass

import orjson

from service.cards import PACK

PILES = 1000  # in one bulk question
SEED = 20250101


@dataclass(frozen=True, slots=True)
class Question:
    """A POST of JSON, and how many units of work it holds."""

    name: str
    path: str
    body: bytes
    units: int = 1  # piles

    def request(self, host: str) -> bytes:
        """The bytes on the wire."""
        head = (
            f"POST {self.path} HTTP/1.1",
            f"Host: {host}",
            "User-Agent: bench",
            "Accept: */*",
            "Content-Type: application/json",
            f"Content-Length: {len(self.body)}",
        )
        return "\r\n".join([*head, "", ""]).encode() + self.body


def bulk(count: int = PILES, *, seed: int = SEED) -> Question:
    """``count`` piles as lists of cards, thirteen on average with the target."""
    return Question("bulk", "/v1/apples/scores", orjson.dumps({"piles": random_piles(count, seed)}), count)


def random_piles(count: int, seed: int = SEED) -> list[dict[str, object]]:
    """Piles of 8, 12 or 16 cards and a target, as a JSON request has them."""
    chance = random.Random(seed)
    piles: list[dict[str, object]] = []
    for _ in range(count):
        target, *pile = map(str, chance.sample(PACK, 1 + chance.choice((8, 12, 16))))
        piles.append({"pile": pile, "target": target})
    return piles


SCORE = Question(
    "score",
    "/v1/apples/score",
    b'{"pile":["AS","AH","KD","2C","2D","9C","9D","9H","10S","4D","JC","JD"],"target":"QS"}',
)
PLAY = Question(
    "play",
    "/v1/apples/play",
    b'{"hand":["AS","KS","7S","QC","2C","JD","9D","10H","4H","3H"],"trick":["5C","KC"],"trump":"H","card":"JD"}',
)
BULK = bulk()
