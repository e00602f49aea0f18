"""The answers of Apples as lines read aloud at the table. The first line is the answer."""

from collections.abc import Callable, Iterator
from typing import Any

from service.apples.auction import Bid
from service.apples.scoring import figure
from service.cards import read_card, read_suit
from service.http.answering import Answer
from service.http.verdicts import listed, rules_lines, verdict_lines

Lines = Iterator[str]


def rules(answer: Answer) -> Lines:
    """Every rule with its id, and every ruling marked as one."""
    return rules_lines("Apples", answer)


def seats(answer: Answer) -> Lines:
    """``Ann deals first``, then the order round the table."""
    yield f"{answer['dealer']} deals first"
    yield f"Clockwise: {', '.join(answer['seats'])}"


def deal(answer: Answer) -> Lines:
    """Whose call it is, the hands, and the seed that deals them again."""
    yield f"Seat {answer['first_caller']} calls first"
    yield from _seat_lines(answer["hands"])
    yield f"Seed {answer['seed']}"


def hand(answer: Answer) -> Lines:
    """The verdict, the cards, and the most that may be bid."""
    yield from verdict_lines(answer)
    yield f"Cards: {_cards(answer['cards'])}"
    yield "May be bid at most: " + ", ".join(
        Bid(count, read_suit(suit)).words for suit, count in answer["suits"].items()
    )


def bid(answer: Answer) -> Lines:
    """The verdict, the highest bid so far, and the calls that may be made."""
    yield from verdict_lines(answer)
    if "highest" in answer:
        yield f"Highest bid: {answer['highest']}"
    yield f"May be called: {', '.join(answer['legal_calls'])}" if answer["legal_calls"] else "The auction is over."


def auction(answer: Answer) -> Lines:
    """Who has won, or whose turn it is."""
    yield from verdict_lines(answer, _AUCTION_STATES[answer["state"]](answer))
    if "trump" in answer:
        trumps, places = read_suit(answer["trump"]).word.capitalize(), answer["count"]
        yield f"{trumps} are trumps; everyone places {places} {'card' if places == 1 else 'cards'}"


def exchange(answer: Answer) -> Lines:
    """The verdict, and what comes back to whom."""
    yield from verdict_lines(answer)
    if "pile" in answer:
        yield f"Pile: {_cards(answer['pile'])}"
        yield from _seat_lines(answer["redealt"], " gets back")
    if "hands" in answer:
        yield "Then they hold"
        yield from _seat_lines(answer["hands"])
    if answer["unchecked"]:
        yield f"Not judged without the hands: {', '.join(answer['unchecked'])}"
    if "seed" in answer:
        yield f"Seed {answer['seed']}"


def target(answer: Answer) -> Lines:
    """The verdict, and the cards left."""
    yield from verdict_lines(answer)
    yield f"Left to play: {_cards(answer['hand'])}"


def play(answer: Answer) -> Lines:
    """The verdict, and the cards that may be played."""
    yield from verdict_lines(answer)
    if "led" in answer:
        yield f"Led: {read_suit(answer['led']).word}"
    yield f"May be played: {_cards(answer['legal_cards'])}"


def trick(answer: Answer) -> Lines:
    """``Seat 2 wins with the 2 of diamonds``."""
    verb = "wins" if answer["complete"] else "is winning"
    yield f"Seat {answer['winner']} {verb} with the {read_card(answer['card']).words}"
    led = read_suit(answer["led"]).word.capitalize()
    yield f"{led} were led{', and the trick is ruffed' if answer['ruffed'] else ''}"


def score(answer: Answer) -> Lines:
    """``30 points``, then each line of the score sheet."""
    yield f"{figure(answer['points'])} points"
    yield from _score_lines(answer)
    yield from _warnings(answer)


def scores(answer: Answer) -> Lines:
    """How many piles, then the points of each, or what is wrong with it; how many were faulty."""
    number, faulty = len(answer["scores"]), 0
    yield f"{number} {'pile' if number == 1 else 'piles'}"
    for place, score in enumerate(answer["scores"], 1):
        faulty += "problem" in score
        said = score["problem"]["detail"] if "problem" in score else f"{figure(score['points'])} points"
        yield f"{place}. {said}"
        for line in score.get("lines", ()):
            yield f"  {line['text']}  ({_cards(line['cards'])})"
    if faulty:
        yield f"{faulty} faulty"


def round_(answer: Answer) -> Lines:
    """Everyone's points, what is odd about the cards, then the score sheet of each."""
    yield ", ".join(f"{each['name']} {figure(each['points'])}" for each in answer["scores"])
    yield from _accounts(answer)
    for each in answer["scores"]:
        yield f"{each['name']}: {figure(each['points'])} points"
        yield from _score_lines(each)
        yield from _warnings(each, "  ")


def game(answer: Answer) -> Lines:
    """Who has won or leads, then the standings."""
    yield from verdict_lines(answer, _game_state(answer))
    for each in answer["standings"]:
        yield f"  {each['place']}. {each['name']}: {figure(each['points'])}"
    if "next_dealer" in answer:
        yield f"{answer['next_dealer']} deals next"
    for warning in answer["warnings"]:
        yield f"Note on round {int(warning['at'].split('/')[2]) + 1}: {warning['detail']}"


def _won(answer: Answer) -> str:
    return f"Seat {answer['bidder']} wins the auction with {Bid(answer['count'], read_suit(answer['trump'])).words}"


def _open(answer: Answer) -> str:
    highest = (
        f"the highest bid is {answer['bid']} by seat {answer['bidder']}" if "bid" in answer else "there is no bid yet"
    )
    return f"Seat {answer['next_caller']} calls next; {highest}"


def _passed_out(answer: Answer) -> str:
    return f"All four passed: seat {answer['next_dealer']} deals next"


_AUCTION_STATES: dict[str, Callable[[Answer], str]] = {"won": _won, "open": _open, "passed-out": _passed_out}


def _game_state(answer: Answer) -> str:
    ahead = [each for each in answer["standings"] if each["place"] == 1]
    if not any(answer["totals"]):
        return "Nobody has any points yet"
    names, points = [each["name"] for each in ahead], figure(ahead[0]["points"])
    if answer["finished"]:
        return f"{listed(names)} {'win' if len(names) > 1 else 'wins'} with {points} points"
    return f"{listed(names)} {'lead' if len(names) > 1 else 'leads'} with {points} points"


def _score_lines(answer: Answer) -> Lines:
    for line in answer["lines"]:
        yield f"  {line['text']}  ({_cards(line['cards'])})"
    if answer["singles"]:
        yield f"  Singles, worth nothing: {_cards(answer['singles'])}"


def _accounts(answer: Answer) -> Lines:
    if answer["accounted"]:
        yield "All 52 cards are accounted for."
    if answer["missing"]:
        yield f"Missing: {_cards(answer['missing'])}"
    for repeat in answer["repeated"]:
        yield f"Too many of {repeat['card']}: with {listed(repeat['players'])}"


def _warnings(answer: Answer, indent: str = "") -> Lines:
    for warning in answer["warnings"]:
        yield f"{indent}Note: {warning['detail']}"


def _seat_lines(hands: list[list[str]], verb: str = "") -> Lines:
    for seat, cards in enumerate(hands):
        yield f"  Seat {seat}{verb}: {_cards(cards)}"


def _cards(cards: list[Any]) -> str:
    return " ".join(cards) or "none"
