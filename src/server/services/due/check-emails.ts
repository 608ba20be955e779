import * as v from 'valibot';
import { type CheckToTell, checksToTell, TOLD_DAYS_AFTER } from '#domain/due/checks-to-tell';
import { daysAfter, type LocalDate } from '#domain/local-date';
import { isoSeconds, unixSeconds } from '#server/clock';
import { DatabaseError } from '#server/db/database-error';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import {
  addEmailedChecks,
  areCheckEmailsWanted,
  type CheckEmail,
  deleteOldEmailedChecks,
  type EmailedCheck,
  findChecksOfEmail,
  findEmailedChecks,
  findPilotsToTell,
  type PilotToTell,
  removeChecksOfEmail,
  removeEmailedChecksAfter,
} from '#server/repositories/emailed-checks';
import {
  addCheckEmail,
  addJob,
  type ClaimedJob,
  MAX_DELAY_S,
  rescheduleJob,
  saveProgress,
  withdrawEmails,
} from '#server/repositories/jobs';
import { newToken } from '#server/security/tokens';
import type { AppContext } from '#server/services/app-context';
import { claimEnd, runJobs } from '../jobs.ts';
import { STEADY_S, secondsOfSteadyClock } from '../steady-clock.ts';
import { readDatedDues } from './read-dues.ts';

/** The parts that find out which pilots are to be told of which checks. */
export type CheckEmailContext = Pick<AppContext, 'db' | 'reader' | 'clock' | 'log' | 'jobSignal'>;

const KIND = 'checkEmails';
/** The last day on which all pilots were told what there was. */
const PROGRESS = storedJson('jobs.progress', v.object({ doneOn: v.string() }));
const DAY_S = 86_400;
/** Six o'clock UTC: then it is the same day from Hawaii's evening before to Auckland's evening all but everywhere people fly. */
const MORNING_S = 6 * 3_600;
/** While the clock is not trusted. */
const WAIT_S = 15 * 60;
const PILOTS_AT_ONCE = 500;
/** In one email, the most urgent first; the rest follows the day after. This bounds what is noted of a pilot. */
const MOST_CHECKS = 100;
/** What was told is kept for longer than it could be told again. */
const KEPT_DAYS = 2 * TOLD_DAYS_AFTER;

/** Queues the one job of all servers, if it is not there yet. */
export function queueCheckEmails({ db, clock }: CheckEmailContext): Promise<boolean> {
  return addJob(db, { kind: KIND, key: KIND }, { payload: {}, nowS: unixSeconds(clock()) });
}

/**
 * Each morning, queues an email for every pilot who wants to be told of a check that is due, or will be. It waits as long as the clock
 * cannot be trusted, like maintenance. Safe to run on several servers at once: what was told is a row that is written in the transaction
 * that queues the email.
 */
export function tellOfChecks(context: CheckEmailContext, stop: AbortSignal): Promise<void> {
  const run = async (job: ClaimedJob) => {
    const nowS = unixSeconds(context.clock());
    if ((await secondsOfSteadyClock(context)) < STEADY_S) return rescheduleJob(context.db, job, nowS + WAIT_S);
    const morningS = lastMorning(nowS);
    const morning = dayOf(morningS);
    const doneOn = job.progress === null ? '' : PROGRESS.read(job.progress, { id: job.id }).doneOn;
    const isTold = doneOn === morning || (await tellAll(context, { job, doneOn }, stop));
    if (!isTold) return;
    const runAtS = Math.min(morningS + DAY_S, nowS + MAX_DELAY_S);
    await saveProgress(context.db, job, { progress: { doneOn: morning }, runAtS });
  };
  return runJobs(context, { kind: KIND, concurrency: 1, run }, stop);
}

interface DailyRound {
  readonly job: ClaimedJob;
  readonly doneOn: string;
}

