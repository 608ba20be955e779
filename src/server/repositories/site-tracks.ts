import { FINDINGS_VERSION } from '#domain/findings/findings';
import { type Metres, metres } from '#domain/units';
import type { Dialect } from '#server/db/dialect';
import type { Db } from '#server/db/schema';
import type { ItemKey } from './items.ts';

export type SiteKey = Pick<ItemKey, 'pilotId' | 'id'>;

/** The stored track of a site's flight. */
export interface SiteTrack {
  readonly flightId: number;
  /** A `TrackAnalysis` as JSON. */
  readonly analysis: string;
  /** IANA name of the time zone of the launch; null for an old track until it is analysed again. */
  readonly zone: string | null;
  /** The winds of height bands as JSON; null while there are no findings of this version. */
  readonly bands: string | null;
}

/** Returns a page of the tracks of a site's visible flights, in the order of the flights. */
export function findSiteTracks(
  { db, dialect }: { readonly db: Db; readonly dialect: Dialect },
  { pilotId, id }: SiteKey,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly SiteTrack[]> {
  return db
    .selectFrom('flights')
    .innerJoin('tracks', (join) =>
      join.onRef('tracks.pilot_id', '=', 'flights.pilot_id').onRef('tracks.flight_id', '=', 'flights.id'),
    )
    .select(['flights.id as flightId', 'tracks.analysis', 'tracks.zone'])
    .select(({ eb }) =>
      eb
        .case()
        .when('tracks.findings_version', '=', FINDINGS_VERSION)
        .then(dialect.jsonPart('tracks.findings', ['phases', 'wind', 'bands']))
        .else(null)
        .end()
        .as('bands'),
    )
    .where('flights.pilot_id', '=', pilotId)
    .where('flights.site_id', '=', id)
    .where('flights.is_deleted', '=', 0)
    .where('flights.id', '>', after)
    .orderBy('flights.id')
    .limit(most)
    .execute();
}

/** Returns the ids of a site's visible flights. */
export async function findFlightsOfSite(db: Db, { pilotId, id }: SiteKey): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('flights')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('site_id', '=', id)
    .where('is_deleted', '=', 0)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the launch altitude of a pilot's site, 0 when unknown; null when there is no such site. */
export async function findLaunchAltitude(db: Db, { pilotId, id }: SiteKey): Promise<Metres | null> {
  const row = await db
    .selectFrom('sites')
    .select('launch_altitude_m as launchAltitude')
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  return row ? metres(row.launchAltitude) : null;
}
