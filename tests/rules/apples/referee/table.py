"""Records as they are written in test tables."""

from service.apples.deal import DEFAULT_DEALER
from service.apples.referee.finding import Finding
from service.apples.referee.judge import Judgement, judge_record
from service.apples.referee.record import CardList, Record, Target
from service.cards import PACK, Card, read_card
from tests.rules.apples.reading import calls, cards
from tests.rules.apples.referee.sheets import NAMES

THREE_SPADES = "pass 3S pass pass pass"  # won by Bo, dealt by Di


def judge(said: str = "", tricks: str = "", **shown: str) -> Judgement:
    """The judgement on a record: ``hands="Ann AS ??; Bo KS"``, ``targets="Ann AS"``, ``tricks="2C 3C 4C 5C; AD"``."""
    targets = [Target(listed.seat, card) for listed in lists(shown.get("targets", "")) for card in listed.cards if card]
    return judge_record(
        Record(
            NAMES,
            DEFAULT_DEALER,
            tuple(calls(said)),
            targets=tuple(targets),
            tricks=tuple(tuple(cards(trick)) for trick in tricks.split(";") if trick),
            hands=tuple(lists(shown.get("hands", ""))),
            placed=tuple(lists(shown.get("placed", ""))),
            redealt=tuple(lists(shown.get("redealt", ""))),
        )
    )


def lists(text: str) -> list[CardList]:
    rows = [row.split() for row in text.split(";") if row]
    return [CardList(NAMES.index(name), tuple(map(seen, tokens))) for name, *tokens in rows]


def seen(text: str) -> Card | None:
    return None if text == "??" else read_card(text)


def found(judgement: Judgement) -> list[str]:
    """The findings as ``play.follow /tricks/0/1``, with a question mark where it is not decided."""
    return [f"{name(finding)}" for finding in judgement.violations] + [
        f"{name(finding)}?" for finding in judgement.undetermined
    ]


def name(finding: Finding) -> str:
    place = "" if finding.at is None else " /" + "/".join(map(str, finding.at))
    return f"{finding.rule.id}{place}"


def suit(letter: str) -> str:
    """All the cards of a suit, as a hand is written."""
    return " ".join(str(card) for card in PACK if card.suit.letter == letter)
