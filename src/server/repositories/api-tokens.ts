import { sql } from 'kysely';
import type { TokenError, TokenScope } from '#domain/api-token';
import type { Db } from '#server/db/schema';
import { HAS_TRACK_JOBS } from './jobs.ts';
import type { StoredSession } from './sessions.ts';

/** A valid token of a call, with what a session has of its pilot. */
export interface StoredApiToken extends Omit<StoredSession, 'lastUsedAtS'> {
  readonly tokenId: number;
  readonly name: string;
  readonly scope: TokenScope;
  /** Null without one, and when it is deleted. */
  readonly gliderId: number | null;
  readonly expiresAtS: number | null;
  readonly lastUsedAtS: number | null;
  readonly lastErrorAtS: number | null;
}

/** Returns a token that is valid now, of a pilot who may use the account. */
export async function findApiToken(db: Db, tokenHash: string, nowS: number): Promise<StoredApiToken | null> {
  const { rows } = await sql<StoredApiToken>`
    select api_tokens.id as "tokenId", api_tokens.name, api_tokens.scope, gliders.id as "gliderId",
      api_tokens.expires_at_s as "expiresAtS", api_tokens.last_used_at_s as "lastUsedAtS",
      api_tokens.last_error_at_s as "lastErrorAtS", pilots.id as "pilotId", pilots.revision, epoch.value as epoch,
      ${HAS_TRACK_JOBS} as "hasTrackJobs"
    from api_tokens join pilots on pilots.id = api_tokens.pilot_id
      left join gliders on gliders.pilot_id = api_tokens.pilot_id and gliders.id = api_tokens.glider_id
        and gliders.is_deleted = 0
      cross join epoch
    where api_tokens.token_hash = ${tokenHash}
      and (api_tokens.expires_at_s is null or api_tokens.expires_at_s > ${nowS})
      and pilots.locked_at_s is null
      and (pilots.expires_at_s is null or pilots.expires_at_s > ${nowS})
  `.execute(db);
  return rows[0] ?? null;
}

/** A token to be stored. */
interface NewApiToken {
  readonly tokenHash: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly gliderId: number | null;
  readonly createdAtS: number;
  readonly expiresAtS: number | null;
}

/** Stores a token and returns its id. */
export async function addApiToken(db: Db, pilotId: number, token: NewApiToken): Promise<number> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      pilot_id: pilotId,
      token_hash: token.tokenHash,
      name: token.name,
      scope: token.scope,
      glider_id: token.gliderId,
      created_at_s: token.createdAtS,
      expires_at_s: token.expiresAtS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A token as its pilot sees it. Times are Unix seconds. */
export interface ListedApiToken {
  readonly id: number;
  readonly name: string;
  readonly scope: TokenScope;
  readonly gliderId: number | null;
  readonly createdAtS: number;
  readonly expiresAtS: number | null;
  readonly lastUsedAtS: number | null;
  readonly lastError: TokenError | null;
  readonly lastErrorAtS: number | null;
}

/** Returns a pilot's tokens, the newest first, those that have expired included. */
export function findApiTokensOf(db: Db, pilotId: number): Promise<readonly ListedApiToken[]> {
  return db
    .selectFrom('api_tokens')
    .leftJoin('gliders', (join) =>
      join
        .onRef('gliders.pilot_id', '=', 'api_tokens.pilot_id')
        .onRef('gliders.id', '=', 'api_tokens.glider_id')
        .on('gliders.is_deleted', '=', 0),
    )
    .select([
      'api_tokens.id',
      'api_tokens.name',
      'api_tokens.scope',
      'gliders.id as gliderId',
      'api_tokens.created_at_s as createdAtS',
      'api_tokens.expires_at_s as expiresAtS',
      'api_tokens.last_used_at_s as lastUsedAtS',
      'api_tokens.last_error as lastError',
      'api_tokens.last_error_at_s as lastErrorAtS',
    ])
    .where('api_tokens.pilot_id', '=', pilotId)
    .orderBy('api_tokens.id', 'desc')
    .execute();
}

/** The key of a token for its pilot. */
export interface ApiTokenKey {
  readonly pilotId: number;
  readonly tokenId: number;
}

/** Records that a token was used, unless that was recorded since; a record of the future is wrong. */
export async function touchApiToken(
  db: Db,
  { pilotId, tokenId }: ApiTokenKey,
  { nowS, sinceS }: { readonly nowS: number; readonly sinceS: number },
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at_s: nowS })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', tokenId)
    .where((token) =>
      token.or([
        token('last_used_at_s', 'is', null),
        token('last_used_at_s', '<=', sinceS),
        token('last_used_at_s', '>', nowS),
      ]),
    )
    .execute();
}

/** Records why a call with a token failed. */
export async function noteApiTokenError(
  db: Db,
  { pilotId, tokenId }: ApiTokenKey,
  { error, nowS }: { readonly error: TokenError; readonly nowS: number },
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_error: error, last_error_at_s: nowS })
    .where('pilot_id', '=', pilotId)
    .where('id', '=', tokenId)
    .execute();
}

/** Revokes a token, if it is there. */
export async function removeApiToken(db: Db, { pilotId, tokenId }: ApiTokenKey): Promise<void> {
  await db.deleteFrom('api_tokens').where('pilot_id', '=', pilotId).where('id', '=', tokenId).execute();
}

/** Revokes all tokens of a pilot. */
export async function removeApiTokensOf(db: Db, pilotId: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('pilot_id', '=', pilotId).execute();
}

/** Deletes the tokens that have expired before a time. */
export async function deleteExpiredApiTokens(db: Db, beforeS: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('expires_at_s', '<', beforeS).execute();
}
