import { sql } from 'kysely';
import type { Db, InboxState } from '#server/db/schema';

/** Identifies a file that a device has sent. */
export interface InboxFileKey {
  readonly pilotId: number;
  readonly id: number;
}

/** What the same file has when it is sent again. */
export interface SentFile {
  readonly pilotId: number;
  /** 0 for the pilot's folder. */
  readonly tokenId: number;
  readonly contentHash: string;
}

/** A file as it arrives. */
interface NewInboxFile extends SentFile {
  /** The name of the token; empty for the folder. */
  readonly source: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** In gzip. */
  readonly content: Uint8Array;
  readonly gliderId: number | null;
  readonly receivedAtS: number;
}

/** Whether a device has sent a file before, within the time that it is remembered. */
export async function wasSent(db: Db, { pilotId, tokenId, contentHash }: SentFile): Promise<boolean> {
  const row = await db
    .selectFrom('inbox_files')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('token_id', '=', tokenId)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a file, unless the same came at the same time. */
export async function addInboxFile(db: Db, file: NewInboxFile): Promise<void> {
  await db
    .insertInto('inbox_files')
    .values({
      pilot_id: file.pilotId,
      token_id: file.tokenId,
      source: file.source,
      name: file.name,
      content_hash: file.contentHash,
      size_bytes: file.sizeBytes,
      content: file.content,
      state: 'arrived',
      received_at_s: file.receivedAtS,
      glider_id: file.gliderId,
      run_id: null,
      saved: 0,
      is_seen: 1,
    })
    .onConflict((conflict) => conflict.columns(['pilot_id', 'token_id', 'content_hash']).doNothing())
    .execute();
}

/** Returns how many files of a pilot are kept with their bytes, and how many bytes those have. */
export async function countKept(db: Db, pilotId: number) {
  return db
    .selectFrom('inbox_files')
    .select((file) => file.fn.countAll<number>().as('files'))
    .select(sql<number>`cast(coalesce(sum(size_bytes), 0) as bigint)`.as('bytes'))
    .where('pilot_id', '=', pilotId)
    .where('state', '!=', sql.lit('done'))
    .executeTakeFirstOrThrow();
}

/** Returns how many files of a pilot are remembered. */
export async function countRemembered(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('inbox_files')
    .select((file) => file.fn.countAll<number>().as('count'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns pilots who have files that nothing has read yet. */
export async function findArrivedPilots(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('inbox_files')
    .select('pilot_id')
    .distinct()
    .where('state', '=', sql.lit('arrived'))
    .execute();
  return rows.map(({ pilot_id }) => pilot_id);
}

/** A file that is to be read. */
export interface ArrivedFile {
  readonly id: number;
  readonly tokenId: number;
  readonly source: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly content: Uint8Array | null;
  readonly gliderId: number | null;
  readonly receivedAtS: number;
}

/** Returns the oldest files of a pilot that are to be read. */
export function findArrived(db: Db, pilotId: number, most: number): Promise<readonly ArrivedFile[]> {
  return db
    .selectFrom('inbox_files')
    .select(['id', 'token_id as tokenId', 'source', 'name', 'size_bytes as sizeBytes', 'content'])
    .select(['glider_id as gliderId', 'received_at_s as receivedAtS'])
    .where('pilot_id', '=', pilotId)
    .where('state', '=', sql.lit('arrived'))
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function findInboxState(db: Db, { pilotId, id }: InboxFileKey): Promise<InboxState | null> {
  const row = await db
    .selectFrom('inbox_files')
    .select('state')
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** What became of a file that was read. */
export interface InboxOutcome {
  readonly state: Exclude<InboxState, 'arrived'>;
  readonly runId: number | null;
  readonly saved: number;
}

/** Takes a file that is about to be saved out of what is kept, before {@link putInboxOutcome} in the same transaction. */
export async function uncountInboxFile(db: Db, { pilotId, id }: InboxFileKey): Promise<void> {
  await db
    .updateTable('inbox_files')
    .set({ state: 'done' })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .execute();
}

/** Records what became of a file; its bytes are kept only while it waits for the pilot. */
export async function putInboxOutcome(
  db: Db,
  { pilotId, id }: InboxFileKey,
  { state, runId, saved }: InboxOutcome,
): Promise<void> {
  const isNews = saved > 0 || state === 'waiting';
  await db
    .updateTable('inbox_files')
    .set({ state, run_id: runId, saved, is_seen: isNews ? 0 : 1, ...(state === 'done' && { content: null }) })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .execute();
}

/** A file that waits for the pilot. */
export interface WaitingFile {
  readonly id: number;
  readonly source: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly receivedAtS: number;
}

/** Returns the files of a pilot that wait, the newest first. */
export function findWaiting(db: Db, pilotId: number): Promise<readonly WaitingFile[]> {
  return db
    .selectFrom('inbox_files')
    .select(['id', 'source', 'name', 'size_bytes as sizeBytes', 'received_at_s as receivedAtS'])
    .where('pilot_id', '=', pilotId)
    .where('state', '!=', sql.lit('done'))
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .execute();
}

/** News of the inbox that the pilot has not seen, by source and run. */
export interface UnseenFiles {
  readonly source: string;
  readonly runId: number | null;
  readonly saved: number;
  readonly waiting: number;
}

/** Returns what the pilot has not seen, the newest first, and the last file of it. */
export function findUnseen(db: Db, pilotId: number): Promise<readonly UnseenFiles[]> {
  return db
    .selectFrom('inbox_files')
    .select(['source', 'run_id as runId'])
    .select(sql<number>`cast(sum(saved) as integer)`.as('saved'))
    .select(sql<number>`cast(sum(case when state = 'waiting' then 1 else 0 end) as integer)`.as('waiting'))
    .where('pilot_id', '=', pilotId)
    .where('is_seen', '=', sql.lit(0))
    .groupBy(['source', 'run_id'])
    .orderBy((file) => file.fn.max('id'), 'desc')
    .execute();
}

/** Returns the last file of a pilot; 0 without any. */
export async function lastInboxFile(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('inbox_files')
    .select((file) => file.fn.max<number | null>('id').as('last'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return row.last ?? 0;
}

/** Records that the pilot has seen what became of the files up to an id. */
export async function markInboxSeen(db: Db, { pilotId, id }: InboxFileKey): Promise<void> {
  await db
    .updateTable('inbox_files')
    .set({ is_seen: 1 })
    .where('pilot_id', '=', pilotId)
    .where('is_seen', '=', sql.lit(0))
    .where('id', '<=', id)
    .execute();
}

/** Returns the name and the bytes of a file that waits, in gzip; null when there is none. */
export async function findWaitingFile(db: Db, { pilotId, id }: InboxFileKey) {
  const row = await db
    .selectFrom('inbox_files')
    .select(['name', 'content'])
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.content ? { name: row.name, content: row.content } : null;
}

/** Ends the wait of a file: its bytes are removed, and its hash stays, so that it does not return. */
export async function removeWaitingFile(db: Db, { pilotId, id }: InboxFileKey): Promise<void> {
  await db
    .updateTable('inbox_files')
    .set({ state: 'done', content: null, is_seen: 1 })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Returns the newest files of a name that wait and came from the same device, in gzip. */
export async function findWaitingVersions(
  db: Db,
  { pilotId, tokenId, name }: { readonly pilotId: number; readonly tokenId: number; readonly name: string },
  most: number,
) {
  const rows = await db
    .selectFrom('inbox_files')
    .select(['id', 'content'])
    .where('pilot_id', '=', pilotId)
    .where('state', '!=', sql.lit('done'))
    .where('state', '=', 'waiting')
    .where('token_id', '=', tokenId)
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, content }) => (content ? [{ id, content }] : []));
}

/** Ends the wait of some files. */
export async function endWaits(db: Db, pilotId: number, ids: readonly number[]): Promise<void> {
  for (const id of ids) await removeWaitingFile(db, { pilotId, id });
}

/** Ends the wait of the files with a hash, from whatever device. */
export async function endWaitsOf(db: Db, pilotId: number, contentHash: string): Promise<void> {
  await db
    .updateTable('inbox_files')
    .set({ state: 'done', content: null, is_seen: 1 })
    .where('pilot_id', '=', pilotId)
    .where('state', '!=', sql.lit('done'))
    .where('state', '=', 'waiting')
    .where('content_hash', '=', contentHash)
    .execute();
}

/** Ends the wait of the files that were received before a time. */
export async function endOldWaits(db: Db, beforeS: number): Promise<void> {
  await db
    .updateTable('inbox_files')
    .set({ state: 'done', content: null, is_seen: 1 })
    .where('state', '=', 'waiting')
    .where('received_at_s', '<', beforeS)
    .execute();
}

/** Forgets the files that were received before a time; those of folders never, as they stay there. */
export async function forgetOldInboxFiles(db: Db, beforeS: number): Promise<void> {
  await db.deleteFrom('inbox_files').where('token_id', '!=', 0).where('received_at_s', '<', beforeS).execute();
}

/** Deletes some files of a pilot who is being erased; returns how many. */
export async function deleteSomeInboxFiles(db: Db, pilotId: number, most: number): Promise<number> {
  const some = db.selectFrom('inbox_files').select('id').where('pilot_id', '=', pilotId).limit(most);
  const query = db.deleteFrom('inbox_files').where('pilot_id', '=', pilotId).where('id', 'in', some);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** The files that a token has sent from a time on, until another. */
interface SentFiles {
  readonly pilotId: number;
  readonly tokenId: number;
  readonly sinceS: number;
  readonly untilS: number;
}

/** Returns the run that has the flights of files, and which is not undone; null when there is none. */
export async function findRunOfToken(db: Db, { pilotId, tokenId, sinceS, untilS }: SentFiles): Promise<number | null> {
  const row = await db
    .selectFrom('inbox_files')
    .innerJoin('import_runs', (join) =>
      join
        .onRef('import_runs.pilot_id', '=', 'inbox_files.pilot_id')
        .onRef('import_runs.id', '=', 'inbox_files.run_id'),
    )
    .select('import_runs.id')
    .where('inbox_files.pilot_id', '=', pilotId)
    .where('inbox_files.token_id', '=', tokenId)
    .where('inbox_files.received_at_s', '>=', sinceS)
    .where('inbox_files.received_at_s', '<', untilS)
    .where('import_runs.state', '=', 'done')
    .orderBy('import_runs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the flights that a token has added before, by their names in its runs, also deleted ones. */
export async function findSentFlights(
  db: Db,
  { pilotId, tokenId, refs }: { readonly pilotId: number; readonly tokenId: number; readonly refs: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('import_items')
    .select('ref')
    .where('pilot_id', '=', pilotId)
    .where('data_type', '=', 'flight')
    .where('ref', 'in', refs)
    .where('run_id', 'in', (file) =>
      file
        .selectFrom('inbox_files')
        .where('inbox_files.pilot_id', '=', pilotId)
        .where('inbox_files.token_id', '=', tokenId)
        .where('inbox_files.run_id', 'is not', null)
        .select((one) => one.ref('inbox_files.run_id').$notNull().as('run')),
    )
    .execute();
  return new Set(rows.map(({ ref }) => ref));
}
