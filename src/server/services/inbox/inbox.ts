import { INBOX_DAYS, type ServerInbox } from '#contract/import/inbox';
import { isoSeconds, unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { decompress } from '#server/encoding/compression';
import { findSteadySince } from '#server/repositories/clock';
import {
  endOldWaits,
  findUnseen,
  findWaiting,
  findWaitingFile,
  forgetOldInboxFiles,
  type InboxFileKey,
  lastUnseenFile,
  markInboxSeen,
  removeWaitingFile,
} from '#server/repositories/inbox-files';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';

const DAY_S = 86_400;
/** A leap year. */
const REMEMBERED_DAYS = 366;

/** Returns the files that wait for a pilot, and what came since the pilot has last looked. */
export async function inboxOf(db: Db, pilotId: number, now: Date): Promise<ServerInbox> {
  const nowS = unixSeconds(now);
  const clock = { nowS, steadySinceS: (await findSteadySince(db)) ?? 0 };
  const [files, arrivals] = [await findWaiting(db, pilotId), await findUnseen(db, pilotId)];
  return {
    files: files.map(({ id, source, name, sizeBytes: bytes, receivedAtS }) => ({
      ...{ id, source, name, bytes },
      receivedAt: isoOf(Math.min(receivedAtS, nowS)),
      deletedAt: endOfWait(receivedAtS, clock),
    })),
    arrivals: arrivals.map(({ runId: importId, firstWaitingAtS, ...arrival }) => ({
      ...arrival,
      importId,
      waitsUntil: firstWaitingAtS === null ? null : endOfWait(firstWaitingAtS, clock),
    })),
    last: await lastUnseenFile(db, pilotId),
  };
}

/** Returns when a file is deleted: 90 days after it came, in which the clock must have been steady. */
function endOfWait(receivedAtS: number, clock: { readonly nowS: number; readonly steadySinceS: number }): string {
  const waitsSinceS = Math.min(Math.max(receivedAtS, clock.steadySinceS), clock.nowS);
  return isoOf(Math.max(waitsSinceS + INBOX_DAYS * DAY_S, clock.nowS));
}

function isoOf(seconds: number): string {
  return isoSeconds(new Date(seconds * 1_000));
}

/** Returns a file that waits for a pilot, with its very bytes. Throws `notFound` without it. */
export async function contentOf({ reader }: Pick<AppContext, 'reader'>, key: InboxFileKey) {
  const found = await findWaitingFile(reader, key);
  if (!found) throw new AppError('notFound');
  return { name: found.name, bytes: await decompress(found.content) };
}

type InboxContext = TransactionContext & WriteLimitContext;

/** Removes a file that waits, if it is there. Returns the others. */
export function removeFromInbox(context: InboxContext, key: InboxFileKey): Promise<ServerInbox> {
  return changing(context, key, removeWaitingFile);
}

/** Notes that the pilot has seen what came, up to a file. */
export function markSeen(context: InboxContext, key: InboxFileKey): Promise<ServerInbox> {
  return changing(context, key, markInboxSeen);
}

function changing(
  context: InboxContext,
  key: InboxFileKey,
  change: (db: Db, key: InboxFileKey) => Promise<void>,
): Promise<ServerInbox> {
  return inPilotTransaction(context, key.pilotId, async (tx) => {
    await countWrite(context, tx);
    await change(tx.db, key);
    return inboxOf(tx.db, tx.pilotId, tx.now);
  });
}

/**
 * Ends the wait of files after 90 days, and forgets those of more than a year ago. As long the clock must have been steady: what was
 * received while it was behind looks old at once.
 */
export async function endOldInboxFiles({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const nowS = unixSeconds(clock());
  const steadySinceS = (await findSteadySince(db)) ?? 0;
  const [waitingS, rememberedS] = [nowS - INBOX_DAYS * DAY_S, nowS - REMEMBERED_DAYS * DAY_S];
  if (steadySinceS < waitingS) await endOldWaits(db, waitingS);
  if (steadySinceS < rememberedS) await forgetOldInboxFiles(db, rememberedS);
}
