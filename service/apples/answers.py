"""The answers of Apples as plain dicts, the JSON of openapi.yaml.

Sorted cards stay sorted, played and shuffled ones in their order.  What has nothing to say is absent.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from service.apples.accounting import Account
from service.apples.auction import Auction, Call, State
from service.apples.deal import seat_after
from service.apples.exchange import Exchange, Exchanged
from service.apples.game import GOAL, Game
from service.apples.results import Winnings
from service.apples.rules import Rule
from service.apples.scoring import VALUES, Meld, Score, meld_points
from service.apples.trick import Trick
from service.cards import RANKS, SUITS, Card, Rank, Suit
from service.faults import Caution
from service.http.answering import Answer
from service.http.problems import pointer
from service.http.verdicts import write_rule, write_standings, write_verdict
from service.rulebook import Place, Violation
from service.standings import Standing
from service.version import __version__


def write_rules() -> Answer:
    """The rule book and every figure of the game, as data."""
    return {
        "version": __version__,
        "rules": [write_rule(rule) for rule in Rule],
        "ranks": write_cards(RANKS),
        "suits": [suit.letter for suit in SUITS],
        "values": {rank.symbol: VALUES[rank] for rank in RANKS},
        "points": {rank.symbol: [_figures(rank, size) for size in range(len(SUITS) + 1)] for rank in RANKS},
        "goal": GOAL,
    }


def write_seats(names: Sequence[str]) -> Answer:
    """The names clockwise from the dealer."""
    return {"seats": list(names), "dealer": names[0]}


def write_deal(hands: Sequence[Sequence[Card]], dealer: int, seed: int) -> Answer:
    """Four hands, and whose call it is."""
    return {"hands": write_hands(hands), "first_caller": seat_after(dealer), "seed": seed}


def write_hand(violations: Sequence[Violation], cards: Sequence[Card], suits: Mapping[Suit, int]) -> Answer:
    """The verdict on a hand, its cards sorted, and the most that may be bid in each suit."""
    return {
        **write_verdict(violations),
        "cards": write_cards(cards),
        "suits": {suit.letter: suits[suit] for suit in SUITS},
    }


def write_bid(violations: Sequence[Violation], calls: Iterable[Call], auction: Auction) -> Answer:
    """The verdict on the calls, and those that may come next."""
    answer = {**write_verdict(violations), "legal_calls": [str(call) for call in calls]}
    return answer | ({} if auction.highest is None else {"highest": str(auction.highest)})


def write_auction(violations: Sequence[Violation], auction: Auction) -> Answer:
    """The verdict on the calls, and where they leave the auction."""
    answer: Answer = {**write_verdict(violations), "state": auction.state.value}
    if auction.highest is not None:
        answer |= {"bid": str(auction.highest), "bidder": auction.bidder}
        if auction.state is State.WON:
            answer |= {"trump": auction.highest.suit.letter, "count": auction.highest.number}
    if auction.state is State.OPEN:
        answer["next_caller"] = auction.next_caller
    if auction.state is State.PASSED_OUT:
        answer["next_dealer"] = seat_after(auction.dealer)
    return answer


def write_exchange(violations: Sequence[Violation], exchange: Exchange, exchanged: Exchanged | None) -> Answer:
    """The verdict on an exchange and, where it is lawful, what came of it."""
    answer = {**write_verdict(violations), "unchecked": [rule.id for rule in exchange.unchecked]}
    if exchanged is not None:
        answer |= {"pile": write_cards(exchanged.pile), "redealt": write_hands(exchanged.redealt)}
        if exchanged.hands is not None:
            answer["hands"] = write_hands(exchanged.hands)
        if exchanged.seed is not None:
            answer["seed"] = exchanged.seed
    return answer


def write_target(violations: Sequence[Violation], left: Iterable[Card]) -> Answer:
    """The verdict on a target, and the cards left for the tricks."""
    return {**write_verdict(violations), "hand": write_cards(left)}


def write_play(violations: Sequence[Violation], legal: Iterable[Card], trick: Sequence[Card]) -> Answer:
    """The verdict on a play, and the cards that may be played."""
    answer = {**write_verdict(violations), "legal_cards": write_cards(legal)}
    return answer | ({"led": trick[0].suit.letter} if trick else {})


def write_trick(trick: Trick) -> Answer:
    """Who wins a trick, or is winning it."""
    return {
        "winner": trick.winner,
        "card": str(trick.card),
        "led": trick.led.letter,
        "ruffed": trick.ruffed,
        "complete": trick.complete,
    }


def write_score(score: Score, at: Place = ()) -> Answer:
    """A pile's points and the lines that add up to them; ``at`` is where the pile stands in the question."""
    return {
        "points": score.points,
        "lines": write_lines(score),
        "singles": write_cards(score.singles),
        "warnings": [write_caution(caution, at) for caution in score.warnings],
    }


def write_lines(score: Score) -> list[Answer]:
    """The lines of the score sheet."""
    return [_line(meld) for meld in score.lines]


def write_round(results: Sequence[Winnings], account: Account) -> Answer:
    """Everyone's score of one hand, and whether the 52 cards are accounted for."""
    scores = [_named_score(result, ("players", index)) for index, result in enumerate(results)]
    return {
        "scores": scores,
        "accounted": account.accounted,
        "missing": write_cards(account.missing),
        "repeated": [
            {"card": str(repeat.card), "players": [results[player].name for player in repeat.players]}
            for repeat in account.repeated
        ],
        "warnings": [warning for score in scores for warning in score["warnings"]],
    }


def write_game(
    names: Sequence[str],
    game: Game,
    standings: Iterable[Standing],
    violations: Sequence[Violation],
    cautions: Iterable[Caution],
) -> Answer:
    """The verdict on a record of hands, its running totals, and who stands where."""
    answer = {
        **write_verdict(violations),
        "rounds": [
            {"points": list(hand.points), "totals": list(hand.totals), "dealer": names[hand.dealer]}
            for hand in game.rounds
        ],
        "totals": list(game.totals),
        "to_goal": list(game.to_goal),
        "standings": write_standings(standings),
        "finished": game.finished,
        "winners": [names[seat] for seat in game.winners],
        "warnings": [write_caution(caution) for caution in cautions],
    }
    return answer | ({} if game.finished else {"next_dealer": names[game.next_dealer]})


def write_caution(caution: Caution, at: Place = ()) -> Answer:
    """One element of ``warnings``."""
    return {"code": caution.code, "detail": caution.detail, "at": pointer((*at, *caution.at))}


def write_cards(cards: Iterable[Card | Rank]) -> list[str]:
    """Cards as they are written back."""
    return [str(card) for card in cards]


def write_hands(hands: Iterable[Iterable[Card]]) -> list[list[str]]:
    """One list of cards for each seat."""
    return [write_cards(hand) for hand in hands]


def _figures(rank: Rank, size: int) -> dict[str, Any]:
    """What ``size`` cards of a rank score, and what they do with the target card among them."""
    plain = {"plain": meld_points(rank, size, with_target=False)}
    return plain | ({"with_target": meld_points(rank, size, with_target=True)} if size else {})


def _named_score(result: Winnings, at: Place) -> Answer:
    return {"name": result.name, **write_score(result.score, at)}


def _line(meld: Meld) -> Answer:
    return {
        "rank": meld.rank.symbol,
        "cards": write_cards(meld.cards),
        "size": meld.size,
        "with_target": meld.with_target,
        "points": meld.points,
        "rule": meld.rule.id,
        "text": meld.text,
    }
