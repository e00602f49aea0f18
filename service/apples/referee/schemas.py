"""What the referee is asked: a record of a hand, loaded by name, and read as a ``Record``.

Names become seats.  A card not seen is written ``??``, in hands, placed and redealt.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from service.apples.auction import Auction, State
from service.apples.deal import DEFAULT_DEALER, PLAYERS
from service.apples.fields import AS_CARDS, CallList, CardField, CardList, TokenList
from service.apples.referee import record
from service.apples.referee.record import Record
from service.apples.schemas import MOST_CALLS, OnePack, names_in
from service.cards import PACK, Card
from service.faults import Fault
from service.http.fields import ListOf, Part
from service.http.names import NameField, NameList
from service.http.schema import Question
from service.names import find_repeated, fold_name, unknown_player
from service.rulebook import Place

UNSEEN = "??"
MOST_TRICKS = len(PACK) // PLAYERS  # even without a target card
OF_PLAYERS = ("hands", "placed", "redealt", "targets")
BEYOND_AUCTION = ("placed", "redealt", "targets", "tricks")


class SeenCardField(CardField):
    """One card, or None for one not seen."""

    wants = 'one card, such as "AS" or "10H", or "??" for one not seen'

    def _deserialize(self, value: object, *_: object, **__: object) -> Any:  # noqa: ANN401  (a card or None)
        return None if value == UNSEEN else super()._deserialize(value)


class SeenCardList(CardList):
    """A list of cards, seen or not."""

    def __init__(self, fewest: int, most: int, **options: Any) -> None:  # noqa: ANN401  (marshmallow's)
        TokenList.__init__(self, SeenCardField(), fewest, most, too_long="too-many", **options)
        self.known = {**AS_CARDS, UNSEEN: None}  # type: ignore[dict-item]
        self.wants += " cards, ?? for one not seen"


class PlayerCards(Question):
    """Cards of one player."""

    name = NameField(required=True)
    cards = SeenCardList(0, len(PACK), required=True)


class PlayerTarget(Question):
    """The target card of one player."""

    name = NameField(required=True)
    card = CardField(required=True)


def players_cards() -> ListOf:
    """Cards of some or all players."""
    return ListOf(Part(PlayerCards()), 0, PLAYERS, load_default=list)


class RefereeRequest(OnePack):
    """The record of a hand, as far as it was seen."""

    players = NameList(PLAYERS, PLAYERS, required=True)
    dealer = NameField()
    calls = CallList(MOST_CALLS, required=True)
    hands = players_cards()
    placed = players_cards()
    redealt = players_cards()
    targets = ListOf(Part(PlayerTarget()), 0, PLAYERS, load_default=list)
    tricks = ListOf(CardList(0, PLAYERS), 0, MOST_TRICKS, load_default=list)
    together = (("hands",), ("placed",), ("redealt",), ("targets", "tricks"))

    def whole(self, asked: dict[str, Any]) -> Iterable[Fault]:
        """Cards or names twice, strangers, a short trick before the last, cards beyond an auction nobody won."""
        yield from super().whole(asked)
        for field in OF_PLAYERS:
            yield from find_repeated(names_in(asked, field))
        yield from _strangers(asked)
        yield from _short_tricks(asked.get("tricks") or ())
        yield from _unwon(asked)


def read_record(asked: Mapping[str, Any]) -> Record:
    """The record in what was loaded; the dealer is the last player unless somebody else is named."""
    seats = {fold_name(name): seat for seat, name in enumerate(asked["players"])}

    def lists(field: str) -> tuple[record.CardList, ...]:
        return tuple(record.CardList(seats[fold_name(each["name"])], tuple(each["cards"])) for each in asked[field])

    return Record(
        players=tuple(asked["players"]),
        dealer=seats[fold_name(asked["dealer"])] if "dealer" in asked else DEFAULT_DEALER,
        calls=tuple(asked["calls"]),
        hands=lists("hands"),
        placed=lists("placed"),
        redealt=lists("redealt"),
        targets=tuple(record.Target(seats[fold_name(each["name"])], each["card"]) for each in asked["targets"]),
        tricks=tuple(map(tuple, asked["tricks"])),
    )


def _strangers(asked: Mapping[str, Any]) -> Iterator[Fault]:
    """Names of people who are not playing."""
    players = [name for name in asked.get("players") or () if name is not None]
    if len(players) != PLAYERS:  # then it is not known who plays
        return
    known = set(map(fold_name, players))
    names: list[tuple[Place, str]] = [(("dealer",), asked["dealer"])] if "dealer" in asked else []
    names += [named for field in OF_PLAYERS for named in names_in(asked, field)]
    for at, name in names:
        if fold_name(name) not in known:
            yield unknown_player(name, players, at)


def _short_tricks(tricks: Sequence[list[Card] | None]) -> Iterator[Fault]:
    """Short tricks that others follow; empty ones at the end are tricks to come, and nothing is wrong with them."""
    begun = [index for index, trick in enumerate(tricks) if trick != []]
    for index, trick in enumerate(tricks[: max(begun, default=0)]):
        if trick is not None and len(trick) < PLAYERS:
            detail = f"Only the last trick may have fewer than {PLAYERS} cards; trick {index + 1} has {len(trick)}."
            yield Fault("wrong-count", detail, ("tricks", index))


def _unwon(asked: Mapping[str, Any]) -> Iterator[Fault]:
    """Cards that come after the auction, though it was not won."""
    calls = asked.get("calls")
    if calls is None or None in calls:
        return
    auction = Auction()
    for call in calls:
        auction = auction.after(call)
    for field in BEYOND_AUCTION if auction.state is not State.WON else ():
        if _has_cards(asked.get(field) or ()):
            detail = f"Nobody has won the auction, so there can be no {field} yet."
            yield Fault("no-winning-bid", detail, (field,))


def _has_cards(shown: Iterable[Any]) -> bool:
    """Whether any card, seen or not, is in a field: lists of cards, or cards with a player's name."""
    return any(each.get("cards", "card" in each) if isinstance(each, Mapping) else each for each in shown)
