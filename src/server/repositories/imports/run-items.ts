import { sql } from 'kysely';
import type { Db, ImportEffect, ImportedType, UndoneItem } from '#server/db/schema';
import type { RunKey } from './runs.ts';

/** Identifies an item of a run. */
export interface RunItemKey {
  readonly dataType: ImportedType;
  /** The client's name for it. */
  readonly ref: string;
}

/** What a run did with an item; the states before and after it are JSON, null where there is nothing to take back. */
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

const COLUMNS = ['data_type as dataType', 'ref', 'item_id as id', 'effect', 'before', 'after'] as const;

/** Adds what a run did with an item. */
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

/** Returns the position of the next item of a run. */
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
    .select(COLUMNS)
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('data_type', '=', dataType)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets what a run did with an item. */
export async function deleteRunItem(db: Db, { pilotId, runId }: RunKey, { dataType, ref }: RunItemKey): Promise<void> {
  await db
    .deleteFrom('import_items')
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('data_type', '=', dataType)
    .where('ref', '=', ref)
    .execute();
}

/** Returns some items that a run changed and no undo has looked at: flights first, what was saved last before the rest. */
export function findToUndo(db: Db, { pilotId, runId }: RunKey, most: number): Promise<RunItem[]> {
  return db
    .selectFrom('import_items')
    .select(COLUMNS)
    .where('pilot_id', '=', pilotId)
    .where('run_id', '=', runId)
    .where('effect', '!=', sql.lit<ImportEffect>('unchanged')) // In the text, as the index for this has it.
    .where('outcome', 'is', null)
    .orderBy('data_type') // By the alphabet flights come before gliders and sites.
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
