import * as v from 'valibot';
import { ANALYSIS_VERSION } from '#domain/track/track';
import type { AppContext } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import { DatabaseError } from '#server/context/database-error';
import { touchFlight } from '#server/repositories/flights';
import { addJob, type ClaimedJob, findJob, removeJob, saveProgress } from '#server/repositories/jobs';
import { countOutdated, findOutdated, putAnalysis, replaceFileKey } from '#server/repositories/track-updates';
import { findFile, findTrack, type TrackKey, type TrackReference } from '#server/repositories/tracks';
import type { TrackUpdate } from '#server/threads/tasks/stored-analysis';
import { claimEnd, runJobs } from './jobs.ts';
import { inPilotTransaction, type TransactionContext } from './pilot-transaction.ts';

const PAGE = 20;
/** Whose tasks these are in the pool of threads: no pilot's. */
const OWNER = 'track updates';

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
type Progress = v.InferOutput<typeof PROGRESS>;
const NO_PROGRESS: Progress = { version: ANALYSIS_VERSION, pilotId: 0, flightId: 0, done: 0, failed: 0 };

/** What updating tracks works with. */
export type UpdateContext = TransactionContext & Pick<AppContext, 'threads' | 'log'>;

const JOB = { kind: 'updateTracks', key: 'all' } as const;

/** Queues the job that updates tracks when an older version has analysed any; returns their number. */
export async function queueTrackUpdates({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const outdated = await countOutdatedTracks({ db });
  if (outdated > 0) await addJob(db, JOB, { payload: {}, nowS: unixSeconds(clock()) });
  return outdated;
}

/** Returns the number of tracks that an older version has analysed. */
export function countOutdatedTracks({ db }: Pick<AppContext, 'db'>): Promise<number> {
  return countOutdated(db, ANALYSIS_VERSION);
}

/** Returns how far the queued update has come; null when none is queued. */
export async function findTrackUpdate({ db }: Pick<AppContext, 'db'>): Promise<Progress | null> {
  const job = await findJob(db, JOB);
  return job && progressOf(job);
}

/** A server of another version may have begun the job: it starts again then. */
function progressOf({ progress }: { readonly progress: string | null }): Progress {
  const read = v.safeParse(PROGRESS, JSON.parse(progress ?? 'null'));
  return read.success ? read.output : NO_PROGRESS;
}

/**
 * Runs the queued update: each outdated track is hashed and analysed again, and its time zone found; what the pilot entered
 * stays. `stop` interrupts it after the present track, and the next run of any server continues there.
 */
export function updateTracks(context: UpdateContext, stop: AbortSignal): Promise<void> {
  const run = (job: ClaimedJob) => updateAll(context, job, stop);
  return runJobs(context, { kind: 'updateTracks', concurrency: 1, run }, stop);
}

async function updateAll(context: UpdateContext, job: ClaimedJob, stop: AbortSignal): Promise<void> {
  const { db, clock, log } = context;
  let progress = progressOf(job);
  for (;;) {
    const keys = await findOutdated(db, ANALYSIS_VERSION, { after: progress, most: PAGE });
    if (keys.length === 0) break;
    for (const key of keys) {
      if (stop.aborted) return void (await saveProgress(db, job, { progress, runAtS: unixSeconds(clock()) }));
      progress = counted(progress, key, await updateTrack(context, key));
    }
    if (!(await saveProgress(db, job, { progress, runAtS: claimEnd(unixSeconds(clock())) }))) return;
  }
  await removeJob(db, job);
  log.info({ done: progress.done, failed: progress.failed }, 'old tracks were analysed again');
}

function counted({ version, done, failed }: Progress, key: TrackKey, isDone: boolean): Progress {
  return { version, ...key, done: done + (isDone ? 1 : 0), failed: failed + (isDone ? 0 : 1) };
}

/** Returns whether the track is up to date now; one that cannot be read is logged, and keeps its old analysis. */
async function updateTrack(context: UpdateContext, key: TrackKey): Promise<boolean> {
  const { db, threads, log } = context;
  const track = await findTrack(db, key);
  const content = track && (await findFile(db, key.pilotId, track.sha256));
  if (!track || !content) return true; // Deleted meanwhile.
  try {
    const update = await threads.run(OWNER, 'analyseAgain', { content, range: track.range });
    await save(context, key, { before: track, update });
    if (update.outcome.state === 'analysed') return true;
    log.warn({ ...key, problem: update.outcome.problem }, UNREADABLE);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    log.warn({ ...key, err: error }, UNREADABLE);
  }
  return false;
}

const UNREADABLE = 'a track could not be analysed again, and keeps its old analysis';

/** A track that was replaced meanwhile is up to date already. */
function save(
  context: UpdateContext,
  key: TrackKey,
  { before, update: { sha256, outcome } }: { readonly before: TrackReference; readonly update: TrackUpdate },
): Promise<void> {
  return inPilotTransaction(context, key.pilotId, async ({ db, revision }) => {
    const track = await findTrack(db, key);
    if (!track || !isSamePart(track, before)) return;
    if (before.sha256 !== sha256) await replaceFileKey(db, key.pilotId, { from: before.sha256, to: sha256 });
    if (outcome.state === 'unreadable') return;
    await putAnalysis(db, key, outcome.analysis);
    if (outcome.analysis.profile === track.profile) return;
    await touchFlight(db, { pilotId: key.pilotId, id: key.flightId, revision });
  });
}

/** Whether two tracks are the same part of the same file. */
function isSamePart(a: TrackReference, b: TrackReference): boolean {
  return a.sha256 === b.sha256 && a.range?.from === b.range?.from && a.range?.to === b.range?.to;
}
