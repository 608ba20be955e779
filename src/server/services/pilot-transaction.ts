import type { Db } from '#server/db/schema';
import { raiseRevision } from '#server/repositories/pilots';
import type { AppContext } from './app-context.ts';
import { AppError } from './app-error.ts';
import { rejectWhenFull } from './threads.ts';

/** The parts of the context that a pilot's transaction needs. */
export type TransactionContext = Pick<AppContext, 'db' | 'clock' | 'pilotWrites'>;

/** A transaction that writes one pilot's data. */
export interface PilotTransaction {
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
  { db, clock, pilotWrites }: TransactionContext,
  pilotId: number,
  work: (tx: PilotTransaction) => Promise<T>,
): Promise<T> {
  const transaction = () =>
    db.transaction().execute(async (tx) => {
      const revision = await raiseRevision(tx, pilotId);
      if (revision === null) throw new AppError('noSession');
      return work({ db: tx, pilotId, revision, now: clock() });
    });
  return rejectWhenFull(() => pilotWrites.run(pilotId, transaction));
}
