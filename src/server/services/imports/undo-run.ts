import type { UndoResponse } from '#contract/import/imports';
import type { AppContext } from '#server/context/app-context';
import { countToUndo, findToUndo, putOutcome } from '#server/repositories/imports/run-items';
import { findRun, type RunKey, updateRun } from '#server/repositories/imports/runs';
import { AppError } from '#server/services/app-error';
import { type LoadRequest, replyAfterWrite, type WriteReply } from '#server/services/logbook/load';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext, takePiece } from '#server/services/pilot-transaction';
import type { RunTransaction } from './run-item.ts';
import { undoneOf } from './runs.ts';
import { undoItem } from './undo-item.ts';

type Undone = Pick<UndoResponse, 'removed' | 'restored' | 'kept' | 'left'>;

/** Items of one call: each takes about a millisecond, and the browsers wait for six seconds. */
const MOST_ITEMS = 200;

type UndoContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'dialect' | 'threads'>;

/**
 * Takes back some of what a run has made, and says how much is left for the next call. What was changed since is kept. From
 * the first call on the run takes no more parts. Throws `notFound` without such a run.
 */
export async function undoRun(
  context: UndoContext,
  run: RunKey,
  { marker, encoding }: LoadRequest,
): Promise<WriteReply<Undone>> {
  const left = await undoInPieces(context, run);
  const undone = await undoneOf(context.reader, run);
  return replyAfterWrite(context, { pilotId: run.pilotId, marker, encoding }, { ...undone, left });
}

/** Commits after each piece. Returns how many items are left. */
async function undoInPieces(context: UndoContext, run: RunKey): Promise<number> {
  let done = 0;
  let left: number;
  do {
    const piece = await inPilotTransaction(context, run.pilotId, async (tx) => {
      if (!(await findRun(tx.db, run))) throw new AppError('notFound');
      if (done === 0) await countWrite(context, tx);
      return undoPiece({ ...tx, runId: run.runId }, MOST_ITEMS - done);
    });
    done += piece.taken;
    left = piece.left;
  } while (left > 0 && done < MOST_ITEMS);
  return left;
}

async function undoPiece(tx: RunTransaction, most: number): Promise<{ readonly taken: number; readonly left: number }> {
  const taken = await takePiece(await findToUndo(tx.db, tx, most), async (item) =>
    putOutcome(tx.db, { ...tx, ...item }, await undoItem(tx, item)),
  );
  const left = await countToUndo(tx.db, tx);
  await updateRun(tx.db, tx, { state: left === 0 ? 'undone' : 'undoing' });
  return { taken, left };
}
