/** The rules to read, as the service answers them; kept with the page, so that they are there without a network. */

import { html, Note, Top, Choice } from "../ui.js";

export function Rules({ c }) {
  const { t, state: { view } } = c;
  const kind = view.kind ?? c.game?.kind ?? c.state.book.setup.kind;
  const rules = (kind === "party" ? c.sizesRules : c.table?.rules) ?? [];
  return html`
    <${Top} c=${c} back title=${t.rules} />
    <main>
      <${Choice} label=${t.whichGame} options=${[["apples", t.apples], ["party", t.party]]} chosen=${kind} pick=${(chosen) => c.go({ ...view, kind: chosen, rule: null })} />
      ${rules.length ? html`<p class="muted small gap">${t.rulesNote}</p><${List} c=${c} rules=${rules} at=${view.rule} />` : html`<div class="gap"><${Note} kind="warn" sign="warn">${t.needTable}<//></div>`}
    </main>`;
}

/** Rules of one chapter (the part of the id before the dot) together. */
function List({ c, rules, at }) {
  const chapters = [];
  for (const rule of rules) {
    const chapter = rule.id.split(".")[0];
    if (chapters.at(-1)?.chapter === chapter) chapters.at(-1).rules.push(rule);
    else chapters.push({ chapter, rules: [rule] });
  }
  return chapters.map(({ chapter, rules: inside }) => html`
    <section class="panel rulelist" key=${chapter} lang="en">
      ${inside.map(({ id, text, ruling }) => html`
        <article key=${id} id=${`rule-${id}`} class=${id === at ? "at" : ""}>
          <h2>${id}</h2><p>${text}</p>${ruling && html`<p class="ruling"><b lang=${c.lang}>${c.t.ruling}:</b> ${ruling}</p>`}
        </article>`)}
    </section>`);
}
