"""What each path of Apples answers, as marshmallow schemas (see http/shapes.py). ``ANSWERS`` has them by path."""

from service.apples.auction import State
from service.apples.deal import HAND_SIZE, PLAYERS
from service.apples.fields import CallField, CardField, SeatField, SuitField, each_seat
from service.apples.game import GOAL
from service.apples.game_schemas import MOST_ROUNDS
from service.apples.rules import Rule
from service.apples.schemas import MOST_IN_HAND, MOST_PILES
from service.apples.scoring import VALUES
from service.cards import PACK, RANKS, SUITS
from service.http.fields import Choice, Flag, Integer, ListOf, Part, SeedField
from service.http.schema import Question
from service.http.shapes import (
    DictOf,
    FaultShape,
    RuleShape,
    StandingShape,
    Text,
    Verdict,
    WarningShape,
    many,
)

MELD_LIMIT = 240  # points: four aces, or four of the lowest cards
POINTS = (-960, 1280)  # the four lowest fours; nine fours and the target's
TOTALS = tuple(points * MOST_ROUNDS for points in POINTS)


def card_list(fewest: int = 0, most: int = len(PACK), *, bare: bool = False, required: bool = True) -> ListOf:
    """A list of cards."""
    return ListOf(CardField(bare=bare), fewest, most, required=required)


def seat_points() -> ListOf:
    """Points in the order of seats."""
    return each_seat(Integer(*TOTALS), required=True)


class FiguresShape(Question):
    """What so many cards of one rank are worth."""

    plain = Integer(-MELD_LIMIT, MELD_LIMIT, required=True)
    with_target = Integer(-MELD_LIMIT, MELD_LIMIT)


class RulesAnswer(Question):
    """The rule book and every figure."""

    version = Text(required=True)
    rules = many(Part(RuleShape()), len(Rule), len(Rule))
    ranks = many(Text(), len(RANKS), len(RANKS))
    suits = many(SuitField(), len(SUITS), len(SUITS))
    values = DictOf(tuple(map(str, RANKS)), Integer(min(VALUES.values()), max(VALUES.values())))
    points = DictOf(tuple(map(str, RANKS)), ListOf(Part(FiguresShape()), len(SUITS) + 1, len(SUITS) + 1))
    goal = Integer(GOAL, GOAL, required=True)


class SeatsAnswer(Question):
    """Who sits where."""

    seats = each_seat(Text(), required=True)
    dealer = Text(required=True)


class DealAnswer(Question):
    """Four hands."""

    hands = each_seat(card_list(HAND_SIZE, HAND_SIZE), required=True)
    first_caller = SeatField(required=True)
    seed = SeedField(required=True)


class HandAnswer(Verdict):
    """A hand checked."""

    cards = card_list(0, MOST_IN_HAND)
    suits = DictOf(tuple(map(str, SUITS)), Integer(0, len(RANKS)))


class BidAnswer(Verdict):
    """A call judged."""

    legal_calls = many(CallField(), 0, 1 + HAND_SIZE * len(SUITS))
    highest = CallField()


class AuctionAnswer(Verdict):
    """Where an auction stands."""

    state = Choice(*(state.value for state in State), required=True)
    bid = CallField()
    bidder = SeatField()
    trump = SuitField()
    count = Integer(1, HAND_SIZE)
    next_caller = SeatField()
    next_dealer = SeatField()


class ExchangeAnswer(Verdict):
    """An exchange judged, and what came of it."""

    unchecked = many(Text(), 0, 2)
    pile = card_list(required=False)
    redealt = each_seat(card_list())
    hands = each_seat(card_list(HAND_SIZE, HAND_SIZE))
    seed = SeedField()


class TargetAnswer(Verdict):
    """A target judged, and the cards left."""

    hand = card_list(HAND_SIZE - 1, HAND_SIZE)


class PlayAnswer(Verdict):
    """A play judged, and the cards that may be played."""

    legal_cards = card_list(1, HAND_SIZE - 1)
    led = SuitField()


