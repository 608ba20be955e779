import { SITE } from '#domain/fields/site';
import type { Site } from '#domain/site';
import { degrees } from '#domain/units';
import type { Db } from '#server/db/schema';
import { namedItems } from './named-items.ts';

/** The stored sites. */
export const SITES = namedItems('sites', SITE.fields);

/** Returns the id and the place of the pilot's visible site with this name; null when there is none. */
export async function findSiteByName(
  db: Db,
  { pilotId, nameKey }: { readonly pilotId: number; readonly nameKey: string },
): Promise<Pick<Site, 'id' | 'lat' | 'lng'> | null> {
  const row = await db
    .selectFrom('sites')
    .select(['id', 'lat_deg', 'lng_deg'])
    .where('pilot_id', '=', pilotId)
    .where('name_key', '=', nameKey)
    .where('see', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, lat_deg: lat, lng_deg: lng } = row;
  return { id, lat: lat === null ? null : degrees(lat), lng: lng === null ? null : degrees(lng) };
}
