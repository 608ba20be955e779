import type { GliderFlight } from '#domain/statistics/glider-usage';
import { minutes } from '#domain/units';
import type { Db } from '#server/db/schema';

/** Returns what of a pilot's visible flights checks are counted by: a fraction of their rows. */
export async function findFlown(db: Db, pilotId: number): Promise<readonly GliderFlight[]> {
  const rows = await db
    .selectFrom('flights')
    .select(['date', 'airtime_min', 'glider_id'])
    .where('pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .execute();
  return rows.map(({ date, airtime_min, glider_id }) => ({
    date,
    airtime: minutes(airtime_min),
    gliderId: glider_id,
  }));
}
