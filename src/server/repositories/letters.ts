import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/db/schema';
import type { LetterKind } from '#server/mail/letter-kind';

/** The longest time between two tries to send a letter. */
export const LONGEST_WAIT_S = 6 * 3_600;

/** Which letter: there is at most one of a kind to an address. */
export interface LetterKey {
  readonly emailKey: string;
  readonly kind: LetterKind;
}

/** A letter that one server alone is sending. */
export interface ClaimedLetter extends LetterKey {
  readonly askedAtS: number;
  /** How often it was tried, this time included. */
  readonly tries: number;
  /** Whoever claims it next has another. */
  readonly claim: string;
}

/** Puts a letter down to be sent now. One of its kind that still waits is asked for anew. */
export async function putLetter(db: Db, { emailKey, kind }: LetterKey, nowS: number): Promise<void> {
  const fresh = { asked_at_s: nowS, due_at_s: nowS, tries: 0, claim: null };
  await db
    .insertInto('letters')
    .values({ email_key: emailKey, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['email_key', 'kind']).doUpdateSet(fresh))
    .execute();
}

/**
 * Claims the letter that has been due longest, until `untilS`; null when none is due. One statement that looks again at
 * the row it changes: of several servers one alone gets the letter.
 */
export async function claimLetter(
  db: Db,
  { nowS, untilS, claim }: { readonly nowS: number; readonly untilS: number; readonly claim: string },
): Promise<ClaimedLetter | null> {
  const first = await db
    .selectFrom('letters')
    .select(['email_key', 'kind'])
    .where((letter) => isDue(letter, nowS))
    .orderBy('due_at_s')
    .orderBy('email_key')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const row = await db
    .updateTable('letters')
    .set((letter) => ({ due_at_s: untilS, tries: letter('tries', '+', 1), claim }))
    .where('email_key', '=', first.email_key)
    .where('kind', '=', first.kind)
    .where((letter) => isDue(letter, nowS))
    .returning(['email_key as emailKey', 'kind', 'asked_at_s as askedAtS', 'tries'])
    .executeTakeFirst();
  return row ? { ...row, claim } : claimLetter(db, { nowS, untilS, claim });
}

/** No letter is put off for longer than {@link LONGEST_WAIT_S}: one that seems to be was put off by a clock that was ahead. */
function isDue(letter: ExpressionBuilder<Schema, 'letters'>, nowS: number) {
  return letter.or([letter('due_at_s', '<=', nowS), letter('due_at_s', '>', nowS + LONGEST_WAIT_S)]);
}

/** Removes a letter that is sent, or never will be; false when it was asked for anew, or taken back, meanwhile. */
export async function removeLetter(db: Db, { emailKey, kind, claim }: ClaimedLetter): Promise<boolean> {
  const result = await db
    .deleteFrom('letters')
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Puts off a letter that could not be sent; not one that was asked for anew meanwhile. */
export async function postponeLetter(db: Db, { emailKey, kind, claim }: ClaimedLetter, dueAtS: number): Promise<void> {
  await db
    .updateTable('letters')
    .set({ due_at_s: dueAtS })
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .where('claim', '=', claim)
    .execute();
}

/** Takes back letters that still wait to be sent to an address. */
export async function withdrawLetters(db: Db, emailKey: string, kinds: readonly LetterKind[]): Promise<void> {
  await db.deleteFrom('letters').where('email_key', '=', emailKey).where('kind', 'in', kinds).execute();
}

/** Takes back every letter that still waits to be sent to an address. */
export async function withdrawAllLetters(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('letters').where('email_key', '=', emailKey).execute();
}
