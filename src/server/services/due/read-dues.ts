import { type DueItem, duesOf } from '#domain/due/dues';
import type { LocalDate } from '#domain/local-date';
import type { Db } from '#server/db/schema';
import { findFlown } from '#server/repositories/flown';
import { GEAR_ITEMS, GLIDERS, HANDLINGS } from '#server/repositories/plain-items';
import { visible } from '#server/services/export/logbook';

/**
 * Returns every check of a pilot's gliders and gear that counts, in the order of urgency, as the pilot's pages compute it. `today` is the
 * day on the pilot's calendar. Read within a transaction.
 */
export async function readDues(db: Db, pilotId: number, today: LocalDate): Promise<readonly DueItem[]> {
  const query = { pilotId, since: null };
  const gliders = (await GLIDERS.find(db, query)).flatMap(visible);
  const gear = (await GEAR_ITEMS.find(db, query)).flatMap(visible);
  const isCounted = gear.some(({ checks }) => checks.length > 0) || gliders.some(({ checkedOn }) => checkedOn !== null);
  if (!isCounted) return [];
  const handlings = (await HANDLINGS.find(db, query)).flatMap(visible);
  return duesOf({ gliders, gear, handlings, flights: await findFlown(db, pilotId) }, today);
}
