import { unixSeconds } from '#server/clock';
import type { JobKind } from '#server/db/schema';
import { type ClaimedJob, claimJob } from '#server/repositories/jobs';
import { newToken } from '#server/security/tokens';
import type { AppContext } from './app-context.ts';

/** How the jobs of a kind are run. */
export interface JobRun {
  readonly kind: JobKind;
  /** The number of jobs that run at the same time, so that a slow one does not delay the others. */
  readonly concurrency: number;
  /** Seconds after which another server takes a job over that is not renewed; without it, longer than any step of a job may take. */
  readonly claimS?: number;
  /** Runs one job, and removes or reschedules it. Left as it is, as when a server dies, it runs again once its claim expires. */
  readonly run: (job: ClaimedJob) => Promise<void>;
}

/** Longer than any step of a job may take, so that no other server takes it over before the step ends. */
const CLAIM_S = 300;

/** Runs every job of a kind that is due. Safe to run on several servers at once. Starts no more once `stop` aborts. */
export async function runJobs(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { kind, concurrency, claimS = CLAIM_S, run }: JobRun,
  stop: AbortSignal,
): Promise<void> {
  const runDue = async () => {
    while (!stop.aborted) {
      const nowS = unixSeconds(clock());
      const job = await claimJob(db, kind, { nowS, untilS: nowS + claimS, claim: newToken() });
      if (!job) return;
      await run(job);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runDue));
}

/** Returns when a claim that is made or renewed now expires. */
export function claimEnd(nowS: number): number {
  return nowS + CLAIM_S;
}
