import * as v from 'valibot';
import { isOfDraft } from './draft-rows.ts';
import { isDeviceOf } from './my-device.ts';
import { hintRestored, mayHaveRestored } from './restored-hint.ts';
import { DRAFT_STORE, OWNER_KEY, type StoredWrites, type StoreName, writeStored } from './stored-database.ts';
import { dropTiles } from './tile-cache.ts';
import { endWipe, type Wiped, wipeBegun } from './wiping-row.ts';

/**
 * Whose logbook the stores below have. Every write compares this row in its own transaction: a tab that has not noticed a logout or another
 * pilot's login writes nothing any more.
 */
const OWNER = v.object({
  v: v.literal(1),
  /** Null after a logout. */
  pilotId: v.nullable(v.number()),
  /** Raised by each logout and each login of another pilot. */
  generation: v.number(),
});
type Owner = v.InferOutput<typeof OWNER>;

/** The rows to wipe: not pending changes with their files, nor shared files, which are never dropped unasked. */
const WIPED: readonly StoreName[] = ['logbook', 'tracks'];

/**
 * Makes a pilot, who has just logged in, the owner of what is stored here; what others have stored is removed, except for pending changes
 * and shared files. Returns the generation.
 */
export async function claimStored(pilotId: number): Promise<number> {
  const cutOff = wipeBegun();
  const { generation, isCleared } = await writeStored('relaxed', WIPED, async (writes) => {
    const owner = await ownerIn(writes);
    if (owner?.pilotId === pilotId && cutOff === null) return { generation: owner.generation, isCleared: false };
    return { generation: await clear(writes, pilotId, owner), isCleared: true };
  });
  if (isCleared) await dropTiles();
  if (cutOff !== null) endWipe(cutOff);
  return generation;
}

/** Removes the rows of a pilot, or of everybody, except for pending changes and shared files: after `beginWipe`. Rejects when it cannot; the next start tries again. */
export async function wipeStored(wiped: Wiped): Promise<void> {
  await writeStored('strict', WIPED, async (writes) => {
    const owner = await ownerIn(writes);
    // Another pilot may have logged in meanwhile, in another tab.
    if (wiped !== 'all' && owner && owner.pilotId !== wiped) {
      if (mayHaveRestored(wiped)) hintRestored(null);
      await removeRows(writes, `${wiped}/`);
    } else await clear(writes, null, owner);
  });
  await dropTiles();
  endWipe(wiped);
}

/**
 * Returns the generation in which a pilot owns what is stored here, within a transaction that writes something of it; null when
 * the pilot does not. `known` is the generation that the tab has seen before, null for none. Where the browser has removed
 * everything, the pilot of this device begins anew.
 */
export async function ownedGeneration(
  writes: StoredWrites,
  pilotId: number,
  known: number | null,
): Promise<number | null> {
  const owner = await ownerIn(writes);
  if (owner === null) return isDeviceOf(pilotId) ? putOwner(writes, pilotId, known ?? 1) : null;
  const isOwned = owner.pilotId === pilotId && [null, owner.generation].includes(known);
  return isOwned ? owner.generation : null;
}

async function ownerIn({ get }: Pick<StoredWrites, 'get'>): Promise<Owner | null> {
  const { success, output } = v.safeParse(OWNER, await get('logbook', OWNER_KEY));
  return success ? output : null;
}

async function clear(writes: StoredWrites, pilotId: number | null, owner: Owner | null): Promise<number> {
  await removeRows(writes, '');
  hintRestored(null);
  return putOwner(writes, pilotId, nextGeneration(owner));
}

function nextGeneration(owner: Owner | null): number {
  return (owner?.generation ?? 0) + 1;
}

function putOwner({ put }: StoredWrites, pilotId: number | null, generation: number): number {
  put('logbook', OWNER_KEY, { v: 1, pilotId, generation } satisfies Owner);
  return generation;
}

/** Drafts stay: a login of the same pilot must not drop the input of an open form. `removeDrafts` says when they go. */
async function removeRows({ keys, remove, removeAll }: StoredWrites, prefix: string): Promise<void> {
  for (const store of WIPED.filter((wiped) => wiped !== DRAFT_STORE)) removeAll(store, prefix);
  for (const key of await keys(DRAFT_STORE, prefix)) if (!isOfDraft(key)) remove(DRAFT_STORE, key);
}
