"""One short view for each path under /v1/apples: what was asked, judged, and written as an answer."""

from typing import Any

from flask import Blueprint

from service.apples import answers, texts
from service.apples import schemas as ask
from service.apples.accounting import account, caution_results
from service.apples.auction import Auction, hold_auction
from service.apples.deal import DEFAULT_DEALER, Draw, count_suits, deal, judge_hand, seat_players
from service.apples.exchange import Exchange, exchange_cards, judge_exchange
from service.apples.game import Game, play_game
from service.apples.game_schemas import GameRequest, RoundRequest
from service.apples.pile_reader import read_piles
from service.apples.referee import answers as referee_answers
from service.apples.referee import texts as referee_texts
from service.apples.referee.judge import judge_record
from service.apples.referee.schemas import RefereeRequest, read_record
from service.apples.results import seat_points
from service.apples.scores import score_each, score_lines
from service.apples.scoring import score_pile
from service.apples.target import hand_without, judge_target
from service.apples.trick import Trick, judge_play, legal_cards
from service.cards import sort_cards
from service.http.answering import Answer, LongAnswer, LongList
from service.http.fairness import giving_way
from service.http.metrics import count_piles
from service.http.question import NoFields, question
from service.http.reading import MIB
from service.names import find_name
from service.shuffle import draw_seed
from service.standings import rank_players

BULK_LIMIT = 16 * MIB  # of a body with many piles

Asked = dict[str, Any]
"""What a schema loaded: domain values by field name."""

apples = Blueprint("apples", __name__, url_prefix="/v1/apples")


@question(apples, "/rules", NoFields, texts.rules, post=False, get=True)
def rules(_: Asked) -> Answer:
    """The rule book, and every figure of the game."""
    return answers.write_rules()


@question(apples, "/seats", ask.SeatsRequest, texts.seats, form=False)
def seats(asked: Asked) -> Answer:
    """Who sits where, and who deals first."""
    return answers.write_seats(seat_players([Draw(**drawn) for drawn in asked["draws"]]))


@question(apples, "/deal", ask.DealRequest, texts.deal)
def deal_cards(asked: Asked) -> Answer:
    """Four hands."""
    seed = asked.get("seed", draw_seed())
    dealer = asked.get("dealer", DEFAULT_DEALER)
    return answers.write_deal(deal(seed, dealer), dealer, seed)


@question(apples, "/hand", ask.HandRequest, texts.hand, get=True)
def hand(asked: Asked) -> Answer:
    """Whether these cards can be a hand as dealt."""
    cards = asked["cards"]
    return answers.write_hand(judge_hand(cards), sort_cards(cards), count_suits(cards))


@question(apples, "/bid", ask.BidRequest, texts.bid, get=True)
def bid(asked: Asked) -> Answer:
    """Whether a call may be made, and which may."""
    auction, violations = hold_auction(asked["calls"], Auction())
    held = count_suits(asked["hand"])
    if "call" in asked:
        violations += auction.judge(asked["call"], ("call",), held)
    return answers.write_bid(violations, auction.legal_calls(held), auction)


@question(apples, "/auction", ask.AuctionRequest, texts.auction, get=True)
def auction(asked: Asked) -> Answer:
    """Where the calls leave the auction."""
    ended, violations = hold_auction(asked["calls"], Auction(asked.get("dealer", DEFAULT_DEALER)))
    return answers.write_auction(violations, ended)


@question(apples, "/exchange", ask.ExchangeRequest, texts.exchange, form=False)
def exchange(asked: Asked) -> Answer:
    """Whether the bidding pile is right, and what comes back from it."""
    seed = asked.pop("seed", None)
    laid = Exchange(**asked)
    violations = judge_exchange(laid)
    exchanged = None if violations else exchange_cards(laid, draw_seed() if seed is None else seed)
    return answers.write_exchange(violations, laid, exchanged)


@question(apples, "/target", ask.TargetRequest, texts.target, get=True)
def target(asked: Asked) -> Answer:
    """Whether a card may be the target."""
    return answers.write_target(judge_target(**asked), hand_without(**asked))


@question(apples, "/play", ask.PlayRequest, texts.play, get=True)
def play(asked: Asked) -> Answer:
    """Whether a card may be played, and which may."""
    held, trick = asked["hand"], asked["trick"]
    violations = judge_play(held, trick, asked["card"]) if "card" in asked else []
    return answers.write_play(violations, legal_cards(held, trick), trick)


@question(apples, "/trick", ask.TrickRequest, texts.trick, get=True)
def trick(asked: Asked) -> Answer:
    """Who wins a trick."""
    return answers.write_trick(Trick(**asked))


@question(apples, "/score", ask.ScoreRequest, texts.score, get=True)
def score(asked: Asked) -> Answer:
    """What a winnings pile is worth."""
    count_piles(1)
    return answers.write_score(score_pile(asked["pile"], asked["target"]))


@question(
    apples,
    "/scores",
    ask.ScoresRequest,
    texts.scores,
    form=False,
    limit=BULK_LIMIT,
    lines=score_lines,
    read_list=read_piles,
)
def scores(asked: Asked) -> Answer:
    """What many piles are worth, each by itself."""
    piles = asked["piles"]
    count_piles(len(piles))
    return LongAnswer(scores=LongList(len(piles), score_each(piles, lines=asked["detail"] == "lines")))


@question(apples, "/round", RoundRequest, texts.round_, form=False)
def round_(asked: Asked) -> Answer:
    """What everyone scores in a hand, and whether all its cards are accounted for."""
    results = asked["players"]
    count_piles(len(results))
    return answers.write_round(results, account(results))


@question(apples, "/game", GameRequest, texts.game, form=False)
def game(asked: Asked) -> Answer:
    """How a game stands, and who has won."""
    names, rounds = asked["players"], asked["rounds"]
    dealer = find_name(asked.get("dealer", names[DEFAULT_DEALER]), names)
    start = Game(DEFAULT_DEALER if dealer is None else dealer, asked["goal"])
    played, violations = play_game([seat_points(names, results) for results in giving_way(rounds, glance=1)], start)
    cautions = [
        each
        for index, results in enumerate(giving_way(rounds, glance=1))
        for each in caution_results(results, ("rounds", index))
    ]
    return answers.write_game(names, played, rank_players(names, played.totals), violations, cautions)


@question(apples, "/referee", RefereeRequest, referee_texts.referee, form=False)
def referee(asked: Asked) -> Answer:
    """What a record proves of how a hand was played."""
    return referee_answers.write_judgement(judge_record(read_record(asked)))
