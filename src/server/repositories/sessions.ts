import { sql } from 'kysely';
import { BROWSERS, type Device, SYSTEMS } from '#contract/account/sign-in';
import type { Db, Flag } from '#server/db/schema';
import { HAS_TRACK_JOBS } from './jobs.ts';

/** An active session, with what every request needs of its pilot. */
export interface StoredSession {
  readonly pilotId: number;
  /** The pilot's revision: the marker of a complete load. */
  readonly revision: number;
  readonly lastUsedAtS: number;
  readonly epoch: string;
  /** Whether a job still computes something of the pilot's tracks. */
  readonly hasTrackJobs: Flag;
}

/** Since when an active session must have been used and opened, and the present time; Unix seconds. */
export interface SessionTimes {
  readonly usedSinceS: number;
  readonly openedSinceS: number;
  readonly nowS: number;
}

export async function addSession(
  db: Db,
  session: {
    readonly tokenHash: string;
    readonly pilotId: number;
    readonly nowS: number;
    readonly device: Device;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      pilot_id: session.pilotId,
      created_at_s: session.nowS,
      last_used_at_s: session.nowS,
      device: deviceColumn(session.device),
    })
    .execute();
}

/** Returns the active session of a token with its pilot, in one query: every request of a pilot begins with it. */
export async function findSession(
  db: Db,
  tokenHash: string,
  { usedSinceS, openedSinceS, nowS }: SessionTimes,
): Promise<StoredSession | null> {
  const { rows } = await sql<StoredSession>`
    select pilots.id as "pilotId", pilots.revision, sessions.last_used_at_s as "lastUsedAtS", epoch.value as epoch,
      ${HAS_TRACK_JOBS} as "hasTrackJobs"
    from sessions join pilots on pilots.id = sessions.pilot_id cross join epoch
    where sessions.token_hash = ${tokenHash}
      and sessions.last_used_at_s >= ${usedSinceS} and sessions.created_at_s >= ${openedSinceS}
      and pilots.locked_at_s is null
      and (pilots.expires_at_s is null or pilots.expires_at_s > ${nowS})
  `.execute(db);
  return rows[0] ?? null;
}

/** Records that a session was used. */
export async function touchSession(db: Db, tokenHash: string, nowS: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at_s: nowS }).where('token_hash', '=', tokenHash).execute();
}

/** Ends a session, if it is open. */
export async function removeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** A session as its pilot sees it. */
interface ListedSession {
  readonly tokenHash: string;
  readonly openedAtS: number;
  readonly lastUsedAtS: number;
  readonly device: Device;
}

/** Returns the pilot's active sessions, the last used first. */
export async function findSessionsOf(db: Db, pilotId: number, times: SessionTimes): Promise<readonly ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'created_at_s as openedAtS', 'last_used_at_s as lastUsedAtS', 'device'])
    .where('pilot_id', '=', pilotId)
    .where('last_used_at_s', '>=', times.usedSinceS)
    .where('created_at_s', '>=', times.openedSinceS)
    .orderBy('last_used_at_s', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map((row) => ({ ...row, device: deviceIn(row.device) }));
}

export async function removeSessionsOf(db: Db, pilotId: number): Promise<void> {
  await db.deleteFrom('sessions').where('pilot_id', '=', pilotId).execute();
}

/** Notes the sessions of a pilot as those of an account that is deleted now. */
export async function noteDeletedSessions(db: Db, pilotId: number, nowS: number): Promise<void> {
  const sessions = await db.selectFrom('sessions').select('token_hash').where('pilot_id', '=', pilotId).execute();
  if (sessions.length === 0) return;
  const rows = sessions.map(({ token_hash }) => ({ token_hash, deleted_at_s: nowS }));
  await db.insertInto('deleted_sessions').values(rows).execute();
}

/** Whether a token was that of a session whose account was deleted. */
export async function isSessionDeleted(db: Db, tokenHash: string): Promise<boolean> {
  const query = db.selectFrom('deleted_sessions').select('token_hash').where('token_hash', '=', tokenHash);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Ends all sessions of a pilot but one, and returns how many. */
export async function removeOtherSessions(
  db: Db,
  { pilotId, tokenHash }: { readonly pilotId: number; readonly tokenHash: string },
): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('pilot_id', '=', pilotId)
    .where('token_hash', '!=', tokenHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Ends the sessions of a pilot that were not used for longest, but for so many. */
export async function removeSessionsBeyond(db: Db, pilotId: number, most: number): Promise<void> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('pilot_id', '=', pilotId)
    .orderBy('last_used_at_s', 'desc')
    .orderBy('created_at_s', 'desc')
    .execute();
  const beyond = rows.slice(most).map(({ token_hash }) => token_hash);
  if (beyond.length === 0) return;
  await db.deleteFrom('sessions').where('pilot_id', '=', pilotId).where('token_hash', 'in', beyond).execute();
}

export async function deleteExpiredSessions(db: Db, times: SessionTimes): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((session) =>
      session.or([session('last_used_at_s', '<', times.usedSinceS), session('created_at_s', '<', times.openedSinceS)]),
    )
    .execute();
}

/** Deletes the notes on sessions of accounts that were deleted before a time. */
export async function deleteOldDeletedSessions(db: Db, beforeS: number): Promise<void> {
  await db.deleteFrom('deleted_sessions').where('deleted_at_s', '<', beforeS).execute();
}

/** Returns a device as it is stored: `firefox windows`; null when nothing of it is known. */
export function deviceColumn({ browser, system }: Device): string | null {
  return [browser, system].filter((code) => code !== null).join(' ') || null;
}

/** Returns a stored device. Earlier versions stored `Firefox on Windows`, which has the same words. */
export function deviceIn(column: string | null): Device {
  const words = (column ?? '').toLowerCase().split(' ');
  return {
    browser: BROWSERS.find((code) => words.includes(code)) ?? null,
    system: SYSTEMS.find((code) => words.includes(code)) ?? null,
  };
}
