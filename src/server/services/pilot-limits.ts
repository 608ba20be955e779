import type { FieldName } from '#domain/problem';
import type { Db } from '#server/db/schema';
import { countClientKeys } from '#server/repositories/client-keys';
import { countVisible, type ItemTableName } from '#server/repositories/items';
import { sumTextBytes, sumTrackBytes } from '#server/repositories/storage';
import type { AppContext, Configured } from './app-context.ts';
import { AppError, rejectProblems } from './app-error.ts';
import { consumeWithin, rejectWhenExhausted } from './limited-use.ts';
import type { PilotTransaction } from './pilot-transaction.ts';

/** The parts of the context that counting a pilot's writes needs. */
export type WriteLimitContext = Pick<AppContext, 'reader' | 'clock'> & Configured<'secret' | 'pilotLimits'>;

/** The limit of a pilot's texts, and a reader for what the pilot had before a transaction. */
export type TextLimitContext = Pick<AppContext, 'reader'> & Configured<'pilotLimits'>;

const MEGABYTE = 1_024 * 1_024;
const WINDOW_S = 60;
const DAY_S = 86_400;
/**
 * The most keys of a pilot: more than anybody saves in the 200 days that one is stored, as all the flights that a logbook may hold have
 * two each. A row has at most some 300 bytes.
 */
const MOST_KEYS = 100_000;
/** So many times the limit of visible items may be added in all: the row of a deleted one stays, since loads report the deletion. */
const ADDED_PER_VISIBLE = 10;

/** Texts of an item that are never counted by themselves: the number of items bounds them. */
const SHORT_TEXTS_BYTES = 300;

/** The subject of a problem with the number of items. */
const NAMES: Readonly<Record<ItemTableName, FieldName>> = {
  flights: { subject: 'flight', field: 'flights' },
  sites: { subject: 'site', field: 'sites' },
  gliders: { subject: 'glider', field: 'gliders' },
  gear: { subject: 'gear', field: 'gear' },
  handlings: { subject: 'handling', field: 'handlings' },
};

/** The subject of a problem with the size of all texts. */
const LONGEST_TEXTS: Readonly<Record<ItemTableName, FieldName>> = {
  flights: { subject: 'flight', field: 'remarks' },
  sites: { subject: 'site', field: 'remarks' },
  gliders: { subject: 'glider', field: 'remarks' },
  gear: { subject: 'gear', field: 'remarks' },
  handlings: { subject: 'handling', field: 'remarks' },
};

/** Counts one write of the pilot within its transaction. Throws `tooOften` when there were too many in this minute. */
export function countWrite(context: WriteLimitContext, { db, pilotId }: PilotTransaction): Promise<void> {
  return consumeWithin(context, db, writesOf(context, pilotId));
}

/** Throws `tooOften`, before any costly work, when the pilot has no write left in this minute. */
export function rejectTooManyWrites(context: WriteLimitContext, pilotId: number): Promise<void> {
  return rejectWhenExhausted(context, writesOf(context, pilotId));
}

/** Throws `tooOften` when a pilot has as many keys as are stored: none is forgotten for a new one. */
export async function rejectTooManyKeys(db: Db, pilotId: number): Promise<void> {
  if ((await countClientKeys(db, pilotId)) >= MOST_KEYS) throw tooManyChanges();
}

/** Room comes only as old keys end, day by day. */
function tooManyChanges(): AppError {
  return new AppError('tooOften', { retryAfterS: DAY_S, rejection: { code: 'tooManyChanges' } });
}

/**
 * Throws, within the transaction that added them, when a pilot has more items of a kind than allowed, or `tooOften` when too many were
 * added in all. Ids are counted from 1: while the last one is within the limit, so is the number. `lastId` is null when deleted items
 * come back.
 */
export async function rejectTooManyItems(
  { configuration }: Configured<'pilotLimits'>,
  { db, pilotId }: PilotTransaction,
  { table, lastId }: { readonly table: ItemTableName; readonly lastId: number | null },
): Promise<void> {
  const { items: max } = configuration.pilotLimits;
  if (lastId !== null && lastId > ADDED_PER_VISIBLE * max) throw tooManyChanges();
  if (lastId !== null && lastId <= max) return;
  if ((await countVisible(db, table, pilotId)) > max) rejectProblems([{ ...NAMES[table], code: 'tooManyItems', max }]);
}

/** Throws, within the transaction that stored it, when a track exceeds the pilot's storage. */
export async function rejectTooManyTracks(
  { configuration }: Configured<'pilotLimits'>,
  { db, pilotId }: PilotTransaction,
): Promise<void> {
  const { tracksMb: max } = configuration.pilotLimits;
  if ((await sumTrackBytes(db, pilotId)) <= max * MEGABYTE) return;
  rejectProblems([{ subject: 'file', field: 'igc', code: 'tooManyTracks', max }]);
}

/**
 * Throws, within the transaction that stored them, when an item's texts, or those of many items without `texts`, make all texts of
 * the pilot exceed their limit: loads and exports must fit into the server's memory. A pilot who had more may shorten them.
 */
export async function rejectTooManyTexts(
  { configuration, reader }: TextLimitContext,
  { db, pilotId }: PilotTransaction,
  { table, texts }: { readonly table: ItemTableName; readonly texts?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const added = texts ? bytesIn(texts) : Number.POSITIVE_INFINITY;
  if (added <= SHORT_TEXTS_BYTES || takesRoom(db, added)) return;
  const { textsMb: max } = configuration.pilotLimits;
  const bytes = await sumTextBytes(db, pilotId);
  textRoom.set(db, max * MEGABYTE - bytes);
  if (bytes <= max * MEGABYTE || bytes <= (await sumTextBytes(reader, pilotId))) return;
  rejectProblems([{ ...LONGEST_TEXTS[table], code: 'tooManyTexts', max }]);
}

/**
 * The bytes that may still be added in a transaction: reading the size of all texts takes up to a tenth of a second, too long for
 * each item of an import.
 */
const textRoom = new WeakMap<Db, number>();

/** Takes bytes from the room of a transaction; returns whether it was known, and enough. */
function takesRoom(db: Db, bytes: number): boolean {
  const left = (textRoom.get(db) ?? 0) - bytes;
  if (left < 0) return false;
  textRoom.set(db, left);
  return true;
}

function bytesIn({ igc: _, ...texts }: Readonly<Record<string, unknown>>): number {
  const all = Object.values(texts)
    .flat()
    .map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value))
    .filter((value) => typeof value === 'string');
  return Buffer.byteLength(all.join(''));
}

function writesOf({ configuration }: Configured<'pilotLimits'>, pilotId: number) {
  const limit = { most: configuration.pilotLimits.writesPerMinute, windowS: WINDOW_S };
  return { name: 'writes', limit, subject: String(pilotId), what: 'changes' } as const;
}
