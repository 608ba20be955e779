import { gapTable, leastGapM } from './gap-table.ts';
import { type Closing, nearestPair } from './nearest-pair.ts';
import type { RangeTree } from './range-tree.ts';

/** Finds closings of a flight, and remembers them. */
export interface Closings {
  /** Returns the nearest pair of a fix up to one and a fix from another on. */
  readonly nearest: (from: number, to: number) => Closing;
  /** Returns what that gap is at least, in metres, at once. */
  readonly atLeast: (from: number, to: number) => number;
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
    const closing = search(from, to, widerThan(from, to, level + 1));
    found[level]?.set(from * length + to, closing);
    return closing;
  }

  function widerThan(from: number, to: number, level: number): Closing | null {
    const width = WIDTHS[level];
    if (width === undefined) return null;
    const end = Math.min(length - 1, Math.ceil(from / width) * width);
    return nearest(end, Math.floor(to / width) * width, level);
  }

  function search(from: number, to: number, wider: Closing | null): Closing {
    if (wider && wider.start <= from && wider.finish >= to) return wider;
    const guess = { start: Math.min(from, wider?.start ?? from), finish: Math.max(to, wider?.finish ?? to) };
    const { closing, pairs } = nearestPair(tree, { start: from, finish: to }, guess);
    work += pairs;
    return closing;
  }

  return {
    nearest: (from, to) => nearest(from, to, 0),
    atLeast: (from, to) => leastGapM(table, from, to),
    work: () => work,
  };
}
