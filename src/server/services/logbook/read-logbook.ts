import type { LoadResponse } from '#contract/data';
import type { Db } from '#server/db/schema';
import { findFlights } from '#server/repositories/flights';
import { GLIDERS } from '#server/repositories/gliders';
import { type FoundPilot, findPilot } from '#server/repositories/pilots';
import { SITES } from '#server/repositories/sites';

/** What the client has already; empty for a full load. */
export interface LoadMarker {
  readonly lastModified?: number | string | null | undefined;
  readonly epoch?: string | undefined;
}

/** Returns the marker of a request. */
export function markerOf({ lastModified, epoch }: LoadMarker): LoadMarker {
  return { lastModified, epoch };
}

/** The result of reading a load. */
export type LogbookLoad =
  | { readonly state: 'read'; readonly load: LoadResponse }
  /** There is no such pilot. */
  | { readonly state: 'gone' }
  /** It has more items than `most`. */
  | { readonly state: 'long' };

/**
 * Returns a load, read within a transaction. An invalid marker, or one of another epoch, yields a full load with `reset`.
 */
export async function readLogbook(
  db: Db,
  pilotId: number,
  { marker, most }: { readonly marker: LoadMarker; readonly most?: number },
): Promise<LogbookLoad> {
  const found = await findPilot(db, pilotId);
  if (!found) return { state: 'gone' };
  const range = rangeOf(marker, found);
  const load = await loadOf(db, found, { ...range, most: most === undefined ? undefined : most + 1 });
  if (most !== undefined && itemsOf(load) > most) return { state: 'long' };
  return { state: 'read', load };
}

interface LoadRange {
  /** A revision; null for a full load. */
  readonly since: number | null;
  readonly isOurs: boolean;
}

function rangeOf(marker: LoadMarker, { revision, epoch }: FoundPilot): LoadRange {
  const read = readRevision(marker);
  const isOurs = read === null || (read !== undefined && read <= revision && isOfEpoch(marker, epoch));
  return { since: isOurs ? read : null, isOurs };
}

async function loadOf(
  db: Db,
  found: FoundPilot,
  { since, isOurs, most }: LoadRange & { readonly most: number | undefined },
): Promise<LoadResponse> {
  const query = { pilotId: found.pilot.id, since, most };
  return {
    pilot: since === null || found.fieldsRevision > since ? found.pilot : null,
    flights: await findFlights(db, { ...query, homeLeague: found.pilot.homeLeague }),
    sites: await SITES.find(db, query),
    gliders: await GLIDERS.find(db, query),
    lastModified: found.revision,
    epoch: found.epoch,
    ...(found.hasTrackJobs ? { isPending: true } : {}),
    ...(isOurs ? {} : { reset: true }),
  };
}

function itemsOf({ flights, sites, gliders }: LoadResponse): number {
  return flights.length + sites.length + gliders.length;
}

const DIGITS = /^\d{1,16}$/;

/** Returns the marker's revision; null for a full load; undefined for an invalid marker. */
export function readRevision({ lastModified }: LoadMarker): number | null | undefined {
  if (lastModified === null || lastModified === undefined) return null;
  const revision = typeof lastModified === 'string' && DIGITS.test(lastModified) ? Number(lastModified) : lastModified;
  return Number.isSafeInteger(revision) && Number(revision) >= 0 ? Number(revision) : undefined;
}

/** Whether the client's data are of this epoch; assumed when it sends none. */
export function isOfEpoch(marker: LoadMarker, epoch: string): boolean {
  return marker.epoch === undefined || marker.epoch === epoch;
}
