import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { RunState } from '#contract/import/imports';
import type { Db, ImportEffect, ImportedType, Schema, UndoneItem } from '#server/db/schema';
import { bytesOf } from './storage.ts';

export interface RunKey {
  readonly pilotId: number;
  readonly runId: number;
}

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
interface RunSize {
  readonly id: number;
  readonly bytes: number;
}

const COLUMNS = ['id', 'created_at as createdAt', 'source', 'state', 'counts'] as const;

interface NewRun extends Omit<StoredRun, 'id' | 'state'> {
  readonly clientKey: string;
  readonly bodyHash: string;
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
      body_hash: run.bodyHash,
      created_at: run.createdAt,
      source: run.source,
      state: 'open',
      counts: run.counts,
      refused: '[]',
    })
    .execute();
  return id;
}

/** Returns the run with a client key, with the hash of the body that started it; null when there is none. */
export async function findStartedRun(db: Db, pilotId: number, clientKey: string) {
  const row = await db
    .selectFrom('import_runs')
    .select(['id', 'body_hash as bodyHash'])
    .where('pilot_id', '=', pilotId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row ?? null;
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

/** The hash of the body that started a run of a device, whose files start it without one. */
export const DEVICE_BODY_HASH = '';

/** Deletes all but the newest runs of a pilot's devices, or of the pilot's own imports, with what is stored of their items and parts. */
export async function keepNewestRuns(
  db: Db,
  { pilotId, areOfDevices }: { readonly pilotId: number; readonly areOfDevices: boolean },
  most: number,
): Promise<void> {
  const hash = sql`coalesce(body_hash, 'none')`; // Runs of version 1.1.0 or older have none.
  const isMeant = areOfDevices
    ? sql<boolean>`${hash} = ${DEVICE_BODY_HASH}`
    : sql<boolean>`${hash} != ${DEVICE_BODY_HASH}`;
  const oldest = await db
    .selectFrom('import_runs')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where(isMeant)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(most)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('import_runs')
    .where('pilot_id', '=', pilotId)
    .where('id', '<=', oldest.id)
    .where(isMeant)
    .execute();
}

/** Deletes the runs up to an id, with what is stored of their items and parts. */
export async function deleteRunsUpTo(db: Db, { pilotId, runId }: RunKey): Promise<void> {
  await db.deleteFrom('import_runs').where('pilot_id', '=', pilotId).where('id', '<=', runId).execute();
}

/** Returns how many bytes each of a pilot's runs takes, with what is stored of its items and parts; the newest first. */
export function findRunSizes(db: Db, pilotId: number): Promise<readonly RunSize[]> {
  return db
    .selectFrom('import_runs')
    .select('id')
    .select(sql<number>`items_bytes + ${bytesOf(['source', 'counts', 'refused'])}`.as('bytes'))
    .where('pilot_id', '=', pilotId)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Adds to the size of a run what is known of its items from a position on. An item that the pilot has deleted and the run has saved again
 * counts twice: at worst an older run is forgotten sooner.
 */
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

/** A part of a run that was sent. */
interface StoredPart {
  readonly clientKey: string;
  /** Null for a part that version 1.1.0 or older has stored. */
  readonly bodyHash: string | null;
  /** JSON. */
  readonly results: string;
}

/** The keys and the hash of a part, in bytes, with room for the row itself. */
const PART_BYTES = 200;

/** Stores a part that was sent, and adds it to the size of its run. */
export async function addPart(db: Db, { pilotId, runId }: RunKey, part: StoredPart): Promise<void> {
  const { clientKey, bodyHash, results } = part;
  await db
    .insertInto('import_parts')
    .values({ pilot_id: pilotId, client_key: clientKey, run_id: runId, body_hash: bodyHash, results })
    .execute();
  const bytes = PART_BYTES + Buffer.byteLength(results);
  await db
    .updateTable('import_runs')
    .set((run) => ({ items_bytes: run('items_bytes', '+', bytes) }))
    .where('pilot_id', '=', pilotId)
    .where('id', '=', runId)
    .execute();
}

/** Returns the part with a client key, of whichever run; null when there is none. */
export async function findPart(db: Db, pilotId: number, clientKey: string) {
  const row = await db
    .selectFrom('import_parts')
    .select(['run_id as runId', 'body_hash as bodyHash', 'results'])
    .where('pilot_id', '=', pilotId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row ?? null;
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

export interface RunItemKey {
  readonly dataType: ImportedType;
  /** The client's name for it. */
  readonly ref: string;
}

/** The outcome of an item in a run; the states before and after it are JSON, null when there is nothing to undo. */
export interface RunItem extends RunItemKey {
  readonly id: number;
  readonly effect: ImportEffect;
  readonly before: string | null;
  readonly after: string | null;
}

/** How many items of a kind a run has, by what became of them. */
export interface RunItemCount {
  readonly runId: number;
  readonly dataType: ImportedType;
  readonly effect: ImportEffect;
  readonly outcome: UndoneItem | null;
  readonly count: number;
}

const ITEM_COLUMNS = ['data_type as dataType', 'ref', 'item_id as id', 'effect', 'before', 'after'] as const;

/** Records what a run did with an item. */
export async function addRunItem(
  db: Db,
  { pilotId, runId }: RunKey,
  { dataType, ref, id, position, effect, before, after }: RunItem & { readonly position: number },
): Promise<void> {
  const key = { pilot_id: pilotId, run_id: runId, data_type: dataType, ref };
  await db
    .insertInto('import_items')
    .values({ ...key, position, item_id: id, effect, before, after })
    .execute();
}

/** Where a stored item that equals one of a run is looked for: behind an id, among those that are no items of the run. */
export interface SameItemQuery extends RunKey {
  readonly afterId: number;
}

/** Whether the item with the id in this column is none that the run has saved or found. */
export function isOutsideRun(
  { pilotId, runId }: RunKey,
  dataType: ImportedType,
  idColumn: 'flights.id' | 'handlings.id',
): Expression<SqlBool> {
  const { not, exists, selectFrom } = expressionBuilder<Schema, 'flights' | 'handlings'>();
  const itemOfRun = selectFrom('import_items')
    .select('item_id')
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('data_type', '=', dataType)
    .whereRef('item_id', '=', idColumn);
  return not(exists(itemOfRun));
}

export async function nextPosition(db: Db, { pilotId, runId }: RunKey): Promise<number> {
  const row = await db
    .selectFrom('import_items')
    .select((item) => item.fn.max<number | null>('position').as('last'))
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return (row.last ?? -1) + 1;
}

/** Returns a run's item by the client's name for it; null when there is none. */
export async function findRunItem(
  db: Db,
  { pilotId, runId }: RunKey,
  { dataType, ref }: RunItemKey,
): Promise<RunItem | null> {
  const row = await db
    .selectFrom('import_items')
    .select(ITEM_COLUMNS)
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('data_type', '=', dataType)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the record of what a run did with an item. */
export async function deleteRunItem(db: Db, { pilotId, runId }: RunKey, { dataType, ref }: RunItemKey): Promise<void> {
  await db
    .deleteFrom('import_items')
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('data_type', '=', dataType)
    .where('ref', '=', ref)
    .execute();
}

/** Returns some items that a run changed and no undo has looked at: what was saved last first, since that may have what was saved before. */
export function findToUndo(db: Db, { pilotId, runId }: RunKey, most: number): Promise<RunItem[]> {
  return db
    .selectFrom('import_items')
    .select(ITEM_COLUMNS)
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('effect', '!=', sql.lit<ImportEffect>('unchanged')) // In the text, as the index for this has it.
    .where('outcome', 'is', null)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
}

/** Returns the number of items that {@link findToUndo} would return in all. */
export async function countToUndo(db: Db, { pilotId, runId }: RunKey): Promise<number> {
  const row = await db
    .selectFrom('import_items')
    .select((item) => item.fn.countAll<number>().as('count'))
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('effect', '!=', 'unchanged')
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Saves what an undo did with an item. */
export async function putOutcome(
  db: Db,
  { pilotId, runId, dataType, ref }: RunKey & RunItemKey,
  outcome: UndoneItem,
): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ outcome })
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('data_type', '=', dataType)
    .where('ref', '=', ref)
    .execute();
}

/** Returns the items that an undo has kept, with the reason. */
export async function findKept(db: Db, { pilotId, runId }: RunKey) {
  const rows = await db
    .selectFrom('import_items')
    .distinct()
    .select(['data_type as dataType', 'item_id as id', 'outcome'])
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('outcome', 'in', ['changed', 'used'])
    .orderBy('data_type')
    .orderBy('item_id')
    .execute();
  return rows.flatMap(({ dataType, id, outcome }) =>
    outcome === 'changed' || outcome === 'used' ? [{ dataType, id, reason: outcome }] : [],
  );
}

/** Counts the items of a pilot's runs, or of one of them. */
export function countRunItems(db: Db, pilotId: number, runId: number | null): Promise<RunItemCount[]> {
  return db
    .selectFrom('import_items')
    .select(['run_id as runId', 'data_type as dataType', 'effect', 'outcome'])
    .select((item) => item.fn.countAll<number>().as('count'))
    .where('pilot_id', '=', pilotId)
    .$if(runId !== null, (query) => query.where('run_id', '=', runId ?? 0))
    .groupBy(['run_id', 'data_type', 'effect', 'outcome'])
    .execute();
}

/** A savepoint within a transaction: the same statements on both databases. One at a time, not one within another. */
interface Savepoint {
  /** Takes back everything since, and ends the savepoint. */
  readonly rollBack: () => Promise<void>;
  /** Keeps everything since, and ends the savepoint. */
  readonly release: () => Promise<void>;
}

export async function beginSavepoint(db: Db): Promise<Savepoint> {
  await sql`savepoint part`.execute(db);
  const release = async () => {
    await sql`release savepoint part`.execute(db);
  };
  return {
    release,
    rollBack: async () => {
      await sql`rollback to savepoint part`.execute(db);
      await release();
    },
  };
}
