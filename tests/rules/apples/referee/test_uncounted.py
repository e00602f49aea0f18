"""Where each card may have gone once a list of a wrong number has shown that nothing can be counted."""

from service.apples.referee.uncounted import Uncounted
from service.apples.referee.ways import Kind, Sighting
from service.cards import read_card
from tests.rules.apples.referee.sheets import small_pack

ANN, BO = 0, 1
ACE, KING = read_card("AS"), read_card("KS")


def seen(*sightings: Sighting) -> Uncounted:
    """Eight cards, two to a hand, of which one goes into the pile."""
    layouts = Uncounted(small_pack(2), 1).after(sightings)
    assert layouts is not None
    return layouts


def test_a_card_that_ends_with_one_player_may_have_been_placed_by_any() -> None:
    layouts = seen(Sighting(Kind.HELD, BO, ACE))
    assert (layouts.most_placed(ANN, [ACE]), layouts.least_placed(ANN, [ACE])) == (1, 0)


def test_a_card_that_was_placed_and_is_not_among_all_that_came_back_is_not_held() -> None:
    layouts = seen(Sighting(Kind.PLACED, ANN, ACE), Sighting(Kind.REDEALT, ANN, KING))
    assert layouts.most_held(ANN, [ACE]) == 0
    assert layouts.most_held(BO, [ACE]) == 1


def test_a_card_that_came_back_and_is_not_among_all_that_were_placed_was_not_dealt_there() -> None:
    layouts = seen(Sighting(Kind.REDEALT, ANN, ACE), Sighting(Kind.PLACED, ANN, KING))
    assert layouts.most_dealt(ANN, [ACE]) == 0
    assert layouts.most_dealt(BO, [ACE]) == 1
