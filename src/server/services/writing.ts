import type { Db } from '#server/db/schema';
import type { House } from '#server/house';
import { raiseRevision } from '#server/repositories/pilots';
import { Refusal } from './refusal.ts';
import { refusingWhenFull } from './threads.ts';

/** A transaction that writes one pilot's data. */
export interface Writing {
  /** The transaction. */
  readonly db: Db;
  readonly pilotId: number;
  /** The revision of everything that it writes. */
  readonly revision: number;
  readonly now: Date;
}

/**
 * Runs `work` in a transaction of the pilot. A pilot's transactions run one after the other, so that nothing changes between
 * check and write. They wait here and not at the database, so that one pilot never takes all its connections.
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
