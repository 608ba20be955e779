import type { AppContext } from '#server/context/app-context';
import type { Db } from '#server/db/schema';
import { raiseRevision } from '#server/repositories/pilots';
import { AppError } from './app-error.ts';
import { rejectWhenFull } from './threads.ts';

/** A transaction that writes one pilot's data. */
export interface PilotTransaction {
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
export function inPilotTransaction<T>(
  context: AppContext,
  pilotId: number,
  work: (tx: PilotTransaction) => Promise<T>,
): Promise<T> {
  const transaction = () =>
    context.db.transaction().execute(async (db) => {
      const revision = await raiseRevision(db, pilotId);
      if (revision === null) throw new AppError('noSession');
      return work({ db, pilotId, revision, now: context.clock() });
    });
  return rejectWhenFull(() => context.pilotWrites.run(pilotId, transaction));
}
