/** The page's texts in English. A text with figures or names in it is a function; every catalogue has the same keys. */

const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack" };
const PLURALS = { 6: "sixes" };
const SUITS = { S: "spades", C: "clubs", D: "diamonds", H: "hearts" };
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const rank = (r) => RANKS[r] ?? r;
const ranks = (r) => PLURALS[r] ?? `${rank(r)}s`;
const list = (items) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`);
const some = (number, one, more) => `${number} ${number === 1 ? one : more}`;
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const spoken = (points) => (points < 0 ? `minus ${-points}` : String(points));

export default {
  rank, list,
  suit: (s) => SUITS[s] ?? s,
  cardLabel: (r, s) => `${rank(r)} of ${SUITS[s] ?? s}`,
  callLabel: (n, s) => `${n} ${SUITS[s] ?? s}`,
  apples: "Apples",
  party: "Apples to Apples",
  undo: "Undo", redo: "Redo", back: "Back", more: "More", done: "Done", next: "Next", open: "Open", share: "Share", export: "Export", print: "Print", send: "Send…", clear: "Clear all",
  hand: "Hand", hands: (n) => some(n, "hand", "hands"), rounds: (n) => some(n, "round", "rounds"), minutes: (n) => some(n, "minute", "minutes"),
  total: "total", points: "Points", cards: "Cards", players: "Players", rules: "Rules", ruling: "ruling", language: "Language", asBrowser: "As the browser says",
  version: (build) => `Version ${build}. No account, no cookies; games stay on this phone.`,

  newGame: "New game", whichGame: "Which game", playersClockwise: "Players, clockwise round the table", playedBefore: "Played here before",
  gameEndsAt: "The game ends at", pointsOrMore: "points, or more", goalLower: (n) => `Goal ${n} lower`, goalHigher: (n) => `Goal ${n} higher`,
  restore: "Restore a game…", restoreGame: "Restore a game", pastGames: (n) => (n ? `Past games (${n})` : "Past games"),
  keptHere: "Kept on this phone only, after every tap. Works with no network.", start: "Start", needTable: "The table of points is not here yet: connect once.",
  player: (n) => `Player ${n}`, nameOf: (n) => `Name of player ${n}`, dealer: "dealer", judge: "judge", dealsFirst: (name) => `${name} deals the first hand`, judgesFirst: (name) => `${name} judges first`,
  whoDealsFirst: "Who deals first", whoJudgesFirst: "Who judges first", moveUp: (name) => `Move ${name} up`, moveDown: (name) => `Move ${name} down`,
  nameTwice: "Two players have this name. Change one.", fewerPlayers: "One player fewer", morePlayers: "One player more", applesToWin: (n) => `${n} green apples win.`,
  moreSetup: "More: restore a game, rules, language", moreSheet: "More: thrown in, players, new game, export, print, rules", moreEntry: "More: thrown in, points for everyone, name the singles, start this hand again",
  moreHand: "More: delete this hand, rules", moreParty: "More: players, new game, rules",
  seatsSettled: "Names can be changed at any time; seats only before the first hand.", seatsOpen: "Seats can be changed until the first hand.",

  toGoal: (n) => `to ${n}`, shareGame: "Share or save this game", scoreSheet: "Score sheet", toGo: (n) => `${n} to go`, reached: "there", leads: "leads", deals: "deals", wins: "wins",
  openHand: (n, mark) => `Hand ${n}, ${mark}. Open`, marks: { ok: "all cards accounted for", pen: "points typed in", out: "thrown in", warn: "did not add up" },
  notCounted: "after the end, not counted", thrownIn: "thrown in", thrownShort: "thrown in", tapHand: "Tap a hand to see why, or to put it right.", firstHand: "No hand yet. Play one, then enter it here.",
  enterHand: (n) => `Enter hand ${n}`, goOn: (n, done, of) => `Go on with hand ${n} (${done} of ${of})`, dealsNow: (name) => `${name} deals`, seeResult: "See the result",

  handNumber: (n) => `Hand ${n}`, editHandShort: (n) => `Edit hand ${n}`, dealt: (name) => `${name} dealt`, backKeep: "Back to the score sheet; what you entered stays", backDiscard: "Back; the hand stays as it was",
  tabDone: (n) => `${spoken(n)} points, entered`, tabBegun: (n) => `${spoken(n)} points so far`, tabBlank: "not entered", doesNotAddUp: "does not add up",
  whichTarget: (name) => `Which is ${name}’s target card?`, changeTarget: (r) => `The target is ${r}. Change it`, howTarget: "Turn it over and tap its rank. It goes into the pile and counts with it.",
  howSets: "Tap each rank held twice or more, the target counted in: one tap a pair, two taps three, three taps four.", howNamed: "Tap every rank as often as it is in the pile, the target counted in.",
  setsSoFar: "Sets so far", setShort: { 2: "pair", 3: "three", 4: "four" }, sets: { 2: "Pair", 3: "Three", 4: "Four" }, oneCard: "one", left: (n) => `${Math.max(0, n)} left`,
  keyLabel: (r, cards, points, left, star) => `${rank(r)}: ${["no pair", "one", "pair", "three", "four"][cards]}${cards > 1 ? `, ${spoken(points)} points` : ""}${left === null ? "" : `, only ${Math.max(0, left)} left in the pack`}${star ? ", the target" : ""}`,
  stepTarget: "Target", stepSets: "Pairs, threes, fours", stepSingles: "Single cards", singles: "Single cards", singlesLeft: "Single cards left over?",
  targetAmong: (r) => `★ ${r} is one of them`, targetInSet: (r) => `★ ${r} is in a set`, tricks: (n) => some(n, "trick", "tricks"), noneOfThese: "None of these",
  noneFits: (cards, offered) => `${some(cards, "card is", "cards are")} in sets. Four a trick and the target make a pile of 1, 5, 9, 13 and so on, so ${offered.join(" or ")} must be left. Is a set missing, or one a card too big?`,
  cardsTyped: (n) => `${some(n, "card", "cards")} in the pile`, oddPile: "1, 5, 9, 13 … is right",
  pointsOnly: "points only", pointsBlank: "Type the points; 0 is typed too.", eraseDigit: "Delete the last digit", plusMinus: "Plus or minus", nextPlayer: (name) => `Next: ${name}`, toCheck: "Check",

  checkAndSave: "Check and save", thisHand: "this hand", was: "was", now: "now", tapPlayerAbove: "Something wrong? Tap the player above.", leaveAsItWas: "Leave it as it was",
  saveHand: (n) => `Save hand ${n}`, saveChange: "Save the change", saveAllTheSame: "Save all the same", markedUnaccounted: "marked: not accounted for", stillBlank: (names) => `Still to enter: ${list(names)}.`,
  allAccounted: (n) => `All ${n} cards are accounted for.`, pointsTyped: "Points were typed: the cards are not checked.", pointsTypedShort: "points typed", askTable: "Ask the table:",
  question: (which) => `has each of you exactly ${list(which.map((r) => `one ${rank(r)}`))}? Nobody entered a pair.`,
  nowLeads: (names, before, n) => `${names || "Nobody"} now ${n > 1 ? "lead" : "leads"}${before ? ` instead of ${before}` : ""}. The later hands stay as they are.`,
  reachesGoal: (names, n, goal) => `${names} ${n > 1 ? "reach" : "reaches"} ${goal}: the game ends with this hand.`, laterNotCounted: "The game then ends earlier; the hands after it stay, but are not counted.", nolongerOver: "The game is then not over yet.",
  faults: {
    rank: ({ rank: r, sum, holders }) => `${sum} ${ranks(r)} in all: ${holders}. The pack has four.`,
    pile: ({ name, sets, singles, pile }) => `${name}: ${some(sets, "card", "cards")} in sets and ${some(singles, "single", "singles")} make ${pile}. Four a trick and the target make 1, 5, 9, 13 and so on: count again.`,
    pack: ({ total, pack }) => `The four piles make ${total} cards; the pack has ${pack}. Check the singles.`,
    singles: () => "These singles cannot be dealt out so that every rank has four. A set is missing, or stands under the wrong rank.",
    short: ({ rank: r, sum }) => `${sum} ${ranks(r)} in all. The pack has four.`,
    grain: ({ name, points, step }) => `${name}: no score is ${spoken(points)}. All are multiples of ${step}.`,
    range: ({ name, least, most }) => `${name}: no pile is worth less than ${spoken(least)} or more than ${most}.`,
  },

  breakdown: "How to look at the hand", byPlayer: "By player", byRank: "By rank", editHand: (n) => `Edit hand ${n}`, rulesOnScoring: "The rules on scoring", alwaysPoints: (n) => `with the target: always ${n}`, withTarget: "with the target",
  singlesNoPoints: (n, target, which) => `${some(n, "single", "singles")}${which.length ? ` (${which.join(" ")})` : ""}${target ? `, target ${target} among them` : ""}: no points`,
  rankWord: "Rank", suitWord: "Suit", singlesWord: "singles", sum: "sum", rankLegend: "★ target · dot: one or none, never asked which",

  winsWith: (name, n) => `${name} wins with ${n}`, winsApples: (name, n) => `${name} wins with ${n} apples`, shareWin: (names) => `${names} share the win`, allHave: (n, points) => `${n === 2 ? "Both" : "All"} have ${points}. Equal totals win together`,
  reachedInHand: (goal, n) => `The goal of ${goal} was reached in hand ${n}.`, reachedInRound: (goal, n) => `The ${goal} green apples were reached in round ${n}.`, standings: "Final standings", place: (n) => `Place ${n}`,
  rematch: "Rematch", sameSeatsDeal: (name) => `Same seats, ${name} deals first`, sameSeatsJudge: (name) => `Same seats, ${name} judges first`, playOn: (goal) => `Play on to ${goal}`, higherGoal: "same game, higher goal",
  chart: "Chart", chartLabel: (said) => `Totals after each hand. At the end: ${said}.`,

  shareTitle: "Share or keep this game", qrLabel: "QR code of the link", pointPhone: "Point another phone at this", tooLongForQr: "The link is too long for a QR code: copy or send it.", link: "Link",
  linkSays: (n, length) => `It opens the whole game there: ${n} characters, ${length}. The server keeps nothing. Whoever has the link can read the names and the points.`,
  copyLink: "Copy link", copied: "Copied", files: "Files", fileJson: "Game (JSON)", fileCsv: "Table (CSV)",
  safariForgets: "Safari may forget a page not visited for seven days. Send yourself the link, or add the page to the home screen.",
  restoreHow: "Open a game saved as a file, or its link. The game on this phone stays under Past games.", chooseFile: "Choose a file…", orPasteLink: "Or paste the link here", notASavedGame: "This is not a saved game, or it is damaged. Nothing was changed.",

  throwIn: (n) => `Hand ${n} was thrown in`, nameSingles: "Name the singles", countSingles: "Count the singles only", pointsForAll: "Points for everyone", startHandAgain: "Start this hand again", deleteHand: (n) => `Delete hand ${n}`, changeGoal: "Goal", wasThatLegal: "Was that legal?",
  noPastGames: "No past games yet.", throwAway: "Throw it away", rulesNote: "As the service states them. A ruling is what the sources leave open and this project decides.",

  roundNumber: (n) => `Round ${n}`, applesWin: (n) => `${NUMBERS[n] ?? n} ${n === 1 ? "apple wins" : "apples win"}`, whoGets: (name) => `${name} judges. Who gets the green apple?`, winsApplesShort: (name) => `${name} has won.`,
  playLine: ({ extra_play: extra, left_out: out }) => (out ? "Everyone but the slowest plays one red card." : extra ? "Everyone plays one red card, the fastest a second." : "Everyone plays one red card."),
  judges: "judges", needs: (n) => `needs ${n}`, of: (n) => `of ${n}`, allRounds: (n) => (n === 1 ? "The one round" : `All ${n} rounds`), judged: (name) => `${name} judged`, tapWho: "Tap who gets the green apple.",
  lastRound: (n, name, judge) => `Round ${n}: green apple to ${name}, ${judge} judged.`,
  tileLabel: (n, goal, judging, over) => `${n} of ${goal} green apples${judging ? ", judges this round" : over ? "" : ". Award the green apple"}`,

  askTitle: "Ask the rules", askKinds: { play: "Was that legal?", trick: "Who wins?", bid: "May I bid that?" }, trump: "Trump", pass: "pass", takeLast: "Take back", whoLed: "Who led?",
  slots: { trick: "On the trick", hand: "Hand", card: "Played", calls: "Calls so far", call: "The bid" }, slotEmpty: { trick: "nothing yet: the lead", hand: "tap the cards held", card: "tap the card played", calls: "none yet", call: "tap the bid" },
  askHow: { play: "Tap the cards on the trick in order, then the hand, then the card in question.", trick: "Tap the cards of the trick in the order they were played.", bid: "Tap the thirteen cards of the hand, the calls so far, and the bid." },
  asking: "Asking …", askOffline: "This question needs the network, and there is none. Everything else works without.", tryAgain: "Try again", askRefused: "The service cannot judge this:",
  legal: "Legal.", notLegal: "Not legal.", soFarLegal: "So far so good.", mayPlay: (cards) => `May be played: ${cards}`, mayBid: (calls) => `May be called: ${calls}`, auctionOver: "The auction is over.",
  winsTrick: (name, card) => `${name} wins with ${card}.`, cardWinsTrick: (card) => `${card} wins the trick.`, becauseTrump: "The highest trump wins.", becauseLed: "The highest card of the suit led wins.", trickOpen: "The trick is not complete yet.",
  broken: {
    "play.own": () => "The card is not in that hand.",
    "play.follow": ({ led }) => `${led ? `${capital(SUITS[led] ?? led)} were led` : "A suit was led"} and the hand has some: it must follow suit.`,
    "auction.call": () => "A bid names 1 to 13 cards of a suit.",
    "auction.higher": () => "A bid must be higher than the highest so far: a higher number, or the same number in a higher suit (spades, clubs, diamonds, hearts).",
    "auction.holding": () => "A bid may not name more cards than the bidder holds in that suit.",
    "auction.end": () => "The auction was over before that call.",
  },

  noticeStorage: { lead: "This phone is not keeping the game.", text: "Storage is full or switched off (private browsing?). It lasts while this page is open." }, sendMyself: "Send myself the link",
  noticeTab: { lead: "Changed in another tab.", text: "Something was saved there while you were entering a hand here." }, showThat: "Show that one", keepMine: "Keep mine as a copy",
  noticeCorrupt: { lead: "A saved game could not be read.", text: "It is kept untouched; you can go on with a new one." }, saveAsFile: "Save it as a file",
  noticeUpdate: { lead: "A new version is ready.", text: "The game stays as it is." }, useNow: "Use it now", later: "Later",
  noticeOther: { lead: "The link’s game is not the one on this phone.", text: (mine, theirs) => `Yours has ${mine}, the link’s has ${theirs}.` }, openBoth: "Open it, keep both", stay: "Stay here",
  noticeDamaged: { lead: "This link is damaged or cut short.", text: "Nothing was changed." }, noticeDark: "The screen may go dark: this browser does not let a page keep it on.",
  noticeTable: { lead: "The table of points has changed.", text: (games) => `New totals: ${games}.` }, noticeNoTable: { lead: "The table of points is not here yet.", text: "Connect once; after that the page works without a network." }, understood: "Understood",
  turnSays: (name, points) => `${name}: ${spoken(points)} points`, turnTarget: (name) => `${name}: target card`,

  csvHand: "Hand", csvDealer: "Dealer", csvTotal: (name) => `${name} total`, csvMark: "Mark", csvRound: "Round", csvJudge: "Judge", csvApple: "Green apple to", fileName: "apples",
};
