import type { WorkLimit } from './limits.ts';
import { CLOSED_M, type Closing, type FixPair, nearestPair } from './nearest-pair.ts';
import { chord2, type Places, type SpacePoints, valueAt } from './places.ts';
import type { RangeTree } from './range-tree.ts';

/** A closing, and the least gap of any pair. */
interface FoundClosing extends Closing {
  /** No pair is nearer than this, in metres: the gap itself, unless the search was ended by its limit. */
  readonly leastM: number;
}

/** Finds closings of a flight, and remembers them. */
export interface Closings {
  /** Returns the nearest pair of a fix up to one and a fix from another on; a near one, when the work's limit ends the search. */
  readonly nearest: (from: number, to: number, limit: WorkLimit) => FoundClosing;
  /** Returns the lower bound of that gap, in metres, at once. */
  readonly atLeast: (from: number, to: number) => number;
  /** Returns the same, nearer to the truth: the gap when both fixes are a few fixes further in. */
  readonly atLeastNearly: (from: number, to: number, limit: WorkLimit) => number;
}

/**
 * A wider question, which allows more fixes, often has the same nearest pair. So each question is asked first with `from`
 * rounded up and `to` rounded down to multiples of these numbers, the largest first: many questions share that answer.
 */
const WIDTHS = [1, 16, 256, 4096] as const;

/** Returns the closings of a flight. */
export function closingsOf(tree: RangeTree): Closings {
  const { length } = tree.places;
  const found = WIDTHS.map(() => new Map<number, FoundClosing>());
  const table = gapTable(tree.places);

  function nearest({ from, to, level }: Question, limit: WorkLimit): FoundClosing {
    if (from >= to) return { start: from, finish: from, gapM: 0, leastM: 0 };
    const known = found[level]?.get(from * length + to);
    if (known) return known;
    const wider = widerThan({ from, to, level: level + 1 }, limit);
    const closing = wider && isWithin(wider, from, to) ? wider : search({ from, to, level }, wider, limit);
    found[level]?.set(from * length + to, closing);
    return closing;
  }

  function widerThan({ from, to, level }: Question, limit: WorkLimit): FoundClosing | null {
    const width = WIDTHS[level];
    if (width === undefined) return null;
    const end = Math.min(length - 1, Math.ceil(from / width) * width);
    return nearest({ from: end, to: Math.floor(to / width) * width, level }, limit);
  }

  /** A search that was ended knows of its gap what the wider question does, or the table. */
  function search({ from, to, level }: Question, wider: FoundClosing | null, limit: WorkLimit): FoundClosing {
    const question = { upTo: { start: from, finish: to }, guess: guessOf(from, to, level) };
    const { closing, isCut } = nearestPair(tree, question, limit);
    const leastM = isCut ? Math.max(leastGapM(table, from, to), openM(wider?.leastM)) : closing.gapM;
    return { ...closing, leastM: Math.min(leastM, closing.gapM) };
  }

  /** A closing of a narrower question nearby is one of this, too, and often the best. */
  function guessOf(from: number, to: number, level: number): FixPair {
    const width = WIDTHS[level] ?? 1;
    const narrower = [found[level]?.get((from - width) * length + to), found[level]?.get(from * length + to + width)];
    return narrower.reduce<FixPair>((best, pair) => (pair && isNearer(tree, pair, best) ? pair : best), {
      start: from,
      finish: to,
    });
  }

  return {
    nearest: (from, to, limit) => nearest({ from, to, level: 0 }, limit),
    atLeast: (from, to) => leastGapM(table, from, to),
    atLeastNearly: (from, to, limit) => openM(widerThan({ from, to, level: 1 }, limit)?.leastM),
  };
}

