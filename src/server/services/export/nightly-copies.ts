import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { NightlyCopies } from '#contract/account/nightly-copies';
import { isoSeconds, unixSeconds } from '#server/clock';
import { storedJson } from '#server/db/stored-json';
import { findSignUp } from '#server/repositories/accounts';
import {
  addJob,
  type ClaimedJob,
  findJob,
  type JobKey,
  MAX_DELAY_S,
  removeJob,
  removeJobs,
  rescheduleJob,
} from '#server/repositories/jobs';
import { type FoundPilot, findPilot } from '#server/repositories/pilots';
import { accountOfCaller, type Caller } from '#server/services/account/account-calls';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { runJobs } from '#server/services/jobs';
import type { LimitContext } from '#server/services/limited-use';
import { type ArchiveContext, archiveOf } from './archive.ts';
import { findCopies, type NightlyCopy, removeCopies, sizeOfCopy, writeCopy } from './copy-folder.ts';

/** Returns whether a pilot has copies made, and the last one. */
export async function copiesOf(
  context: Pick<AppContext, 'db' | 'reader'> & Configured<'archiveFolder'>,
  pilotId: number,
): Promise<NightlyCopies> {
  const own = await folderOfPilot(context, pilotId);
  if (own === null) return { isOn: false, last: null };
  const [last] = await findCopies(own);
  const isOn = (await findJob(context.db, jobOf(pilotId))) !== null;
  return { isOn, last: last ? { madeAt: last.madeAt, bytes: await sizeOfCopy(last) } : null };
}

/** Switches the copies of a pilot on or off: they are on while there is a job. Throws `notFound` where no folder is set. */
export async function switchCopiesOf(
  context: CopyContext & LimitContext & Pick<AppContext, 'jobSignal'>,
  caller: Caller,
  { isOn }: { readonly isOn: boolean },
): Promise<NightlyCopies> {
  const { db, clock, configuration } = context;
  if (configuration.archiveFolder === null) throw new AppError('notFound');
  const { pilotId } = await accountOfCaller(context, caller);
  const job = jobOf(pilotId);
  if (isOn) await addJob(db, job, { payload: { pilotId }, nowS: unixSeconds(clock()) });
  else await removeJobs(db, job.kind, [job.key]);
  context.jobSignal.wake();
  return copiesOf(context, pilotId);
}

/** Returns the last copy of a pilot's data. Throws `notFound` when there is none. */
export async function lastCopyOf(
  context: Pick<AppContext, 'reader'> & Configured<'archiveFolder'>,
  pilotId: number,
): Promise<NightlyCopy & { readonly bytes: number }> {
  const own = await folderOfPilot(context, pilotId);
  const [last] = own === null ? [] : await findCopies(own);
  if (!last) throw new AppError('notFound');
  return { ...last, bytes: await sizeOfCopy(last) };
}

/** The parts that make copies of pilots' data. */
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
  const content = await archiveOf(context, pilotId, { now: clock(), sessions: [], tokens: [] });
  await writeCopy(own, { madeAt, version, content });
  if (await findPresent(context, pilotId)) return true;
  await removeCopies(own); // The account was deleted while the copy was made.
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

/**
 * Returns the folder of a pilot's copies; null when none is set, or there is no such pilot. It is named by the time of the
 * sign-up, too: after a restore of the database another pilot may get the same id.
 */
export async function folderOfPilot(
  { reader, configuration }: Pick<AppContext, 'reader'> & Configured<'archiveFolder'>,
  pilotId: number,
): Promise<string | null> {
  const { archiveFolder: folder } = configuration;
  const signUp = folder === null ? null : await findSignUp(reader, pilotId);
  if (folder === null || signUp === null) return null;
  return join(folder, `${pilotId}-${signUp.createdAt.replace(/[-:]/g, '')}`);
}
