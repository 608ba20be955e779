import type { LinkPurpose } from '#domain/account';
import type { Db } from '#server/db/schema';

export interface TokenKey {
  readonly pilotId: number;
  readonly tokenHash: string;
}

/** Saves the token of a new link, which replaces an older one of the same purpose. */
export async function putToken(
  db: Db,
  { pilotId, tokenHash }: TokenKey,
  { purpose, expiresAtS }: { readonly purpose: LinkPurpose; readonly expiresAtS: number },
): Promise<void> {
  const fresh = { token_hash: tokenHash, expires_at_s: expiresAtS };
  await db
    .insertInto('auth_tokens')
    .values({ pilot_id: pilotId, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['pilot_id', 'purpose']).doUpdateSet(fresh))
    .execute();
}

/** Lets the token of an account for a purpose expire at a later time, also one that has expired. */
export async function renewToken(
  db: Db,
  { emailKey, purpose }: { readonly emailKey: string; readonly purpose: LinkPurpose },
  expiresAtS: number,
): Promise<void> {
  await db
    .updateTable('auth_tokens')
    .set({ expires_at_s: expiresAtS })
    .where('purpose', '=', purpose)
    .where('pilot_id', 'in', (rows) => rows.selectFrom('pilots').select('id').where('email_key', '=', emailKey))
    .where('expires_at_s', '<', expiresAtS)
    .execute();
}

/** Whether a token is valid for any of the purposes. */
export async function isTokenValid(
  db: Db,
  { pilotId, tokenHash }: TokenKey,
  { purposes, nowS }: { readonly purposes: readonly LinkPurpose[]; readonly nowS: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('auth_tokens')
    .select('purpose')
    .where('pilot_id', '=', pilotId)
    .where('purpose', 'in', purposes)
    .where('token_hash', '=', tokenHash)
    .where('expires_at_s', '>', nowS)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a token and returns its purpose; null when it is not valid for any of the purposes. */
export async function takeToken(
  db: Db,
  { pilotId, tokenHash }: TokenKey,
  { purposes, nowS }: { readonly purposes: readonly LinkPurpose[]; readonly nowS: number },
): Promise<LinkPurpose | null> {
  const row = await db
    .deleteFrom('auth_tokens')
    .where('pilot_id', '=', pilotId)
    .where('purpose', 'in', purposes)
    .where('token_hash', '=', tokenHash)
    .where('expires_at_s', '>', nowS)
    .returning('purpose')
    .executeTakeFirst();
  return row?.purpose ?? null;
}

export async function removeTokens(db: Db, pilotId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.deleteFrom('auth_tokens').where('pilot_id', '=', pilotId).where('purpose', 'in', purposes).execute();
}

export async function deleteExpiredTokens(db: Db, byS: number): Promise<void> {
  await db.deleteFrom('auth_tokens').where('expires_at_s', '<=', byS).execute();
}
