"""What cannot be judged names everything that is wrong with it."""

from service.faults import Fault, ImpossibleError


def test_an_impossible_question_carries_every_fault_and_says_them_in_one_line() -> None:
    faults = [
        Fault("duplicate-card", "AS is there twice."),
        Fault("five-of-a-rank", "More than four aces.", ("pile", 4)),
    ]
    error = ImpossibleError(iter(faults))
    assert error.faults == faults
    assert str(error) == "AS is there twice.; More than four aces."


def test_a_fault_stands_at_the_whole_question_unless_it_says_where() -> None:
    fault = Fault("wrong-type", "No object.")
    assert (fault.at, fault.first) == ((), None)
