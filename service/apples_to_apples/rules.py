"""The rules of Apples to Apples, numbered: the one table that the code, the answers and the rules page share.

Source: the official rules of the basic set.  Where they are silent, this project rules and says why.
"""

from service.rulebook import Kind, Rulebook

V, C, T = Kind.VIOLATION, Kind.DECISION, Kind.TABLE


class Rule(Rulebook):
    """One rule of Apples to Apples; its value is its id, as in ``Rule("round.own")``."""

    PLAYERS = "table.players", C, "Four to ten people play."
    FIRST_JUDGE = (
        "table.first-judge",
        C,
        "The players agree on who judges first.",
        (
            "The source does not say how they choose. The caller names the first judge; failing that it is the player "
            "named first, so that equal questions get equal answers."
        ),
    )
    STOCK = (
        "cards.stock",
        C,
        "The box holds 321 red and 107 green cards, and as blanks 3 red and 1 green.",
        (
            "The source lists the blanks apart from the cards, so they are taken to be extra. They stay in the box "
            "unless the caller counts them in; then the players have written on them, and they are ordinary cards."
        ),
    )
    SEVEN = "deal.seven", V, "The first judge deals seven red cards, face down, to each player and to themself."
    LOOK = "deal.look", T, "Nobody looks at a card before everyone has seven."
    GREEN = "round.green", C, "The judge turns up one green card at random and reads it to the table."
    JUDGE_SITS_OUT = "round.judge-sits-out", V, "The judge lays no red card, and cannot win the green one."
    PLAYS = (
        "round.plays",
        V,
        (
            "Everyone but the judge plays a red card face down. With four at the table the fastest adds a second; with "
            "five it is one each; with six or more the slowest does not get to play."
        ),
        (
            "The source says fastest and slowest but not how to tell: the order in which cards arrive decides. The "
            "fastest of four may add the second card at any moment after the first, as the source sets none. A card "
            "that the slowest lays all the same is handed back and is no offence: nobody can be sure of being last."
        ),
    )
    OWN = "round.own", V, "A red card is played from the hand of the player who holds it, and only once."
    BLIND = "round.blind", C, "The judge shuffles the red cards face down, so that nobody knows who played which."
    REVEAL = "round.reveal", T, "The judge turns the red cards over one by one and reads each to the table."
    AWARD = "round.award", V, "The judge's favourite of the red cards played wins: its player keeps the green card."
    DISCARD = "round.discard", C, "Every red card played goes into the box and is out of the game."
    NEXT_JUDGE = "round.next-judge", C, "The next player clockwise, to the judge's left, takes the tray and judges."
    REFILL = "round.refill", C, "Before the next round its judge deals red cards until everyone holds seven again."
    SCORE = "game.score", C, "A player's score is the number of green cards won."
    END = (
        "game.end",
        V,
        (
            "The game is over once a player has enough green cards: 8 with four at the table, 7 with five, 6 with six, "
            "5 with seven, 4 with eight or more."
        ),
    )
    WINNER = (
        "game.winner",
        C,
        "Whoever has enough first wins. Each round awards one card, so nobody can share the win.",
    )
