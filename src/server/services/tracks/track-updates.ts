import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Problem } from '#domain/problem';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import { touchFlight } from '#server/repositories/flights';
import type { TrackKey } from '#server/repositories/items';
import { addJob, type ClaimedJob, findJob, putJob, removeJob, saveProgress } from '#server/repositories/jobs';
import { countOutdated, findOutdated, putAnalysis, replaceFileKey } from '#server/repositories/track-results';
import type { StoredAnalysis, TrackReference } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { claimEnd, runJobs } from '../jobs.ts';
import type { PilotTransaction } from '../pilot-transaction.ts';
import { queueFindings } from './findings.ts';
import type { TrackUpdate } from './prepare-track.ts';
import { type RecomputationContext, recompute, TRACK_JOBS } from './recomputation.ts';

const PAGE = 20;

/**
 * How far the job has come with a version of the analysis: the last track in the order of keys, and how many were updated
 * or could not be.
 */
const PROGRESS = v.object({
  version: v.literal(ANALYSIS_VERSION),
  pilotId: v.number(),
  flightId: v.number(),
  done: v.number(),
  failed: v.number(),
});
const STORED_PROGRESS = storedJson('jobs.progress', PROGRESS);
type UpdateProgress = v.InferOutput<typeof PROGRESS>;
const NO_PROGRESS: UpdateProgress = { version: ANALYSIS_VERSION, pilotId: 0, flightId: 0, done: 0, failed: 0 };

const JOB = { kind: 'updateTracks', key: 'all' } as const;

/** Queues the job that updates tracks when an older version has analysed any; returns their number. */
export async function queueTrackUpdates({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const outdated = await countOutdatedTracks({ db });
  if (outdated > 0) await addJob(db, JOB, { payload: {}, nowS: unixSeconds(clock()) });
  return outdated;
}

/**
 * Queues the same within the transaction that gives a pilot's flights tracks back, which an older version may have analysed. It
 * replaces a job that is running, which may be past them. Send the wake signal afterwards.
 */
export async function queueUpdatesOfPilot(
  db: Db,
  { pilotId, now }: { readonly pilotId: number; readonly now: Date },
): Promise<void> {
  if ((await countOutdated(db, ANALYSIS_VERSION, pilotId)) === 0) return;
  await putJob(db, JOB, { payload: {}, nowS: unixSeconds(now) });
}

/** Returns the number of tracks that an older version has analysed. */
export function countOutdatedTracks({ db }: Pick<AppContext, 'db'>): Promise<number> {
  return countOutdated(db, ANALYSIS_VERSION);
}

/** Returns how far the queued update has come; null when none is queued. */
export async function findTrackUpdate({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<UpdateProgress | null> {
  const job = await findJob(db, JOB);
  return job && progressOf(log, job);
}

/** A server of another version may have begun the job: it starts again then, as it does where the progress is damaged. */
function progressOf(log: Pick<Logger, 'error'>, { progress }: { readonly progress: string | null }): UpdateProgress {
  const report = (problem: string) => log.error({ problem }, 'the progress of the update of tracks is damaged');
  return STORED_PROGRESS.readOrNull(progress ?? 'null', JOB, report) ?? NO_PROGRESS;
}

/**
 * Runs the queued update: each outdated track is hashed and analysed again, and its time zone found; what the pilot entered
 * stays. `stop` interrupts it after the present track, and the next run of any server continues there.
 */
export function updateTracks(context: RecomputationContext, stop: AbortSignal): Promise<void> {
  const run = (job: ClaimedJob) => updateAll(context, job, stop);
  return runJobs(context, { kind: 'updateTracks', concurrency: 1, run }, stop);
}

async function updateAll(context: RecomputationContext, job: ClaimedJob, stop: AbortSignal): Promise<void> {
  const { db, clock, log } = context;
  let progress = progressOf(log, job);
  const nextKeys = () => findOutdated(db, ANALYSIS_VERSION, { after: progress, most: PAGE });
  for (let keys = await nextKeys(); keys.length > 0; keys = await nextKeys()) {
    for (const key of keys) {
      if (stop.aborted) {
        await saveProgress(db, job, { progress, runAtS: unixSeconds(clock()) });
        return;
      }
      progress = counted(progress, key, await updateTrack(context, key));
    }
    if (!(await saveProgress(db, job, { progress, runAtS: claimEnd(unixSeconds(clock())) }))) return;
  }
  await removeJob(db, job);
  log.info({ done: progress.done, failed: progress.failed }, 'old tracks were analysed again');
}

function counted({ version, done, failed }: UpdateProgress, key: TrackKey, isDone: boolean): UpdateProgress {
  return { version, ...key, done: done + (isDone ? 1 : 0), failed: failed + (isDone ? 0 : 1) };
}

/** Returns whether the track is up to date now; one that cannot be read is logged, and keeps its old analysis. */
function updateTrack(context: RecomputationContext, key: TrackKey): Promise<boolean> {
  return recompute<TrackUpdate>(context, key, {
    compute: (file) => context.threads.run(TRACK_JOBS, 'analyseAgain', file),
    save: (tx, track, update) => save(tx, key, { track, update }),
    saveFailure: () => Promise.resolve(null),
    failure: 'a track could not be analysed again, and keeps its old analysis',
  });
}

/** Whether a load has something else of the flight now. */
function isShownOtherwise(before: TrackReference, { profile, hike }: StoredAnalysis): boolean {
  return (
    profile !== before.profile || (hike?.climb ?? null) !== before.hikeM || (hike?.time ?? null) !== before.hikeMin
  );
}

/** Saves the analysis, and queues the other computations of the track, which begin with it. */
async function save(
  { db, revision, now }: PilotTransaction,
  key: TrackKey,
  { track, update: { sha256, outcome } }: { readonly track: TrackReference; readonly update: TrackUpdate },
): Promise<Problem | null> {
  if (track.sha256 !== sha256) await replaceFileKey(db, key.pilotId, { from: track.sha256, to: sha256 });
  if (outcome.state === 'unreadable') return outcome.problem;
  await putAnalysis(db, key, outcome.analysis);
  await queueFindings(db, { pilotId: key.pilotId, now, isUrgent: false });
  if (isShownOtherwise(track, outcome.analysis)) {
    await touchFlight(db, { pilotId: key.pilotId, id: key.flightId, revision });
  }
  return null;
}
