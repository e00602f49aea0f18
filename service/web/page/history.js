/**
 * One undo stack for everything.
 *
 *   doc    {state, past, future}      past: newest last; future: next to redo last
 *   step   {patch, view, merge?}      the change of `state.book`, and the view at the other end of it
 *
 * A step is whatever changes `state.book`; looking around (`state.view`) is none, but each undo or redo shows the view
 * in which that state was last seen. So going back and forth shows the same states both ways.
 */

import { backward, diff, forward } from "./patch.js";

export const MOST_STEPS = 300;

export const open = (state) => ({ state, past: [], future: [] });

/** The document after a change. Steps of one non-empty `merge` (the letters typed into a name) are one step. */
export function record(doc, next, merge = "") {
  if (next === doc.state) return doc;
  if (next.book === doc.state.book) return { ...doc, state: next };
  const last = doc.past.at(-1);
  if (merge && last?.merge === merge && doc.future.length === 0) {
    const patch = diff(backward(doc.state.book, last.patch), next.book);
    return { state: next, past: [...doc.past.slice(0, -1), { ...last, patch }], future: [] };
  }
  const step = { patch: diff(doc.state.book, next.book), view: doc.state.view, ...(merge && { merge }) };
  return { state: next, past: [...doc.past, step].slice(-MOST_STEPS), future: [] };
}

export function undo(doc) {
  const step = doc.past.at(-1);
  if (!step) return doc;
  const state = { ...doc.state, book: backward(doc.state.book, step.patch), view: step.view };
  return { state, past: doc.past.slice(0, -1), future: [...doc.future, { ...step, view: doc.state.view }] };
}

export function redo(doc) {
  const step = doc.future.at(-1);
  if (!step) return doc;
  const state = { ...doc.state, book: forward(doc.state.book, step.patch), view: step.view };
  return { state, past: [...doc.past, { ...step, view: doc.state.view }], future: doc.future.slice(0, -1) };
}
