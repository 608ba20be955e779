import { setImmediate } from 'node:timers/promises';
import { EMAIL_KINDS, LINK_PURPOSES } from '#domain/account';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { closeAccount, deletePilot, findAccountOfPilot, replacePassword } from '#server/repositories/accounts';
import { removeApiTokensOf } from '#server/repositories/api-tokens';
import { removeTokens } from '#server/repositories/auth-tokens';
import { deleteSomeClientKeys } from '#server/repositories/client-keys';
import { deleteSomeFlights } from '#server/repositories/flights';
import { deleteOldestRun } from '#server/repositories/import-runs';
import { deleteSomeInboxFiles } from '#server/repositories/inbox-files';
import { removeJobs, withdrawEmails } from '#server/repositories/jobs';
import { findExpiredPilots } from '#server/repositories/pilots';
import { noteDeletedSessions, removeSessionsOf } from '#server/repositories/sessions';
import { deleteSomeTracks } from '#server/repositories/storage';
import { UNMATCHABLE_HASH } from '#server/security/passwords';
import type { AppContext, Configured } from '#server/services/app-context';
import { removeCopies } from '#server/services/export/copy-folder';
import { folderOfPilot, jobOf } from '#server/services/export/nightly-copies';
import type { LimitContext } from '#server/services/limited-use';
import { accountOfCaller, type Caller, checkPassword, type PasswordContext, wrongPassword } from './account-calls.ts';

/**
 * Deletes a pilot and all their data permanently, sessions and queued emails included. The account is gone at once; what it had is
 * erased after that in pieces, by maintenance when this server is killed before it is done.
 */
export async function deleteAccountOf(
  context: LimitContext & PasswordContext & Configured<'archiveFolder'>,
  caller: Caller,
  { password }: { readonly password: string },
): Promise<void> {
  const account = await accountOfCaller(context, caller);
  await checkPassword(context, { ...account, address: caller.address }, { password, field: 'password' });
  // First, so that no copy stays behind an account that is gone; one that is being made removes itself.
  await removeCopiesOf(context, account.pilotId);
  await context.db.transaction().execute(async (db) => {
    const { pilotId, passwordHash } = account;
    const isRight = await replacePassword(db, pilotId, { oldHash: passwordHash, newHash: UNMATCHABLE_HASH });
    if (!isRight) throw wrongPassword('password');
    await endAccount(db, pilotId, context.clock());
  });
  await erasePilot(context.db, account.pilotId);
}

/** Deletes the nightly copies of a pilot. */
export async function removeCopiesOf(
  context: Pick<AppContext, 'reader'> & Configured<'archiveFolder'>,
  pilotId: number,
): Promise<void> {
  const folder = await folderOfPilot(context, pilotId);
  if (folder !== null) await removeCopies(folder);
}

/** Within a transaction: nobody can use the account from here on. Returns false when there is no such pilot. */
export async function endAccount(db: Db, pilotId: number, now: Date): Promise<boolean> {
  const account = await findAccountOfPilot(db, pilotId);
  await noteDeletedSessions(db, pilotId, unixSeconds(now));
  await removeSessionsOf(db, pilotId);
  await removeTokens(db, pilotId, LINK_PURPOSES);
  await removeApiTokensOf(db, pilotId);
  if (account) await withdrawEmails(db, account.emailKey, EMAIL_KINDS);
  const copies = jobOf(pilotId);
  await removeJobs(db, copies.kind, [copies.key]);
  return closeAccount(db, pilotId, unixSeconds(now));
}

/** Erases expired demo pilots and the remains of deleted accounts. Returns how many. */
export async function eraseExpiredPilots(db: Db, nowS: number): Promise<number> {
  let erased = 0;
  for (;;) {
    const pilotIds = await findExpiredPilots(db, nowS, EXPIRED_AT_ONCE);
    if (pilotIds.length === 0) return erased;
    for (const pilotId of pilotIds) await erasePilot(db, pilotId);
    erased += pilotIds.length;
  }
}

const EXPIRED_AT_ONCE = 20;
const TRACKS_PER_PIECE = 20;
const INBOX_FILES_PER_PIECE = 100;
const FLIGHTS_PER_PIECE = 500;
const KEYS_PER_PIECE = 2_000;

/** Deletes everything of an ended account, each piece in a transaction of its own: others write in between. */
export async function erasePilot(db: Db, pilotId: number): Promise<void> {
  await inPieces(() => deleteSomeTracks(db, pilotId, TRACKS_PER_PIECE));
  await inPieces(() => deleteSomeFlights(db, pilotId, FLIGHTS_PER_PIECE));
  await inPieces(() => deleteSomeInboxFiles(db, pilotId, INBOX_FILES_PER_PIECE));
  await inPieces(() => deleteOldestRun(db, pilotId));
  await inPieces(() => deleteSomeClientKeys(db, pilotId, KEYS_PER_PIECE));
  await deletePilot(db, pilotId);
}

/** Others get the event loop in between. */
async function inPieces(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) > 0) await setImmediate();
}
