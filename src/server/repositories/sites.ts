import type { ItemChange } from '#contract/data';
import type { Site, SiteInput } from '#domain/site';
import { nameKey } from '#domain/text';
import { degrees, metres } from '#domain/units';
import type { Db } from '#server/db/schema';
import { inBatches } from './batches.ts';
import { type ItemKey, type ItemQuery, literal, type NewItems } from './item-key.ts';

/** Returns the pilot's visible sites in the order they were added, or the changes since a revision in theirs. */
export async function findSites(db: Db, { pilotId, since, most }: ItemQuery): Promise<ItemChange<Site>[]> {
  const all = db
    .selectFrom('sites')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .$if(most !== undefined, (query) => query.limit(literal(most ?? 0)));
  const selected =
    since === null
      ? all.where('see', '=', 1).orderBy('id')
      : all.where('revision', '>', since).orderBy('revision').orderBy('id');
  const rows = await selected.execute();
  return rows.map((row) => {
    if (row.see === 0) return { id: row.id, see: false };
    return {
      id: row.id,
      name: row.name,
      location: row.location,
      lat: row.lat_deg === null ? null : degrees(row.lat_deg),
      lng: row.lng_deg === null ? null : degrees(row.lng_deg),
      launchAltitude: metres(row.launch_altitude_m),
      remarks: row.remarks,
      createdAt: row.created_at,
      see: true,
    };
  });
}

/** Adds a site. */
export async function addSite(db: Db, key: ItemKey, site: SiteInput & { readonly createdAt: string }): Promise<void> {
  await db
    .insertInto('sites')
    .values({
      pilot_id: key.pilotId,
      id: key.id,
      revision: key.revision,
      see: 1,
      created_at: site.createdAt,
      ...columnsOf(site),
    })
    .execute();
}

/** Adds sites with consecutive ids. */
export async function addSites(db: Db, items: NewItems, sites: readonly SiteInput[]): Promise<void> {
  const rows = sites.map((site, index) => ({
    pilot_id: items.pilotId,
    id: items.firstId + index,
    revision: items.revision,
    see: 1 as const,
    created_at: items.createdAt,
    ...columnsOf(site),
  }));
  await inBatches(rows, (batch) => db.insertInto('sites').values(batch).execute());
}

/** Updates a visible site. */
export async function updateSite(db: Db, key: ItemKey, site: SiteInput): Promise<void> {
  await db
    .updateTable('sites')
    .set({ revision: key.revision, ...columnsOf(site) })
    .where('pilot_id', '=', key.pilotId)
    .where('id', '=', key.id)
    .execute();
}

function columnsOf(site: SiteInput) {
  return {
    name: site.name,
    name_key: nameKey(site.name),
    location: site.location,
    lat_deg: site.lat,
    lng_deg: site.lng,
    launch_altitude_m: site.launchAltitude,
    remarks: site.remarks,
  };
}
