import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { CheckEmailStage } from '#domain/check-emails';
import type { LocalDate } from '#domain/local-date';
import type { Db, Schema } from '#server/db/schema';

/** A check of which a pilot was told, or will be by a queued email. */
export interface EmailedCheck {
  readonly key: string;
  readonly dueOn: LocalDate;
  readonly stage: CheckEmailStage;
}

/** A pilot to whom emails about checks may go. */
export interface PilotToTell {
  readonly pilotId: number;
  readonly emailKey: string;
}

/**
 * Returns some of the pilots who want emails about checks, have a check, and got none on a day, after another pilot in the order of their
 * ids. All in one query: most pilots have no check.
 */
export async function findPilotsToTell(
  db: Db,
  { day, after, most }: { readonly day: LocalDate; readonly after: number; readonly most: number },
): Promise<readonly PilotToTell[]> {
  const rows = await db
    .selectFrom('pilots')
    .select(['id', 'email_key'])
    .where('id', '>', after)
    .where(wantsEmails)
    .where((pilot) => pilot.or([hasCheckedGlider(pilot), hasCheckedGear(pilot)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('emailed_checks')
            .select('check_key')
            .whereRef('emailed_checks.pilot_id', '=', 'pilots.id')
            .where('emailed_on', '=', day),
        ),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, email_key }) => (email_key === null ? [] : [{ pilotId: id, emailKey: email_key }]));
}

/** Whether a pilot still wants emails about checks, and may get them. */
export async function areCheckEmailsWanted(db: Db, pilotId: number): Promise<boolean> {
  const row = await db
    .selectFrom('pilots')
    .select('id')
    .where('id', '=', pilotId)
    .where(wantsEmails)
    .executeTakeFirst();
  return row !== undefined;
}

type Pilots = ExpressionBuilder<Schema, 'pilots'>;

/** Only to an address that was verified, of an account that is neither locked nor deleted nor a demo. */
function wantsEmails(pilot: Pilots): Expression<SqlBool> {
  return pilot.and([
    pilot('check_emails', '=', 'on'),
    pilot('is_activated', '=', 1),
    pilot('email_key', 'is not', null),
    pilot('locked_at_s', 'is', null),
    pilot('expires_at_s', 'is', null),
  ]);
}

function hasCheckedGlider({ exists, selectFrom }: Pilots): Expression<SqlBool> {
  return exists(
    selectFrom('gliders')
      .select('gliders.id')
      .whereRef('gliders.pilot_id', '=', 'pilots.id')
      .where('gliders.is_deleted', '=', 0)
      .where('gliders.checked_on', 'is not', null),
  );
}

function hasCheckedGear({ exists, selectFrom }: Pilots): Expression<SqlBool> {
  return exists(
    selectFrom('gear')
      .select('gear.id')
      .whereRef('gear.pilot_id', '=', 'pilots.id')
      .where('gear.is_deleted', '=', 0)
      .where('gear.checks', '<>', '[]'),
  );
}

/** Returns what a pilot was told, or will be by an email that is queued, and on which day. */
export async function findEmailedChecks(
  db: Db,
  pilotId: number,
): Promise<readonly (EmailedCheck & { readonly emailedOn: LocalDate })[]> {
  return db
    .selectFrom('emailed_checks')
    .select(['check_key as key', 'due_on as dueOn', 'stage', 'emailed_on as emailedOn'])
    .where('pilot_id', '=', pilotId)
    .execute();
}

/** The email in which a pilot is told of checks. */
export interface CheckEmail {
  readonly pilotId: number;
  readonly emailId: string;
}

/** Returns the checks of an email, in no order. */
export function findChecksOfEmail(db: Db, { pilotId, emailId }: CheckEmail): Promise<readonly EmailedCheck[]> {
  return db
    .selectFrom('emailed_checks')
    .select(['check_key as key', 'due_on as dueOn', 'stage'])
    .where('pilot_id', '=', pilotId)
    .where('email_id', '=', emailId)
    .execute();
}

/** Notes the checks of an email. The key of the table keeps any from being told twice. */
export async function addEmailedChecks(
  db: Db,
  { pilotId, emailId }: CheckEmail,
  { checks, emailedOn }: { readonly checks: readonly EmailedCheck[]; readonly emailedOn: LocalDate },
): Promise<void> {
  const rows = checks.map(({ key, dueOn, stage }) => ({
    pilot_id: pilotId,
    check_key: key,
    due_on: dueOn,
    stage,
    email_id: emailId,
    emailed_on: emailedOn,
  }));
  await db.insertInto('emailed_checks').values(rows).execute();
}

/** Forgets the checks of an email that was not sent. */
export async function removeChecksOfEmail(db: Db, { pilotId, emailId }: CheckEmail): Promise<void> {
  await db.deleteFrom('emailed_checks').where('pilot_id', '=', pilotId).where('email_id', '=', emailId).execute();
}

/** Forgets what was told on days after another. */
export async function removeEmailedChecksAfter(db: Db, day: LocalDate): Promise<void> {
  await db.deleteFrom('emailed_checks').where('emailed_on', '>', day).execute();
}

/** Deletes what was told about days before another. */
export async function deleteOldEmailedChecks(db: Db, before: LocalDate): Promise<void> {
  await db.deleteFrom('emailed_checks').where('due_on', '<', before).execute();
}
