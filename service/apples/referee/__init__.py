"""The referee of Apples: what a written record of a hand proves, and whether it was played by the rules.

    record      what was written down           sizes      lists of a wrong number
    course      who called and played what      places     cards that cannot be where they were seen
    ways        what is known of each card      bids       calls, and whether the bidder held so many
    numbers     whether any layout fits         trumps     what the bid winner placed
    layouts     how far those that fit differ   discards   suits not followed
    uncounted   the same without the numbers    outcome    turn, legal actions, piles, scores
    finding     what is wrong, or is open       judge      all of it together

These know only cards and seats.  ``schemas`` reads the question; ``answers`` and ``texts`` write the judgement.
"""
