/** Die Texte der Seite auf Deutsch. */

const RANKS = { A: "Ass", K: "König", Q: "Dame", J: "Bube" };
const PLURALS = { A: "Asse", K: "Könige", Q: "Damen", J: "Buben" };
const FEMININE = new Set(["Q"]);
const MASCULINE = new Set(["K", "J"]);
const SUITS = { S: "Pik", C: "Kreuz", D: "Karo", H: "Herz" };
const NUMBERS = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];

const rank = (r) => RANKS[r] ?? (Number(r) ? `${r}er` : r);
const ranks = (r) => PLURALS[r] ?? rank(r);
const one = (r) => (FEMININE.has(r) || !RANKS[r] ? (RANKS[r] ? `eine ${RANKS[r]}` : `eine ${r}`) : MASCULINE.has(r) ? `einen ${RANKS[r] === "Bube" ? "Buben" : RANKS[r]}` : `ein ${RANKS[r]}`);
const list = (items) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)}`);
const some = (number, single, more) => `${number} ${number === 1 ? single : more}`;
const spoken = (points) => (points < 0 ? `minus ${-points}` : String(points));

export default {
  rank, list,
  suit: (s) => SUITS[s] ?? s,
  cardLabel: (r, s) => `${SUITS[s] ?? s} ${RANKS[r] ?? r}`,
  callLabel: (n, s) => `${n} ${SUITS[s] ?? s}`,
  apples: "Apples",
  party: "Apples to Apples",
  undo: "Zurück", redo: "Wieder", back: "Vorige Seite", more: "Mehr", done: "Fertig", next: "Weiter", open: "Öffnen", share: "Teilen", export: "Export", print: "Drucken", send: "Senden…", clear: "Alles leeren",
  hand: "Spiel", hands: (n) => some(n, "Spiel", "Spiele"), rounds: (n) => some(n, "Runde", "Runden"), minutes: (n) => some(n, "Minute", "Minuten"),
  total: "gesamt", points: "Punkte", cards: "Karten", players: "Spieler", rules: "Regeln", ruling: "Festlegung", language: "Sprache", asBrowser: "Wie der Browser",
  version: (build) => `Version ${build}. Kein Konto, keine Cookies; die Partien bleiben auf diesem Telefon.`,

  newGame: "Neue Partie", whichGame: "Welches Spiel", playersClockwise: "Spieler, im Uhrzeigersinn um den Tisch", playedBefore: "Hier schon gespielt",
  gameEndsAt: "Die Partie endet bei", pointsOrMore: "Punkten oder mehr", goalLower: (n) => `Ziel um ${n} senken`, goalHigher: (n) => `Ziel um ${n} erhöhen`,
  restore: "Partie laden…", restoreGame: "Eine Partie laden", pastGames: (n) => (n ? `Frühere (${n})` : "Frühere"),
  keptHere: "Nur auf diesem Telefon gespeichert, nach jedem Tippen. Geht ohne Netz.", start: "Los", needTable: "Die Punktetabelle fehlt noch: einmal verbinden.",
  player: (n) => `Spieler ${n}`, nameOf: (n) => `Name von Spieler ${n}`, dealer: "gibt", judge: "wertet", dealsFirst: (name) => `${name} gibt das erste Spiel`, judgesFirst: (name) => `${name} wertet zuerst`,
  whoDealsFirst: "Wer zuerst gibt", whoJudgesFirst: "Wer zuerst wertet", moveUp: (name) => `${name} nach oben`, moveDown: (name) => `${name} nach unten`,
  nameTwice: "Zwei Spieler heißen so. Bitte einen ändern.", fewerPlayers: "Ein Spieler weniger", morePlayers: "Ein Spieler mehr", applesToWin: (n) => `${n} grüne Äpfel gewinnen.`,
  moreSetup: "Mehr: Partie laden, Regeln, Sprache", moreSheet: "Mehr: zusammengeworfen, Spieler, neue Partie, Export, Druck, Regeln", moreEntry: "Mehr: zusammengeworfen, Punkte für alle, Einzelne benennen, von vorn",
  moreHand: "Mehr: dieses Spiel löschen, Regeln", moreParty: "Mehr: Spieler, neue Partie, Regeln",
  seatsSettled: "Namen lassen sich jederzeit ändern, Plätze nur vor dem ersten Spiel.", seatsOpen: "Plätze lassen sich bis zum ersten Spiel tauschen.",

  toGoal: (n) => `bis ${n}`, shareGame: "Partie teilen oder sichern", scoreSheet: "Punktezettel", toGo: (n) => `noch ${n}`, reached: "am Ziel", leads: "führt", deals: "gibt", wins: "gewinnt",
  openHand: (n, mark) => `Spiel ${n}, ${mark}. Öffnen`, marks: { ok: "alle Karten belegt", pen: "Punkte getippt", out: "zusammengeworfen", warn: "ging nicht auf" },
  notCounted: "nach dem Ende, zählt nicht", thrownIn: "zusammengeworfen", thrownShort: "geworfen", tapHand: "Auf ein Spiel tippen zeigt, warum, und lässt es ändern.", firstHand: "Noch kein Spiel. Eines spielen, dann hier eingeben.",
  enterHand: (n) => `Spiel ${n} eingeben`, goOn: (n, done, of) => `Spiel ${n} fortsetzen (${done} von ${of})`, dealsNow: (name) => `${name} gibt`, seeResult: "Zum Ergebnis",

  handNumber: (n) => `Spiel ${n}`, editHandShort: (n) => `Spiel ${n} ändern`, dealt: (name) => `${name} gab`, backKeep: "Zurück zum Zettel; Eingegebenes bleibt", backDiscard: "Zurück; das Spiel bleibt, wie es war",
  tabDone: (n) => `${spoken(n)} Punkte, eingegeben`, tabBegun: (n) => `bisher ${spoken(n)} Punkte`, tabBlank: "nicht eingegeben", doesNotAddUp: "geht nicht auf",
  whichTarget: (name) => `Welche Zielkarte hat ${name}?`, changeTarget: (r) => `Die Zielkarte ist ${r}. Ändern`, howTarget: "Umdrehen und den Rang antippen. Sie kommt zum Stapel und zählt mit.",
  howSets: "Jeden Rang antippen, der zweimal oder öfter da ist, die Zielkarte mitgezählt: einmal für ein Paar, zweimal für drei, dreimal für vier.", howNamed: "Jeden Rang so oft antippen, wie er im Stapel liegt, die Zielkarte mitgezählt.",
  setsSoFar: "Bisherige Sätze", setShort: { 2: "Paar", 3: "drei", 4: "vier" }, sets: { 2: "Paar", 3: "Drei", 4: "Vier" }, oneCard: "eine", left: (n) => `noch ${Math.max(0, n)}`,
  keyLabel: (r, cards, points, left, star) => `${rank(r)}: ${["kein Paar", "eine", "Paar", "drei", "vier"][cards]}${cards > 1 ? `, ${spoken(points)} Punkte` : ""}${left === null ? "" : `, nur noch ${Math.max(0, left)} im Spiel`}${star ? ", die Zielkarte" : ""}`,
  stepTarget: "Ziel", stepSets: "Paare, Dreier, Vierer", stepSingles: "Einzelne", singles: "Einzelne Karten", singlesLeft: "Wie viele einzelne?",
  targetAmong: (r) => `★ ${r} ist dabei`, targetInSet: (r) => `★ ${r} ist im Satz`, tricks: (n) => some(n, "Stich", "Stiche"), noneOfThese: "Keine davon",
  noneFits: (cards, offered) => `${some(cards, "Karte ist", "Karten sind")} in Sätzen. Vier je Stich und die Zielkarte machen 1, 5, 9, 13 und so fort, also müssen ${offered.join(" oder ")} übrig sein. Fehlt ein Satz, oder ist einer um eine Karte zu groß?`,
  cardsTyped: (n) => `${some(n, "Karte", "Karten")} im Stapel`, oddPile: "richtig ist 1, 5, 9, 13 …",
  pointsOnly: "nur Punkte", pointsBlank: "Punkte tippen; auch die 0 wird getippt.", eraseDigit: "Letzte Ziffer löschen", plusMinus: "Plus oder minus", nextPlayer: (name) => `Weiter: ${name}`, toCheck: "Prüfen",

  checkAndSave: "Prüfen und speichern", thisHand: "dieses Spiel", was: "vorher", now: "jetzt", tapPlayerAbove: "Etwas falsch? Oben auf den Spieler tippen.", leaveAsItWas: "Lassen, wie es war",
  saveHand: (n) => `Spiel ${n} speichern`, saveChange: "Änderung speichern", saveAllTheSame: "Trotzdem speichern", markedUnaccounted: "markiert: ging nicht auf", stillBlank: (names) => `Es fehlt noch: ${list(names)}.`,
  allAccounted: (n) => `Alle ${n} Karten sind belegt.`, pointsTyped: "Punkte wurden getippt: die Karten sind nicht geprüft.", pointsTypedShort: "Punkte getippt", askTable: "Den Tisch fragen:",
  question: (which) => `Hat jeder von euch genau ${list(which.map(one))}? Niemand hat ein Paar eingegeben.`,
  nowLeads: (names, before, n) => `${names || "Niemand"} ${n > 1 ? "führen" : "führt"} jetzt${before ? ` statt ${before}` : ""}. Die späteren Spiele bleiben, wie sie sind.`,
  reachesGoal: (names, n, goal) => `${names} ${n > 1 ? "erreichen" : "erreicht"} ${goal}: mit diesem Spiel ist die Partie zu Ende.`, laterNotCounted: "Die Partie endet dann früher; die Spiele danach bleiben, zählen aber nicht.", nolongerOver: "Die Partie ist dann noch nicht zu Ende.",
  faults: {
    rank: ({ rank: r, sum, holders }) => `${sum} ${ranks(r)} insgesamt: ${holders}. Das Spiel hat vier.`,
    pile: ({ name, sets, singles, pile }) => `${name}: ${some(sets, "Karte", "Karten")} in Sätzen und ${singles} einzelne machen ${pile}. Vier je Stich und die Zielkarte machen 1, 5, 9, 13 und so fort: bitte nachzählen.`,
    pack: ({ total, pack }) => `Die vier Stapel haben ${total} Karten, das Spiel hat ${pack}. Bitte die einzelnen prüfen.`,
    singles: () => "Diese einzelnen Karten lassen sich nicht so verteilen, dass jeder Rang vier hat. Ein Satz fehlt oder steht beim falschen Rang.",
    short: ({ rank: r, sum }) => `${sum} ${ranks(r)} insgesamt. Das Spiel hat vier.`,
    grain: ({ name, points, step }) => `${name}: ${spoken(points)} gibt es nicht. Alle Punkte sind Vielfache von ${step}.`,
    range: ({ name, least, most }) => `${name}: kein Stapel zählt weniger als ${spoken(least)} oder mehr als ${most}.`,
  },

  breakdown: "Wie das Spiel gezeigt wird", byPlayer: "Nach Spielern", byRank: "Nach Rängen", editHand: (n) => `Spiel ${n} ändern`, rulesOnScoring: "Die Regeln zur Wertung", alwaysPoints: (n) => `mit der Zielkarte: immer ${n}`, withTarget: "mit der Zielkarte",
  singlesNoPoints: (n, target, which) => `${n} einzelne${which.length ? ` (${which.join(" ")})` : ""}${target ? `, darunter das Ziel ${target}` : ""}: keine Punkte`,
  rankWord: "Rang", suitWord: "Farbe", singlesWord: "einzelne", sum: "Summe", rankLegend: "★ Zielkarte · Punkt: eine oder keine, nicht erfragt",

  winsWith: (name, n) => `${name} gewinnt mit ${n}`, winsApples: (name, n) => `${name} gewinnt mit ${n} Äpfeln`, shareWin: (names) => `${names} gewinnen gemeinsam`, allHave: (n, points) => `${n === 2 ? "Beide" : "Alle"} haben ${points}. Gleichstand gewinnt gemeinsam`,
  reachedInHand: (goal, n) => `Das Ziel von ${goal} wurde in Spiel ${n} erreicht.`, reachedInRound: (goal, n) => `Die ${goal} grünen Äpfel wurden in Runde ${n} erreicht.`, standings: "Endstand", place: (n) => `Platz ${n}`,
  rematch: "Revanche", sameSeatsDeal: (name) => `Gleiche Plätze, ${name} gibt zuerst`, sameSeatsJudge: (name) => `Gleiche Plätze, ${name} wertet zuerst`, playOn: (goal) => `Weiter bis ${goal}`, higherGoal: "gleiche Partie, höheres Ziel",
  chart: "Verlauf", chartLabel: (said) => `Stand nach jedem Spiel. Am Ende: ${said}.`,

  shareTitle: "Partie teilen oder sichern", qrLabel: "QR-Code des Links", pointPhone: "Ein anderes Telefon darauf richten", tooLongForQr: "Der Link ist zu lang für einen QR-Code: bitte kopieren oder senden.", link: "Link",
  linkSays: (n, length) => `Er öffnet dort die ganze Partie: ${n} Zeichen, ${length}. Der Server behält nichts. Wer den Link hat, kann Namen und Punkte lesen.`,
  copyLink: "Link kopieren", copied: "Kopiert", files: "Dateien", fileJson: "Partie (JSON)", fileCsv: "Tabelle (CSV)",
  safariForgets: "Safari kann eine Seite vergessen, die sieben Tage nicht besucht wurde. Schick dir den Link oder lege die Seite auf den Startbildschirm.",
  restoreHow: "Eine als Datei gesicherte Partie öffnen, oder ihren Link. Die Partie auf diesem Telefon bleibt unter den früheren.", chooseFile: "Datei wählen…", orPasteLink: "Oder den Link hier einfügen", notASavedGame: "Das ist keine gesicherte Partie, oder sie ist beschädigt. Nichts wurde geändert.",

  throwIn: (n) => `Spiel ${n} zusammengeworfen`, nameSingles: "Die einzelnen benennen", countSingles: "Die einzelnen nur zählen", pointsForAll: "Punkte für alle", startHandAgain: "Dieses Spiel von vorn", deleteHand: (n) => `Spiel ${n} löschen`, changeGoal: "Ziel", wasThatLegal: "War das erlaubt?",
  noPastGames: "Noch keine früheren Partien.", throwAway: "Wegwerfen", rulesNote: "So, wie der Dienst sie nennt, auf Englisch. Eine Festlegung (ruling) ist, was die Quellen offenlassen und dieses Projekt entscheidet.",

  roundNumber: (n) => `Runde ${n}`, applesWin: (n) => `${NUMBERS[n] ?? n} ${n === 1 ? "Apfel gewinnt" : "Äpfel gewinnen"}`, whoGets: (name) => `${name} wertet. Wer bekommt den grünen Apfel?`, winsApplesShort: (name) => `${name} hat gewonnen.`,
  playLine: ({ extra_play: extra, left_out: out }) => (out ? "Alle außer dem Langsamsten legen eine rote Karte." : extra ? "Alle legen eine rote Karte, der Schnellste eine zweite." : "Alle legen eine rote Karte."),
  judges: "wertet", needs: (n) => `noch ${n}`, of: (n) => `von ${n}`, allRounds: (n) => (n === 1 ? "Die eine Runde" : `Alle ${n} Runden`), judged: (name) => `${name} wertete`, tapWho: "Antippen, wer den grünen Apfel bekommt.",
  lastRound: (n, name, judge) => `Runde ${n}: grüner Apfel an ${name}, ${judge} wertete.`,
  tileLabel: (n, goal, judging, over) => `${n} von ${goal} grünen Äpfeln${judging ? ", wertet diese Runde" : over ? "" : ". Grünen Apfel geben"}`,

  askTitle: "Die Regeln fragen", askKinds: { play: "War das erlaubt?", trick: "Wer gewinnt?", bid: "Darf ich bieten?" }, trump: "Trumpf", pass: "passe", takeLast: "Zurück", whoLed: "Wer spielte aus?",
  slots: { trick: "Im Stich", hand: "Hand", card: "Gespielt", calls: "Bisherige Ansagen", call: "Das Gebot" }, slotEmpty: { trick: "noch nichts: Ausspiel", hand: "Karten der Hand antippen", card: "gespielte Karte antippen", calls: "noch keine", call: "Gebot antippen" },
  askHow: { play: "Die Karten im Stich der Reihe nach antippen, dann die Hand, dann die fragliche Karte.", trick: "Die Karten des Stichs in der gespielten Reihenfolge antippen.", bid: "Die dreizehn Karten der Hand antippen, die bisherigen Ansagen und das Gebot." },
  asking: "Frage …", askOffline: "Diese Frage braucht das Netz, und es ist keines da. Alles andere geht ohne.", tryAgain: "Noch einmal", askRefused: "Das kann der Dienst nicht beurteilen:",
  legal: "Erlaubt.", notLegal: "Nicht erlaubt.", soFarLegal: "Bis hierher in Ordnung.", mayPlay: (cards) => `Spielbar: ${cards}`, mayBid: (calls) => `Möglich: ${calls}`, auctionOver: "Das Reizen ist vorbei.",
  winsTrick: (name, card) => `${name} gewinnt mit ${card}.`, cardWinsTrick: (card) => `${card} gewinnt den Stich.`, becauseTrump: "Der höchste Trumpf sticht.", becauseLed: "Die höchste Karte der ausgespielten Farbe gewinnt.", trickOpen: "Der Stich ist noch nicht vollständig.",
  broken: {
    "play.own": () => "Die Karte ist nicht in dieser Hand.",
    "play.follow": ({ led }) => `${SUITS[led] ?? "Eine Farbe"} wurde ausgespielt, und die Hand hat welche: sie muss bedienen.`,
    "auction.call": () => "Ein Gebot nennt 1 bis 13 Karten einer Farbe.",
    "auction.higher": () => "Ein Gebot muss das höchste bisherige übertreffen: eine höhere Zahl, oder dieselbe in einer höheren Farbe (Pik, Kreuz, Karo, Herz).",
    "auction.holding": () => "Ein Gebot darf nicht mehr Karten nennen, als man in der Farbe hält.",
    "auction.end": () => "Das Reizen war vor dieser Ansage vorbei.",
  },

  noticeStorage: { lead: "Dieses Telefon behält die Partie nicht.", text: "Der Speicher ist voll oder abgeschaltet (privates Fenster?). Sie hält, solange die Seite offen ist." }, sendMyself: "Mir den Link senden",
  noticeTab: { lead: "In einem anderen Tab geändert.", text: "Dort wurde etwas gespeichert, während hier ein Spiel eingegeben wurde." }, showThat: "Das andere zeigen", keepMine: "Meines als Kopie behalten",
  noticeCorrupt: { lead: "Eine gespeicherte Partie ließ sich nicht lesen.", text: "Sie ist unberührt aufgehoben; es geht mit einer neuen weiter." }, saveAsFile: "Als Datei sichern",
  noticeUpdate: { lead: "Eine neue Version ist da.", text: "Die Partie bleibt, wie sie ist." }, useNow: "Jetzt nutzen", later: "Später",
  noticeOther: { lead: "Die Partie des Links ist nicht die auf diesem Telefon.", text: (mine, theirs) => `Hier sind es ${mine}, im Link ${theirs}.` }, openBoth: "Öffnen, beide behalten", stay: "Hier bleiben",
  noticeDamaged: { lead: "Dieser Link ist beschädigt oder abgeschnitten.", text: "Nichts wurde geändert." }, noticeDark: "Der Bildschirm kann dunkel werden: dieser Browser lässt ihn nicht anhalten.",
  noticeTable: { lead: "Die Punktetabelle hat sich geändert.", text: (games) => `Neue Stände: ${games}.` }, noticeNoTable: { lead: "Die Punktetabelle fehlt noch.", text: "Einmal verbinden; danach geht die Seite ohne Netz." }, understood: "Verstanden",
  turnSays: (name, points) => `${name}: ${spoken(points)} Punkte`, turnTarget: (name) => `${name}: Zielkarte`,

  csvHand: "Spiel", csvDealer: "Geber", csvTotal: (name) => `${name} gesamt`, csvMark: "Zeichen", csvRound: "Runde", csvJudge: "Wertung", csvApple: "Grüner Apfel an", fileName: "apples",
};
