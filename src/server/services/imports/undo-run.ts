import { setImmediate } from 'node:timers/promises';
import type { UndoResponse } from '#contract/import/imports';
import type { AppContext } from '#server/context/app-context';
import { countToUndo, findRun, findToUndo, putOutcome, type RunKey, updateRun } from '#server/repositories/import-runs';
import { AppError } from '#server/services/app-error';
import { type LoadRequest, readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import type { RunTransaction } from './run-item.ts';
import { undoneOf } from './runs.ts';
import { undoItem } from './undo-item.ts';

type Undone = Pick<UndoResponse, 'removed' | 'restored' | 'kept' | 'left'>;

/** Items of one call: each takes about a millisecond, and the browsers wait for six seconds. */
const MOST_ITEMS = 200;

/**
 * Takes back some of what a run has made, and says how much is left for the next call. What was changed since is kept. From
 * the first call on the run takes no more parts. Throws `notFound` without such a run.
 */
export async function undoRun(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'threads'>,
  run: RunKey,
  { marker, encoding }: LoadRequest,
): Promise<WriteReply<Undone>> {
  const { pilotId } = run;
  const written = await inPilotTransaction(context, pilotId, async (tx) => {
    if (!(await findRun(tx.db, run))) throw new AppError('notFound');
    await countWrite(context, tx);
    const left = await undoSome({ ...tx, runId: run.runId });
    return { extra: { ...(await undoneOf(tx.db, run)), left }, reading: await readInline(tx.db, pilotId, marker) };
  });
  return replyToWrite(context, { pilotId, marker, encoding }, written);
}

/** Others get the event loop after each item. Returns how many items are left. */
async function undoSome(tx: RunTransaction): Promise<number> {
  for (const item of await findToUndo(tx.db, tx, MOST_ITEMS)) {
    await putOutcome(tx.db, { ...tx, ...item }, await undoItem(tx, item));
    await setImmediate();
  }
  const left = await countToUndo(tx.db, tx);
  await updateRun(tx.db, tx, { state: left === 0 ? 'undone' : 'undoing' });
  return left;
}
