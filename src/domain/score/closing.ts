import { gapTable, leastGapM } from './gap-table.ts';
import type { WorkLimit } from './limits.ts';
import { CLOSED_M, type Closing, type FixPair, nearestPair } from './nearest-pair.ts';
import { chord2 } from './places.ts';
import type { RangeTree } from './range-tree.ts';

/** A closing, and what is known of nearer ones. */
export interface FoundClosing extends Closing {
  /** No pair is nearer than this, in metres: the gap itself, unless the search was ended by its limit. */
  readonly leastM: number;
}

/** Finds closings of a flight, and remembers them. */
export interface Closings {
  /** Returns the nearest pair of a fix up to one and a fix from another on; a near one, when the work's limit ends the search. */
  readonly nearest: (from: number, to: number, limit: WorkLimit) => FoundClosing;
  /** Returns what that gap is at least, in metres, at once. */
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
