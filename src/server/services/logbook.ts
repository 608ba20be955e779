import type { LoadAnswer } from '#contract/data';
import type { Db } from '#server/db/schema';
import type { House } from '#server/house';
import { findFlights } from '#server/repositories/flights';
import { findGliders } from '#server/repositories/gliders';
import { findPilot } from '#server/repositories/pilots';
import { findSites } from '#server/repositories/sites';
import { Refusal } from './refusal.ts';

/** The marker that a load came with; nothing for a full load. */
export type Marker = number | string | null | undefined;

/** The pilot's logbook, or what is newer than the marker. */
export async function loadLogbook(
  house: House,
  caller: { readonly pilotId: number; readonly revision: number },
  marker: Marker,
): Promise<LoadAnswer> {
  if (readMarker(marker) === caller.revision) return nothingNew(caller.revision);
  return house.dialect.reading(house.db, (snapshot) => readLogbook(snapshot, caller.pilotId, marker));
}

/** A load within a transaction, as of its moment. A marker that is none of ours gets all there is, with `reset`. */
export async function readLogbook(db: Db, pilotId: number, marker: Marker): Promise<LoadAnswer> {
  const found = await findPilot(db, pilotId);
  if (!found) throw new Refusal('noSession');
  const read = readMarker(marker);
  const isOurs = read === null || (read !== undefined && read <= found.revision);
  const since = isOurs ? read : null;
  const query = { pilotId, since };
  return {
    pilot: since === null || found.factsRevision > since ? found.pilot : null,
    flights: await findFlights(db, query),
    sites: await findSites(db, query),
    gliders: await findGliders(db, query),
    lastModified: found.revision,
    ...(isOurs ? {} : { reset: true }),
  };
}

const DIGITS = /^\d{1,16}$/;

/** A revision; null for a full load; undefined for what can be no marker of ours. */
function readMarker(marker: Marker): number | null | undefined {
  if (marker === null || marker === undefined) return null;
  const revision = typeof marker === 'string' && DIGITS.test(marker) ? Number(marker) : marker;
  return Number.isSafeInteger(revision) && Number(revision) >= 0 ? Number(revision) : undefined;
}

function nothingNew(revision: number): LoadAnswer {
  return { pilot: null, flights: [], sites: [], gliders: [], lastModified: revision };
}
