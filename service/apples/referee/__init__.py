"""The referee of Apples: what a written record of a hand proves, and whether it was played by the rules.

    record      what was written down          finding     what is wrong, or cannot be decided
    course      who called and played what     sizes       lists of a wrong number
    ways        what is known of each card     places      cards that cannot be where they were seen
    numbers     whether any course fits        choices     bids, trumps placed, suits followed
    layouts     how far those that fit differ  outcome     turn, legal actions, piles, scores
    uncounted   the same without the numbers   judge       all of it together

These know only cards and seats.  ``schemas`` reads the question; ``answers`` and ``texts`` write the judgement.
"""
