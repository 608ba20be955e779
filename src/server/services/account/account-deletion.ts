import { setImmediate } from 'node:timers/promises';
import { EMAIL_KINDS } from '#domain/account/email-kind';
import type { AppContext, Configured } from '#server/context/app-context';
import type { Db } from '#server/db/schema';
import { removeCopies } from '#server/nightly-copies/copy-folder';
import { deletePilot, findAccountOfPilot, replacePassword } from '#server/repositories/account/accounts';
import { withdrawEmails } from '#server/repositories/emails';
import { deleteSomeFlights } from '#server/repositories/flights';
import { removeJobs } from '#server/repositories/jobs';
import { deleteSomeTracks } from '#server/repositories/tracks/track-storage';
import { UNMATCHABLE_HASH } from '#server/security/passwords';
import type { LimitContext } from '#server/services/limits';
import { removeUploadsOf } from '#server/services/logfly/uploads';
import { jobOf } from '#server/services/nightly-copies/make-copies';
import { folderOfPilot } from '#server/services/nightly-copies/own-folder';
import { accountOfCaller, type Caller, checkPassword, wrongPassword } from './account-calls.ts';
import type { PasswordContext } from './password-work.ts';

/** Deletes a pilot and all their data permanently, sessions and queued emails included. */
export async function deleteAccountOf(
  context: LimitContext &
    PasswordContext &
    Configured<'archiveFolder' | 'dataFolder'> &
    Pick<AppContext, 'logflyReader'>,
  caller: Caller,
  { password }: { readonly password: string },
): Promise<void> {
  const account = await accountOfCaller(context, caller);
  await checkPassword(context, { ...account, address: caller.address }, { password, field: 'password' });
  // First, so that no copy stays behind an account that is gone; one that is being made removes itself.
  await removeCopiesOf(context, account.pilotId);
  await removeUploadsOf(context, account.pilotId);
  await context.db.transaction().execute(async (db) => {
    const { pilotId, passwordHash } = account;
    // Also locks the pilot's row: nothing can be added from here on.
    const isRight = await replacePassword(db, pilotId, { oldHash: passwordHash, newHash: UNMATCHABLE_HASH });
    if (!isRight) throw wrongPassword('password');
    await deleteEverythingOf(db, pilotId);
  });
}

/** Deletes the nightly copies of a pilot. */
export async function removeCopiesOf(
  context: Pick<AppContext, 'reader'> & Configured<'archiveFolder'>,
  pilotId: number,
): Promise<void> {
  const folder = await folderOfPilot(context, pilotId);
  if (folder !== null) await removeCopies(folder);
}

/** Deletes everything of a pilot in the database; returns false when there is no such pilot. */
export async function deleteEverythingOf(db: Db, pilotId: number): Promise<boolean> {
  const account = await findAccountOfPilot(db, pilotId);
  await deleteInBatches(() => deleteSomeTracks(db, pilotId, TRACKS_PER_BATCH));
  await deleteInBatches(() => deleteSomeFlights(db, pilotId, FLIGHTS_PER_BATCH));
  const isDeleted = await deletePilot(db, pilotId);
  if (account) await withdrawEmails(db, account.emailKey, EMAIL_KINDS);
  const copies = jobOf(pilotId);
  await removeJobs(db, copies.kind, [copies.key]);
  return isDeleted;
}

const TRACKS_PER_BATCH = 20;
const FLIGHTS_PER_BATCH = 1_000;

/** Deletes a large logbook in batches, so that other requests get the event loop in between. */
async function deleteInBatches(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) > 0) await setImmediate();
}
