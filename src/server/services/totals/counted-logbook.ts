import type { DueLogbook } from '#domain/due/dues';
import type { Gear } from '#domain/gear/gear';
import type { Handling } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Db } from '#server/db/schema';
import { findCountedFlights, type StoredCountedFlight } from '#server/repositories/counted-flights';
import { findPilot } from '#server/repositories/pilots';
import { GEAR_ITEMS, GLIDERS, HANDLINGS } from '#server/repositories/plain-items';

/** What of a logbook is counted, without its texts and tracks. */
export interface CountedLogbook extends DueLogbook {
  readonly pilot: Pilot;
  readonly flights: readonly StoredCountedFlight[];
  readonly gliders: readonly Glider[];
  readonly gear: readonly Gear[];
  readonly handlings: readonly Handling[];
}

/** Returns what is counted of a pilot's logbook, read within a transaction; null when there is no such pilot. */
export async function readCountedLogbook(db: Db, pilotId: number): Promise<CountedLogbook | null> {
  const found = await findPilot(db, pilotId);
  if (!found) return null;
  const { pilot } = found;
  const query = { pilotId, since: null };
  const flights = await findCountedFlights(db, { pilotId, homeLeague: pilot.homeLeague });
  const gliders = (await GLIDERS.find(db, query)).filter((glider) => glider.see);
  const gear = (await GEAR_ITEMS.find(db, query)).filter((piece) => piece.see);
  const handlings = (await HANDLINGS.find(db, query)).filter((handling) => handling.see);
  return { pilot, flights, gliders, gear, handlings };
}
