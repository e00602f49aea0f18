"""The rules of Apples, each once: what the code enforces, what an answer cites, what a test is named after.

The source names the game but leaves gaps.  Where it is silent, garbled or open this project decides, and the
rule carries a ruling: what was decided and why.
"""

from service.rulebook import Kind, Rulebook

V, C, T = Kind.VIOLATION, Kind.DECISION, Kind.TABLE


class Rule(Rulebook):
    """One rule of Apples; its value is its id, as in ``Rule("play.follow")``."""

    PACK = "cards.pack", V, "Apples is played with one pack: 52 cards, no two alike, four suits of thirteen."
    RANKS = "cards.ranks", C, "From high to low the cards rank A K Q J 10 9 8 7 6 5 4 3 2."
    SUITS = "cards.suits", C, "For bidding, spades are the highest suit, then clubs, then diamonds, then hearts."
    PLAYERS = "table.players", C, "Four play, each for themself."
    SEATS = (
        "table.seats",
        C,
        (
            "Everyone draws a card from a shuffled pack. They sit in order from the highest card to the lowest, "
            "and whoever drew the highest deals first."
        ),
        (
            "They sit clockwise, the way everything else at the table goes round. Cards of equal rank are "
            "separated by the bidding order of their suits, the only order of suits the game has. Other ways of "
            "choosing seats are as good: this is the one the source describes."
        ),
    )
    DEALER = (
        "table.dealer",
        C,
        "After each hand the next player deals.",
        (
            "The deal goes clockwise after every hand, a thrown-in one too. The source says so of thrown-in hands"
            " only, and a deal that stayed put after a played hand would always favour the same seats."
        ),
    )
    SHUFFLE = "deal.shuffle", C, "The dealer shuffles, and the player on the dealer's right may cut."
    THIRTEEN = (
        "deal.thirteen",
        V,
        (
            "The whole pack is dealt out face down, one card at a time, clockwise from the dealer's left, so that"
            " everyone holds thirteen."
        ),
    )
    TURN_TO_CALL = "auction.turn", C, "The player on the dealer's left calls first; then the turn goes clockwise."
    CALL = (
        "auction.call",
        V,
        "A call is a pass, or a number and a suit.",
        (
            "The number is 1 to 13. A bid of none would put no cards in the pile, and nobody holds more than "
            "thirteen of a suit."
        ),
    )
    HIGHER = (
        "auction.higher",
        V,
        "A bid must beat the highest so far: a greater number, or the same number in a higher suit.",
    )
    HOLDING = "auction.holding", V, "Nobody may bid more cards of a suit than they were dealt."
    AUCTION_END = (
        "auction.end",
        V,
        "Three passes in a row after a bid end the auction, and that bid wins it.",
        (
            "A player who passed may bid again while the auction is open: the source ends it by three passes in a"
            " row and bars nobody."
        ),
    )
    PASSED_OUT = (
        "auction.passed-out",
        C,
        "If all four pass and there is no bid, the cards are thrown in and the next dealer deals.",
    )
    TRUMP = "auction.trump", C, "The suit of the winning bid is trump for the hand."
    COUNT = (
        "exchange.count",
        V,
        "Everyone puts the same number of cards into the bidding pile.",
        ("It is the number that was bid. The source does not say so, but otherwise the number would mean nothing."),
    )
    TRUMP_SHOWN = "exchange.trump", V, "The bid winner's cards for the pile are all trumps, laid face up."
    PLACED_OWN = (
        "exchange.own",
        V,
        "Players fill the pile from their own hands; apart from the bid winner they may choose any cards.",
        (
            "The other three may lay theirs face down. The source asks only the bid winner's to be face up, so "
            "nobody may assume that the others were seen."
        ),
    )
    REDEAL = (
        "exchange.redeal",
        V,
        "The pile is shuffled and dealt out again to all four.",
        (
            "One card at a time, clockwise from the dealer's left, as the hands were dealt. So everyone gets back"
            " as many as they placed and holds thirteen again."
        ),
    )
    TARGET = (
        "target.one",
        V,
        "Each player sets one card of their hand aside, face down: the target card.",
        (
            "It is chosen after the exchange, from the new hand, which is where the source tells of it. It takes "
            "no part in the tricks, so twelve are played."
        ),
    )
    LEAD = "play.lead", C, "The bid winner leads to the first trick; whoever wins a trick leads to the next."
    TURN_TO_PLAY = "play.turn", C, "The others follow clockwise with one card each."
    PLAYED_OWN = "play.own", V, "A card played must be one the player still holds."
    FREE_LEAD = "play.free", C, "The leader may play any card, a trump too."
    FOLLOW = (
        "play.follow",
        V,
        ("The others must play the suit led if they hold it. If they do not, they may play anything, a trump too."),
        (
            "The target card has left the hand, so it never has to follow. The source sets it aside before the "
            "first card is led."
        ),
    )
    REVOKE = (
        "play.revoke",
        T,
        "Failing to follow suit while able to is a revoke.",
        (
            "The source sets no penalty. The service names the revoke and goes on with the cards as they were "
            "played; what it costs is for the table to agree."
        ),
    )
    WINNER = (
        "trick.winner",
        C,
        "The highest trump wins the trick; if there is none, the highest card of the suit led.",
        ("The source names trumps but never says who wins a trick. This is how it goes in every game of the family."),
    )
    PILE = (
        "score.pile",
        C,
        (
            "The winnings pile is made of whole tricks, so it has 0 to 48 cards and always a multiple of four. "
            "The target card is added to it."
        ),
    )
    SINGLE = "score.single", C, "A rank that appears only once in the pile scores nothing."
    VALUES = "score.values", C, "An ace is worth 15; K Q J 10 are worth 10; 9 8 7 6 are worth 5; 5 4 3 2 are worth −15."
    PAIR = "score.pair", C, "Two of a rank score the sum of their values."
    TRIPLE = "score.triple", C, "Three of a rank score twice the sum of their values."
    FOUR = "score.four", C, "Four of a rank score four times the sum of their values."
    TARGET_PAIR = "score.target-pair", C, "A pair with the target card in it scores as any other pair."
    TARGET_TRIPLE = (
        "score.target-triple",
        C,
        "Three of a rank with the target card among them score 40, whatever the rank.",
    )
    TARGET_FOUR = "score.target-four", C, "Four of a rank with the target card among them score 80, whatever the rank."
    GAME_END = (
        "game.end",
        V,
        "The game ends with the hand in which somebody's total reaches 250 or more.",
        (
            "Totals are looked at only when a whole hand is scored, so several players may get there together. "
            "One hand may be enough, though the source speaks of several. The 250 can be changed: it is the "
            "parameter `goal`."
        ),
    )
    GAME_WINNER = (
        "game.winner",
        C,
        "The highest total wins.",
        (
            "Players with equal highest totals share the win, and all of them are named. The source has no way to"
            " separate them."
        ),
    )
