"""The first deal: seven red cards to everyone, and both stacks in the order in which they will be drawn.

Red card k of the shuffled stock, k from 0, goes to player k mod n of the n players, until each of them has seven.
"""

from dataclasses import dataclass

from service.apples_to_apples.table import Table, stock
from service.shuffle import shuffle

RED_LABEL = "apples-to-apples/red"
GREEN_LABEL = "apples-to-apples/green"


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands in seat order, each card in the order dealt; what is left of each colour in the order of drawing."""

    hands: tuple[tuple[int, ...], ...]
    red_left: tuple[int, ...]
    green: tuple[int, ...]


def deal(table: Table, seed: int, *, blanks: bool = False) -> Deal:
    """The deal that ``seed`` gives; ``blanks`` counts in the players' own cards.

    Everyone has seven (deal.seven), to be looked at once all have (deal.look); the judge turns the green cards in
    their shuffled order (round.green).
    """
    cards = stock(blanks=blanks)
    red = shuffle(RED_LABEL, seed, range(1, cards.red + 1))
    green = shuffle(GREEN_LABEL, seed, range(1, cards.green + 1))
    hands = tuple(tuple(red[seat : table.dealt : table.players]) for seat in range(table.players))
    return Deal(hands, tuple(red[table.dealt :]), tuple(green))
