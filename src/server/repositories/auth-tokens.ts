import type { Db } from '#server/db/schema';
import type { LinkPurpose } from '#server/mail/letter-kind';

/** A token as a link carries it: whose, and which by its hash. */
export interface TokenKey {
  readonly pilotId: number;
  readonly tokenHash: string;
}

/** Keeps the token of a new link; the older one of the same purpose is no longer good. */
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

/** Whether a token is good for any of the purposes. */
export async function isTokenGood(
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

/** Uses a token up and answers what it was good for; null when it is not good for any of the purposes. */
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

/** Makes the links of a pilot for some purposes worthless. */
export async function removeTokens(db: Db, pilotId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.deleteFrom('auth_tokens').where('pilot_id', '=', pilotId).where('purpose', 'in', purposes).execute();
}

/** Deletes the tokens that are too old. */
export async function deleteExpiredTokens(db: Db, nowS: number): Promise<void> {
  await db.deleteFrom('auth_tokens').where('expires_at_s', '<=', nowS).execute();
}
