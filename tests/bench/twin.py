"""The same questions answered by FastAPI and pydantic, as one would write it there."""

from typing import Annotated, Any, Literal

from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, ConfigDict, Field

from service.apples import answers
from service.apples.bulk import known_points
from service.apples.pack import find_faults, show
from service.apples.scoring import score_pile
from service.apples.trick import judge_play, legal_cards
from service.cards import CARDS_BY_TOKEN, RANKS_BY_TOKEN, Card, Rank

CARDS_AND_RANKS: dict[str, Card | Rank] = {**CARDS_BY_TOKEN, **RANKS_BY_TOKEN}

app = FastAPI()


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Pile(Asked):
    pile: Annotated[list[str], Field(max_length=51)]
    target: str


class Piles(Asked):
    piles: Annotated[list[Pile], Field(max_length=100_000)]


class Play(Asked):
    hand: Annotated[list[str], Field(min_length=1, max_length=12)]
    trick: Annotated[list[str], Field(max_length=3)]
    trump: Literal["S", "C", "D", "H"] | None = None
    card: str


class Line(BaseModel):
    rank: str
    cards: list[str]
    size: int
    with_target: bool
    points: int
    rule: str
    text: str


class Warned(BaseModel):
    code: str
    detail: str
    at: str


class Score(BaseModel):
    points: int
    lines: list[Line]
    singles: list[str]
    warnings: list[Warned]


class Points(BaseModel):
    points: int | None


class Scores(BaseModel):
    scores: list[Points]


class Violated(BaseModel):
    rule: str
    detail: str
    at: str


class Verdict(BaseModel):
    legal: bool
    violations: list[Violated]
    legal_cards: list[str]
    led: str


@app.post("/v1/apples/score")
async def score(asked: Pile) -> Score:
    pile = [read(token, CARDS_AND_RANKS) for token in asked.pile]
    return Score(**answers.write_score(score_pile(pile, read(asked.target, CARDS_AND_RANKS))))


@app.post("/v1/apples/play")
async def play(asked: Play) -> Verdict:
    hand: list[Card]
    hand, trick = ([read(token, CARDS_BY_TOKEN) for token in tokens] for tokens in (asked.hand, asked.trick))
    card = read(asked.card, CARDS_BY_TOKEN)
    if find_faults([*show(("hand",), hand), *show(("trick",), trick)]):
        raise HTTPException(422)
    return Verdict(**answers.write_play(judge_play(hand, trick, card), legal_cards(hand, trick), trick))


@app.post("/v1/apples/scores")
async def scores(asked: Piles) -> Scores:
    known = known_points((each.pile, each.target) for each in asked.piles)
    return Scores(scores=[Points(points=points) for points in known])


def read(token: str, known: dict[str, Any]) -> Any:  # noqa: ANN401  (a card, or a rank)
    """The card, or 422."""
    if token not in known:
        raise HTTPException(422, f"{token} is no card")
    return known[token]
