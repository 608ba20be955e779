import type { LanguageChoice } from '#domain/languages';
import type { Db } from '#server/db/schema';

/** An account, as emails and passwords need it. */
export interface Account {
  readonly pilotId: number;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly isActivated: boolean;
  /** The language of the pilot's emails. */
  readonly language: LanguageChoice;
}

/** Returns the account of an email address; null when there is none. */
export async function findAccount(db: Db, emailKey: string): Promise<Account | null> {
  return accountOf(await accounts(db).where('email_key', '=', emailKey).executeTakeFirst());
}

/** Returns the account of a pilot; null for a demo pilot, who has none. */
export async function findAccountOfPilot(db: Db, pilotId: number): Promise<Account | null> {
  return accountOf(await accounts(db).where('id', '=', pilotId).executeTakeFirst());
}

/** A pilot's sign-up, without email and password. */
export interface SignUpRecord {
  readonly isSubscribed: boolean;
  /** ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Returns the record of a pilot's sign-up; null when there is no such pilot. */
export async function findSignUp(db: Db, pilotId: number): Promise<SignUpRecord | null> {
  const row = await db
    .selectFrom('pilots')
    .select(['is_subscribed', 'created_at'])
    .where('id', '=', pilotId)
    .executeTakeFirst();
  return row ? { isSubscribed: row.is_subscribed === 1, createdAt: row.created_at } : null;
}

/** Marks the pilot's email as verified; loads contain it as a change of the pilot. */
export async function activatePilot(
  db: Db,
  { pilotId, revision }: { readonly pilotId: number; readonly revision: number },
): Promise<void> {
  await db
    .updateTable('pilots')
    .set({ is_activated: 1, profile_revision: revision })
    .where('id', '=', pilotId)
    .where('is_activated', '=', 0)
    .execute();
}

/** Replaces a password hash; returns false when the old one has changed since it was read. */
export async function replacePassword(
  db: Db,
  pilotId: number,
  { oldHash, newHash }: { readonly oldHash: string; readonly newHash: string },
): Promise<boolean> {
  const result = await db
    .updateTable('pilots')
    .set({ password_hash: newHash })
    .where('id', '=', pilotId)
    .where('password_hash', '=', oldHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Makes an account that of nobody: without an email, so that a new one may have it, and expired, so that no session is active
 * and maintenance erases it. Returns false when there is no such pilot.
 */
export async function closeAccount(db: Db, pilotId: number, nowS: number): Promise<boolean> {
  const result = await db
    .updateTable('pilots')
    .set({ email: null, email_key: null, password_hash: null, expires_at_s: nowS })
    .where('id', '=', pilotId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a pilot with all their data; returns false when there is none. */
export async function deletePilot(db: Db, pilotId: number): Promise<boolean> {
  const result = await db.deleteFrom('pilots').where('id', '=', pilotId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function accounts(db: Db) {
  return db.selectFrom('pilots').select(['id', 'email', 'email_key', 'password_hash', 'is_activated', 'language']);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>;

function accountOf(row: AccountRow): Account | null {
  if (!row || row.email === null || row.email_key === null || row.password_hash === null) return null;
  return {
    pilotId: row.id,
    email: row.email,
    emailKey: row.email_key,
    passwordHash: row.password_hash,
    isActivated: row.is_activated === 1,
    language: row.language,
  };
}
