"""The answers of Apples to Apples as lines read aloud at the table. The first line is the answer."""

from collections.abc import Iterable, Iterator

from service.http.answering import Answer
from service.http.verdicts import listed, rules_lines, verdict_lines

Lines = Iterator[str]


def rules(answer: Answer) -> Lines:
    """Every rule, then a line for each size of table."""
    yield from rules_lines("Apples to Apples", answer)
    for each in answer["tables"]:
        yield f"{each['players']} players: {each['to_win']} green cards win; {_plays(each)}"


def table(answer: Answer) -> Lines:
    """``6 players: 6 green cards win``, then what a round and a whole game take."""
    yield f"{answer['players']} players: {answer['to_win']} green cards win"
    yield f"A round: {_plays(answer)}"
    yield f"First deal: {answer['dealt'] // answer['players']} red cards each, {answer['dealt']} in all"
    yield f"The longest game: {answer['most_rounds']} rounds, {answer['most_red_cards']} red cards"
    yield f"In the box: {answer['stock']['red']} red and {answer['stock']['green']} green cards"


def deal(answer: Answer) -> Lines:
    """Everyone's cards, then both stacks from the top."""
    yield f"Seven red cards to each of {len(answer['hands'])} players"
    for number, hand in enumerate(answer["hands"], 1):
        yield f"  {hand.get('name', f'Player {number}')}: {_cards(hand['cards'])}"
    yield f"Red stack, from the top: {_cards(answer['red_left'])}"
    yield f"Green stack, from the top: {_cards(answer['green'])}"
    yield f"Seed {answer['seed']}"


def round_(answer: Answer) -> Lines:
    """How far the round has come, or who won it and what everyone is dealt."""
    yield from verdict_lines(answer, _round_state(answer))
    if "left_out" in answer:
        yield f"{answer['left_out']} was the slowest and plays none"
    if "shuffled" in answer:
        yield f"Turn over in this order: {_cards(answer['shuffled'])}  (seed {answer['seed']})"
    if "winner" in answer:
        yield f"Out of the game: {_cards(answer['discarded'])}"
        yield f"{answer['next_judge']} judges next and deals: {_dealt(answer['refill'])}"


def game(answer: Answer) -> Lines:
    """Who has won or leads, then the standings."""
    yield from verdict_lines(answer, _game_state(answer))
    for each in answer["standings"]:
        yield f"  {each['place']}. {each['name']}: {each['points']}"
    if answer["finished"]:
        yield f"The game ended with round {answer['ended_in']}"
    else:
        yield f"{answer['next_judge']} judges next; {answer['to_win']} green cards win"


def _plays(table_: Answer) -> str:
    """``4 red cards, one from each player but the judge, a second from the fastest``."""
    who = "one from each player but the judge"
    if table_["extra_play"]:
        who += ", a second from the fastest"
    if table_["left_out"]:
        who += " and the slowest"
    return f"{table_['plays']} red cards, {who}"


def _round_state(answer: Answer) -> str:
    if "winner" in answer:
        return f"{answer['winner']} wins the green card"
    if answer["waiting"]:
        return f"{_count(answer['to_come'], 'red card')} to come from {listed(answer['waiting'])}"
    return "All red cards are in"


def _game_state(answer: Answer) -> str:
    ahead = [each["name"] for each in answer["standings"] if each["place"] == 1]
    points = answer["standings"][0]["points"]
    if answer["finished"]:
        return f"{ahead[0]} wins with {_count(points, 'green card')}"
    if points == 0:
        return "Nobody has a green card yet"
    return f"{listed(ahead)} {'leads' if len(ahead) == 1 else 'lead'} with {_count(points, 'green card')}"


def _dealt(refill: Iterable[Answer]) -> str:
    """``Ann 2, Bo 1``."""
    return ", ".join(f"{each['name']} {each['count']}" for each in refill if each["count"]) or "nothing"


def _cards(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers)) or "cards whose numbers were not told"


def _count(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
