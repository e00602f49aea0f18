/**
 * What changed between two trees of plain JSON, small enough to keep hundreds of, and how to go either way.
 *
 *   {path, old?, new?}        a value set; old or new is absent where there was or is none
 *   {path, at, out, in}       a run of a list's elements replaced by another
 */

export function diff(before, after, path = []) {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (isTree(before) && isTree(after)) return diffTrees(before, after, path);
  return [{ path, old: before, new: after }];
}

const isTree = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function diffLists(before, after, path) {
  if (before.length === after.length) return before.flatMap((old, at) => diff(old, after[at], [...path, at]));
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [{ path, at: start, out: before.slice(start, before.length - tail), in: after.slice(start, after.length - tail) }];
}

function diffTrees(before, after, path) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    if (Object.hasOwn(before, key) && Object.hasOwn(after, key)) return diff(before[key], after[key], [...path, key]);
    return [Object.hasOwn(before, key) ? { path: [...path, key], old: before[key] } : { path: [...path, key], new: after[key] }];
  });
}

export const forward = (tree, patch) => patch.reduce((now, change) => put(now, change.path, change, true), tree);

export const backward = (tree, patch) => patch.toReversed().reduce((now, change) => put(now, change.path, change, false), tree);

function put(tree, path, change, ahead) {
  if (path.length === 0) return replace(tree, change, ahead);
  const [key, ...rest] = path;
  const side = ahead ? "new" : "old";
  if (rest.length === 0 && !("at" in change) && !Object.hasOwn(change, side)) {
    const { [key]: _gone, ...kept } = tree;
    return kept;
  }
  const value = put(tree[key], rest, change, ahead);
  return Array.isArray(tree) ? tree.with(key, value) : { ...tree, [key]: value };
}

function replace(tree, change, ahead) {
  if (!("at" in change)) return ahead ? change.new : change.old;
  const [gone, come] = ahead ? [change.out, change.in] : [change.in, change.out];
  return tree.toSpliced(change.at, gone.length, ...come);
}
