"""Apples to Apples played to the end, many times, at every table: dealt, played, awarded and refilled by the rules.

    the stock       red and green cards never run out
    the hands       seven in every hand before every round
    the cards       every red card is in one place: a hand, the stock or the box
    the bounds      rounds and red cards never pass the figures of ``table``; the longest game reaches both

Half of the games are won by chance; in the others the judge's left neighbour wins every round, which puts the end off
as long as can be.
"""

import random

from service.apples_to_apples.award import Award, judge_round
from service.apples_to_apples.deal import deal
from service.apples_to_apples.game import Game, play_game
from service.apples_to_apples.round import Play, Round
from service.apples_to_apples.table import HAND, TABLES, Table, stock
from service.shuffle import SEED_LIMIT

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
GAMES_A_TABLE, GAMES_A_TABLE_QUICK = 1_000, 10


def main(quick: bool) -> None:  # noqa: FBT001  (the shape of every proof)
    """Play, and print one line."""
    games = GAMES_A_TABLE_QUICK if quick else GAMES_A_TABLE
    played = [play(table, seed) for table in TABLES.values() for seed in range(games)]
    rounds, most = sum(len(evening.awards) for evening in played), max(evening.red_cards for evening in played)
    print(
        f"Apples to Apples: {len(played):,} games of 4 to 10 players, {rounds:,} rounds; "
        f"hands always seven again, at most {most} red cards dealt."
    )


class Evening:
    """One game as it goes on: what everyone holds, what is left, what is out."""

    def __init__(self, table: Table, chance: random.Random, *, blanks: bool) -> None:
        self.table, self.chance, self.blanks = table, chance, blanks
        self.players = NAMES[: table.players]
        self.first_judge = chance.choice(self.players)
        dealt = deal(table, chance.randrange(SEED_LIMIT), blanks=blanks)
        self.hands = dict(zip(self.players, dealt.hands, strict=True))
        self.stack, self.green = list(dealt.red_left), list(dealt.green)
        self.box: list[int] = []
        self.awards: list[str] = []

    @property
    def game(self) -> Game:
        """Where the game stands."""
        return play_game(self.players, self.first_judge, self.awards)

    @property
    def red_cards(self) -> int:
        """Dealt so far."""
        return stock(blanks=self.blanks).red - len(self.stack)

    def play_round(self, *, longest: bool) -> Award:
        """A round, with its cards out of the game; nobody is dealt new ones yet."""
        assert {len(hand) for hand in self.hands.values()} == {HAND}
        self.green.pop()
        this = Round(self.players, self.game.next_judge, self.hands)
        plays = self.lay(this)
        favourite = this.next_judge if longest else self.chance.choice(plays[: self.table.plays]).player
        outcome = judge_round(this, plays, self.chance.randrange(SEED_LIMIT), favourite)
        assert outcome.violations == ()
        assert outcome.award is not None
        self.awards.append(outcome.award.winner)
        self.box += outcome.award.discarded
        self.hands = {
            name: tuple(card for card in hand if card not in outcome.award.discarded)
            for name, hand in self.hands.items()
        }
        return outcome.award

    def lay(self, this: Round) -> list[Play]:
        """A card from everyone in an order of chance, and of the fastest of four a second one."""
        order = [name for name in this.players if name not in (this.judge, this.next_judge)]
        self.chance.shuffle(order)
        order.insert(self.chance.randrange(len(order)), this.next_judge)  # never the slowest, so always able to win
        if this.table.extra_play:
            order.insert(self.chance.randint(1, len(order)), order[0])
        hands = {name: self.chance.sample(this.hands[name], 2) for name in this.players}
        return [Play(name, hands[name].pop()) for name in order]

    def refill(self, award: Award) -> None:
        """Deal everyone up to seven."""
        for name, count in zip(self.players, award.refill, strict=True):
            self.hands[name] += tuple(self.stack.pop() for _ in range(count))


def play(table: Table, seed: int) -> Evening:
    """One game to its end, with what must hold then. An odd seed's game is the longest there is."""
    longest = bool(seed % 2)
    evening = Evening(table, random.Random(seed), blanks=seed % 4 < 2)
    award = evening.play_round(longest=longest)
    while evening.game.winner is None:
        evening.refill(award)
        award = evening.play_round(longest=longest)
    held = [card for hand in evening.hands.values() for card in hand]
    assert sorted([*held, *evening.stack, *evening.box]) == list(range(1, stock(blanks=evening.blanks).red + 1))
    assert evening.game.violations == ()
    assert len(evening.awards) <= table.most_rounds
    assert evening.red_cards <= table.most_red_cards
    if longest:
        assert (len(evening.awards), evening.red_cards) == (table.most_rounds, table.most_red_cards)
    return evening
