import type { Db } from '#server/db/schema';

/** Deletes a file that no flight has. See {@link deleteUnusedFiles}. */
export function deleteUnusedFile(db: Db, pilotId: number, sha256: string): Promise<void> {
  return deleteUnusedFiles(db, pilotId, [sha256]);
}

/** Deletes those files that no flight has, nor a deleted one whose deletion can be undone. */
export async function deleteUnusedFiles(db: Db, pilotId: number, hashes: readonly string[]): Promise<void> {
  await db
    .deleteFrom('track_files')
    .where('pilot_id', '=', pilotId)
    .where('sha256', 'in', hashes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tracks')
            .select('tracks.flight_id')
            .where('tracks.pilot_id', '=', pilotId)
            .whereRef('tracks.sha256', '=', 'track_files.sha256'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('flight_change_tracks')
            .select('flight_change_tracks.flight_id')
            .where('flight_change_tracks.pilot_id', '=', pilotId)
            .whereRef('flight_change_tracks.sha256', '=', 'track_files.sha256'),
        ),
      ),
    )
    .execute();
}