/** Which closing is looked for, on which of the {@link WIDTHS}. */
interface Question {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

/** Returns the gap that a closing leaves open at least, in metres. */
function openM(leastM = 0): number {
  return leastM <= CLOSED_M ? 0 : leastM;
}

function isWithin({ start, finish }: FixPair, from: number, to: number): boolean {
  return start <= from && finish >= to;
}

function isNearer({ places }: RangeTree, a: FixPair, b: FixPair): boolean {
  return chord2(places, a.start, a.finish) < chord2(places, b.start, b.finish);
}

/** For blocks of consecutive fixes: the lower bound of the gap between the blocks up to one and those from another on. */
interface GapTable {
  readonly blocks: number;
  /** Fixes a block. */
  readonly size: number;
  /** Metres, a row for each first block. */
  readonly gaps: Float32Array;
}

/** Blocks of a long flight. */
const BLOCKS = 384;
/** Covers the rounding of the table. */
const ROUNDING_M = 1;

/** Returns the table of a flight: of each pair of blocks the distance of balls around them, then running minima. */
export function gapTable(places: Places): GapTable {
  const size = Math.max(1, Math.ceil(places.length / BLOCKS));
  const blocks = Math.ceil(places.length / size);
  const balls = ballsOf(places, { blocks, size });
  const gaps = new Float32Array(blocks * blocks);
  for (let i = 0; i < blocks; i += 1) fillRow(gaps, balls, i);
  return { blocks, size, gaps };
}

/** Writes the lower bounds of the gap from the blocks up to one. Hot path: most balls are not nearer than others, which is seen without a square root. */
function fillRow(gaps: Float32Array, { x, y, z, radius }: Balls, i: number): void {
  const blocks = radius.length;
  const xi = valueAt(x, i);
  const yi = valueAt(y, i);
  const zi = valueAt(z, i);
  const radiusM = valueAt(radius, i) + ROUNDING_M;
  let least = Number.POSITIVE_INFINITY;
  for (let j = blocks - 1; j > i; j -= 1) {
    const before = i === 0 ? least : (gaps[(i - 1) * blocks + j] ?? 0);
    if (before < least) least = before;
    const dx = valueAt(x, j) - xi;
    const dy = valueAt(y, j) - yi;
    const dz = valueAt(z, j) - zi;
    const square = dx * dx + dy * dy + dz * dz;
    const ballsM = radiusM + valueAt(radius, j);
    if (square < (least + ballsM) * (least + ballsM)) least = Math.max(0, Math.sqrt(square) - ballsM);
    gaps[i * blocks + j] = least;
  }
}

/** Returns the lower bound of the gap from the fixes up to one to those from another on, in metres. Hot path. */
export function leastGapM({ blocks, size, gaps }: GapTable, from: number, to: number): number {
  return from >= to ? 0 : (gaps[Math.floor(from / size) * blocks + Math.floor(to / size)] ?? 0);
}

/** Balls that hold the fixes of a block each: centres and radii in columns. */
interface Balls extends SpacePoints {
  readonly radius: Float64Array;
}

type Blocks = Pick<GapTable, 'blocks' | 'size'>;

function ballsOf(places: Places, { blocks, size }: Blocks): Balls {
  const middles = (column: Float64Array) => middlesOf(column, { blocks, size });
  const [x, y, z] = [middles(places.x), middles(places.y), middles(places.z)];
  const radius = new Float64Array(blocks);
  for (let i = 0; i < places.length; i += 1) {
    const block = Math.floor(i / size);
    const dx = valueAt(places.x, i) - valueAt(x, block);
    const dy = valueAt(places.y, i) - valueAt(y, block);
    const dz = valueAt(places.z, i) - valueAt(z, block);
    const square = dx * dx + dy * dy + dz * dz;
    if (square > valueAt(radius, block)) radius[block] = square;
  }
  return { x, y, z, radius: radius.map(Math.sqrt) };
}

/** The middle of each block's least and greatest value. */
function middlesOf(column: Float64Array, { blocks, size }: Blocks): Float64Array {
  const middles = new Float64Array(blocks);
  for (let block = 0; block < blocks; block += 1) {
    let least = valueAt(column, block * size);
    let most = least;
    for (let i = block * size; i < Math.min(column.length, (block + 1) * size); i += 1) {
      const value = valueAt(column, i);
      if (value < least) least = value;
      if (value > most) most = value;
    }
    middles[block] = (least + most) / 2;
  }
  return middles;
}
