import type { LoadAnswer, Seen } from '#contract/data';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';

/** A pilot's data as this page holds them. Never changed in place: what changes is a new value. */
export interface Logbook {
  readonly pilot: Pilot;
  readonly flights: ReadonlyMap<number, Flight>;
  readonly sites: ReadonlyMap<number, Site>;
  readonly gliders: ReadonlyMap<number, Glider>;
  /** The pilot's revision that is held: the marker of the next load. */
  readonly lastModified: number;
}

/**
 * The logbook after an answer to a call that sent `marker`. An answer is taken only if it is newer than what is held;
 * one to a call without a marker, or with `reset`, is the whole logbook and replaces it. The same value when nothing
 * changed.
 */
export function applyAnswer(held: Logbook | null, answer: LoadAnswer, marker: number | null): Logbook | null {
  const newer = held === null || answer.lastModified > held.lastModified;
  if (!newer && answer.reset !== true) return held;
  const base = marker === null || answer.reset === true ? null : held;
  const pilot = answer.pilot ?? held?.pilot;
  if (!pilot) return held;
  return {
    pilot,
    flights: merged(base?.flights, answer.flights),
    sites: merged(base?.sites, answer.sites),
    gliders: merged(base?.gliders, answer.gliders),
    lastModified: answer.lastModified,
  };
}

/** The held map itself when nothing came, so that what was derived from it stays. */
function merged<Item extends { readonly id: number }>(
  held: ReadonlyMap<number, Item> | undefined,
  items: readonly Seen<Item>[],
): ReadonlyMap<number, Item> {
  if (held && items.length === 0) return held;
  const map = new Map(held);
  for (const item of items) {
    if (item.see) map.set(item.id, item);
    else map.delete(item.id);
  }
  return map;
}
