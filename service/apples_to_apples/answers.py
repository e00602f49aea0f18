"""The answers of Apples to Apples as plain dicts, the JSON of openapi.yaml. What has nothing to say is absent."""

from collections.abc import Iterable, Sequence

from service.apples_to_apples.award import Award, Outcome
from service.apples_to_apples.deal import Deal
from service.apples_to_apples.game import Game
from service.apples_to_apples.rules import Rule
from service.apples_to_apples.table import TABLES, Table, stock
from service.http.answering import Answer
from service.http.verdicts import write_rule, write_standings, write_verdict
from service.standings import Standing
from service.version import __version__


def write_rules() -> Answer:
    """The rule book, and the figures of every table."""
    return {
        "version": __version__,
        "rules": [write_rule(rule) for rule in Rule],
        "tables": [write_table(table, blanks=False) for table in TABLES.values()],
    }


def write_table(table: Table, *, blanks: bool) -> Answer:
    """Everything that the number of players settles, and the cards in play."""
    cards = stock(blanks=blanks)
    return {
        "players": table.players,
        "to_win": table.to_win,
        "plays": table.plays,
        "extra_play": table.extra_play,
        "left_out": table.left_out,
        "dealt": table.dealt,
        "most_rounds": table.most_rounds,
        "most_red_cards": table.most_red_cards,
        "stock": {"red": cards.red, "green": cards.green},
    }


def write_deal(dealt: Deal, names: Sequence[str], seed: int) -> Answer:
    """Everyone's seven cards, with their names where there are any, and both stacks."""
    hands: list[Answer] = [{"cards": list(cards)} for cards in dealt.hands]
    if names:
        hands = [{"name": name, **hand} for name, hand in zip(names, hands, strict=True)]
    return {"hands": hands, "red_left": list(dealt.red_left), "green": list(dealt.green), "seed": seed}


def write_round(players: Sequence[str], outcome: Outcome, seed: int) -> Answer:
    """The verdict on the plays and the favourite, and how far the round has come."""
    arrivals = outcome.arrivals
    answer = {**write_verdict(outcome.violations), "waiting": list(arrivals.waiting), "to_come": arrivals.to_come}
    if arrivals.left_out is not None:
        answer["left_out"] = arrivals.left_out
    if outcome.shuffled is not None:
        answer |= {"shuffled": list(outcome.shuffled), "seed": seed}
    return answer | ({} if outcome.award is None else _award(players, outcome.award))


def write_game(players: Sequence[str], game: Game, to_win: int, standings: Iterable[Standing]) -> Answer:
    """The verdict on the awards, and where they leave the game."""
    answer = {
        **write_verdict(game.violations),
        "to_win": to_win,
        "scores": [{"name": name, "points": points} for name, points in zip(players, game.points, strict=True)],
        "judges": list(game.judges),
        "standings": write_standings(standings),
        "finished": game.winner is not None,
        "winners": [] if game.winner is None else [game.winner],
        "next_judge": game.next_judge,
    }
    return answer | ({} if game.ended_in is None else {"ended_in": game.ended_in})


def _award(players: Sequence[str], award: Award) -> Answer:
    refill = zip(players, award.refill, strict=True)
    return {
        "winner": award.winner,
        "discarded": list(award.discarded),
        "next_judge": award.next_judge,
        "refill": [{"name": name, "count": count} for name, count in refill],
    }