/** Returns false when it was interrupted: the job runs again, and goes on with those who were not told yet. */
async function tellAll(context: CheckEmailContext, { job, doneOn }: DailyRound, stop: AbortSignal): Promise<boolean> {
  const { db, reader, clock } = context;
  const today = dayOf(unixSeconds(clock()));
  // From a clock that was ahead, whose day another server may have by now for a minute: those checks are told when it is time.
  await removeEmailedChecksAfter(db, daysAfter(today, 1));
  let after = 0;
  for (;;) {
    const pilots = await findPilotsToTell(reader, { day: today, after, most: PILOTS_AT_ONCE });
    for (const pilot of pilots) {
      if (stop.aborted) return false;
      await tellOrLog(context, pilot, today);
    }
    const last = pilots.at(-1);
    if (!last) break;
    after = last.pilotId;
    const runAtS = claimEnd(unixSeconds(clock()));
    if (!(await saveProgress(db, job, { progress: { doneOn }, runAtS }))) return false;
  }
  await deleteOldEmailedChecks(db, daysAfter(today, -KEPT_DAYS));
  return true;
}

/** A logbook that cannot be read keeps nobody else from being told; a database that fails is tried again. */
async function tellOrLog(context: CheckEmailContext, pilot: PilotToTell, today: LocalDate): Promise<void> {
  try {
    if (await tell(context, pilot, today)) context.jobSignal.wake();
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    context.log.error({ err: error, pilotId: pilot.pilotId }, 'a pilot could not be told of checks');
  }
}

/** Queues an email about what a pilot was not told yet. Returns false when there is nothing, or the last one is still queued. */
async function tell({ db, reader, clock }: CheckEmailContext, pilot: PilotToTell, today: LocalDate): Promise<boolean> {
  const { pilotId } = pilot;
  if ((await untold(reader, pilotId, today)).length === 0) return false;
  const emailId = newToken();
  return db.transaction().execute(async (tx) => {
    // First, as another server that queues an email for the pilot at the same time waits here.
    if (!(await addCheckEmail(tx, { ...pilot, emailId }, unixSeconds(clock())))) return false;
    const checks = await untold(tx, pilotId, today);
    if (checks.length > 0) await addEmailedChecks(tx, { pilotId, emailId }, { checks, emailedOn: today });
    else await withdrawEmails(tx, pilot.emailKey, ['checksDue']);
    return checks.length > 0;
  });
}

/** Returns what a pilot is to be told of and was not; nothing after the one email of a day. */
async function untold(db: Db, pilotId: number, today: LocalDate): Promise<readonly CheckToTell[]> {
  const told = await findEmailedChecks(db, pilotId);
  if (told.some(({ emailedOn }) => emailedOn === today)) return [];
  const known = new Set(told.map(nameOf));
  const checks = checksToTell(await readDatedDues(db, pilotId, today), today);
  return checks.filter((check) => !known.has(nameOf(check))).slice(0, MOST_CHECKS);
}

function nameOf({ key, dueOn, stage }: EmailedCheck): string {
  return `${stage} ${dueOn} ${key}`;
}

/**
 * Returns what a queued email says when it is sent: the checks that are still due on the day they were queued for. Null when there is
 * none, or the pilot no longer wants it: then they count as not told.
 */
export async function checksOfEmail(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  email: CheckEmail,
): Promise<readonly CheckToTell[] | null> {
  const { pilotId } = email;
  const stages = new Map((await findChecksOfEmail(db, email)).map((row) => [`${row.dueOn} ${row.key}`, row.stage]));
  const isWanted = stages.size > 0 && (await areCheckEmailsWanted(db, pilotId));
  const dues = isWanted ? await readDatedDues(db, pilotId, dayOf(unixSeconds(clock()))) : [];
  const checks = dues.flatMap(({ subject, check, key, dueOn }) => {
    const stage = stages.get(`${dueOn} ${key}`);
    return dueOn === null || stage === undefined ? [] : [{ subject, check, key, dueOn, stage }];
  });
  if (checks.length > 0) return checks;
  await removeChecksOfEmail(db, email);
  return null;
}

/** The day in UTC, on which the texts do not depend: they name the day that is meant. */
function dayOf(seconds: number): LocalDate {
  return isoSeconds(new Date(seconds * 1_000)).slice(0, 10);
}

/** Returns when it was six o'clock UTC last, in Unix seconds. */
function lastMorning(nowS: number): number {
  return nowS - ((((nowS - MORNING_S) % DAY_S) + DAY_S) % DAY_S);
}
