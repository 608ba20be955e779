import * as v from 'valibot';
import { isDeviceOf } from './my-device.ts';
import { hintRestored, mayHaveRestored } from './restored-hint.ts';
import { type StoredWrites, type StoreName, writeStored } from './stored-database.ts';
import { dropTiles } from './tile-cache.ts';
import { endWipe, type Wiped, wipeBegun } from './wiping-row.ts';

/**
 * The row that says whose logbook the stores below have, the only one whose key names no pilot. Every write compares it in its
 * own transaction: a tab that has not noticed a logout or another pilot's login writes nothing any more.
 */
const OWNER_KEY = 'owner';
const OWNER = v.object({
  v: v.literal(1),
  /** Null after a logout. */
  pilotId: v.nullable(v.number()),
  /** Raised by each logout and each login of another pilot. */
  generation: v.number(),
});
type Owner = v.InferOutput<typeof OWNER>;

/** What is wiped. The queue is not, nor what belongs to it: changes that wait are never dropped unasked. */
const WIPED: readonly StoreName[] = ['logbook', 'tracks', 'inbox'];

/**
 * Makes a pilot, who has just logged in, the owner of what is stored here; what others have stored is removed, but for changes that
 * wait. Returns the generation.
 */
export async function claimStored(pilotId: number): Promise<number> {
  const cutOff = wipeBegun();
  const generation = await writeStored('relaxed', WIPED, async (writes) => {
    const owner = await ownerIn(writes);
    if (owner?.pilotId === pilotId && cutOff === null) return { now: owner.generation, isCleared: false };
    // What was shared before the login, when nobody owned anything, waits for this pilot.
    const isNobodys = cutOff === null && (owner?.pilotId ?? null) === null;
    const next = isNobodys ? putOwner(writes, pilotId, nextGeneration(owner)) : clear(writes, pilotId, owner);
    return { now: next, isCleared: !isNobodys };
  });
  if (generation.isCleared) await dropTiles();
  if (cutOff !== null) endWipe(cutOff);
  return generation.now;
}

/** Removes what a pilot has stored here, or what anybody has, but for changes that wait: after `beginWipe`. Rejects where it cannot; the next start tries again. */
export async function wipeStored(wiped: Wiped): Promise<void> {
  await writeStored('strict', WIPED, async (writes) => {
    const owner = await ownerIn(writes);
    // Another pilot may have logged in meanwhile, in another tab.
    if (wiped !== 'all' && owner && owner.pilotId !== wiped) removeRowsOf(writes, wiped);
    else clear(writes, null, owner);
  });
  await dropTiles();
  endWipe(wiped);
}

/**
 * Returns the generation in which a pilot owns what is stored here, within a transaction that writes something of it; null where
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

function clear(writes: StoredWrites, pilotId: number | null, owner: Owner | null): number {
  for (const store of WIPED) writes.removeAll(store, '');
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

function removeRowsOf({ removeAll }: StoredWrites, pilotId: number): void {
  if (mayHaveRestored(pilotId)) hintRestored(null);
  for (const store of WIPED) removeAll(store, `${pilotId}/`);
}
