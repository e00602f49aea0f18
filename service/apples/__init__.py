"""Apples: a trick-taking game for four, each alone.

    rules       the table of them, each with its id       scoring     what a pile is worth
    pack        what is odd about cards shown together    bulk        the points of very many piles
    deal        seats, hands                              results     what a player brings to the score sheet
    auction     calls (read by calls), who may make one   accounting  whether a hand's cards are all there
    exchange    the bidding pile                          game        who has won
    target      the card set aside                        referee/    what the record of a hand proves
    trick       plays, who wins

These know only cards and seats.  The rest speaks to callers: fields and schemas read (pile_reader, where there are very
many piles), answers and texts write (scores, for very many), views put them together.
"""
