/** What the page has to say of itself: one notice at a time, above the sheet, never over the keypad. */

import { html, icon } from "../ui.js";

/** `notice`: {id, kind, sign, alert, lead, text, choices: [[label, act]]} */
export function Notice({ c }) {
  const notice = c.notice;
  if (!notice) return null;
  return html`
    <div class=${`note notice ${notice.kind}`} role=${notice.alert ? "alert" : "status"} data-notice=${notice.id}>
      ${icon(notice.sign)}
      <span class="say">${notice.lead && html`<b>${notice.lead} </b>`}${notice.text}</span>
      <span class="choices">${notice.choices.map(([label, act]) => html`<button class="second" type="button" onClick=${act}>${label}</button>`)}</span>
    </div>`;
}
