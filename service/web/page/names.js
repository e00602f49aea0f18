/** Players' names: any script, 1 to 40 characters, no two alike. */

export const LONGEST = 40;

/** Characters that are not seen or that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is kept: composed, without unseen characters, trimmed, cut at forty. */
export const tidy = (name) => [...name.normalize("NFC").replace(UNSEEN, "")].slice(0, LONGEST).join("").trim();

const fold = (name) => tidy(name).toUpperCase().toLowerCase();

/** Does a name show anything? */
export const isVisible = (name) => /[^\p{Z}\p{C}\p{M}]/u.test(name);

/** The seats whose name another seat has too, after trimming and case folding. */
export function alike(names) {
  const folded = names.map(fold);
  return folded.flatMap((name, seat) => (folded.indexOf(name) !== folded.lastIndexOf(name) ? [seat] : []));
}

/** Names used before, newest first, without those in use. */
export function remember(before, names) {
  const fresh = new Set(names.map(fold));
  return [...names, ...before.filter((name) => !fresh.has(fold(name)))].slice(0, 24);
}

export const unused = (before, names) => {
  const taken = new Set(names.map(fold));
  return before.filter((name) => !taken.has(fold(name)));
};
