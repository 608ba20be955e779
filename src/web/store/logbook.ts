import type { ItemChange, LoadResponse } from '#contract/data';
import type { Flight } from '#domain/flight';
import type { Gear } from '#domain/gear/gear';
import type { Handling } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';

/** A pilot's data as this page holds them. Immutable. */
export interface Logbook {
  readonly pilot: Pilot;
  readonly flights: ReadonlyMap<number, Flight>;
  readonly sites: ReadonlyMap<number, Site>;
  readonly gliders: ReadonlyMap<number, Glider>;
  readonly gear: ReadonlyMap<number, Gear>;
  readonly handlings: ReadonlyMap<number, Handling>;
  /** The pilot's revision that is held: sent with the next load. */
  readonly lastModified: number;
  /** The database's epoch: a restore from a backup changes it. */
  readonly epoch: string;
}

/** Which version of a logbook is held: sent with each load and save. */
export type HeldMarker = Pick<Logbook, 'lastModified' | 'epoch'>;

/**
 * Returns the logbook after the response to a call that sent `marker`. A response is applied only if it is newer than
 * what is held; one to a call without a marker, or with `reset`, is the whole logbook and replaces it. Returns `held`
 * itself when nothing changed.
 */
export function applyResponse(held: Logbook | null, response: LoadResponse, marker: HeldMarker | null): Logbook | null {
  const isReset = response.reset === true;
  if (held && !isReset && !isNewer(response, held, marker)) return held;
  const pilot = response.pilot ?? held?.pilot;
  if (!pilot) return held;
  const isWhole = isReset || marker === null;
  const { lastModified, epoch } = response;
  return { pilot, lastModified, epoch, ...updatedLists(held && !isWhole ? held : NOTHING, response) };
}

/** A delta of another epoch does not apply to what is held, however high its revision. */
function isNewer(response: LoadResponse, held: Logbook, marker: HeldMarker | null): boolean {
  if (response.epoch !== held.epoch) return marker === null;
  return response.lastModified > held.lastModified;
}

type Lists = Pick<Logbook, 'flights' | 'sites' | 'gliders' | 'gear' | 'handlings'>;

const NOTHING: Lists = {
  flights: new Map(),
  sites: new Map(),
  gliders: new Map(),
  gear: new Map(),
  handlings: new Map(),
};

function updatedLists(held: Lists, response: LoadResponse): Lists {
  return {
    flights: merged(held.flights, response.flights),
    sites: merged(held.sites, response.sites),
    gliders: merged(held.gliders, response.gliders),
    gear: merged(held.gear, response.gear),
    handlings: merged(held.handlings, response.handlings),
  };
}

/** Returns the held map itself when there are no items, so that memoized values stay valid. */
function merged<Item extends { readonly id: number }>(
  held: ReadonlyMap<number, Item>,
  items: readonly ItemChange<Item>[],
): ReadonlyMap<number, Item> {
  if (items.length === 0) return held;
  const map = new Map(held);
  for (const item of items) {
    if (item.see) map.set(item.id, item);
    else map.delete(item.id);
  }
  return map;
}
