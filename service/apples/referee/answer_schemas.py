"""What the referee answers, as a marshmallow schema (see http/shapes.py)."""

from service.apples.answer_schemas import PlayerScore, card_list
from service.apples.auction import State
from service.apples.deal import HAND_SIZE, PLAYERS
from service.apples.fields import CallField, CardField, SuitField
from service.apples.referee.finding import Verdict
from service.apples.referee.outcome import Stage
from service.apples.referee.schemas import MOST_TRICKS
from service.http.fields import Choice, Flag, Integer, ListOf, Part
from service.http.schema import Question
from service.http.shapes import UNBOUNDED, Pointer, Text, many


def verdict() -> Choice:
    """One of the three verdicts."""
    return Choice(*(verdict.value for verdict in Verdict), required=True)


class PhaseVerdicts(Question):
    """The verdict on each phase."""

    auction, exchange, target, play = verdict(), verdict(), verdict(), verdict()


class ViolationShape(Question):
    """A step that breaks a rule."""

    step = Text(required=True)
    player = Text(required=True)
    rule = Text(required=True)
    detail = Text(required=True)
    at = Pointer()
    shown_at = Pointer()


class DoubtShape(ViolationShape):
    """A step that is not decided."""

    settled_by = Text(required=True)


class AuctionShape(Question):
    """Where the auction stands."""

    state = Choice(*(state.value for state in State), required=True)
    bid = CallField()
    bidder = Text()
    trump = SuitField()
    count = Integer(1, HAND_SIZE)
    next_caller = Text()
    next_dealer = Text()


class TrickShape(Question):
    """A trick, with names for seats."""

    cards = card_list(1, PLAYERS)
    leader = Text(required=True)
    winner = Text(required=True)
    card = CardField(required=True)
    led = SuitField(required=True)
    ruffed = Flag(required=True)
    complete = Flag(required=True)


class PileShape(Question):
    """The cards that a player has won."""

    name = Text(required=True)
    cards = card_list()


class RefereeAnswer(Question):
    """The judgement on a hand."""

    verdict = verdict()
    by_phase = Part(PhaseVerdicts(), required=True)
    violations = many(Part(ViolationShape()))
    undetermined = many(Part(DoubtShape()))
    phase = Choice(*(stage.value for stage in Stage), required=True)
    turn = Text()
    legal_actions = ListOf(Text(), 0, UNBOUNDED)
    auction = Part(AuctionShape(), required=True)
    tricks = many(Part(TrickShape()), 0, MOST_TRICKS)
    piles = many(Part(PileShape()), PLAYERS, PLAYERS)
    scores = many(Part(PlayerScore()), 0, PLAYERS)
    next_dealer = Text()


ANSWERS: dict[str, type[Question]] = {"/v1/apples/referee": RefereeAnswer}
