"""Random hands of the whole pack: lawful ones are legal, planted faults are found, and hiding accuses nobody."""

from random import Random

from tests.rules.apples.referee.sheets import play_hand
from tests.rules.apples.referee.test_hands import check_hand
from tests.rules.apples.referee.test_hiding import check_hidden_hand, check_revealing
from tests.rules.apples.referee.test_mutations import MUTATIONS, check_mutation

HANDS, FAULTS, HIDDEN, REVEALED = 100_000, 1_000, 20_000, 5_000  # faults of each kind
QUICK = 100  # times fewer


def main(quick: bool) -> None:  # noqa: FBT001  (the shape of every proof)
    """Judge all the hands, and print one line."""
    hands, faults, hidden, revealed = (
        count // QUICK if quick else count for count in (HANDS, FAULTS, HIDDEN, REVEALED)
    )
    for seed in range(hands):
        check_hand(play_hand(Random(f"hand {seed}")))
    found = sum(check_mutation(kind, Random(f"fault {seed}")) for kind in MUTATIONS for seed in range(faults))
    for seed in range(hidden):
        check_hidden_hand(Random(f"hidden {seed}"))
    stood = sum(check_revealing(Random(f"revealed {seed}")) for seed in range(revealed))
    print(
        f"Referee: {hands:,} lawful hands legal and rightly scored, {found:,} planted faults found and nothing else, "
        f"{hidden:,} hidden hands with nobody accused, {stood:,} verdicts that stood when more was shown."
    )
