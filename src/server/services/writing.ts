import type { Db } from '#server/db/schema';
import type { House } from '#server/house';
import { raiseRevision } from '#server/repositories/pilots';
import { Refusal } from './refusal.ts';
import { refusingWhenFull } from './threads.ts';

/** A change of one pilot's data on its way: everything in it happens, or nothing. */
export interface Writing {
  /** The transaction. */
  readonly db: Db;
  readonly pilotId: number;
  /** The revision that all that is written gets. */
  readonly revision: number;
  readonly now: Date;
}

/**
 * Runs `work` in the pilot's writing transaction. Two of one pilot never run at once: what one checks, no other changes
 * before it has written. They wait here and not at the database, so that one pilot never takes all of its connections.
 */
export function writing<T>(house: House, pilotId: number, work: (change: Writing) => Promise<T>): Promise<T> {
  const transaction = () =>
    house.db.transaction().execute(async (db) => {
      const revision = await raiseRevision(db, pilotId);
      if (revision === null) throw new Refusal('noSession');
      return work({ db, pilotId, revision, now: house.clock() });
    });
  return refusingWhenFull(() => house.pilotWrites.run(pilotId, transaction));
}
