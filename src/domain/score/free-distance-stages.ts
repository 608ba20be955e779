import { arcM, valueAt } from './places.ts';
import { indexAt, type RangeTree } from './range-tree.ts';

/** The ranges that a way may go through at one of its stages, with the first and last fix of each. */
export interface Stage {
  /** Nodes of the tree, in order of time. */
  readonly nodes: readonly number[];
  /** The two ends of each node in turn; one for a single fix. */
  readonly fixes: Int32Array;
  /** By fix: index of its node in {@link nodes}. */
  readonly owners: Int32Array;
}

/** By stage and fix: the longest way from the start to there, and from there to the end, or more. */
export interface StageValues {
  readonly fromStart: readonly Float64Array<ArrayBuffer>[];
  readonly fromEnd: readonly Float64Array<ArrayBuffer>[];
}

export function stageOf({ first, last }: RangeTree, nodes: readonly number[]): Stage {
  const fixes: number[] = [];
  const owners: number[] = [];
  nodes.forEach((node, owner) => {
    const [from, to] = [first[node] ?? 0, last[node] ?? 0];
    fixes.push(from);
    owners.push(owner);
    if (to === from) return;
    fixes.push(to);
    owners.push(owner);
  });
  return { nodes, fixes: new Int32Array(fixes), owners: new Int32Array(owners) };
}

/** Returns by stage and fix the most that a way from the start can measure there. */
export function valuesFromStart(tree: RangeTree, stages: readonly Stage[]): readonly Float64Array<ArrayBuffer>[] {
  const values = [new Float64Array(stages[0]?.fixes.length ?? 0)];
  for (let k = 1; k < stages.length; k += 1) {
    const [from, to] = [stages[k - 1], stages[k]];
    if (from && to) values.push(addLeg(tree, sourceOf(tree, from, values[k - 1]), { to, isForward: true }));
  }
  return values;
}

/** Returns by stage and fix the most that a way to the end can measure from there. */
export function valuesFromEnd(tree: RangeTree, stages: readonly Stage[]): readonly Float64Array<ArrayBuffer>[] {
  const values = [new Float64Array(stages.at(-1)?.fixes.length ?? 0)];
  for (let k = stages.length - 2; k >= 0; k -= 1) {
    const [from, to] = [stages[k + 1], stages[k]];
    if (from && to) values.unshift(addLeg(tree, sourceOf(tree, from, values[0]), { to, isForward: false }));
  }
  return values;
}

/** The origin of a leg, in columns by fix of its stage. */
interface Source {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** The way so far, and what the range's other fixes may add. */
  readonly value: Float64Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** Hot path: a loop for all columns. */
function sourceOf({ places, first, last, aside }: RangeTree, stage: Stage, values: Float64Array | undefined): Source {
  const { fixes, owners, nodes } = stage;
  const { length } = fixes;
  const [x, y, z] = [new Float64Array(length), new Float64Array(length), new Float64Array(length)];
  const source = {
    x,
    y,
    z,
    value: new Float64Array(length),
    first: new Int32Array(length),
    last: new Int32Array(length),
  };
  for (let state = 0; state < length; state += 1) {
    const fix = indexAt(fixes, state);
    const node = nodes[indexAt(owners, state)] ?? 0;
    x[state] = valueAt(places.x, fix);
    y[state] = valueAt(places.y, fix);
    z[state] = valueAt(places.z, fix);
    source.value[state] = (values?.[state] ?? 0) + valueAt(aside, node);
    source.first[state] = indexAt(first, node);
    source.last[state] = indexAt(last, node);
  }
  return source;
}

interface StageLeg {
  readonly to: Stage;
  /** Whether the leg is flown towards the stage, or from it. */
  readonly isForward: boolean;
}

/** Returns the longest values at a stage after one more leg; −Infinity where none is possible. Hot path. */
function addLeg(tree: RangeTree, source: Source, { to, isForward }: StageLeg): Float64Array<ArrayBuffer> {
  const values = new Float64Array(to.fixes.length);
  for (let state = 0; state < values.length; state += 1) {
    const node = to.nodes[indexAt(to.owners, state)] ?? 0;
    const from = isForward ? 0 : firstAbove(source.last, indexAt(tree.first, node) - 1);
    const end = isForward ? firstAbove(source.first, indexAt(tree.last, node)) : source.value.length;
    values[state] = longestLeg(tree, { source, from, end }, indexAt(to.fixes, state)) + valueAt(tree.aside, node);
  }
  return values;
}

/** Index of the first value of an ascending column above a limit. */
function firstAbove(column: Int32Array, limit: number): number {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Hot path: most legs are too short to matter, which is seen without a square root. */
function longestLeg(
  { places, stretch }: RangeTree,
  { source: { x, y, z, value }, from, end }: { readonly source: Source; readonly from: number; readonly end: number },
  fix: number,
): number {
  const [px, py, pz] = [valueAt(places.x, fix), valueAt(places.y, fix), valueAt(places.z, fix)];
  const stretch2 = stretch * stretch;
  let most = Number.NEGATIVE_INFINITY;
  for (let s = from; s < end; s += 1) {
    const dx = valueAt(x, s) - px;
    const dy = valueAt(y, s) - py;
    const dz = valueAt(z, s) - pz;
    const square = dx * dx + dy * dy + dz * dz;
    const missing = most - valueAt(value, s);
    if (missing > 0 && square * stretch2 < missing * missing) continue;
    const length = valueAt(value, s) + arcM(square, places.radiusM);
    if (length > most) most = length;
  }
  return most;
}
