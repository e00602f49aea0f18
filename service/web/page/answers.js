/** What the service answered to questions of the table, by address. Nothing is asked twice. */

export class Answers {
  #known = new Map();
  #draw;

  constructor(draw) {
    this.#draw = draw;
  }

  /** `{state: waiting | answered | refused | offline, body?, detail?}`; asks where it is not known. */
  of(address) {
    if (!this.#known.has(address)) {
      this.#known.set(address, { state: "waiting" });
      queueMicrotask(() => this.#ask(address));
    }
    return this.#known.get(address);
  }

  /** Forgets, so that the next drawing asks again. */
  again() {
    this.#known.clear();
    this.#draw();
  }

  async #ask(address) {
    this.#known.set(address, await fetchAnswer(address));
    this.#draw();
  }
}

async function fetchAnswer(address) {
  try {
    const response = await fetch(address, { headers: { Accept: "application/json" } });
    const body = await response.json();
    return response.ok ? { state: "answered", body } : { state: "refused", detail: body.detail };
  } catch {
    return { state: "offline" };
  }
}
