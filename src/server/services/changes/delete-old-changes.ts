import type { AppContext } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import { deleteChange, findChangesBefore } from '#server/repositories/changes/old-changes';
import { raiseRevision } from '#server/repositories/pilots';

/** How long a change can be undone. */
const CHANGE_LIFE_S = 86_400;

/** Deletes the changes of many flights that can no longer be undone, and the files that only they have kept. */
export async function deleteOldChanges({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (const change of await findChangesBefore(db, unixSeconds(clock()) - CHANGE_LIFE_S)) {
    await db.transaction().execute(async (tx) => {
      await raiseRevision(tx, change.pilotId); // Locks the pilot: nobody saves a track with such a file meanwhile.
      await deleteChange(tx, change);
    });
  }
}
