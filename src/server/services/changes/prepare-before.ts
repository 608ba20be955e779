import type { AppContext } from '#server/context/app-context';
import { findPilot } from '#server/repositories/pilots';
import { AppError } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';

/** Something that was read before a transaction, with the revision that the pilot had before it was read. */
interface Prepared {
  readonly revision: number;
}

/**
 * Reads and computes before a transaction what it would otherwise do while everybody else waits to save. Null where that fails: the
 * transaction, which sees everything at one time, then says why.
 */
export async function prepareBefore<Result extends Prepared>(
  { reader }: Pick<AppContext, 'reader'>,
  pilotId: number,
  prepare: (revision: number) => Promise<Result>,
): Promise<Result | null> {
  const found = await findPilot(reader, pilotId);
  if (!found) return null;
  try {
    return await prepare(found.revision);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Whether nothing of the pilot has changed since this was read: each change raises the revision by one, and so does the transaction. */
export function isPresent<Result extends Prepared>(
  { revision }: PilotTransaction,
  prepared: Result | null,
): prepared is Result {
  return prepared?.revision === revision - 1;
}