class TrickAnswer(Question):
    """Who wins a trick."""

    winner = SeatField(required=True)
    card = CardField(required=True)
    led = SuitField(required=True)
    ruffed = Flag(required=True)
    complete = Flag(required=True)


class LineShape(Question):
    """A pair, three or four of a rank."""

    rank = Text(required=True)
    cards = card_list(2, len(SUITS), bare=True)
    size = Integer(2, len(SUITS), required=True)
    with_target = Flag(required=True)
    points = Integer(-MELD_LIMIT, MELD_LIMIT, required=True)
    rule = Text(required=True)
    text = Text(required=True)


class ScoreAnswer(Question):
    """What a pile is worth."""

    points = Integer(*POINTS, required=True)
    lines = many(Part(LineShape()), 0, len(RANKS))
    singles = card_list(0, len(RANKS), bare=True)
    warnings = many(Part(WarningShape()))


class PileProblem(Question):
    """Why a pile among many has no score."""

    status = Integer(422, 422, required=True)
    code = Text(required=True)
    detail = Text(required=True)
    errors = many(Part(FaultShape()), 1, 5)
    more = Integer(1, 10**6)


class ScoredPile(Question):
    """The score of one pile among many."""

    points = Integer(*POINTS, required=True)
    lines = ListOf(Part(LineShape()), 0, len(RANKS))


class FaultyPile(Question):
    """A pile among many that cannot be scored."""

    problem = Part(PileProblem(), required=True)


class PileScore(Part):
    """Either of the two."""

    def __init__(self) -> None:
        super().__init__(ScoredPile())
        self.parts = (ScoredPile(), FaultyPile())

    def _deserialize(self, value: object, *_: object, **__: object) -> object:
        faulty = isinstance(value, dict) and "problem" in value
        return self.parts[1].load(value) if faulty else super()._deserialize(value)  # type: ignore[arg-type]


class ScoresAnswer(Question):
    """What many piles are worth."""

    scores = many(PileScore(), 0, MOST_PILES)


class PlayerScore(ScoreAnswer):
    """What one player's pile is worth."""

    name = Text(required=True)


class RepeatShape(Question):
    """A card that several players claim, or a rank of which there are too many."""

    card = CardField(bare=True, required=True)
    players = many(Text(), 1, PLAYERS)


class RoundAnswer(Question):
    """Everyone's score of one hand."""

    scores = each_seat(Part(PlayerScore()), required=True)
    accounted = Flag(required=True)
    missing = card_list(bare=True)
    repeated = many(Part(RepeatShape()))
    warnings = many(Part(WarningShape()))


class GameRoundShape(Question):
    """One hand of a game."""

    points = seat_points()
    totals = seat_points()
    dealer = Text(required=True)


class GameAnswer(Verdict):
    """Where a game stands."""

    rounds = many(Part(GameRoundShape()), 0, MOST_ROUNDS)
    totals = seat_points()
    to_goal = seat_points()
    standings = each_seat(Part(StandingShape()), required=True)
    finished = Flag(required=True)
    winners = many(Text(), 0, PLAYERS)
    next_dealer = Text()
    warnings = many(Part(WarningShape()))


ANSWERS: dict[str, type[Question]] = {
    "/v1/apples/rules": RulesAnswer,
    "/v1/apples/seats": SeatsAnswer,
    "/v1/apples/deal": DealAnswer,
    "/v1/apples/hand": HandAnswer,
    "/v1/apples/bid": BidAnswer,
    "/v1/apples/auction": AuctionAnswer,
    "/v1/apples/exchange": ExchangeAnswer,
    "/v1/apples/target": TargetAnswer,
    "/v1/apples/play": PlayAnswer,
    "/v1/apples/trick": TrickAnswer,
    "/v1/apples/score": ScoreAnswer,
    "/v1/apples/scores": ScoresAnswer,
    "/v1/apples/round": RoundAnswer,
    "/v1/apples/game": GameAnswer,
}
