import type { Handling } from '../gear/handling.ts';
import type { Glider } from '../glider.ts';
import { daysAfter, type LocalDate } from '../local-date.ts';
import type { GliderFlight } from '../statistics/glider-usage.ts';
import type { Use } from './standing.ts';

/** What is counted towards checks. */
export interface FlownLogbook {
  readonly flights: Iterable<GliderFlight>;
  readonly handlings: Iterable<Pick<Handling, 'date' | 'duration' | 'gliderId'>>;
  readonly gliders: Iterable<Pick<Glider, 'id' | 'handlingFactor'>>;
}

/** Whose use is asked for: with some gliders, or in all flights, from a day on, up to another or without an end. */
export interface UseQuery {
  /** Null for all flights, also those without a glider. */
  readonly gliderIds: readonly number[] | null;
  readonly from: LocalDate;
  readonly until: LocalDate | null;
}

/** No id, and not 0, which stands for gliders that were deleted. */
const NO_GLIDER = -1;
const NO_USE: Use = { flights: 0, minutes: 0 };

/**
 * Returns what was flown in each of these periods, the first and the last day included, in one pass over the flights however many
 * periods there are: the days at which one begins or has ended divide time, each flight belongs into one part of it, and a period is a sum
 * of parts.
 */
export function usesOf(queries: readonly UseQuery[], logbook: FlownLogbook): readonly Use[] {
  if (queries.length === 0) return [];
  const bounds = [...new Set(queries.flatMap(boundsOf))].toSorted();
  const parts = partsOf(bounds, logbook);
  return queries.map((query) => sumOf(query, bounds, parts));
}

function boundsOf({ from, until }: UseQuery): readonly LocalDate[] {
  return until === null ? [from] : [from, daysAfter(until, 1)];
}

/** What was flown with a glider in each part of time: before the first bound, which nothing asks for, from it to the second, and so on. */
interface Parts {
  readonly flights: number[];
  readonly minutes: number[];
}

function partsOf(bounds: readonly LocalDate[], { flights, handlings, gliders }: FlownLogbook) {
  const byGlider = new Map<number, Parts>();
  const partsOfGlider = (gliderId: number | null): Parts => {
    const key = gliderId ?? NO_GLIDER;
    const held = byGlider.get(key);
    if (held) return held;
    const added = { flights: zeros(bounds.length + 1), minutes: zeros(bounds.length + 1) };
    byGlider.set(key, added);
    return added;
  };
  const first = bounds[0] ?? '';
  for (const { gliderId, date, airtime } of flights) {
    if (date < first) continue; // Before all periods, as most flights of a long logbook are.
    const { flights: counts, minutes } = partsOfGlider(gliderId);
    const part = partOf(bounds, date);
    counts[part] = (counts[part] ?? 0) + 1;
    minutes[part] = (minutes[part] ?? 0) + airtime;
  }
  const factors = new Map([...gliders].map(({ id, handlingFactor }) => [id, Number(handlingFactor)]));
  for (const { gliderId, date, duration } of handlings) {
    const { minutes } = partsOfGlider(gliderId);
    const part = partOf(bounds, date);
    minutes[part] = (minutes[part] ?? 0) + duration * (factors.get(gliderId ?? NO_GLIDER) ?? 1);
  }
  return byGlider;
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

/** Returns how many bounds a day has reached, by halving. */
function partOf(bounds: readonly LocalDate[], date: LocalDate): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? '') <= date) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sumOf(query: UseQuery, bounds: readonly LocalDate[], parts: ReadonlyMap<number, Parts>): Use {
  const first = partOf(bounds, query.from);
  const end = query.until === null ? bounds.length + 1 : partOf(bounds, daysAfter(query.until, 1));
  const counted = query.gliderIds === null ? [...parts.values()] : query.gliderIds.flatMap((id) => parts.get(id) ?? []);
  return counted.reduce<Use>(
    ({ flights, minutes }, part) => ({
      flights: flights + sum(part.flights, first, end),
      minutes: minutes + sum(part.minutes, first, end),
    }),
    NO_USE,
  );
}

function sum(values: readonly number[], first: number, end: number): number {
  let total = 0;
  for (let part = first; part < end; part += 1) total += values[part] ?? 0;
  return total;
}
