"""Whole games asked of the service round by round, by a table that knows no rules of its own.

It keeps what people keep: the cards in everyone's hand and the stacks.  Who may play, what is turned over, who is dealt
how many, who judges and when it is over, all that the service says.  Each game is written down to be read.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.http.asking import Ask
from tests.http.goldens import PLAYTHROUGHS, compare_with_golden

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo"]


class Table:
    """The people and their cards, asking the service."""

    def __init__(self, ask: Ask, size: int) -> None:
        self.ask, self.chance = ask, random.Random(size)
        self.players = NAMES[:size]
        dealt = ask("deal", players=self.players, seed=size)
        self.hands: dict[str, list[int]] = {hand["name"]: hand["cards"] for hand in dealt["hands"]}
        self.red, self.green = iter(dealt["red_left"]), iter(dealt["green"])
        self.rounds: list[str] = []

    def play(self) -> Iterator[str]:
        """The game as it is told."""
        yield from (f"{name} is dealt {told(hand)}" for name, hand in self.hands.items())
        game = self.ask("game", players=self.players, rounds=self.rounds)
        while not game["finished"]:
            yield f"\nRound {len(self.rounds) + 1}: {game['next_judge']} judges and turns green card {next(self.green)}"
            yield from self.play_round(game["next_judge"])
            game = self.ask("game", players=self.players, rounds=self.rounds)
            assert game["legal"]
            yield "  " + ", ".join(f"{each['name']} {each['points']}" for each in game["scores"])
        yield f"\n{game['winners'][0]} wins in round {game['ended_in']}"

    def play_round(self, judge: str) -> Iterator[str]:
        """A round, until everyone holds seven again."""
        hands = [{"name": name, "cards": cards} for name, cards in self.hands.items()]
        question = {"players": self.players, "judge": judge, "hands": hands, "seed": len(self.rounds)}
        plays: list[dict[str, Any]] = []
        answer = self.ask("round", **question, plays=plays)
        while answer["waiting"]:
            plays.append(self.lay(answer["waiting"], plays))
            answer = self.ask("round", **question, plays=plays)
            assert answer["legal"]
        yield "  " + ", ".join(f"{play['player']} lays {play['card']}" for play in plays)
        if "left_out" in answer:
            yield f"  {answer['left_out']} is left out"
        yield f"  Turned over: {told(answer['shuffled'])}"
        favourite = self.chance.randrange(len(answer["shuffled"]))
        yield from self.award(self.ask("round", **question, plays=plays, favourite=favourite), answer, favourite)

    def lay(self, waiting: list[str], plays: list[dict[str, Any]]) -> dict[str, Any]:
        """A card from one of those waited for."""
        player = self.chance.choice(waiting)
        laid = {play["card"] for play in plays}
        return {"player": player, "card": self.chance.choice([card for card in self.hands[player] if card not in laid])}

    def award(self, awarded: dict[str, Any], answer: dict[str, Any], favourite: int) -> Iterator[str]:
        """The green card goes to its winner, the red ones into the box, and new ones come."""
        assert awarded["shuffled"] == answer["shuffled"]
        assert awarded["shuffled"][favourite] in self.hands[awarded["winner"]]
        self.rounds.append(awarded["winner"])
        yield f"  Card {awarded['shuffled'][favourite]} wins: {awarded['winner']}'s"
        dealt = {each["name"]: [next(self.red) for _ in range(each["count"])] for each in awarded["refill"]}
        for name, new in dealt.items():
            self.hands[name] = [card for card in self.hands[name] if card not in awarded["discarded"]] + new
            assert len(self.hands[name]) == 7
        deals = ", ".join(f"{name} {told(new)}" for name, new in dealt.items() if new)
        yield f"  {awarded['next_judge']} deals {deals}"


def told(cards: list[int]) -> str:
    return " ".join(map(str, cards))


@pytest.mark.parametrize("size", [4, 5, 6, 10])
def test_a_whole_game(ask: Ask, size: int) -> None:
    """Its rounds are lawful, its cards suffice, and hands are of seven whenever a round begins (``deal.seven``)."""
    compare_with_golden(f"apples-to-apples-{size}", "\n".join(Table(ask, size).play()) + "\n", PLAYTHROUGHS)
