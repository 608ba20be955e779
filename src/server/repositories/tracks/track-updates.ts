import { sql } from 'kysely';
import type { Db } from '#server/db/schema';
import type { TrackKey } from '../item-key.ts';
import { analysisColumns, deleteUnusedFiles, type StoredAnalysis } from './tracks.ts';

/** Returns a page of tracks whose analysis is older than `version`, in the order of their keys. */
export function findOutdated(
  db: Db,
  version: number,
  { after, most }: { readonly after: TrackKey; readonly most: number },
): Promise<TrackKey[]> {
  return db
    .selectFrom('tracks')
    .select(['pilot_id as pilotId', 'flight_id as flightId'])
    .where('analysis_version', '<', version)
    .where((track) =>
      track.or([
        track('pilot_id', '>', after.pilotId),
        track.and([track('pilot_id', '=', after.pilotId), track('flight_id', '>', after.flightId)]),
      ]),
    )
    .orderBy('pilot_id')
    .orderBy('flight_id')
    .limit(most)
    .execute();
}

/** Returns the number of tracks whose analysis is older than `version`, those of all pilots or of one. */
export async function countOutdated(db: Db, version: number, pilotId?: number): Promise<number> {
  const row = await db
    .selectFrom('tracks')
    .select((track) => track.fn.countAll<number>().as('count'))
    .where('analysis_version', '<', version)
    .$if(pilotId !== undefined, (query) => query.where('pilot_id', '=', pilotId ?? 0))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Saves the results of a newer analysis; the track itself stays. */
export async function putAnalysis(db: Db, key: TrackKey, analysis: StoredAnalysis): Promise<void> {
  await db
    .updateTable('tracks')
    .set(analysisColumns(analysis))
    .where('pilot_id', '=', key.pilotId)
    .where('flight_id', '=', key.flightId)
    .execute();
}

/** Replaces the provisional key of a file by its hash; tracks of the same bytes share one file from then on. */
export async function replaceFileKey(
  db: Db,
  pilotId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const file = db
    .selectFrom('track_files')
    .select(['pilot_id', sql.val(to).as('sha256'), 'size_bytes', 'content'])
    .where('pilot_id', '=', pilotId)
    .where('sha256', '=', from);
  await db
    .insertInto('track_files')
    .columns(['pilot_id', 'sha256', 'size_bytes', 'content'])
    .expression(file)
    .onConflict((conflict) => conflict.columns(['pilot_id', 'sha256']).doNothing())
    .execute();
  await db
    .updateTable('tracks')
    .set({ sha256: to })
    .where('pilot_id', '=', pilotId)
    .where('sha256', '=', from)
    .execute();
  await deleteUnusedFiles(db, pilotId, [from]);
}
