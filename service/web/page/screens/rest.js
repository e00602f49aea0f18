/** The screens that nobody sees first, by name. */

import { Ask } from "./ask.js";
import { Breakdown } from "./breakdown.js";
import { ChartScreen } from "./chart.js";
import { Menu } from "./menu.js";
import { Over } from "./over.js";
import { Party, Rounds } from "./party.js";
import { Rules } from "./rules.js";
import { Share } from "./share.js";
import { Goal, Language, Past, Players, Print, Restore } from "./small.js";

export default {
  ask: Ask, breakdown: Breakdown, chart: ChartScreen, menu: Menu, over: Over, party: Party, rounds: Rounds, rules: Rules, share: Share,
  goal: Goal, lang: Language, past: Past, players: Players, print: Print, restore: Restore,
};
