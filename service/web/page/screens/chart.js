/** Totals hand by hand: a dash, a marker and a name for each line, so that no colour is needed. */

import { figure, html, Top } from "../ui.js";

const BOX = { width: 362, height: 196, left: 40, right: 282, top: 14, bottom: 168 };
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];
const MARKERS = [
  (x, y) => html`<circle cx=${x} cy=${y} r="3.6" />`,
  (x, y) => html`<rect x=${x - 3.4} y=${y - 3.4} width="6.8" height="6.8" />`,
  (x, y) => html`<path d=${`M${x} ${y - 4.6}l4.4 8h-8.8z`} />`,
  (x, y) => html`<path d=${`M${x} ${y - 4.8}l4.8 4.8-4.8 4.8-4.8-4.8z`} />`,
];
const LABEL_GAP = 14;

export function ChartScreen({ c }) {
  return html`<${Top} c=${c} back title=${c.t.chart} /><main><${Chart} c=${c} /></main>`;
}

export function Chart({ c }) {
  const { t, game, reckoned } = c;
  const hands = reckoned.hands.filter((hand) => hand.counted);
  if (hands.length < 2) return null;
  const series = game.players.map((_, seat) => [0, ...hands.map((hand) => hand.totals[seat])]);
  const scale = scaleOf(series.flat().concat(game.goal), hands.length);
  const said = game.players.map((name, seat) => `${name} ${figure(reckoned.totals[seat])}`).join(", ");
  return html`
    <div class="panel chart"><svg viewBox=${`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label=${t.chartLabel(said)}>
      <${Grid} scale=${scale} goal=${game.goal} hands=${hands.length} />
      ${series.map((line, seat) => html`<${Line} key=${seat} line=${line} seat=${seat} scale=${scale} />`)}
      ${labels(series, scale).map((y, seat) => html`<text key=${seat} class=${`lab s${seat}`} x=${BOX.right + 9} y=${y + 4}>${shorten(game.players[seat])}</text>`)}
    </svg></div>`;
}

/** A whole step of 50, 100, 200, 500 ... so that there are at most six lines. */
function scaleOf(figures, hands) {
  const [low, high] = [Math.min(0, ...figures), Math.max(...figures)];
  const step = [50, 100, 200, 500, 1000, 2000, 5000, 20000].find((size) => (high - low) / size <= 6) ?? 50000;
  const floor = Math.floor(low / step) * step;
  const y = (value) => BOX.bottom - ((value - floor) / (high - floor)) * (BOX.bottom - BOX.top);
  const x = (hand) => BOX.left + (hand / hands) * (BOX.right - BOX.left);
  const lines = Array.from({ length: Math.floor((high - floor) / step) + 1 }, (_, at) => floor + at * step);
  return { x, y, lines, step };
}

function Grid({ scale, goal, hands }) {
  const every = Math.ceil(hands / 12);
  const clear = scale.lines.filter((value) => Math.abs(scale.y(value) - scale.y(goal)) > 9 && value !== goal);
  return html`
    ${clear.map((value) => html`<g key=${value}><line class="grid" x1=${BOX.left} x2=${BOX.right} y1=${scale.y(value)} y2=${scale.y(value)} /><text x=${BOX.left - 5} y=${scale.y(value) + 4} text-anchor="end">${figure(value)}</text></g>`)}
    <line class="goal" x1=${BOX.left} x2=${BOX.right} y1=${scale.y(goal)} y2=${scale.y(goal)} /><text class="goaltext" x=${BOX.left - 5} y=${scale.y(goal) + 4} text-anchor="end">${goal}</text>
    ${Array.from({ length: hands }, (_, at) => at + 1).filter((hand) => hand % every === 0).map((hand) => html`<text key=${hand} x=${scale.x(hand)} y=${BOX.height - 6} text-anchor="middle">${hand}</text>`)}`;
}

const Line = ({ line, seat, scale }) => html`
  <g class=${`s${seat}`}>
    <polyline fill="none" stroke-width="2.4" stroke-dasharray=${DASHES[seat]} points=${line.map((value, hand) => `${scale.x(hand).toFixed(1)},${scale.y(value).toFixed(1)}`).join(" ")} />
    ${line.length < 40 && line.slice(1).map((value, hand) => MARKERS[seat](scale.x(hand + 1), scale.y(value)))}
  </g>`;

/** Heights of the names at the lines' ends, pushed apart where they would overlap. */
function labels(series, scale) {
  const wanted = series.map((line, seat) => ({ seat, y: scale.y(line.at(-1)) })).sort((a, b) => a.y - b.y);
  wanted.forEach((label, at) => { if (at) label.y = Math.max(label.y, wanted[at - 1].y + LABEL_GAP); });
  for (let at = wanted.length - 1, floor = BOX.height - 14; at >= 0; at -= 1, floor -= LABEL_GAP) wanted[at].y = Math.min(wanted[at].y, floor);
  return wanted.sort((a, b) => a.seat - b.seat).map((label) => label.y);
}

const shorten = (name) => ([...name].length > 10 ? `${[...name].slice(0, 9).join("")}…` : name);
