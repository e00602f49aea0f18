/** The game as a link, a QR code and files. Nothing of it is sent anywhere by the page. */

import { correction, generate } from "../vendor/lean-qr.js";
import { html, icon, Note, Top } from "../ui.js";
import { Notice } from "./notices.js";

const QUIET = 4;
export const LONGEST_IN_QR = 1273; // version 25 at level L, 2.8 px a module at 350 px

export function Share({ c }) {
  const { t, game } = c;
  const url = c.link();
  const length = game.kind === "party" ? t.rounds(game.rounds.length) : t.hands(game.hands.length);
  return html`
    <${Top} c=${c} back title=${t.shareTitle} />
    <main class="stack">
      <${Notice} c=${c} />
      <div class="panel qrbox">
        ${url.length <= LONGEST_IN_QR ? html`<${Qr} text=${url} label=${t.qrLabel} /><p class="b">${t.pointPhone}</p>` : html`<p class="b">${t.tooLongForQr}</p>`}
        <p class="muted small">${t.linkSays(url.length, length)}</p>
      </div>
      <div class="grid2">
        <button class="second" type="button" id="copy" onClick=${c.copyLink}>${icon("copy")} ${c.session.copied ? t.copied : t.copyLink}</button>
        ${c.canSend && html`<button class="second" type="button" id="send" onClick=${c.sendLink}>${icon("share")} ${t.send}</button>`}
      </div>
      ${c.session.showLink && html`<textarea class="panel linktext" readonly aria-label=${t.link} rows="4">${url}</textarea>`}
      <h2>${t.files}</h2>
      <div class="grid2">
        <button class="second" type="button" id="json" onClick=${c.saveJson}>${icon("file")} ${t.fileJson}</button>
        <button class="second" type="button" id="csv" onClick=${c.saveCsv}>${icon("file")} ${t.fileCsv}</button>
        <button class="second" type="button" onClick=${c.print}>${icon("print")} ${t.print}</button>
        <button class="second" type="button" onClick=${() => c.over("restore")}>${icon("up")} ${t.restore}</button>
      </div>
      <${Note} kind="warn" sign="warn">${t.safariForgets}<//>
    </main>`;
}

/** Dark on white in dark mode too, with a quiet zone of four modules. */
function Qr({ text, label }) {
  const code = generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.L });
  const side = code.size + 2 * QUIET;
  return html`
    <svg class="qr" viewBox=${`0 0 ${side} ${side}`} role="img" aria-label=${label} shape-rendering="crispEdges">
      <path fill="#fff" d=${`M0 0h${side}v${side}h-${side}z`} /><path fill="#000" d=${modules(code)} /></svg>`;
}

function modules(code) {
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  }
  return path;
}
