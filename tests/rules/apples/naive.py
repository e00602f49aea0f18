"""The rules of scoring and of tricks a second time, as simply as they can be said; compared with the service's own."""

from collections.abc import Sequence

from service.cards import Card, Rank, Suit

POINTS_OF_ONE = {"A": 15, "K": 10, "Q": 10, "J": 10, "10": 10}
POINTS_OF_ONE |= {"9": 5, "8": 5, "7": 5, "6": 5, "5": -15, "4": -15, "3": -15, "2": -15}


def naive_score(pile: Sequence[Card | Rank], target: Card | Rank) -> int:
    """Sort the cards into heaps by what is printed on them, then price each heap by hand."""
    ranks = [str(card.rank if isinstance(card, Card) else card) for card in [*pile, target]]
    the_target = ranks[-1]
    total = 0
    for rank in set(ranks):
        one = POINTS_OF_ONE[rank]
        many = ranks.count(rank)
        if many == 2:
            total += one + one
        elif many == 3:
            total += 40 if rank == the_target else (one + one + one) + (one + one + one)
        elif many == 4:
            total += 80 if rank == the_target else 16 * one
    return total


def naive_winner(trick: Sequence[Card], trump: Suit | None) -> int:
    """The one that beats all the others: who played it, counted from the leader."""
    for index, card in enumerate(trick):
        if all(other is card or naive_beats(card, other, trick[0].suit, trump) for other in trick):
            return index
    raise AssertionError("Some card always wins.")


def naive_beats(one: Card, other: Card, led: Suit, trump: Suit | None) -> bool:
    """Whether ``one`` takes a trick from ``other``: case by case, as it would be explained at the table."""
    if one.suit is other.suit:
        order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
        return order.index(str(one.rank)) > order.index(str(other.rank))
    if one.suit is trump:
        return True
    if other.suit is trump:
        return False
    return one.suit is led
