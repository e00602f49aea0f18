"""What the number of players settles: how many play a round, how many green cards win, how far the stock must reach.

    players   red cards a round                      green cards to win
    4         one each, the fastest one more: 4      8
    5         one each: 4                            7
    6         one each, not the slowest: 4           6
    7         the same: 5                            5
    8 to 10   the same: 6 to 8                       4

The judge plays none.  A round awards one green card, so the longest game is the one in which everybody comes to within
one card of winning: players x (to win - 1) rounds, and one more.  Nobody is dealt new cards after the last round.
"""

from dataclasses import dataclass

FEWEST_PLAYERS, MOST_PLAYERS = 4, 10
EXTRA_PLAY_PLAYERS = 4  # at this table the fastest plays a second card
LEFT_OUT_PLAYERS = 6  # from this table on the slowest plays none
GREEN_TO_WIN = {4: 8, 5: 7, 6: 6, 7: 5, 8: 4, 9: 4, 10: 4}  # game.end: by number of players
HAND = 7  # deal.seven: red cards that everyone holds when a round begins


@dataclass(frozen=True, slots=True)
class Stock:
    """The cards in the box: red ones numbered from 1 to ``red``, green ones from 1 to ``green``."""

    red: int
    green: int


PRINTED = Stock(red=321, green=107)
BLANK = Stock(red=3, green=1)
WITH_BLANKS = Stock(PRINTED.red + BLANK.red, PRINTED.green + BLANK.green)


def stock(*, blanks: bool) -> Stock:
    """The cards in play (cards.stock); ``blanks`` counts in the players' own cards, numbered last."""
    return WITH_BLANKS if blanks else PRINTED


@dataclass(frozen=True, slots=True)
class Table:
    """A table of 4 to 10 players (table.players). All its figures are counts of players, cards or rounds."""

    players: int

    @property
    def to_win(self) -> int:
        """Green cards that win the game (game.end)."""
        return GREEN_TO_WIN[self.players]

    @property
    def extra_play(self) -> bool:
        """Whether the fastest plays a second red card."""
        return self.players == EXTRA_PLAY_PLAYERS

    @property
    def left_out(self) -> bool:
        """Whether the slowest plays none."""
        return self.players >= LEFT_OUT_PLAYERS

    @property
    def plays(self) -> int:
        """Red cards played in a round (round.plays)."""
        return self.players - 1 + self.extra_play - self.left_out

    @property
    def dealt(self) -> int:
        """Red cards dealt before the first round."""
        return HAND * self.players

    @property
    def most_rounds(self) -> int:
        """The longest that a game can be."""
        return self.players * (self.to_win - 1) + 1

    @property
    def most_red_cards(self) -> int:
        """The most that can be dealt in a whole game, with every refill."""
        return self.dealt + self.plays * (self.most_rounds - 1)


TABLES = {players: Table(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
