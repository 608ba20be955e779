import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Db } from '#server/db/schema';
import { findCountedFlights, type StoredCountedFlight } from '#server/repositories/counted-flights';
import { GLIDERS } from '#server/repositories/named-items';
import { findPilot } from '#server/repositories/pilots';

/** What of a logbook is counted, without its texts and tracks. */
export interface CountedLogbook {
  readonly pilot: Pilot;
  readonly flights: readonly StoredCountedFlight[];
  readonly gliders: readonly Glider[];
}

/** Returns what is counted of a pilot's logbook, read within a transaction; null when there is no such pilot. */
export async function readCountedLogbook(db: Db, pilotId: number): Promise<CountedLogbook | null> {
  const found = await findPilot(db, pilotId);
  if (!found) return null;
  const { pilot } = found;
  const flights = await findCountedFlights(db, { pilotId, homeLeague: pilot.homeLeague });
  const gliders = await GLIDERS.find(db, { pilotId, since: null });
  return { pilot, flights, gliders: gliders.filter((glider) => glider.see) };
}
