import type { Db } from '#server/db/schema';
import { inBatches } from '../batches.ts';

/** Tracks of a pilot by their flights, and the version of what was computed of them. */
interface ComputedTracks<Version> {
  readonly pilotId: number;
  readonly flightIds: readonly number[];
  readonly version: Version;
}

/** Findings of this version count as not computed from now on. Returns whether there were any. */
export async function markFindingsOutdated(
  db: Db,
  { pilotId, flightIds, version }: ComputedTracks<string>,
): Promise<boolean> {
  let marked = 0n;
  await inBatches(flightIds, async (batch) => {
    const { numUpdatedRows } = await db
      .updateTable('tracks')
      .set({ findings_version: '' })
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .where('findings_version', '=', version)
      .executeTakeFirst();
    marked += numUpdatedRows;
  });
  return marked > 0n;
}

/** Analyses of this version count as those of an old one from now on. Returns whether there were any. */
export async function markAnalysesOutdated(
  db: Db,
  { pilotId, flightIds, version }: ComputedTracks<number>,
): Promise<boolean> {
  let marked = 0n;
  await inBatches(flightIds, async (batch) => {
    const { numUpdatedRows } = await db
      .updateTable('tracks')
      .set({ analysis_version: 0 })
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .where('analysis_version', '=', version)
      .executeTakeFirst();
    marked += numUpdatedRows;
  });
  return marked > 0n;
}

/** Deletes the ground below these flights' tracks: it counts as not read. */
export async function deleteGrounds(
  db: Db,
  { pilotId, flightIds }: Pick<ComputedTracks<never>, 'pilotId' | 'flightIds'>,
): Promise<void> {
  await inBatches(flightIds, async (batch) => {
    await db
      .updateTable('tracks')
      .set({ ground: null })
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .execute();
  });
}

/** Returns of these flights those whose tracks have an analysis of this version. */
export async function findAnalysed(
  db: Db,
  { pilotId, flightIds, version }: ComputedTracks<number>,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  await inBatches(flightIds, async (batch) => {
    const rows = await db
      .selectFrom('tracks')
      .select('flight_id')
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .where('analysis_version', '=', version)
      .execute();
    for (const row of rows) found.add(row.flight_id);
  });
  return found;
}
