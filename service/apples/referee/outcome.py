"""What the table sees of a hand: how far it has come, whose turn it is and what may be done, piles and scores.

phase         what is under way, by the furthest that the record shows
auction       until it is won, or all four have passed (passed-out)
exchange      until all four have cards back, or a target is seen
target        until all four targets are set aside, or a card is played
play          until every trick is complete (finished)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from service.apples.auction import Call, State
from service.apples.deal import PLAYERS, Seat, count_suits, seat_after
from service.apples.referee.case import Case
from service.apples.scoring import Score, score_pile
from service.apples.trick import legal_cards
from service.cards import Card


class Stage(Enum):
    """How far a hand has come."""

    AUCTION = "auction"
    PASSED_OUT = "passed-out"
    EXCHANGE = "exchange"
    TARGET = "target"
    PLAY = "play"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where a recorded hand stands. None, or nobody in ``scores``, where the record does not tell."""

    stage: Stage
    turn: Seat | None  # to call or to play
    legal_actions: Sequence[Call | Card] | None  # of the player whose turn it is, if that hand is fully known
    piles: tuple[tuple[Card, ...], ...]  # won by each seat, trick by trick
    scores: dict[Seat, Score]  # of a finished hand, where the target card is known
    next_dealer: Seat | None  # after a finished or passed-out hand


def find_outcome(case: Case) -> Outcome:
    """Where the hand stands after all that was recorded."""
    stage = _stage(case)
    turn = _turn(case, stage)
    over = stage in (Stage.FINISHED, Stage.PASSED_OUT)
    piles = _piles(case)
    return Outcome(
        stage,
        turn,
        None if turn is None else _legal_actions(case, stage, turn),
        piles,
        _scores(case, piles) if stage is Stage.FINISHED else {},
        seat_after(case.record.dealer) if over else None,
    )


def _stage(case: Case) -> Stage:
    record, course = case.record, case.course
    if course.auction.state is not State.WON:
        return Stage.AUCTION if course.auction.state is State.OPEN else Stage.PASSED_OUT
    if sum(trick.complete for trick in course.tricks) >= record.most_tricks:
        return Stage.FINISHED
    if course.tricks or len(record.targets) == PLAYERS:
        return Stage.PLAY
    if record.targets or len(record.redealt) == PLAYERS:
        return Stage.TARGET
    return Stage.EXCHANGE


def _turn(case: Case, stage: Stage) -> Seat | None:
    if stage is Stage.AUCTION:
        return case.course.auction.next_caller
    return case.course.next_player if stage is Stage.PLAY else None


def _legal_actions(case: Case, stage: Stage, seat: Seat) -> Sequence[Call | Card] | None:
    if stage is Stage.AUCTION:
        hand = _known(case, seat, case.layouts.most_dealt, case.layouts.least_dealt)
        return None if hand is None else case.course.auction.legal_calls(count_suits(hand))
    hand = _known(case, seat, case.layouts.most_held, case.layouts.least_held)
    target = case.target(seat) or _deduced_target(case, seat)
    if hand is None or target is None:
        return None
    gone = {target, *(played.card for played in case.course.played)}
    trick = next((trick.cards for trick in case.course.tricks if not trick.complete), ())
    return legal_cards([card for card in hand if card not in gone], trick)


def _known(
    case: Case, seat: Seat, most: Callable[[Seat, list[Card]], int], least: Callable[[Seat, list[Card]], int]
) -> list[Card] | None:
    """The player's hand, if it is the same in every layout."""
    possible = [card for card in case.record.pack if most(seat, [card])]
    return possible if least(seat, possible) == len(possible) else None


def _deduced_target(case: Case, seat: Seat) -> Card | None:
    """The only card that the player can have set aside, if there is only one and nobody else played it."""
    gone = {played.card for played in case.course.played}
    possible = [card for card in case.unplayed() if case.layouts.most_held(seat, [card])]
    match possible:
        case [only] if only not in gone:
            return only
    return None


def _piles(case: Case) -> tuple[tuple[Card, ...], ...]:
    piles: list[list[Card]] = [[] for _ in range(PLAYERS)]
    for trick in case.course.tricks:
        if trick.complete:
            piles[trick.winner] += trick.cards
    return tuple(map(tuple, piles))


def _scores(case: Case, piles: Sequence[tuple[Card, ...]]) -> dict[Seat, Score]:
    shown = {target.seat: target.card for target in case.record.targets}
    targets = {seat: shown.get(seat) or _deduced_target(case, seat) for seat in range(PLAYERS)}
    return {seat: score_pile(piles[seat], target) for seat, target in targets.items() if target is not None}
