import { createHash, type Hash } from 'node:crypto';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { addClientKey, type ClientKey, findByClientKey, type StoredSave } from '#server/repositories/client-keys';
import { AppError } from './app-error.ts';
import { rejectTooManyKeys } from './pilot-limits.ts';
import type { PilotTransaction } from './pilot-transaction.ts';

/** A call that names itself, so that sending it again does nothing again. */
export interface KeyedCall {
  /** A UUID in lower case. */
  readonly clientKey: string;
  /** The type of the item that it saves. */
  readonly dataType: string;
  /** See {@link hashOfBody}. */
  readonly bodyHash: string;
}

/** Instead of a hash, for the key of an item: a later save with the key may have other values. */
export const KEY_OF_ITEM = '';

/** Returns the item saved with the key of a call; null without one. Throws `badRequest` where that was another call. */
export async function findEarlierCall(db: Db, pilotId: number, call: KeyedCall): Promise<StoredSave | null> {
  const known = await findByClientKey(db, keyOf(pilotId, call));
  if (!known) return null;
  if (known.dataType !== call.dataType) throw keyReused();
  rejectOtherBody(known, call);
  return known;
}

/** Throws `badRequest` where a key came with another body before. Keys of version 1.1.0 and older have no hash. */
export function rejectOtherBody(
  known: { readonly bodyHash: string | null },
  { bodyHash }: Pick<KeyedCall, 'bodyHash'>,
): void {
  if (known.bodyHash !== null && known.bodyHash !== bodyHash) throw keyReused();
}

export function keyReused(): AppError {
  return new AppError('badRequest', { rejection: { code: 'keyReused' } });
}

/** Stores the item saved with the key of a call. Throws `tooOften` where the pilot has too many keys. */
export async function recordCall(
  { db, pilotId, now }: PilotTransaction,
  call: KeyedCall,
  saved: Pick<StoredSave, 'itemId' | 'response'>,
): Promise<void> {
  await rejectTooManyKeys(db, pilotId);
  const { dataType, bodyHash } = call;
  await addClientKey(db, keyOf(pilotId, call), { ...saved, dataType, bodyHash, nowS: unixSeconds(now) });
}

function keyOf(pilotId: number, { clientKey }: KeyedCall): ClientKey {
  return { pilotId, clientKey };
}

/** Returns a hash of a call's meaning: the same for fields in any order, and whether one is undefined or absent. */
export function hashOfBody(asked: unknown): string {
  const hash = createHash('sha256');
  addTo(hash, asked);
  return hash.digest('base64url');
}

/** Each value begins with its kind and its length, so that no two hash alike. Texts are not escaped: a track has megabytes. */
function addTo(hash: Hash, value: unknown): void {
  if (typeof value === 'string') {
    hash.update(`"${value.length}:`).update(value);
  } else if (Array.isArray(value)) {
    hash.update(`[${value.length}:`);
    for (const item of value) addTo(hash, item);
  } else if (typeof value === 'object' && value !== null) {
    addFields(hash, value);
  } else {
    hash.update(`${value};`);
  }
}

function addFields(hash: Hash, value: object): void {
  const fields = Object.entries<unknown>({ ...value }).filter(([, field]) => field !== undefined);
  hash.update(`{${fields.length}:`);
  for (const [name, field] of fields.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    addTo(hash, name);
    addTo(hash, field);
  }
}
