"""The referee's judgement as a sheet to be read aloud. The first line is the verdict."""

from collections.abc import Iterator

from service.apples.auction import Bid
from service.apples.calls import read_call
from service.apples.scoring import figure
from service.cards import read_suit
from service.http.answering import Answer

Lines = Iterator[str]


def referee(answer: Answer) -> Lines:
    """``illegal: play.follow by Bo, trick 1 card 4``; then what is wrong, what is open, and how the hand went."""
    yield _verdict(answer)
    yield "  " + ", ".join(f"{phase} {verdict}" for phase, verdict in answer["by_phase"].items())
    for violation in answer["violations"]:
        yield f"Broken, {violation['step']}: {violation['rule']}"
        yield f"  {violation['detail']}"
    for doubt in answer["undetermined"]:
        yield f"Open, {doubt['step']}: {doubt['rule']}"
        yield f"  {doubt['detail']}"
        yield f"  {doubt['settled_by']}"
    yield from _auction(answer["auction"])
    yield from _tricks(answer)
    yield from _scores(answer)
    yield from _next(answer)


def _verdict(answer: Answer) -> str:
    first, *more = answer["violations"] or answer["undetermined"] or [None]
    if first is None:
        return "legal"
    others = f", and {len(more)} more" if more else ""
    return f"{answer['verdict']}: {first['rule']} by {first['player']}, {first['step']}{others}"


def _auction(auction: Answer) -> Lines:
    if auction["state"] == "passed-out":
        yield "All four passed: the cards are thrown in."
        return
    bid = read_call(auction["bid"]) if "bid" in auction else None
    if not isinstance(bid, Bid):
        yield "There is no bid yet."
    elif auction["state"] == "won":
        yield f"{auction['bidder']} won the auction with {bid.words}: {read_suit(auction['trump']).word} are trumps"
    else:
        yield f"The highest bid is {bid.words}, by {auction['bidder']}"


def _tricks(answer: Answer) -> Lines:
    for number, trick in enumerate(answer["tricks"], 1):
        verb = "wins" if trick["complete"] else "is winning"
        cards = " ".join(trick["cards"])
        yield f"{number:>4}. {trick['leader']} leads {cards}: {trick['winner']} {verb} with {trick['card']}"


def _scores(answer: Answer) -> Lines:
    for score in answer["scores"]:
        yield f"{score['name']}: {figure(score['points'])} points"
        for line in score["lines"]:
            yield f"  {line['text']}  ({' '.join(line['cards'])})"


def _next(answer: Answer) -> Lines:
    if "next_dealer" in answer:
        yield f"{answer['next_dealer']} deals next"
    elif "turn" in answer:
        yield f"{answer['turn']} {'calls' if answer['phase'] == 'auction' else 'plays'} next"
    else:
        yield NEXT[answer["phase"]]
    if "legal_actions" in answer:
        yield f"  May choose: {', '.join(answer['legal_actions'])}"


NEXT = {
    "exchange": "Next the bidding pile is filled and dealt out again.",
    "target": "Next everybody sets a target card aside.",
}
