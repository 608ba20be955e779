import type { ExpressionBuilder } from 'kysely';
import type { EmailKind } from '#domain/email-kind';
import type { Db, Schema } from '#server/db/schema';

/** The longest delay between two attempts to send an email, in seconds. */
export const MAX_DELAY_S = 6 * 3_600;

/** Identifies an email: there is at most one of a kind to an address. */
export interface EmailId {
  readonly emailKey: string;
  readonly kind: EmailKind;
}

/** An email that one server alone is sending. */
export interface ClaimedEmail extends EmailId {
  readonly requestedAtS: number;
  /** The number of attempts, this one included. */
  readonly tries: number;
  /** Unique for each attempt. */
  readonly claim: string;
}

/** Queues an email to be sent now; it replaces one of the same kind that is still queued. */
export async function putEmail(db: Db, { emailKey, kind }: EmailId, nowS: number): Promise<void> {
  const fresh = { asked_at_s: nowS, due_at_s: nowS, tries: 0, claim: null };
  await db
    .insertInto('letters')
    .values({ email_key: emailKey, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['email_key', 'kind']).doUpdateSet(fresh))
    .execute();
}

/**
 * Claims the email that has been due for longest, until `untilS`, and returns it; null when none is due. The update checks
 * the row again, so that only one of several servers gets the email.
 */
export async function claimEmail(
  db: Db,
  { nowS, untilS, claim }: { readonly nowS: number; readonly untilS: number; readonly claim: string },
): Promise<ClaimedEmail | null> {
  const first = await db
    .selectFrom('letters')
    .select(['email_key', 'kind'])
    .where((email) => isDue(email, nowS))
    .orderBy('due_at_s')
    .orderBy('email_key')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const row = await db
    .updateTable('letters')
    .set((email) => ({ due_at_s: untilS, tries: email('tries', '+', 1), claim }))
    .where('email_key', '=', first.email_key)
    .where('kind', '=', first.kind)
    .where((email) => isDue(email, nowS))
    .returning(['email_key as emailKey', 'kind', 'asked_at_s as requestedAtS', 'tries'])
    .executeTakeFirst();
  return row ? { ...row, claim } : claimEmail(db, { nowS, untilS, claim });
}

/** Due, or due later than {@link MAX_DELAY_S} allows, which only a clock that was ahead can have written. */
function isDue(email: ExpressionBuilder<Schema, 'letters'>, nowS: number) {
  return email.or([email('due_at_s', '<=', nowS), email('due_at_s', '>', nowS + MAX_DELAY_S)]);
}

/** Deletes an email that was sent or has failed for good; returns false when it was requested anew or withdrawn meanwhile. */
export async function removeEmail(db: Db, { emailKey, kind, claim }: ClaimedEmail): Promise<boolean> {
  const result = await db
    .deleteFrom('letters')
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Postpones an email that could not be sent, unless it was requested anew meanwhile. */
export async function postponeEmail(db: Db, { emailKey, kind, claim }: ClaimedEmail, dueAtS: number): Promise<void> {
  await db
    .updateTable('letters')
    .set({ due_at_s: dueAtS })
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .where('claim', '=', claim)
    .execute();
}

/** Deletes queued emails of some kinds to an address. */
export async function withdrawEmails(db: Db, emailKey: string, kinds: readonly EmailKind[]): Promise<void> {
  await db.deleteFrom('letters').where('email_key', '=', emailKey).where('kind', 'in', kinds).execute();
}

/** Deletes all queued emails to an address. */
export async function withdrawAllEmails(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('letters').where('email_key', '=', emailKey).execute();
}
