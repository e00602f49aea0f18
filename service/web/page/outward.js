/** What leaves the page by the player's hand: link, files, paper; and what comes back from a file or a pasted link. */

import { readJson, writeCsv, writeJson, writePartyCsv } from "./export.js";
import { saveFile } from "./files.js";
import { reckon } from "./game.js";
import { PREFIX, readLink } from "./link.js";
import { reckonParty } from "./party.js";

export function outward({ game, view, tables, session, draw, words, act, restore, link, canSend }) {
  const show = (changes) => { Object.assign(session, changes); draw(); };
  const name = (ending) => `${words().fileName}-${new Date().toISOString().slice(0, 10)}.${ending}`;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link());
      show({ copied: true, showLink: false });
    } catch {
      show({ showLink: true });
    }
  }

  /** The player may close the sheet of the system without sending: no fault. */
  const sendLink = () => navigator.share({ url: link(), title: words().apples }).catch(() => {});

  function saveCsv() {
    const csv = game().kind === "party" ? writePartyCsv(game(), reckonParty(game(), tables().sizes), words()) : writeCsv(game(), reckon(game(), tables().table), words());
    saveFile(name("csv"), csv, "text/csv");
  }

  function take(read) {
    try {
      restore(read());
      show({ fileFault: false });
    } catch {
      show({ fileFault: true });
    }
  }

  async function readFile(input) {
    const text = await input.files[0]?.text();
    input.value = "";
    if (text !== undefined) take(() => readJson(text));
  }

  function pasteLink(text) {
    const at = text.indexOf(PREFIX);
    if (at >= 0) take(() => readLink(text.slice(at).trim(), tables().table));
    else show({ fileFault: text.trim() !== "" });
  }

  function print() {
    act({ type: "go", view: { screen: "print", back: view().back ?? view() } });
    globalThis.print();
  }

  return { canSend, copyLink, sendLink, saveCsv, saveJson: () => saveFile(name("json"), writeJson(game(), tables().table), "application/json"), readFile, pasteLink, print };
}
