import { isoSeconds, unixSeconds } from '#server/clock';
import { deleteExpiredApiTokens } from '#server/repositories/api-tokens';
import { deleteExpiredTokens } from '#server/repositories/auth-tokens';
import { capRecords, capSessions, capTimes } from '#server/repositories/clock';
import { deleteExpiredPlaces } from '#server/repositories/places';
import { deleteEndedWindows } from '#server/repositories/rate-limits';
import { deleteExpiredSessions, deleteOldDeletedSessions } from '#server/repositories/sessions';
import type { AppContext } from '#server/services/app-context';
import { MAX_PLACE_CACHE_S } from '#server/services/places/places';
import { deleteOldClientKeys } from '../repositories/client-keys.ts';
import { addJob, type ClaimedJob, rescheduleJob } from '../repositories/jobs.ts';
import { eraseExpiredPilots } from '../services/account/account-deletion.ts';
import { linkEnds } from '../services/account/auth-tokens.ts';
import { SESSION_LIFE_S, sessionTimes } from '../services/account/sessions.ts';
import { deleteOldChanges } from '../services/changes/stored-change.ts';
import { DEMO_LIFE_S } from '../services/demo.ts';
import { endOldInboxFiles } from '../services/inbox/inbox.ts';
import { runJobs } from '../services/jobs.ts';
import { STEADY_S, secondsOfSteadyClock } from '../services/steady-clock.ts';
import { startQueue } from './worker.ts';

const KIND = 'maintenance';
const INTERVAL_S = 15 * 60;
/** Longer than a session lives: a save may wait on a device as long as its pilot is logged in there. */
const CLIENT_KEY_LIFE_S = 200 * 86_400;
/** An expired link may become valid again as long as no other is sent to the recipient: for a day at most. */
const TOKEN_KEPT_S = 86_400;
/** Until then the list of tokens says why a program no longer gets in. */
const API_TOKEN_KEPT_S = 90 * 86_400;

/** Deletes expired sessions, demo pilots, remains of deleted accounts, rate limits, keys, cached places and changes that can no longer be undone. Safe to run on several servers at once. */
export async function runMaintenance({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const nowS = unixSeconds(now);
  await deleteExpiredSessions(db, sessionTimes(now));
  await deleteOldDeletedSessions(db, nowS - SESSION_LIFE_S);
  await eraseExpiredPilots(db, nowS);
  await deleteEndedWindows(db, nowS);
  await deleteExpiredTokens(db, nowS - TOKEN_KEPT_S);
  await deleteExpiredApiTokens(db, nowS - API_TOKEN_KEPT_S);
  await deleteExpiredPlaces(db, nowS);
  await deleteOldClientKeys(db, nowS - CLIENT_KEY_LIFE_S);
  await deleteOldChanges({ db, clock });
  await endOldInboxFiles({ db, clock });
}

/** The longest window of a rate limit. */
const LONGEST_WINDOW_S = 86_400;
/** A clock that was set back may be behind until it is synchronised, as after the start of a machine without one of its own. */
const SYNCHRONISED_S = 15 * 60;

/**
 * Runs maintenance as far as the clock can be trusted. Nothing is deleted before it has been steady for a day: a clock
 * ahead for a while would end all sessions. Times written while it was ahead are cut to their usual length; those of sessions
 * not before it has been steady for a quarter of an hour, since one that is behind for a while would end them, too, and those of tokens and files not
 * before it has been steady for a day: pilots cannot make them again as easily.
 */
export async function maintain(context: Pick<AppContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = context;
  const now = clock();
  const nowS = unixSeconds(now);
  const steadyS = await secondsOfSteadyClock(context);
  await capTimes(db, {
    nowS,
    demoPilotS: nowS + DEMO_LIFE_S,
    limitS: nowS + LONGEST_WINDOW_S,
    placeS: nowS + MAX_PLACE_CACHE_S,
    linkS: linkEnds(nowS),
  });
  if (steadyS >= SYNCHRONISED_S) await capSessions(db, nowS);
  if (steadyS >= STEADY_S) {
    await capRecords(db, { nowS, iso: isoSeconds(now), isoMs: now.toISOString() });
    return runMaintenance(context);
  }
  log.debug({ steadyS }, 'maintenance waits until the clock has been steady for a day');
}

/**
 * Runs maintenance every 15 minutes: one job for all servers, which is due again once it has run. Returns a function that
 * stops it after the present run.
 */
export function startMaintenance(context: MaintenanceContext): () => Promise<void> {
  return startQueue(context, queueMaintenance, runDueMaintenance);
}

type MaintenanceContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'jobSignal'>;

function queueMaintenance({ db, clock }: MaintenanceContext): Promise<boolean> {
  return addJob(db, { kind: KIND, key: KIND }, { payload: {}, nowS: unixSeconds(clock()) });
}

function runDueMaintenance(context: MaintenanceContext, stop: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const run = async (job: ClaimedJob) => {
    await maintain(context);
    await rescheduleJob(db, job, unixSeconds(clock()) + INTERVAL_S);
  };
  return runJobs(context, { kind: KIND, concurrency: 1, run }, stop);
}
