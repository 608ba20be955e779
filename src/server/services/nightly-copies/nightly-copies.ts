import type { NightlyCopies } from '#contract/account/nightly-copies';
import type { AppContext, Configured } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import { findCopies, type NightlyCopy, sizeOfCopy } from '#server/nightly-copies/copy-folder';
import { addJob, findJob, removeJobs } from '#server/repositories/jobs';
import { accountOfCaller, type Caller } from '#server/services/account/account-calls';
import { AppError } from '#server/services/app-error';
import type { LimitContext } from '#server/services/limits';
import { type CopyContext, jobOf } from './make-copies.ts';
import { folderOfPilot } from './own-folder.ts';

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
