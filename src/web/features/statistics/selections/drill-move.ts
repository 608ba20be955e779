import type { Selections } from '#domain/statistics/selections';

/** The part of the selections that has entries in the history: all years, one of them, or one of its months. */
export type DrillTime = Pick<Selections, 'year' | 'month'>;

/** What a history entry stores of the statistics. */
export interface DrillEntry extends DrillTime {
  readonly pilotId: number;
  /** Number of entries right before it that show the levels above. */
  readonly below: number;
}

/** How the history changes with the time. */
export type DrillMove =
  | { readonly how: 'push'; readonly entry: DrillEntry }
  | { readonly how: 'replace'; readonly entry: DrillEntry }
  /** Goes back `steps` entries, then replaces that entry with `entry`. */
  | { readonly how: 'back'; readonly steps: number; readonly entry: DrillEntry };

/**
 * Returns how the history changes. A level further in is a new entry. A level further out goes back to the entry it was
 * reached from, so that Back never leads into a level that was left; where there is none, and on the same level, the
 * entry is replaced.
 */
export function drillMove(from: DrillEntry, { year, month }: DrillTime): DrillMove {
  const lowest = levelOf(from) - from.below;
  const below = Math.max(0, levelOf({ year, month }) - lowest);
  const entry = { pilotId: from.pilotId, year, month, below };
  if (below < from.below) return { how: 'back', steps: from.below - below, entry };
  return below > from.below ? { how: 'push', entry } : { how: 'replace', entry };
}

/** Returns 0 for years, 1 for months, 2 for days. */
function levelOf({ year, month }: DrillTime): number {
  if (year === null) return 0;
  return month === null ? 1 : 2;
}
