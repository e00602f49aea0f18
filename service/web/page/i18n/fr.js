/** Les textes de la page en français. */

const RANKS = { A: "as", K: "roi", Q: "dame", J: "valet" };
const PLURALS = { A: "as", K: "rois", Q: "dames", J: "valets" };
const SUITS = { S: "pique", C: "trèfle", D: "carreau", H: "cœur" };
const NUMBERS = ["zéro", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

const rank = (r) => RANKS[r] ?? r;
const ranks = (r) => PLURALS[r] ?? r;
const one = (r) => (r === "Q" ? "une dame" : `un ${rank(r)}`);
const list = (items) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`);
const some = (number, single, more) => `${number} ${number < 2 ? single : more}`;
const spoken = (points) => (points < 0 ? `moins ${-points}` : String(points));

export default {
  rank, list,
  suit: (s) => SUITS[s] ?? s,
  cardLabel: (r, s) => `${rank(r)} de ${SUITS[s] ?? s}`,
  callLabel: (n, s) => `${n} ${SUITS[s] ?? s}`,
  apples: "Apples",
  party: "Apples to Apples",
  undo: "Annuler", redo: "Refaire", back: "Retour", more: "Plus", done: "Terminé", next: "Suivant", open: "Ouvrir", share: "Partager", export: "Exporter", print: "Imprimer", send: "Envoyer…", clear: "Tout effacer",
  hand: "Donne", hands: (n) => some(n, "donne", "donnes"), rounds: (n) => some(n, "tour", "tours"), minutes: (n) => some(n, "minute", "minutes"),
  total: "total", points: "Points", cards: "Cartes", players: "Joueurs", rules: "Règles", ruling: "décision", language: "Langue", asBrowser: "Comme le navigateur",
  version: (build) => `Version ${build}. Ni compte ni cookies ; les parties restent sur ce téléphone.`,

  newGame: "Nouvelle partie", whichGame: "Quel jeu", playersClockwise: "Joueurs, dans le sens horaire", playedBefore: "Ont déjà joué ici",
  gameEndsAt: "La partie finit à", pointsOrMore: "points ou plus", goalLower: (n) => `Baisser le but de ${n}`, goalHigher: (n) => `Monter le but de ${n}`,
  restore: "Reprendre…", restoreGame: "Reprendre une partie", pastGames: (n) => (n ? `Anciennes (${n})` : "Anciennes"),
  keptHere: "Gardé sur ce téléphone seulement, après chaque geste. Marche sans réseau.", start: "Commencer", needTable: "La table des points manque encore : se connecter une fois.",
  player: (n) => `Joueur ${n}`, nameOf: (n) => `Nom du joueur ${n}`, dealer: "donne", judge: "juge", dealsFirst: (name) => `${name} donne en premier`, judgesFirst: (name) => `${name} juge en premier`,
  whoDealsFirst: "Qui donne en premier", whoJudgesFirst: "Qui juge en premier", moveUp: (name) => `Monter ${name}`, moveDown: (name) => `Descendre ${name}`,
  nameTwice: "Deux joueurs portent ce nom. Changez-en un.", fewerPlayers: "Un joueur de moins", morePlayers: "Un joueur de plus", applesToWin: (n) => `${n} pommes vertes gagnent.`,
  moreSetup: "Plus : reprendre une partie, règles, langue", moreSheet: "Plus : donne annulée, joueurs, nouvelle partie, export, impression, règles", moreEntry: "Plus : donne annulée, points pour tous, nommer les seules, recommencer",
  moreHand: "Plus : supprimer cette donne, règles", moreParty: "Plus : joueurs, nouvelle partie, règles",
  seatsSettled: "Les noms se changent à tout moment, les places avant la première donne seulement.", seatsOpen: "Les places se changent jusqu’à la première donne.",

  toGoal: (n) => `en ${n}`, shareGame: "Partager ou garder la partie", scoreSheet: "Feuille de score", toGo: (n) => `encore ${n}`, reached: "au but", leads: "en tête", deals: "donne", wins: "gagne",
  openHand: (n, mark) => `Donne ${n}, ${mark}. Ouvrir`, marks: { ok: "toutes les cartes y sont", pen: "points saisis", out: "annulée", warn: "ne tombait pas juste" },
  notCounted: "après la fin, ne compte pas", thrownIn: "donne annulée", thrownShort: "annulée", tapHand: "Touchez une donne pour voir pourquoi, ou la corriger.", firstHand: "Pas encore de donne. Jouez-en une, puis saisissez-la ici.",
  enterHand: (n) => `Saisir la donne ${n}`, goOn: (n, done, of) => `Continuer la donne ${n} (${done} sur ${of})`, dealsNow: (name) => `${name} donne`, seeResult: "Voir le résultat",

  handNumber: (n) => `Donne ${n}`, editHandShort: (n) => `Corriger ${n}`, dealt: (name) => `${name} a donné`, backKeep: "Retour à la feuille ; la saisie reste", backDiscard: "Retour ; la donne reste comme elle était",
  tabDone: (n) => `${spoken(n)} points, saisi`, tabBegun: (n) => `${spoken(n)} points jusqu’ici`, tabBlank: "non saisi", doesNotAddUp: "ne tombe pas juste",
  whichTarget: (name) => `Quelle est la carte cible de ${name} ?`, changeTarget: (r) => `La cible est ${r}. La changer`, howTarget: "Retournez-la et touchez son rang. Elle rejoint la pile et compte avec elle.",
  howSets: "Touchez chaque rang présent deux fois ou plus, cible comprise : une fois pour une paire, deux pour un brelan, trois pour un carré.", howNamed: "Touchez chaque rang autant de fois qu’il est dans la pile, cible comprise.",
  setsSoFar: "Combinaisons jusqu’ici", setShort: { 2: "paire", 3: "trois", 4: "quatre" }, sets: { 2: "Paire", 3: "Brelan", 4: "Carré" }, oneCard: "une", left: (n) => `reste ${Math.max(0, n)}`,
  keyLabel: (r, cards, points, left, star) => `${rank(r)} : ${["pas de paire", "une", "paire", "trois", "quatre"][cards]}${cards > 1 ? `, ${spoken(points)} points` : ""}${left === null ? "" : `, il n’en reste que ${Math.max(0, left)}`}${star ? ", la cible" : ""}`,
  stepTarget: "Cible", stepSets: "Paires, brelans, carrés", stepSingles: "Seules", singles: "Cartes seules", singlesLeft: "Combien de seules ?",
  targetAmong: (r) => `★ ${r} en est`, targetInSet: (r) => `★ ${r} combinée`, tricks: (n) => some(n, "pli", "plis"), noneOfThese: "Aucun de ces nombres",
  noneFits: (cards, offered) => `${some(cards, "carte est combinée", "cartes sont combinées")}. Quatre par pli et la cible font 1, 5, 9, 13 et ainsi de suite : il doit en rester ${offered.join(" ou ")}. Manque-t-il une combinaison, ou l’une a-t-elle une carte de trop ?`,
  cardsTyped: (n) => `${some(n, "carte", "cartes")} dans la pile`, oddPile: "il faut 1, 5, 9, 13 …",
  pointsOnly: "points seuls", pointsBlank: "Saisissez les points ; 0 se saisit aussi.", eraseDigit: "Effacer le dernier chiffre", plusMinus: "Plus ou moins", nextPlayer: (name) => `Suivant : ${name}`, toCheck: "Vérifier",

  checkAndSave: "Vérifier et enregistrer", thisHand: "cette donne", was: "avant", now: "après", tapPlayerAbove: "Une erreur ? Touchez le joueur ci-dessus.", leaveAsItWas: "Laisser comme c’était",
  saveHand: (n) => `Enregistrer la donne ${n}`, saveChange: "Enregistrer", saveAllTheSame: "Enregistrer quand même", markedUnaccounted: "marquée : ne tombait pas juste", stillBlank: (names) => `Reste à saisir : ${list(names)}.`,
  allAccounted: (n) => `Les ${n} cartes y sont toutes.`, pointsTyped: "Des points ont été saisis : les cartes ne sont pas vérifiées.", pointsTypedShort: "points saisis", askTable: "Demandez à la table :",
  question: (which) => `chacun a-t-il exactement ${list(which.map(one))} ? Personne n’a saisi de paire.`,
  nowLeads: (names, before, n) => `${names || "Personne"} ${n > 1 ? "mènent" : "mène"} maintenant${before ? ` au lieu de ${before}` : ""}. Les donnes suivantes restent.`,
  reachesGoal: (names, n, goal) => `${names} ${n > 1 ? "atteignent" : "atteint"} ${goal} : la partie finit avec cette donne.`, laterNotCounted: "La partie finit alors plus tôt ; les donnes suivantes restent, mais ne comptent pas.", nolongerOver: "La partie n’est alors pas encore finie.",
  faults: {
    rank: ({ rank: r, sum, holders }) => `${sum} ${ranks(r)} en tout : ${holders}. Le jeu en a quatre.`,
    pile: ({ name, sets, singles, pile }) => `${name} : ${some(sets, "carte combinée", "cartes combinées")} et ${some(singles, "seule", "seules")} font ${pile}. Quatre par pli et la cible font 1, 5, 9, 13 et ainsi de suite : recomptez.`,
    pack: ({ total, pack }) => `Les quatre piles font ${total} cartes ; le jeu en a ${pack}. Vérifiez les seules.`,
    singles: () => "Ces cartes seules ne peuvent pas être réparties pour que chaque rang en ait quatre. Une combinaison manque, ou est au mauvais rang.",
    short: ({ rank: r, sum }) => `${sum} ${ranks(r)} en tout. Le jeu en a quatre.`,
    grain: ({ name, points, step }) => `${name} : aucun score ne vaut ${spoken(points)}. Tous sont multiples de ${step}.`,
    range: ({ name, least, most }) => `${name} : aucune pile ne vaut moins de ${spoken(least)} ni plus de ${most}.`,
  },

  breakdown: "Comment voir la donne", byPlayer: "Par joueur", byRank: "Par rang", editHand: (n) => `Corriger la donne ${n}`, rulesOnScoring: "Les règles du score", alwaysPoints: (n) => `avec la cible : toujours ${n}`, withTarget: "avec la cible",
  singlesNoPoints: (n, target, which) => `${some(n, "seule", "seules")}${which.length ? ` (${which.join(" ")})` : ""}${target ? `, dont la cible ${target}` : ""} : aucun point`,
  rankWord: "Rang", suitWord: "Couleur", singlesWord: "seules", sum: "somme", rankLegend: "★ cible · point : une ou aucune, non demandé",

  winsWith: (name, n) => `${name} gagne avec ${n}`, winsApples: (name, n) => `${name} gagne avec ${n} pommes`, shareWin: (names) => `${names} gagnent ensemble`, allHave: (n, points) => `${n === 2 ? "Les deux ont" : "Tous ont"} ${points}. À égalité, on gagne ensemble`,
  reachedInHand: (goal, n) => `Le but de ${goal} a été atteint à la donne ${n}.`, reachedInRound: (goal, n) => `Les ${goal} pommes vertes ont été atteintes au tour ${n}.`, standings: "Classement final", place: (n) => `Place ${n}`,
  rematch: "Revanche", sameSeatsDeal: (name) => `Mêmes places, ${name} donne en premier`, sameSeatsJudge: (name) => `Mêmes places, ${name} juge en premier`, playOn: (goal) => `Continuer jusqu’à ${goal}`, higherGoal: "même partie, but plus haut",
  chart: "Courbe", chartLabel: (said) => `Totaux après chaque donne. À la fin : ${said}.`,

  shareTitle: "Partager ou garder la partie", qrLabel: "Code QR du lien", pointPhone: "Visez avec un autre téléphone", tooLongForQr: "Le lien est trop long pour un code QR : copiez-le ou envoyez-le.", link: "Lien",
  linkSays: (n, length) => `Il ouvre là-bas toute la partie : ${n} caractères, ${length}. Le serveur ne garde rien. Qui a le lien peut lire les noms et les points.`,
  copyLink: "Copier le lien", copied: "Copié", files: "Fichiers", fileJson: "Partie (JSON)", fileCsv: "Tableau (CSV)",
  safariForgets: "Safari peut oublier une page non visitée pendant sept jours. Envoyez-vous le lien, ou ajoutez la page à l’écran d’accueil.",
  restoreHow: "Ouvrez une partie gardée en fichier, ou son lien. La partie de ce téléphone reste parmi les anciennes.", chooseFile: "Choisir un fichier…", orPasteLink: "Ou collez le lien ici", notASavedGame: "Ce n’est pas une partie gardée, ou elle est abîmée. Rien n’a changé.",

  throwIn: (n) => `Donne ${n} annulée`, nameSingles: "Nommer les seules", countSingles: "Compter seulement les seules", pointsForAll: "Points pour tous", startHandAgain: "Recommencer cette donne", deleteHand: (n) => `Supprimer la donne ${n}`, changeGoal: "But", wasThatLegal: "Était-ce permis ?",
  noPastGames: "Pas encore d’anciennes parties.", throwAway: "Jeter", rulesNote: "Telles que le service les énonce, en anglais. Une décision (ruling) est ce que les sources laissent ouvert et que ce projet tranche.",

  roundNumber: (n) => `Tour ${n}`, applesWin: (n) => `${NUMBERS[n] ?? n} ${n < 2 ? "pomme gagne" : "pommes gagnent"}`, whoGets: (name) => `${name} juge. À qui la pomme verte ?`, winsApplesShort: (name) => `${name} a gagné.`,
  playLine: ({ extra_play: extra, left_out: out }) => (out ? "Tous sauf le plus lent jouent une carte rouge." : extra ? "Chacun joue une carte rouge, le plus rapide une seconde." : "Chacun joue une carte rouge."),
  judges: "juge", needs: (n) => `encore ${n}`, of: (n) => `sur ${n}`, allRounds: (n) => (n === 1 ? "Le seul tour" : `Les ${n} tours`), judged: (name) => `${name} jugeait`, tapWho: "Touchez qui reçoit la pomme verte.",
  lastRound: (n, name, judge) => `Tour ${n} : pomme verte à ${name}, ${judge} jugeait.`,
  tileLabel: (n, goal, judging, over) => `${n} pommes vertes sur ${goal}${judging ? ", juge ce tour" : over ? "" : ". Donner la pomme verte"}`,

  askTitle: "Demander aux règles", askKinds: { play: "Était-ce permis ?", trick: "Qui gagne ?", bid: "Puis-je le dire ?" }, trump: "Atout", pass: "passe", takeLast: "Reprendre", whoLed: "Qui a entamé ?",
  slots: { trick: "Sur le pli", hand: "Main", card: "Jouée", calls: "Annonces", call: "L’enchère" }, slotEmpty: { trick: "rien encore : l’entame", hand: "touchez les cartes en main", card: "touchez la carte jouée", calls: "aucune encore", call: "touchez l’enchère" },
  askHow: { play: "Touchez les cartes du pli dans l’ordre, puis la main, puis la carte en question.", trick: "Touchez les cartes du pli dans l’ordre où elles ont été jouées.", bid: "Touchez les treize cartes de la main, les annonces faites, et l’enchère." },
  asking: "Question posée …", askOffline: "Cette question a besoin du réseau, et il n’y en a pas. Tout le reste marche sans.", tryAgain: "Réessayer", askRefused: "Le service ne peut pas en juger :",
  legal: "Permis.", notLegal: "Pas permis.", soFarLegal: "Jusqu’ici, rien à redire.", mayPlay: (cards) => `Peut se jouer : ${cards}`, mayBid: (calls) => `Peut se dire : ${calls}`, auctionOver: "Les enchères sont finies.",
  winsTrick: (name, card) => `${name} gagne avec ${card}.`, cardWinsTrick: (card) => `${card} gagne le pli.`, becauseTrump: "L’atout le plus fort gagne.", becauseLed: "La plus forte carte de la couleur demandée gagne.", trickOpen: "Le pli n’est pas encore complet.",
  broken: {
    "play.own": () => "La carte n’est pas dans cette main.",
    "play.follow": ({ led }) => `On a demandé ${SUITS[led] ?? "une couleur"}, et la main en a : il faut fournir.`,
    "auction.call": () => "Une enchère nomme de 1 à 13 cartes d’une couleur.",
    "auction.higher": () => "Une enchère doit dépasser la plus haute : un nombre plus grand, ou le même dans une couleur plus forte (pique, trèfle, carreau, cœur).",
    "auction.holding": () => "Une enchère ne peut nommer plus de cartes qu’on n’en tient dans la couleur.",
    "auction.end": () => "Les enchères étaient finies avant cette annonce.",
  },

  noticeStorage: { lead: "Ce téléphone ne garde pas la partie.", text: "La mémoire est pleine ou coupée (navigation privée ?). Elle dure tant que cette page est ouverte." }, sendMyself: "M’envoyer le lien",
  noticeTab: { lead: "Changé dans un autre onglet.", text: "Quelque chose y a été enregistré pendant la saisie d’une donne ici." }, showThat: "Montrer l’autre", keepMine: "Garder la mienne en copie",
  noticeCorrupt: { lead: "Une partie gardée n’a pas pu être lue.", text: "Elle est conservée intacte ; on peut continuer avec une nouvelle." }, saveAsFile: "Garder en fichier",
  noticeUpdate: { lead: "Une nouvelle version est prête.", text: "La partie reste telle quelle." }, useNow: "L’utiliser", later: "Plus tard",
  noticeOther: { lead: "La partie du lien n’est pas celle de ce téléphone.", text: (mine, theirs) => `Ici ${mine}, dans le lien ${theirs}.` }, openBoth: "Ouvrir, garder les deux", stay: "Rester ici",
  noticeDamaged: { lead: "Ce lien est abîmé ou coupé.", text: "Rien n’a changé." }, noticeDark: "L’écran peut s’éteindre : ce navigateur ne laisse pas une page le garder allumé.",
  noticeTable: { lead: "La table des points a changé.", text: (games) => `Nouveaux totaux : ${games}.` }, noticeNoTable: { lead: "La table des points manque encore.", text: "Connectez-vous une fois ; ensuite la page marche sans réseau." }, understood: "Compris",
  turnSays: (name, points) => `${name} : ${spoken(points)} points`, turnTarget: (name) => `${name} : carte cible`,

  csvHand: "Donne", csvDealer: "Donneur", csvTotal: (name) => `${name} total`, csvMark: "Marque", csvRound: "Tour", csvJudge: "Juge", csvApple: "Pomme verte à", fileName: "apples",
};
