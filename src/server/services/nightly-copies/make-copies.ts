import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Configured } from '#server/context/app-context';
import { isoSeconds, unixSeconds } from '#server/context/clock';
import { storedJson } from '#server/db/stored-json';
import { findCopies, removeCopies, writeCopy } from '#server/nightly-copies/copy-folder';
import { type ClaimedJob, type JobKey, MAX_DELAY_S, removeJob, rescheduleJob } from '#server/repositories/jobs';
import { type FoundPilot, findPilot } from '#server/repositories/pilots';
import { type ArchiveContext, archiveOf } from '#server/services/export/archive';
import { runJobs } from '#server/services/jobs';
import { folderOfPilot } from './own-folder.ts';

/** What makes copies of pilots' data. */
export type CopyContext = ArchiveContext & Configured<'archiveFolder'>;

/** The name that jobs of servers before have. */
const KIND = 'archive';
const PAYLOAD = storedJson('jobs.payload', v.object({ pilotId: v.number() }));
const [DAY_S, NIGHT_S] = [86_400, 2 * 3_600];

/** Returns the key of the job that copies a pilot's data: while it exists, the copies are on. */
export function jobOf(pilotId: number): JobKey {
  return { kind: KIND, key: String(pilotId) };
}

/**
 * Makes the copies that are due: a pilot's first one, and each night at two o'clock UTC one of a logbook that has changed. A
 * copy that fails is logged, and tried again some hours later. `stop` interrupts it after the present one.
 */
export function makeCopies(context: CopyContext, stop: AbortSignal): Promise<void> {
  const run = async (job: ClaimedJob) => {
    const { pilotId } = PAYLOAD.read(job.payload, { id: job.id });
    const isPilot = await copyIfDue(context, pilotId).catch((error: unknown) => {
      context.log.error({ err: error, pilotId }, 'a nightly copy failed; it is tried again');
      return true;
    });
    const nowS = unixSeconds(context.clock());
    if (isPilot) await rescheduleJob(context.db, job, Math.min(lastNight(nowS) + DAY_S, nowS + MAX_DELAY_S));
    else await removeJob(context.db, job);
  };
  return runJobs(context, { kind: KIND, concurrency: 1, run }, stop);
}

/** Returns false when there is no such pilot any more. */
async function copyIfDue(context: CopyContext, pilotId: number): Promise<boolean> {
  const { clock } = context;
  const [found, own] = [await findPresent(context, pilotId), await folderOfPilot(context, pilotId)];
  if (own === null || !found) return found !== null;
  const madeAt = isoSeconds(clock());
  const version = `${found.revision}-${createHash('sha256').update(found.epoch).digest('hex').slice(0, 8)}`;
  const [last] = await findCopies(own);
  const night = isoSeconds(new Date(lastNight(unixSeconds(clock())) * 1_000));
  if (last && (last.madeAt >= night || last.version === version)) return true;
  const content = await archiveOf(context, pilotId, { now: clock(), sessions: [] });
  await writeCopy(own, { madeAt, version, content });
  if (await findPresent(context, pilotId)) return true;
  await removeCopies(own); // The account was deleted meanwhile.
  return false;
}

/** Returns a pilot, unless the account was deleted and is only being erased. */
async function findPresent({ reader, clock }: CopyContext, pilotId: number): Promise<FoundPilot | null> {
  const found = await findPilot(reader, pilotId);
  const expiresAt = found?.pilot.expiresAt;
  return expiresAt !== undefined && new Date(expiresAt) <= clock() ? null : found;
}

/** Returns when it was two o'clock UTC last, in Unix seconds. */
function lastNight(nowS: number): number {
  return nowS - ((((nowS - NIGHT_S) % DAY_S) + DAY_S) % DAY_S);
}
