"""How many cards of each kind of way there are, player by player, and whether any layout exists at all.

A layout deals each player ``hand`` cards, puts ``number`` of them into the pile and brings as many back.  Only how many
cards there are of each kind of way matters (see ways.py), so for each player we count

    going         dealt to the player, end unknown: kept, or placed
    coming        ending with the player, origin unknown: kept, or got back
    dealt_left    places in the hand as dealt that no card is known to fill; held_left likewise in the hand afterwards
    placed_left   cards still to place, received_left to get back, beyond those known to have gone through the pile

and for the table the loose cards, of which nothing is known.  A layout exists if and only if

    no number left is negative
    going <= held_left + placed_left    what was dealt has somewhere to go
    the sum of all four needs <= loose, where a player's need is what of dealt_left neither coming nor placed_left can
    fill: loose cards that this player was dealt and kept

Why: let k be the loose cards a player keeps.  For a given k, how many of going, of coming and of the cards dealt to the
player that also end there go through the pile is a system of differences; whole numbers solve it if any do, and the
lines above are all its cycles.  The least possible k is the need.  Players meet only in the loose cards, and those that
nobody keeps go through the pile, to fill what is left.  The tests compare this with every layout of small packs.

Everything holds as well with the way of each card reversed: dealt and held, placed and received, going and coming
change places, and the need stays.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from service.apples.deal import PLAYERS
from service.apples.referee.ways import UNSEEN, Way

Tally = Mapping[Way, int]
"""How many cards there are of each way."""


@dataclass(slots=True)
class Share:
    """One player's numbers, as in the module's table."""

    dealt_left: int
    held_left: int
    placed_left: int
    received_left: int
    going: int = 0
    coming: int = 0

    @property
    def need(self) -> int:
        """Loose cards that the player must have been dealt and kept."""
        return max(0, self.dealt_left - self.coming - self.placed_left)

    @property
    def spare(self) -> int:
        """Cards coming to the player that may come from others before there is more need of loose ones."""
        return max(0, self.coming + self.placed_left - self.dealt_left)

    @property
    def outlet(self) -> int:
        """Cards of other ways that the player can still have been dealt and passed on or kept to the end."""
        return self.held_left - self.going + self.placed_left

    @property
    def possible(self) -> bool:
        """Whether the numbers can be made up, were there loose cards enough."""
        return min(self.dealt_left, self.held_left, self.placed_left, self.received_left, self.outlet) >= 0

    @property
    def reverse(self) -> "Share":
        """The numbers with every way run backwards."""
        return Share(self.held_left, self.dealt_left, self.received_left, self.placed_left, self.coming, self.going)


@dataclass(frozen=True)
class Numbers:
    """The four players' numbers and the loose cards."""

    shares: tuple[Share, ...]
    loose: int

    @cached_property
    def slack(self) -> int:
        """Loose cards that nobody needs; negative if there are too few."""
        return self.loose - sum(share.need for share in self.shares)

    @property
    def possible(self) -> bool:
        """Whether any layout exists."""
        return all(share.possible for share in self.shares) and self.slack >= 0

    @property
    def reverse(self) -> "Numbers":
        """The numbers with every way run backwards."""
        return Numbers(tuple(share.reverse for share in self.shares), self.loose)


def count(tally: Tally, hand: int, number: int) -> Numbers:
    """The players' numbers, for the cards of a whole pack."""
    shares = tuple(Share(hand, hand, number, number) for _ in range(PLAYERS))
    for (origin, end, piled), cards in tally.items():
        if origin is not None:
            shares[origin].dealt_left -= cards
            shares[origin].placed_left -= cards if piled else 0
        if end is not None:
            shares[end].held_left -= cards
            shares[end].received_left -= cards if piled else 0
        if piled:
            continue
        if origin is not None and end is None:
            shares[origin].going += cards
        elif origin is None and end is not None:
            shares[end].coming += cards
    return Numbers(shares, tally.get(UNSEEN, 0))
