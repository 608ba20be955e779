import { gapTable, leastGapM } from './gap-table.ts';
import { CLOSED_M, type Closing, type FixPair, nearestPair } from './nearest-pair.ts';
import { chord2 } from './places.ts';
import type { RangeTree } from './range-tree.ts';

/** Finds closings of a flight, and remembers them. */
export interface Closings {
  /** Returns the nearest pair of a fix up to one and a fix from another on. */
  readonly nearest: (from: number, to: number) => Closing;
  /** Returns what that gap is at least, in metres, at once. */
  readonly atLeast: (from: number, to: number) => number;
  /** Returns the same, nearer to the truth: the gap when both fixes are a few fixes further in. */
  readonly atLeastNearly: (from: number, to: number) => number;
  /** Returns how many pairs of ranges were looked at so far: what the searches cost. */
  readonly work: () => number;
}

/**
 * Most closings are those of wider questions, too. So each question is asked first with its fixes rounded to multiples
 * of these numbers, the widest first.
 */
const WIDTHS = [1, 16, 256, 4096] as const;

/** Returns the closings of a flight. */
export function closingsOf(tree: RangeTree): Closings {
  const { length } = tree.places;
  const found = WIDTHS.map(() => new Map<number, Closing>());
  const table = gapTable(tree.places);
  let work = 0;

  function nearest(from: number, to: number, level: number): Closing {
    if (from >= to) return { start: from, finish: from, gapM: 0 };
    const known = found[level]?.get(from * length + to);
    if (known) return known;
    const wider = widerThan(from, to, level + 1);
    const closing = wider && isWithin(wider, from, to) ? wider : search(from, to, level);
    found[level]?.set(from * length + to, closing);
    return closing;
  }

  function widerThan(from: number, to: number, level: number): Closing | null {
    const width = WIDTHS[level];
    if (width === undefined) return null;
    const end = Math.min(length - 1, Math.ceil(from / width) * width);
    return nearest(end, Math.floor(to / width) * width, level);
  }

  function search(from: number, to: number, level: number): Closing {
    const { closing, pairs } = nearestPair(tree, { start: from, finish: to }, guessOf(from, to, level));
    work += pairs;
    return closing;
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
    nearest: (from, to) => nearest(from, to, 0),
    atLeast: (from, to) => leastGapM(table, from, to),
    atLeastNearly: (from, to) => openGapM(widerThan(from, to, 1)),
    work: () => work,
  };
}

/** Returns the gap that a closing leaves open, in metres. */
function openGapM(closing: Closing | null): number {
  const gapM = closing?.gapM ?? 0;
  return gapM <= CLOSED_M ? 0 : gapM;
}

function isWithin({ start, finish }: FixPair, from: number, to: number): boolean {
  return start <= from && finish >= to;
}

function isNearer({ places }: RangeTree, a: FixPair, b: FixPair): boolean {
  return chord2(places, a.start, a.finish) < chord2(places, b.start, b.finish);
}
