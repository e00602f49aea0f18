/** The seats round the table: a name each, who begins, and up and down to change places. */

import { alike } from "../names.js";
import { html, icon } from "../ui.js";

/** `pick` and `move` are absent where the seats are settled. */
export function Seats({ c, names, first, kind, type, pick, move }) {
  const { t } = c;
  const twice = new Set(alike(names));
  return html`
    <div class="panel seats" role=${pick ? "radiogroup" : "group"} aria-label=${kind === "party" ? t.whoJudgesFirst : t.whoDealsFirst}>
      ${names.map((name, seat) => html`
        <div class="seat" key=${seat}>
          <div class="seatrow">
            <input type="text" aria-label=${t.nameOf(seat + 1)} value=${name} maxlength="40" autocomplete="off" spellcheck=${false} dir="auto" enterkeyhint="done"
              aria-invalid=${twice.has(seat) ? "true" : undefined} aria-describedby=${twice.has(seat) ? `twice-${seat}` : undefined}
              onFocus=${(event) => event.target.select()} onInput=${(event) => type(seat, event.target.value)} />
            ${pick && html`<${Lead} t=${t} kind=${kind} name=${name} on=${seat === first} pick=${() => pick(seat)} />`}
            ${move && html`
              <button class="ib" type="button" aria-label=${t.moveUp(name)} disabled=${seat === 0} onClick=${() => move(seat, -1)}>${icon("up")}</button>
              <button class="ib" type="button" aria-label=${t.moveDown(name)} disabled=${seat === names.length - 1} onClick=${() => move(seat, 1)}>${icon("down")}</button>`}
          </div>
          ${twice.has(seat) && html`<p class="twice neg" id=${`twice-${seat}`} role="alert">${t.nameTwice}</p>`}
        </div>`)}
    </div>`;
}

const Lead = ({ t, kind, name, on, pick }) => html`
  <button class="dealpick" type="button" role="radio" aria-checked=${String(on)}
    aria-label=${(kind === "party" ? t.judgesFirst : t.dealsFirst)(name)} onClick=${pick}><span class="radio"></span>${kind === "party" ? t.judge : t.dealer}</button>`;
