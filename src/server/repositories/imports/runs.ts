import { sql } from 'kysely';
import type { RunState } from '#contract/import/imports';
import type { Db } from '#server/db/schema';
import { bytesOf } from '../text-storage.ts';

/** Identifies a run of the import. */
export interface RunKey {
  readonly pilotId: number;
  readonly runId: number;
}

/** A run as it is stored. */
export interface StoredRun {
  readonly id: number;
  /** ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
  readonly source: string;
  readonly state: RunState;
  /** JSON. */
  readonly counts: string;
}

/** A run, and how much it takes. */
export interface RunSize {
  readonly id: number;
  readonly bytes: number;
}

const COLUMNS = ['id', 'created_at as createdAt', 'source', 'state', 'counts'] as const;

/** A run to be added. */
export interface NewRun extends Omit<StoredRun, 'id' | 'state'> {
  readonly clientKey: string;
}

/** Adds an open run, and returns its id: ids of forgotten runs are not used again. */
export async function addRun(db: Db, pilotId: number, run: NewRun): Promise<number> {
  const id = (await lastRunId(db, pilotId)) + 1;
  await db
    .insertInto('import_runs')
    .values({
      pilot_id: pilotId,
      id,
      client_key: run.clientKey,
      created_at: run.createdAt,
      source: run.source,
      state: 'open',
      counts: run.counts,
      refused: '[]',
    })
    .execute();
  return id;
}

/** Returns the id of the run with a client key; null when there is none. */
export async function findRunId(db: Db, pilotId: number, clientKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('import_runs')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns a run; null when there is none. */
export async function findRun(db: Db, { pilotId, runId }: RunKey): Promise<StoredRun | null> {
  const row = await db
    .selectFrom('import_runs')
    .select(COLUMNS)
    .where('pilot_id', '=', pilotId)
    .where('id', '=', runId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a pilot's runs, the newest first. */
export function findRuns(db: Db, pilotId: number): Promise<StoredRun[]> {
  return db.selectFrom('import_runs').select(COLUMNS).where('pilot_id', '=', pilotId).orderBy('id', 'desc').execute();
}

/** Returns the refused files of a run, as JSON. */
export async function findRefused(db: Db, { pilotId, runId }: RunKey): Promise<string> {
  const row = await db
    .selectFrom('import_runs')
    .select('refused')
    .where('pilot_id', '=', pilotId)
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return row.refused;
}

/** Sets the state of a run, and with its end what the page counted, as JSON. */
export async function updateRun(
  db: Db,
  { pilotId, runId }: RunKey,
  run: { readonly state: RunState; readonly counts?: string; readonly refused?: string },
): Promise<void> {
  await db.updateTable('import_runs').set(run).where('pilot_id', '=', pilotId).where('id', '=', runId).execute();
}

/** Deletes the runs up to an id, with what is known of their items. */
export async function deleteRunsUpTo(db: Db, { pilotId, runId }: RunKey): Promise<void> {
  await db.deleteFrom('import_runs').where('pilot_id', '=', pilotId).where('id', '<=', runId).execute();
}

/** Returns how many bytes each of a pilot's runs takes, with what is known of its items; the newest first. */
export function findRunSizes(db: Db, pilotId: number): Promise<readonly RunSize[]> {
  return db
    .selectFrom('import_runs')
    .select('id')
    .select(sql<number>`items_bytes + ${bytesOf(['source', 'counts', 'refused'])}`.as('bytes'))
    .where('pilot_id', '=', pilotId)
    .orderBy('id', 'desc')
    .execute();
}

/** Adds to the size of a run what is known of its items from a position on. */
export async function addItemBytes(db: Db, { pilotId, runId }: RunKey, from: number): Promise<void> {
  const added = db
    .selectFrom('import_items')
    .select(sql<number>`coalesce(sum(${bytesOf(['ref', 'before', 'after'])}), 0)`.as('bytes'))
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('position', '>=', from);
  await db
    .updateTable('import_runs')
    .set({ items_bytes: sql<number>`items_bytes + ${added}` })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', runId)
    .execute();
}

async function lastRunId(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('import_runs')
    .select((run) => run.fn.max<number | null>('id').as('last'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return row.last ?? 0;
}

/** Deletes the oldest run of a pilot who is being erased, with its items; returns how many that was. */
export async function deleteOldestRun(db: Db, pilotId: number): Promise<number> {
  const oldest = db.selectFrom('import_runs').select('id').where('pilot_id', '=', pilotId).orderBy('id').limit(1);
  const query = db.deleteFrom('import_runs').where('pilot_id', '=', pilotId).where('id', 'in', oldest);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
