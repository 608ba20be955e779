import type { LoadAnswer } from '#contract/data';
import { RESTORED } from '#contract/errors';
import type { Db } from '#server/db/schema';
import type { House } from '#server/house';
import { findFlights } from '#server/repositories/flights';
import { findGliders } from '#server/repositories/gliders';
import { findPilot } from '#server/repositories/pilots';
import { findSites } from '#server/repositories/sites';
import type { Session } from './account/sessions.ts';
import { Refusal } from './refusal.ts';

/** What a client says that it holds; nothing for a full load. */
export interface Marker {
  readonly lastModified?: number | string | null | undefined;
  readonly epoch?: string | undefined;
}

/** The pilot's logbook, or what is newer than the marker. */
export async function loadLogbook(
  house: House,
  caller: Pick<Session, 'pilotId' | 'revision' | 'epoch'>,
  marker: Marker,
): Promise<LoadAnswer> {
  if (readRevision(marker) === caller.revision && isOfEpoch(marker, caller.epoch)) return nothingNew(caller);
  return house.dialect.reading(house.db, (snapshot) => readLogbook(snapshot, caller.pilotId, marker));
}

/** A load within a transaction, as of its moment. A marker that is none of ours, or of another epoch, gets all there is, with `reset`. */
export async function readLogbook(db: Db, pilotId: number, marker: Marker): Promise<LoadAnswer> {
  const found = await findPilot(db, pilotId);
  if (!found) throw new Refusal('noSession');
  const read = readRevision(marker);
  const isOurs = read === null || (read !== undefined && read <= found.revision && isOfEpoch(marker, found.epoch));
  const since = isOurs ? read : null;
  const query = { pilotId, since };
  return {
    pilot: since === null || found.factsRevision > since ? found.pilot : null,
    flights: await findFlights(db, query),
    sites: await findSites(db, query),
    gliders: await findGliders(db, query),
    lastModified: found.revision,
    epoch: found.epoch,
    ...(isOurs ? {} : { reset: true }),
  };
}

const DIGITS = /^\d{1,16}$/;

/** A revision; null for a full load; undefined for what can be no marker of ours. */
function readRevision({ lastModified }: Marker): number | null | undefined {
  if (lastModified === null || lastModified === undefined) return null;
  const revision = typeof lastModified === 'string' && DIGITS.test(lastModified) ? Number(lastModified) : lastModified;
  return Number.isSafeInteger(revision) && Number(revision) >= 0 ? Number(revision) : undefined;
}

/** Whether a client holds data of this epoch; one that knows no epochs is believed. */
function isOfEpoch(marker: Marker, epoch: string): boolean {
  return marker.epoch === undefined || marker.epoch === epoch;
}

/** Refuses what was made from data of another epoch: an id may mean another item by now. */
export function refuseOtherEpoch(marker: Marker, epoch: string): void {
  if (!isOfEpoch(marker, epoch)) throw new Refusal('otherEpoch', { message: RESTORED });
}

function nothingNew({ revision, epoch }: Pick<Session, 'revision' | 'epoch'>): LoadAnswer {
  return { pilot: null, flights: [], sites: [], gliders: [], lastModified: revision, epoch };
}
