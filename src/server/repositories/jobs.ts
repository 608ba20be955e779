import { type ExpressionBuilder, sql } from 'kysely';
import type { EmailKind } from '#domain/account';
import type { Language } from '#domain/languages';
import { ANALYSIS_VERSION } from '#domain/track/track';
import type { Db, Flag, JobKind, Schema } from '#server/db/schema';

/** The longest delay between two attempts, in seconds. */
export const MAX_DELAY_S = 6 * 3_600;

/** Identifies a job: there is at most one of a kind with a key. */
export interface JobKey {
  readonly kind: JobKind;
  readonly key: string;
}

/** A job that one server alone is running. */
export interface ClaimedJob {
  readonly id: number;
  /** JSON. */
  readonly payload: string;
  /** The progress that an earlier attempt has saved, as JSON; null without any. */
  readonly progress: string | null;
  readonly createdAtS: number;
  /** The number of attempts, this one included. */
  readonly attempts: number;
  /** Unique for each attempt. */
  readonly claim: string;
}

/**
 * Part of a query of `pilots`: whether a job still computes, or will compute, something of the pilot's tracks. Sum and offset keep
 * both databases from going through the tracks of all pilots.
 */
export const HAS_TRACK_JOBS = sql<Flag>`case
  when exists (select 1 from jobs where kind = 'computeFindings' and unique_key = cast(pilots.id as text)) then 1
  when exists (select 1 from jobs where kind = 'updateTracks' and unique_key = 'all') and exists (
    select 1 from tracks where tracks.pilot_id = pilots.id and tracks.analysis_version + 0 < ${sql.lit(ANALYSIS_VERSION)}
    limit 1 offset 0
  ) then 1
  else 0 end`;

/** Returns the number of queued jobs of each kind that has one. */
export function countJobs(db: Db): Promise<readonly { readonly kind: JobKind; readonly count: number }[]> {
  return db
    .selectFrom('jobs')
    .select((job) => ['kind', job.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
}

/** Queues a job to be run now; it replaces one with the same key. */
export async function putJob(db: Db, { kind, key }: JobKey, job: NewJob): Promise<void> {
  const fresh = { ...columnsOf(job), attempts: 0, claimed_by: null, progress: null };
  await db
    .insertInto('jobs')
    .values({ kind, unique_key: key, ...fresh })
    .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doUpdateSet(fresh))
    .execute();
}

/** Queues a job to be run now, unless there is one with the same key already: then it returns false. */
export async function addJob(db: Db, { kind, key }: JobKey, job: NewJob): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('jobs')
    .values({ kind, unique_key: key, ...columnsOf(job), attempts: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

interface NewJob {
  readonly payload: object;
  readonly nowS: number;
  /** Runs before all others of its kind that are due: somebody waits for it. */
  readonly isUrgent?: boolean;
}

function columnsOf({ payload, nowS, isUrgent = false }: NewJob) {
  return { payload: JSON.stringify(payload), run_at_s: isUrgent ? 0 : nowS, created_at_s: nowS };
}

interface Claim {
  readonly nowS: number;
  /** When the claim expires, and another server may take the job over. */
  readonly untilS: number;
  readonly claim: string;
}

/**
 * Claims the job of a kind that has been due for longest, and returns it; null when none is due. The update checks the row
 * again, so that only one of several servers gets the job.
 */
export async function claimJob(db: Db, kind: JobKind, { nowS, untilS, claim }: Claim): Promise<ClaimedJob | null> {
  const first = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where((job) => isDue(job, nowS))
    .orderBy('run_at_s')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const row = await db
    .updateTable('jobs')
    .set((job) => ({ run_at_s: untilS, attempts: job('attempts', '+', 1), claimed_by: claim }))
    .where('id', '=', first.id)
    .where((job) => isDue(job, nowS))
    .returning(['id', 'payload', 'progress', 'created_at_s as createdAtS', 'attempts'])
    .executeTakeFirst();
  return row ? { ...row, claim } : claimJob(db, kind, { nowS, untilS, claim });
}

/** Due, or due later than {@link MAX_DELAY_S} allows, which only a clock that was ahead can have written. */
function isDue(job: ExpressionBuilder<Schema, 'jobs'>, nowS: number) {
  return job.or([job('run_at_s', '<=', nowS), job('run_at_s', '>', nowS + MAX_DELAY_S)]);
}

/** Returns a queued job; null when there is none with this key. */
export async function findJob(db: Db, { kind, key }: JobKey): Promise<Pick<ClaimedJob, 'progress'> | null> {
  const query = db.selectFrom('jobs').select('progress').where('kind', '=', kind).where('unique_key', '=', key);
  return (await query.executeTakeFirst()) ?? null;
}

/** Deletes a job that is done or has failed for good; returns false when it was replaced or deleted while it ran. */
export async function removeJob(db: Db, { id, claim }: ClaimedJob): Promise<boolean> {
  const result = await db.deleteFrom('jobs').where('id', '=', id).where('claimed_by', '=', claim).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Sets when a claimed job runs again, unless it was replaced or deleted while it ran. */
export async function rescheduleJob(db: Db, { id, claim }: ClaimedJob, runAtS: number): Promise<void> {
  await db.updateTable('jobs').set({ run_at_s: runAtS }).where('id', '=', id).where('claimed_by', '=', claim).execute();
}

export async function removeJobs(db: Db, kind: JobKind, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', kind).where('unique_key', 'in', keys).execute();
}

/** Saves how far a claimed job has come, and when it runs again; returns false when it was replaced or deleted while it ran. */
export async function saveProgress(
  db: Db,
  { id, claim }: ClaimedJob,
  { progress, runAtS }: { readonly progress: object; readonly runAtS: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ progress: JSON.stringify(progress), run_at_s: runAtS })
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Identifies a queued email: there is at most one of a kind to an address. */
interface EmailId {
  readonly emailKey: string;
  readonly kind: EmailKind;
}

/** The stored fields of an email to be sent. */
interface NewEmail extends EmailId {
  /** The language of the request that asked for it. */
  readonly language?: Language | undefined;
}

/** Queues an email to be sent now; it replaces one of the same kind that is still queued. */
export function putEmail(db: Db, { emailKey, kind, language }: NewEmail, nowS: number): Promise<void> {
  return putJob(db, { kind: 'email', key: keyOf(emailKey, kind) }, { payload: { emailKey, kind, language }, nowS });
}

/** Queues an email to a pilot about checks, unless one is still queued: then it returns false. */
export function addCheckEmail(
  db: Db,
  { emailKey, pilotId, emailId }: { readonly emailKey: string; readonly pilotId: number; readonly emailId: string },
  nowS: number,
): Promise<boolean> {
  const kind = 'checksDue';
  return addJob(
    db,
    { kind: 'email', key: keyOf(emailKey, kind) },
    { payload: { emailKey, kind, pilotId, emailId }, nowS },
  );
}

/** Deletes queued emails of some kinds to an address. */
export function withdrawEmails(db: Db, emailKey: string, kinds: readonly EmailKind[]): Promise<void> {
  return removeJobs(
    db,
    'email',
    kinds.map((kind) => keyOf(emailKey, kind)),
  );
}

function keyOf(emailKey: string, kind: EmailKind): string {
  return `${kind} ${emailKey}`;
}
