"""One short view for each path under /v1/apples-to-apples: what was asked, judged, and written as an answer."""

from typing import Any

from flask import Blueprint

from service.apples_to_apples import answers, texts
from service.apples_to_apples import schemas as ask
from service.apples_to_apples.award import judge_round
from service.apples_to_apples.deal import deal
from service.apples_to_apples.game import play_game
from service.apples_to_apples.table import TABLES
from service.http.answering import Answer
from service.http.question import NoFields, question
from service.shuffle import draw_seed
from service.standings import rank_players

Asked = dict[str, Any]
"""What a schema loaded: domain values by field name."""

apples_to_apples = Blueprint("apples_to_apples", __name__, url_prefix="/v1/apples-to-apples")


@question(apples_to_apples, "/rules", NoFields, texts.rules, post=False, get=True)
def rules(_: Asked) -> Answer:
    """The rule book, and the figures of every table."""
    return answers.write_rules()


@question(apples_to_apples, "/table", ask.TableRequest, texts.table, get=True)
def table(asked: Asked) -> Answer:
    """What a number of players settles."""
    return answers.write_table(asked["players"].table, blanks=asked["blanks"])


@question(apples_to_apples, "/deal", ask.DealRequest, texts.deal)
def deal_cards(asked: Asked) -> Answer:
    """Seven red cards to everyone."""
    sitting, seed = asked["players"], asked.get("seed", draw_seed())
    return answers.write_deal(deal(sitting.table, seed, blanks=asked["blanks"]), sitting.names, seed)


@question(apples_to_apples, "/round", ask.RoundRequest, texts.round_, form=False)
def round_(asked: Asked) -> Answer:
    """Who still has to play, what the judge turns over, and who is awarded the green card."""
    seed = asked.get("seed", draw_seed())
    outcome = judge_round(asked["round"], asked["plays"], seed, asked.get("favourite"))
    return answers.write_round(asked["players"], outcome, seed)


@question(apples_to_apples, "/game", ask.GameRequest, texts.game, form=False)
def game(asked: Asked) -> Answer:
    """Where a game stands, and whether it is over."""
    players = asked["players"]
    played = play_game(players, asked["first_judge"], asked["rounds"])
    return answers.write_game(players, played, TABLES[len(players)].to_win, rank_players(players, played.points))
