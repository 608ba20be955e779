import type { RowOf } from '#domain/fields/field';
import { PILOT, type PilotInput } from '#domain/fields/pilot';
import type { Pilot } from '#domain/pilot';
import type { Db, Flag } from '#server/db/schema';
import { rowMaker, rowReader } from './item-rows.ts';
import { HAS_TRACK_JOBS } from './jobs.ts';

const columnsOf = rowMaker<RowOf<typeof PILOT.fields>>(PILOT.fields);
const valuesOf = rowReader(PILOT.fields);

export interface NewPilot {
  /** Null for a demo pilot. */
  readonly account: { readonly email: string; readonly emailKey: string; readonly passwordHash: string } | null;
  readonly input: PilotInput;
  readonly isSubscribed: boolean;
  readonly isActivated: boolean;
  /** ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
  /** When a demo pilot expires, in Unix seconds. */
  readonly expiresAtS: number | null;
}

/** The kinds of item whose ids are counted per pilot. */
export type CountedItem = 'flight' | 'site' | 'glider' | 'gear' | 'handling';

const FIRST_REVISION = 1;

/** Adds a pilot and returns the id; null when another pilot has this email. */
export async function addPilot(db: Db, pilot: NewPilot): Promise<number | null> {
  const added = await db
    .insertInto('pilots')
    .values({
      email: pilot.account?.email ?? null,
      email_key: pilot.account?.emailKey ?? null,
      password_hash: pilot.account?.passwordHash ?? null,
      is_subscribed: flag(pilot.isSubscribed),
      is_activated: flag(pilot.isActivated),
      ...columnsOf(pilot.input),
      revision: FIRST_REVISION,
      profile_revision: FIRST_REVISION,
      next_flight_id: 1,
      next_site_id: 1,
      next_glider_id: 1,
      created_at: pilot.createdAt,
      expires_at_s: pilot.expiresAtS,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/**
 * Increments the pilot's revision and returns the new one; null when there is no such pilot. As the first statement of a
 * writing transaction it locks the pilot's row: writes of one pilot run one after the other, on both databases.
 */
export async function raiseRevision(db: Db, pilotId: number): Promise<number | null> {
  const row = await db
    .updateTable('pilots')
    .set((pilot) => ({ revision: pilot('revision', '+', 1) }))
    .where('id', '=', pilotId)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}

/** Reserves and returns the next id of a kind of item. */
export function reserveId(db: Db, pilotId: number, item: CountedItem): Promise<number> {
  return reserveIds(db, pilotId, { item, count: 1 });
}

const NEXT_ID = {
  flight: 'next_flight_id',
  site: 'next_site_id',
  glider: 'next_glider_id',
  gear: 'next_gear_id',
  handling: 'next_handling_id',
} as const;

/** Reserves `count` consecutive ids of a kind of item, and returns the first. */
export async function reserveIds(
  db: Db,
  pilotId: number,
  { item, count }: { readonly item: CountedItem; readonly count: number },
): Promise<number> {
  const column = NEXT_ID[item];
  const row = await db
    .updateTable('pilots')
    .set((pilot) => ({ [column]: pilot(column, '+', count) }))
    .where('id', '=', pilotId)
    .returning(`${column} as next`)
    .executeTakeFirstOrThrow();
  return row.next - count;
}

/** A pilot with the revision of all their data, that of their own fields, and the epoch of the database. */
export interface FoundPilot {
  readonly pilot: Pilot;
  readonly revision: number;
  readonly fieldsRevision: number;
  readonly epoch: string;
  /** Whether a job still computes something of the pilot's tracks. */
  readonly hasTrackJobs: boolean;
}

/** Returns a pilot; null when there is none. */
export async function findPilot(db: Db, pilotId: number): Promise<FoundPilot | null> {
  const row = await db
    .selectFrom('pilots')
    .innerJoin('epoch', (join) => join.onTrue())
    .select(['pilots.id', 'email', 'is_activated', 'user_name', 'initial_flight_num', 'initial_airtime_min'])
    .select([
      'altitude_unit',
      'distance_unit',
      'home_league',
      'currency_rules',
      'language',
      'revision',
      'profile_revision',
      'expires_at_s',
    ])
    .select(['epoch.value as epoch', HAS_TRACK_JOBS.as('has_track_jobs')])
    .where('pilots.id', '=', pilotId)
    .executeTakeFirst();
  if (!row) return null;
  const pilot: Pilot = {
    id: row.id,
    email: row.email,
    ...valuesOf(row),
    isActivated: row.is_activated === 1,
    ...(row.expires_at_s === null ? {} : { expiresAt: new Date(row.expires_at_s * 1_000).toISOString() }),
  };
  return {
    pilot,
    revision: row.revision,
    fieldsRevision: row.profile_revision,
    epoch: row.epoch,
    hasTrackJobs: row.has_track_jobs === 1,
  };
}

/** Updates a pilot's own fields. */
export async function updatePilot(
  db: Db,
  key: { readonly pilotId: number; readonly revision: number },
  input: PilotInput,
): Promise<void> {
  await db
    .updateTable('pilots')
    .set({ ...columnsOf(input), profile_revision: key.revision })
    .where('id', '=', key.pilotId)
    .execute();
}

/** Returns some of the pilots that have expired: demo pilots, and accounts that were deleted but not erased yet. */
export async function findExpiredPilots(db: Db, nowS: number, most: number): Promise<readonly number[]> {
  const rows = await db.selectFrom('pilots').select('id').where('expires_at_s', '<=', nowS).limit(most).execute();
  return rows.map(({ id }) => id);
}

function flag(claim: boolean): Flag {
  return claim ? 1 : 0;
}
