/** The parts every screen is made of. Names reach the page as text nodes only. */

import { h } from "./vendor/preact.js";
import htm from "./vendor/htm.js";

export const html = htm.bind(h);

export const icon = (id) => html`<svg class="i" aria-hidden="true"><use href=${`#i-${id}`} /></svg>`;

const MINUS = "\u2212";

/** A number with a real minus sign: 30, −30. */
export const figure = (number) => (number < 0 ? MINUS + -number : String(number));

/** Points gained: +30, −30, 0. */
export const gain = (number) => (number > 0 ? `+${number}` : figure(number));

export const tone = (number) => (number < 0 ? "neg" : "");

/** A name: its own direction, cut with dots where there is no room. */
export const Name = ({ name, cls = "" }) => html`<bdi dir="auto" class=${`ell ${cls}`}>${name}</bdi>`;

/** What is said of a control beside what can be read on it. Its name comes from its content: voice control goes by what it shows. */
export const Spoken = ({ words }) => html`<span class="sr">${words}</span>`;

/** A key's text and what is said of it, which may begin with the text: A, ace: pair; but 9: pair. */
export const Shown = ({ text, words }) => html`
  <span aria-hidden=${words.startsWith(text) ? "true" : undefined}>${text}</span><${Spoken} words=${` ${words}`} />`;

export const Back = ({ c, label }) => html`
  <button class="ib" type="button" aria-label=${label ?? c.t.back} onClick=${c.back}>${icon("back")}</button>`;

export const More = ({ c, label }) => html`
  <button class="ib" type="button" aria-label=${label} onClick=${() => c.over("menu")}>${icon("more")}</button>`;

/** The bar on top: Back where there is somewhere to go back to, the title, and what else is one tap away. */
export const Top = ({ c, title, sub, back, backLabel, heading = "h1", children }) => html`
  <header class=${`top ${back ? "center" : ""}`}>
    ${back && html`<${Back} c=${c} label=${backLabel} />`}
    <${heading} class="title" tabindex="-1" id=${heading === "h1" ? "title" : undefined}>${title}${sub && html`<span class="muted sub"> · ${sub}</span>`}<//>
    ${children ?? (back && html`<span class="ib" />`)}
  </header>`;

export const Undo = ({ c }) => html`
  <button class="sq" type="button" id="undo" disabled=${!c.can.undo} onClick=${c.undo}>${icon("undo")}${c.t.undo}</button>`;

export const Redo = ({ c }) => html`
  <button class="sq" type="button" id="redo" disabled=${!c.can.redo} onClick=${c.redo}>${icon("redo")}${c.t.redo}</button>`;

export const Note = ({ kind, sign, role, children }) => html`
  <div class=${`note ${kind}`} role=${role}>${icon(sign)}<span>${children}</span></div>`;

/** Two or three choices side by side; `role` tab or none (pressed buttons). */
export const Choice = ({ label, options, chosen, pick, tabs }) => html`
  <div class="seg" role=${tabs ? "tablist" : "group"} aria-label=${label}>
    ${options.map(([value, text]) => html`
      <button type="button" role=${tabs ? "tab" : undefined} data-choice=${value}
        aria-selected=${tabs ? String(value === chosen) : undefined} aria-pressed=${tabs ? undefined : String(value === chosen)}
        onClick=${() => pick(value)}>${text}</button>`)}
  </div>`;

export const Stepper = ({ label, value, down, up, downLabel, upLabel }) => html`
  <div class="panel stepper">
    <span id="step-label">${label}</span>
    <button type="button" aria-label=${downLabel} disabled=${!down} onClick=${down}>−</button>
    <output aria-labelledby="step-label">${value}</output>
    <button type="button" aria-label=${upLabel} disabled=${!up} onClick=${up}>+</button>
  </div>`;
