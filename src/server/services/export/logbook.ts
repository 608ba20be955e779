import type { ItemChange } from '#contract/data';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';
import type { Db } from '#server/db/schema';
import { findSignUp, type SignUpRecord } from '#server/repositories/accounts';
import { findOrderedFlights } from '#server/repositories/flights';
import { GLIDERS, SITES } from '#server/repositories/named-items';
import { findPilot } from '#server/repositories/pilots';
import { AppError } from '#server/services/app-error';

/** All data of a pilot except flights, tracks and sessions, without deleted items. */
export interface ExportedLogbook {
  readonly pilot: Pilot & SignUpRecord;
  readonly sites: readonly Site[];
  readonly gliders: readonly Glider[];
  /** What orders the flights: their texts may be too much to be in memory at once. */
  readonly flights: readonly Pick<Flight, 'id' | 'date' | 'time'>[];
}

/** Returns a pilot's logbook without its flights, read within a transaction. Throws `noSession` when there is no such pilot. */
export async function readExportedLogbook(db: Db, pilotId: number): Promise<ExportedLogbook> {
  const found = await findPilot(db, pilotId);
  const signUp = await findSignUp(db, pilotId);
  if (!found || !signUp) throw new AppError('noSession');
  const query = { pilotId, since: null };
  return {
    pilot: { ...found.pilot, ...signUp },
    sites: (await SITES.find(db, query)).flatMap(visible),
    gliders: (await GLIDERS.find(db, query)).flatMap(visible),
    flights: await findOrderedFlights(db, pilotId),
  };
}

/** Drops the markers of deleted items, which only a load needs. */
export function visible<Item>(item: ItemChange<Item>): readonly (Item & { readonly see: true })[] {
  return item.see ? [item] : [];
}
