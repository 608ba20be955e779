import * as v from 'valibot';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import { countUncomputed, findUncomputed, putFindings, type StoredFindings } from '#server/repositories/findings';
import { touchFlight } from '#server/repositories/flights';
import type { TrackKey } from '#server/repositories/items';
import { addJob, type ClaimedJob, putJob, removeJob, rescheduleJob } from '#server/repositories/jobs';
import type { AppContext } from '#server/services/app-context';
import { runJobs } from '#server/services/jobs';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import type { FindingsOutcome } from './compute-findings.ts';
import { type Recomputation, type RecomputationContext, recompute, TRACK_JOBS } from './recomputation.ts';

const KIND = 'computeFindings';
const VERSIONS = { analysis: ANALYSIS_VERSION, findings: FINDINGS_VERSION };
const PAYLOAD = storedJson('jobs.payload', v.object({ pilotId: v.number() }));
/** Seconds of work for the longest flights, of which a slow and busy machine makes minutes. Shorter than a claim. */
const TIMEOUT_MS = 240_000;
/** Tracks of a pilot before it is the turn of another: each may take seconds, and the claim of a job lasts minutes. */
const TURN = 4;

const jobOf = (pilotId: number) => ({ kind: KIND, key: String(pilotId) }) as const;

/**
 * Queues, within the transaction that stores a track, the job that computes the findings of the pilot's tracks. It replaces
 * one that is running, which may have found no more tracks. Send the wake signal afterwards. With a delay it waits for more
 * tracks to come.
 */
export function queueFindings(db: Db, { pilotId, now, isUrgent, delayS = 0 }: QueuedFindings): Promise<void> {
  return putJob(db, jobOf(pilotId), { payload: { pilotId }, nowS: unixSeconds(now) + delayS, isUrgent });
}

interface QueuedFindings {
  readonly pilotId: number;
  readonly now: Date;
  readonly isUrgent: boolean;
  readonly delayS?: number;
}

/** Queues a job for each pilot with tracks whose findings are missing or of another version; returns the number of tracks. */
export async function queueAllFindings({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const pilots = await countUncomputed(db, VERSIONS);
  const nowS = unixSeconds(clock());
  for (const { pilotId } of pilots) await addJob(db, jobOf(pilotId), { payload: { pilotId }, nowS });
  return pilots.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Runs the queued jobs: pilots take turns of some tracks each. A track whose findings cannot be computed is logged, and not
 * tried again by this version. `stop` interrupts it after the present track, and the next run of any server continues there.
 */
export function computeAllFindings(context: RecomputationContext, stop: AbortSignal): Promise<void> {
  const run = (job: ClaimedJob) => runTurn(context, job, stop);
  return runJobs(context, { kind: KIND, concurrency: 1, run }, stop);
}

async function runTurn(context: RecomputationContext, job: ClaimedJob, stop: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const { pilotId } = PAYLOAD.read(job.payload, { id: job.id });
  const keys = await findUncomputed(db, VERSIONS, { pilotId, most: TURN });
  for (const key of keys) {
    if (stop.aborted) break;
    await recompute(context, key, computationOf(context, key));
  }
  if (keys.length < TURN && !stop.aborted) await removeJob(db, job);
  else await rescheduleJob(db, job, unixSeconds(clock()));
}

function computationOf({ threads }: Pick<AppContext, 'threads'>, key: TrackKey): Recomputation<FindingsOutcome> {
  return {
    compute: (file) => threads.run(TRACK_JOBS, 'computeFindings', file, TIMEOUT_MS),
    save: async (tx, _, outcome) => {
      await save(tx, key, outcome.state === 'computed' ? outcome.stored : NONE);
      return outcome.state === 'computed' ? null : outcome.problem;
    },
    saveFailure: async (tx) => {
      await save(tx, key, NONE);
      return null;
    },
    failure: 'the findings of a track could not be computed, and are not tried again by this version',
  };
}

/** The stored findings of a track for which they cannot be computed. */
const NONE: StoredFindings = { findings: null, findingsVersion: FINDINGS_VERSION, scores: [] };

/** The list shows scores: a flight gets a new revision when they have changed. */
async function save({ db, revision }: PilotTransaction, key: TrackKey, stored: StoredFindings): Promise<void> {
  if (!(await putFindings(db, key, stored))) return;
  await touchFlight(db, { pilotId: key.pilotId, id: key.flightId, revision });
}
