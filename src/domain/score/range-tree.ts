import { chord2, type Places, type SpacePoints, valueAt } from './places.ts';

/**
 * The fixes of a flight as a binary tree of ranges. Of each range it knows the first and the last fix, and how far the
 * others are from the straight line between these two. That bounds all distances to the range: a distance is a convex
 * function along a straight line, so that it is largest at one of the ends.
 */
export interface RangeTree {
  readonly places: Places;
  readonly root: number;
  /** Columns by node: the fixes themselves are nodes 0 to length − 1. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** The halves of a node; −1 for a single fix. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** Metres over ground for a metre straight ahead, at most, at the greatest distance that the flight can hold. */
  readonly stretch: number;
  /** Metres by which a distance over ground to a fix of the range may exceed the larger one to the range's ends. */
  readonly aside: Float64Array;
  /** Length of the straight line from the first fix to the last. */
  readonly chord: Float64Array;
  /** The mean of a range's fixes, and the distance from there of the fix that is furthest. */
  readonly centres: SpacePoints;
  readonly radius: Float64Array;
}

/** Returns the tree of a flight of one fix or more. */
export function rangeTreeOf(places: Places): RangeTree {
  const nodes = 2 * places.length - 1;
  const tree = {
    places,
    root: nodes - 1,
    stretch: stretchOf(places),
    first: new Int32Array(nodes),
    last: new Int32Array(nodes),
    left: new Int32Array(nodes).fill(-1),
    right: new Int32Array(nodes).fill(-1),
    aside: new Float64Array(nodes),
    chord: new Float64Array(nodes),
    centres: { x: extended(places.x, nodes), y: extended(places.y, nodes), z: extended(places.z, nodes) },
    radius: new Float64Array(nodes),
  };
  let level = new Int32Array(places.length);
  for (let i = 0; i < places.length; i += 1) {
    level[i] = i;
    tree.first[i] = i;
    tree.last[i] = i;
  }
  let next = places.length;
  while (level.length > 1) {
    join(tree, level, next);
    next += level.length >> 1;
    level = joined(level, next);
  }
  measure(tree);
  return tree;
}

/** Returns whether a node is a single fix. */
export function isFix(tree: RangeTree, node: number): boolean {
  return node < tree.places.length;
}

/** Returns the distance, at most, from any fix of a range to either of its ends. */
export function widthOf({ chord, aside }: RangeTree, node: number): number {
  return valueAt(chord, node) + valueAt(aside, node);
}

/** Returns the width of a range by which it is split; −1 for a fix, which cannot be: ranges of width 0 can. */
export function splitWidth(tree: RangeTree, node: number): number {
  return isFix(tree, node) ? -1 : widthOf(tree, node);
}

/** Returns a fix or a node of a column; 0 outside of it. */
export function indexAt(column: Int32Array, i: number): number {
  return column[i] ?? 0;
}

/** Adds a node for each two of a level. */
function join({ first, last, left, right }: RangeTree, level: Int32Array, next: number): void {
  for (let pair = 0; pair < level.length >> 1; pair += 1) {
    const [node, a, b] = [next + pair, indexAt(level, 2 * pair), indexAt(level, 2 * pair + 1)];
    left[node] = a;
    right[node] = b;
    first[node] = indexAt(first, a);
    last[node] = indexAt(last, b);
  }
}

/** The level above: the nodes just added, and the one left over, if any. */
function joined(level: Int32Array, end: number): Int32Array<ArrayBuffer> {
  const pairs = level.length >> 1;
  const above = new Int32Array(level.length - pairs);
  for (let pair = 0; pair < pairs; pair += 1) above[pair] = end - pairs + pair;
  if (level.length % 2 === 1) above[pairs] = indexAt(level, level.length - 1);
  return above;
}

function extended(column: Float64Array, length: number): Float64Array {
  const longer = new Float64Array(length);
  longer.set(column);
  return longer;
}

function measure(tree: RangeTree): void {
  const { places, first, last, stretch, aside, chord, radius } = tree;
  for (let node = places.length; node < first.length; node += 1) {
    const [from, to] = [indexAt(first, node), indexAt(last, node)];
    chord[node] = Math.sqrt(chord2(places, from, to));
    aside[node] = to === from + 1 ? 0 : stretch * mostAside(places, from, to);
    writeCentre(tree, node);
    radius[node] = mostFromCentre(tree, node);
  }
}

/** The mean of the centres of a node's halves, by their numbers of fixes. Hot path. */
function writeCentre({ centres: { x, y, z }, first, last, left, right }: RangeTree, node: number): void {
  const one = indexAt(left, node);
  const other = indexAt(right, node);
  const share = (indexAt(last, one) - indexAt(first, one) + 1) / (indexAt(last, node) - indexAt(first, node) + 1);
  x[node] = valueAt(x, one) * share + valueAt(x, other) * (1 - share);
  y[node] = valueAt(y, one) * share + valueAt(y, other) * (1 - share);
  z[node] = valueAt(z, one) * share + valueAt(z, other) * (1 - share);
}

/** Hot path. */
function mostFromCentre({ centres: { x, y, z }, first, last }: RangeTree, node: number): number {
  const cx = valueAt(x, node);
  const cy = valueAt(y, node);
  const cz = valueAt(z, node);
  const end = indexAt(last, node);
  let most = 0;
  // Nodes 0 to length − 1 are the fixes.
  for (let i = indexAt(first, node); i <= end; i += 1) {
    const dx = valueAt(x, i) - cx;
    const dy = valueAt(y, i) - cy;
    const dz = valueAt(z, i) - cz;
    const square = dx * dx + dy * dy + dz * dz;
    if (square > most) most = square;
  }
  return Math.sqrt(most);
}

function stretchOf(places: Places): number {
  let most = 0;
  for (let i = 1; i < places.length; i += 1) most = Math.max(most, chord2(places, 0, i));
  // Any two fixes are at most twice as far apart as the furthest is from the first; a little more covers rounding.
  const half = Math.min(0.99, 1e-6 + Math.sqrt(most) / places.radiusM);
  return 1 / Math.sqrt(1 - half * half);
}

/** The greatest distance of a fix between two others from the straight line between these. Hot path: a loop without objects. */
function mostAside({ x, y, z }: Places, from: number, to: number): number {
  const x0 = valueAt(x, from);
  const y0 = valueAt(y, from);
  const z0 = valueAt(z, from);
  const dx = valueAt(x, to) - x0;
  const dy = valueAt(y, to) - y0;
  const dz = valueAt(z, to) - z0;
  // A line from a place to itself has no direction: all is measured from its start.
  const perLength2 = 1 / (dx * dx + dy * dy + dz * dz || Number.POSITIVE_INFINITY);
  let most = 0;
  for (let i = from + 1; i < to; i += 1) {
    const px = valueAt(x, i) - x0;
    const py = valueAt(y, i) - y0;
    const pz = valueAt(z, i) - z0;
    const along = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) * perLength2));
    const ax = px - along * dx;
    const ay = py - along * dy;
    const az = pz - along * dz;
    const square = ax * ax + ay * ay + az * az;
    if (square > most) most = square;
  }
  return Math.sqrt(most);
}
