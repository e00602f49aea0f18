// The forms of /docs: each sends its operation to this service and shows what comes back. The page can be read without.

const QUOTED = { "'": "'\\''" };
const quote = (text) => `'${text.replace(/'/g, (mark) => QUOTED[mark])}'`;

/** What the form asks: {method, url, headers, body}. */
function readForm(operation) {
  const form = operation.querySelector("form");
  const { method } = operation.dataset;
  let path = operation.dataset.path;
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll("input")) {
    if (input.dataset.place === "path") path = path.replace(`{${input.name}}`, encodeURIComponent(input.value));
    else if (input.value || "required" in input.dataset) query.set(input.name, input.value);
  }
  const headers = {};
  if (form.elements.accept) headers.Accept = form.elements.accept.value;
  if (method === "POST") headers["Content-Type"] = "application/json";
  const search = query.size ? `?${query}` : "";
  return { method, url: path + search, headers, body: form.elements.body?.value };
}

/** The same question as a curl line that can be pasted. */
function asCurl({ url, headers, body }) {
  const options = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined) options.push(`-d ${quote(body.replace(/\s*\n\s*/g, " "))}`);
  return ["curl", ...options, quote(location.origin + url)].join(" ");
}

const FLAT_LIST = /\[\s+(?:"[^"\\]*"|[-0-9]+)(?:,\s+(?:"[^"\\]*"|[-0-9]+))*\s+\]/g;

/** JSON for reading: indented, and a list of words or numbers on one line. */
function setOut(value) {
  const onOneLine = (list) => list.replace(/,\n\s*/g, ", ").replace(/\n\s*/g, "");
  return JSON.stringify(value, null, 2).replace(FLAT_LIST, onOneLine);
}

async function send(operation) {
  const status = operation.querySelector(".status");
  const got = operation.querySelector(".got");
  const { url, ...options } = readForm(operation);
  status.textContent = "Asking …";
  const began = performance.now();
  try {
    const answer = await fetch(url, options);
    const text = await answer.text();
    const took = Math.max(1, Math.round(performance.now() - began));
    const kind = answer.headers.get("Content-Type") ?? "";
    status.textContent = `${answer.status} ${answer.statusText} · ${kind} · ${text.length.toLocaleString("en")} characters · ${took} ms`;
    status.classList.toggle("refused", !answer.ok);
    got.firstChild.textContent = /json/.test(kind) ? setOut(JSON.parse(text)) : text;
    got.hidden = false;
  } catch (error) {
    status.textContent = `No answer: ${error.message}. Is the service running?`;
    status.classList.add("refused");
    got.hidden = true;
  }
}

function showCurl(operation) {
  operation.querySelector(".curl").firstChild.textContent = asCurl(readForm(operation));
}

async function copyCurl(operation) {
  const status = operation.querySelector(".status");
  try {
    await navigator.clipboard.writeText(asCurl(readForm(operation)));
    status.textContent = "Copied.";
  } catch {
    status.textContent = "The browser does not allow copying; the line is below.";
  }
}

function prepare(operation) {
  const form = operation.querySelector("form");
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(operation);
  });
  form.addEventListener("input", (event) => {
    if (event.target.name === "sample") form.elements.body.value = event.target.value;
    showCurl(operation);
  });
  form.querySelector(".copy").addEventListener("click", () => copyCurl(operation));
  showCurl(operation);
}

/** Opens the operation that the address names, or the one that `?try=` has a test vector for. */
function openFromAddress() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named?.matches("details.op")) open(named);
}

function open(operation) {
  operation.open = true;
  operation.scrollIntoView();
}

async function fillFromVector(id) {
  const { cases } = await (await fetch("/v1/vectors", { headers: { Accept: "application/json" } })).json();
  const vector = cases.find((candidate) => candidate.id === id);
  if (!vector) return;
  const asked = new URL(vector.path, location.origin);
  const operation = [...document.querySelectorAll("details.op")].find(
    ({ dataset }) => dataset.method === vector.method && dataset.path === asked.pathname,
  );
  if (!operation) return;
  const { elements } = operation.querySelector("form");
  if (elements.body) elements.body.value = setOut(vector.body ?? {});
  for (const [name, value] of asked.searchParams) if (elements[name]) elements[name].value = value;
  showCurl(operation);
  operation.querySelector(".status").textContent = `Filled in from the test vector ${id}. It must answer ${vector.status}.`;
  operation.open = true;
  operation.querySelector("form").scrollIntoView();
}

document.querySelectorAll("details.op").forEach(prepare);
addEventListener("hashchange", openFromAddress);
openFromAddress();
const wanted = new URLSearchParams(location.search).get("try");
if (wanted) fillFromVector(wanted);
