import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ChangedValues } from '#domain/flights-change';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import { type ChangeKey, deleteChange, findChange, findChangesBefore } from '#server/repositories/flight-changes';
import { eraseDeletedFlights } from '#server/repositories/flights';
import type { IdentifiedFlight } from '#server/repositories/item-states';
import { findPilot, raiseRevision } from '#server/repositories/pilots';
import { removeTracks } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';

/** Flights of one step: others get the event loop in between. */
export const STEP = 500;

/** Flights of a change that have, or get, the same values; none where they are deleted. */
export interface FlightsEdit {
  readonly values: ChangedValues | null;
  readonly ids: readonly number[];
}

const REFERENCE = v.exactOptional(v.nullable(v.number()));
const VALUES = v.object({ siteId: REFERENCE, gliderId: REFERENCE, tags: v.exactOptional(v.array(v.string())) });
const BEFORE = storedJson(
  'flight_changes.before',
  v.array(v.object({ values: v.nullable(VALUES), ids: v.array(v.number()) })),
);

/** Returns the flights of a change with the values that it replaced. */
export function readBefore(before: string, key: ChangeKey): readonly FlightsEdit[] {
  return BEFORE.read(before, { ...key });
}

/**
 * Hashes all that the pilot can change of flights, in the order of their ids: by it an undo sees that they are as the change has
 * left them.
 */
export function stateHasher() {
  const all = createHash('sha256');
  return {
    add({ fields, igcFileName, track }: Omit<IdentifiedFlight, 'id'>) {
      const state = createHash('sha256').update(JSON.stringify([fields, igcFileName, track]));
      all.update(state.digest('base64url'));
    },
    digest: () => all.digest('base64url'),
  };
}

/** Something that was read before a transaction, with the revision that the pilot had before it was read. */
interface Prepared {
  readonly revision: number;
}

/**
 * Reads and computes before a transaction what it would otherwise do while everybody else waits to save. Null when that fails: the
 * transaction, which sees everything at one time, then says why.
 */
export async function prepareBefore<Result extends Prepared>(
  { reader }: Pick<AppContext, 'reader'>,
  pilotId: number,
  prepare: (revision: number) => Promise<Result>,
): Promise<Result | null> {
  const found = await findPilot(reader, pilotId);
  if (!found) return null;
  try {
    return await prepare(found.revision);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Whether nothing of the pilot has changed since this was read: each change raises the revision by one, and so does the transaction. */
export function isPresent<Result extends Prepared>(
  { revision }: PilotTransaction,
  prepared: Result | null,
): prepared is Result {
  return prepared?.revision === revision - 1;
}

/** How long a change can be undone. */
const CHANGE_LIFE_S = 86_400;

/** Forgets the changes of many flights that can no longer be undone. */
export async function deleteOldChanges({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (const change of await findChangesBefore(db, unixSeconds(clock()) - CHANGE_LIFE_S)) {
    await db.transaction().execute(async (tx) => {
      await raiseRevision(tx, change.pilotId); // Locks the pilot: nobody saves a track with such a file until the end.
      await forgetChange(tx, change);
    });
  }
}

/** Forgets a change with the texts of the flights that it has deleted, their tracks, and the files that no other flight has. */
export async function forgetChange(db: Db, key: ChangeKey): Promise<void> {
  const change = await findChange(db, key);
  if (!change) return;
  const deleted = readBefore(change.before, key).filter(({ values }) => values === null);
  for (const { ids } of deleted) {
    await removeTracks(db, key.pilotId, ids);
    await eraseDeletedFlights(db, key.pilotId, ids);
  }
  await deleteChange(db, key);
}
