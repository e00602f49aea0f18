"""Apples to Apples, the party game with a judge: its rules first, its wire last.

    rules       the numbered rules
    table       what the number of players settles
    deal        the first deal
    round       red cards as they arrive
    award       the judge's favourite, and what follows
    game        a whole game from its awards

These know nothing of HTTP.  ``schemas``, ``answers``, ``texts`` and ``views`` put them on the wire.
"""
