import { sql } from 'kysely';
import type { FlightTimes } from '#domain/track/flight/time-range';
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

/** Returns when a file was last sent that a device has sent before, and whether it is settled; null when it is not remembered. */
export async function findSent(db: Db, { pilotId, tokenId, contentHash }: SentFile) {
  const row = await db
    .selectFrom('inbox_files')
    .select(['received_at_s as receivedAtS', 'state'])
    .where('pilot_id', '=', pilotId)
    .where('token_id', '=', tokenId)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a device has sent a settled file once more, with its flights. */
export async function renewSent(db: Db, { pilotId, tokenId, contentHash }: SentFile, sentAtS: number): Promise<void> {
  await db
    .updateTable('inbox_files')
    .set({ received_at_s: sentAtS })
    .where('pilot_id', '=', pilotId)
    .where('token_id', '=', tokenId)
    .where('state', '=', sql.lit('done'))
    .where((file) => file.or([file('content_hash', '=', contentHash), file('name', '=', contentHash)]))
    .execute();
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
  readonly contentHash: string;
  readonly sizeBytes: number;
  readonly content: Uint8Array | null;
  readonly gliderId: number | null;
}

/** Returns the oldest files of a pilot that are to be read. */
export function findArrived(db: Db, pilotId: number, most: number): Promise<readonly ArrivedFile[]> {
  return db
    .selectFrom('inbox_files')
    .select(['id', 'token_id as tokenId', 'source', 'name', 'size_bytes as sizeBytes', 'content'])
    .select(['glider_id as gliderId', 'content_hash as contentHash'])
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
  /** When the first of those that wait was received; null when none waits. */
  readonly firstWaitingAtS: number | null;
}

/** Returns what the pilot has not seen, the newest first, and the last file of it. */
export function findUnseen(db: Db, pilotId: number): Promise<readonly UnseenFiles[]> {
  return db
    .selectFrom('inbox_files')
    .select(['source', 'run_id as runId'])
    .select(sql<number>`cast(sum(saved) as integer)`.as('saved'))
    .select(sql<number>`cast(sum(case when state = 'waiting' then 1 else 0 end) as integer)`.as('waiting'))
    .select(sql<number | null>`min(case when state = 'waiting' then received_at_s end)`.as('firstWaitingAtS'))
    .where('pilot_id', '=', pilotId)
    .where('is_seen', '=', sql.lit(0))
    .groupBy(['source', 'run_id'])
    .orderBy((file) => file.fn.max('id'), 'desc')
    .execute();
}

/** Returns the last file that a pilot has not seen what became of; 0 without any. */
export async function lastUnseenFile(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('inbox_files')
    .select((file) => file.fn.max<number | null>('id').as('last'))
    .where('pilot_id', '=', pilotId)
    .where('is_seen', '=', sql.lit(0))
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

/** The runs of a token that were started on a day in UTC. */
interface RunsOfToken {
  readonly pilotId: number;
  readonly tokenId: number;
  readonly day: string;
}

/** Returns the last of these runs that is not undone; null when there is none. */
export async function findRunOfToken(db: Db, { pilotId, tokenId, day }: RunsOfToken): Promise<number | null> {
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
    .where('import_runs.created_at', '>=', `${day}T00:00:00Z`)
    .where('import_runs.created_at', '<=', `${day}T23:59:59Z`)
    .where('import_runs.state', '=', 'done')
    .orderBy('import_runs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A flight that a device has sent: it has a row of its own, by its times, under the hash of the last file that had it. */
interface SentFlights {
  readonly pilotId: number;
  readonly tokenId: number;
  readonly flights: readonly FlightTimes[];
}

/** Remembers flights that a device has sent, with the hash of their file. */
export async function rememberFlights(
  db: Db,
  { pilotId, tokenId, flights }: SentFlights,
  { contentHash: name, sentAtS }: { readonly contentHash: string; readonly sentAtS: number },
): Promise<void> {
  if (flights.length === 0) return;
  const rows = new Map(flights.map((flight) => [flightHash(flight), flight]));
  await db
    .insertInto('inbox_files')
    .values(
      [...rows.keys()].map((hash) => ({
        ...{ pilot_id: pilotId, token_id: tokenId, source: '', name, content_hash: hash },
        ...{ size_bytes: 0, content: null, state: 'done' as const, received_at_s: sentAtS },
        ...{ glider_id: null, run_id: null, saved: 0, is_seen: 1 },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['pilot_id', 'token_id', 'content_hash']).doUpdateSet({ name, received_at_s: sentAtS }),
    )
    .execute();
}

/** Of the same length for each flight: rows are found by the first of them. */
function flightHash({ launchTime, landingTime }: FlightTimes): string {
  return [FLIGHT, paddedTime(launchTime), paddedTime(landingTime)].join(' ');
}

const FLIGHT = 'flight';
const FLIGHT_HASH = /^flight (\d+) (\d+)$/;

function paddedTime(unixSeconds: number): string {
  return String(Math.max(0, Math.round(unixSeconds))).padStart(11, '0');
}

/** Returns the flights that a device has sent before, with launches within a time around those of some flights. */
export async function findSentFlights(
  db: Db,
  { pilotId, tokenId, flights }: SentFlights,
  aroundS: number,
): Promise<readonly FlightTimes[]> {
  const launches = flights.map(({ launchTime }) => launchTime);
  if (launches.length === 0) return [];
  const rows = await db
    .selectFrom('inbox_files')
    .select('content_hash as hash')
    .where('pilot_id', '=', pilotId)
    .where('token_id', '=', tokenId)
    .where('content_hash', '>=', `${FLIGHT} ${paddedTime(Math.min(...launches) - aroundS)}`)
    .where('content_hash', '<', `${FLIGHT} ${paddedTime(Math.max(...launches) + aroundS + 1)}`)
    .execute();
  return rows.flatMap(({ hash }) => {
    const [, launchTime, landingTime] = FLIGHT_HASH.exec(hash) ?? [];
    return landingTime === undefined ? [] : [{ launchTime: Number(launchTime), landingTime: Number(landingTime) }];
  });
}
