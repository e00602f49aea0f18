"""Strangers' generators make clients from the contract, and a whole hand is played through one of them."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.contract.document import CONTRACT
from tests.contract.tools import PROJECT, run_tool
from tests.served import Served

PACKAGE = "apples_client"
NAMES = ["Ann", "Bo", "Chidi", "Dee"]
CALLS = ["2S", "pass", "pass", "pass"]
TYPES_IN_USE = """\
import type { components, operations } from "./contract";

type Schemas = components["schemas"];
type Answer = operations["scorePile"]["responses"][200]["content"]["application/json"];

export const asked: Schemas["ScoreRequest"] = { pile: ["AS", "AH"], target: "KS" };
export const byText: Schemas["BidRequest"] = { hand: "AS KS", calls: ["pass", { number: 3, suit: "D" }] };
export const best = (answer: Answer): number => Math.max(...answer.lines.map((line) => line.points));
export const why = (problem: Schemas["Problem"]): string[] => (problem.errors ?? []).map((fault) => fault.code);
// @ts-expect-error  a pile is no number
export const wrong: Schemas["ScoreRequest"] = { pile: 7, target: "KS" };
"""


class Referee:
    """The generated client: its functions by name, called with a body made of its own models."""

    def __init__(self, url: str) -> None:
        self.client = import_module(f"{PACKAGE}.client").Client(base_url=url)
        self.models = import_module(f"{PACKAGE}.models")

    def ask(self, function: str, model: str, **fields: Any) -> Any:  # noqa: ANN401  (the generated models)
        """Call ``function`` with a ``model`` of these fields; the answer is the client's own object, not a Problem."""
        called = import_module(f"{PACKAGE}.api.apples.{function}").sync
        answer = called(client=self.client, body=getattr(self.models, model).from_dict(fields))
        assert type(answer).__name__ == model.replace("Request", "Answer"), answer
        return answer


@pytest.fixture(scope="module")
def referee(served: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Referee]:
    folder = tmp_path_factory.mktemp("client")
    command = [
        *(sys.executable, "-m", "openapi_python_client", "generate", "--path", str(CONTRACT), "--meta", "none"),
        *("--config", str(Path(__file__).with_name("client.yaml")), "--fail-on-warning"),
        *("--output-path", str(folder / PACKAGE)),
    ]
    made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    sys.path.insert(0, str(folder))
    stranger = Referee(served.url)
    yield stranger
    stranger.client.get_httpx_client().close()
    sys.path.remove(str(folder))


def test_a_whole_hand_through_the_generated_client(referee: Referee) -> None:
    hands = referee.ask("deal_hands", "DealRequest", seed=1).hands
    auction = hold_the_auction(referee, hands)
    placed = [[card for card in hand if card.endswith("S") or seat][:2] for seat, hand in enumerate(hands)]
    exchange = referee.ask(
        *("judge_exchange", "ExchangeRequest"),
        bid=auction.bid,
        bidder=auction.bidder,
        placed=placed,
        hands=hands,
        seed=1,
    )
    assert exchange.legal
    targets = [hand[0] for hand in exchange.hands]
    left = [referee.ask("set_target", "TargetRequest", hand=hand, target=hand[0]).hand for hand in exchange.hands]
    tricks, piles = play_twelve_tricks(referee, left, auction)
    keep_the_score(referee, piles, targets)

    record = {
        "players": NAMES,
        "calls": CALLS,
        "hands": named(hands),
        "placed": named(placed),
        "redealt": named(exchange.redealt),
        "tricks": tricks,
        "targets": [{"name": name, "card": card} for name, card in zip(NAMES, targets, strict=True)],
    }
    judged = referee.ask("referee_hand", "RefereeRequest", **record)
    assert (judged.verdict.value, judged.phase.value, len(judged.scores)) == ("legal", "finished", 4)


def hold_the_auction(referee: Referee, hands: Sequence[list[str]]) -> Any:  # noqa: ANN401
    for turn, call in enumerate(CALLS):
        assert referee.ask("judge_bid", "BidRequest", hand=hands[turn], calls=CALLS[:turn], call=call).legal
    auction = referee.ask("judge_auction", "AuctionRequest", calls=CALLS)
    assert (auction.state.value, auction.bid, auction.bidder, auction.trump.value) == ("won", "2S", 0, "S")
    return auction


def play_twelve_tricks(
    referee: Referee,
    left: list[list[str]],
    auction: Any,  # noqa: ANN401
) -> tuple[list[list[str]], list[list[str]]]:
    """Everyone plays the first legal card. The tricks, and what each seat has won."""
    leader, tricks = auction.bidder, []
    piles: list[list[str]] = [[], [], [], []]
    for _ in range(12):
        trick: list[str] = []
        for seat in ((leader + turn) % 4 for turn in range(4)):
            card = referee.ask("judge_play", "PlayRequest", hand=left[seat], trick=trick, trump="S").legal_cards[0]
            assert referee.ask("judge_play", "PlayRequest", hand=left[seat], trick=trick, trump="S", card=card).legal
            left[seat].remove(card)
            trick = [*trick, card]
        leader = referee.ask("decide_trick", "TrickRequest", cards=trick, trump="S", leader=leader).winner
        piles[leader] += trick
        tricks.append(trick)
    return tricks, piles


def keep_the_score(referee: Referee, piles: list[list[str]], targets: list[str]) -> None:
    won = [
        {"name": name, "pile": pile, "target": target} for name, pile, target in zip(NAMES, piles, targets, strict=True)
    ]
    scored = referee.ask("score_round", "RoundRequest", players=won)
    assert scored.accounted
    one_by_one = [referee.ask("score_pile", "ScoreRequest", pile=each["pile"], target=each["target"]) for each in won]
    assert [score.points for score in scored.scores] == [score.points for score in one_by_one]
    game = referee.ask("keep_score", "GameRequest", players=NAMES, rounds=[{"players": won}, {"thrown_in": True}])
    assert game.totals == [score.points for score in scored.scores]
    assert game.next_dealer == "Bo"


def named(cards: Sequence[list[str]]) -> list[dict[str, Any]]:
    return [{"name": name, "cards": each} for name, each in zip(NAMES, cards, strict=True)]


def test_the_types_hold_in_strict_typescript(tmp_path: Path) -> None:
    made = run_tool("openapi-typescript", str(CONTRACT), "--output", str(tmp_path / "contract.ts"))
    assert made.returncode == 0, made.stdout
    (tmp_path / "use.ts").write_text(TYPES_IN_USE)
    checked = run_tool("tsc", "--strict", "--noEmit", "--lib", "es2022", str(tmp_path / "use.ts"))
    assert checked.returncode == 0, checked.stdout


def test_the_tools_are_pinned_without_a_host() -> None:
    lock = (PROJECT / "package-lock.json").read_text()
    assert "://" not in lock, "omit-lockfile-registry-resolved keeps the registry out; drop the funding entries by hand"
