import { sql } from 'kysely';
import type { AdminAction, Db } from '#server/db/schema';

/** A pilot as operators see them: nothing of the logbook but its size. */
export interface ListedPilot {
  readonly id: number;
  /** Null for a demo pilot. */
  readonly email: string | null;
  readonly userName: string;
  readonly createdAt: string;
  readonly isActivated: boolean;
  /** Unix seconds; null for a pilot who is not locked. */
  readonly lockedAtS: number | null;
  readonly flights: number;
  readonly sessions: number;
  /** Unix seconds; null without a session. */
  readonly lastUsedAtS: number | null;
}

/** Returns the pilot with this id, or those with these characters in email or name, in the order of their sign-ups. */
export async function findPilotsBy(
  db: Db,
  { text, most }: { readonly text: string; readonly most: number },
): Promise<readonly ListedPilot[]> {
  const rows = await db
    .selectFrom('pilots')
    .select(['id', 'email', 'user_name', 'created_at', 'is_activated', 'locked_at_s'])
    .select((pilot) => [
      pilot
        .selectFrom('flights')
        .select((flight) => flight.fn.countAll<number>().as('count'))
        .whereRef('flights.pilot_id', '=', 'pilots.id')
        .where('flights.is_deleted', '=', 0)
        .as('flights'),
      pilot
        .selectFrom('sessions')
        .select((session) => session.fn.countAll<number>().as('count'))
        .whereRef('sessions.pilot_id', '=', 'pilots.id')
        .as('sessions'),
      pilot
        .selectFrom('sessions')
        .select((session) => session.fn.max('last_used_at_s').as('last'))
        .whereRef('sessions.pilot_id', '=', 'pilots.id')
        .as('last_used_at_s'),
    ])
    .where((pilot) => (/^\d{1,15}$/.test(text) ? pilot('id', '=', Number(text)) : hasText(text)))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    userName: row.user_name,
    createdAt: row.created_at,
    isActivated: row.is_activated === 1,
    lockedAtS: row.locked_at_s,
    flights: row.flights ?? 0,
    sessions: row.sessions ?? 0,
    lastUsedAtS: row.last_used_at_s,
  }));
}

/** Whether email or name contain a text. The name is compared as it was typed, too: not every database knows the lower case of É. */
function hasText(text: string) {
  const asTyped = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const lower = asTyped.toLowerCase();
  return sql<boolean>`(email_key like ${lower} escape '\\' or lower(user_name) like ${lower} escape '\\' or user_name like ${asTyped} escape '\\')`;
}

/** Locks a pilot, or unlocks with null; returns false when there is no such pilot. */
export async function setLocked(db: Db, pilotId: number, lockedAtS: number | null): Promise<boolean> {
  const result = await db
    .updateTable('pilots')
    .set({ locked_at_s: lockedAtS })
    .where('id', '=', pilotId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns since when a pilot is locked; null when there is no such pilot. */
export async function findLock(db: Db, pilotId: number): Promise<Pick<ListedPilot, 'lockedAtS'> | null> {
  const row = await db.selectFrom('pilots').select('locked_at_s').where('id', '=', pilotId).executeTakeFirst();
  return row ? { lockedAtS: row.locked_at_s } : null;
}

/** Whether a pilot is locked. */
export async function isLocked(db: Db, pilotId: number): Promise<boolean> {
  return ((await findLock(db, pilotId))?.lockedAtS ?? null) !== null;
}

/** An operator's action as it was recorded. */
export interface DoneAction {
  /** ISO 8601, UTC, whole seconds. */
  readonly doneAt: string;
  /** The name of the operator on the machine. */
  readonly operator: string;
  readonly action: AdminAction;
  readonly pilotId: number;
  /** Empty when none was given. */
  readonly reason: string;
}

export async function addAdminAction(db: Db, { doneAt, operator, action, pilotId, reason }: DoneAction): Promise<void> {
  await db
    .insertInto('admin_actions')
    .values({ done_at: doneAt, operator, action, subject_id: pilotId, reason })
    .execute();
}

/** Returns the last actions, the latest first. */
export function findAdminActions(db: Db, most: number): Promise<readonly DoneAction[]> {
  return db
    .selectFrom('admin_actions')
    .select(['done_at as doneAt', 'operator', 'action', 'subject_id as pilotId', 'reason'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
