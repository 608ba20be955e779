import type { LinkPurpose } from '#domain/account';
import type { AppContext } from '#server/context/app-context';
import type { Db } from '#server/db/schema';
import { type Account, activatePilot, findAccountOfPilot, replacePassword } from '#server/repositories/accounts';
import { removeTokens } from '#server/repositories/auth-tokens';
import { withdrawEmails } from '#server/repositories/jobs';
import { removeSessionsOf } from '#server/repositories/sessions';
import { UNMATCHABLE_HASH } from '#server/security/passwords';
import { AppError } from '../app-error.ts';
import type { Client } from '../client.ts';
import { consume, type LimitContext } from '../limits.ts';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '../pilot-transaction.ts';
import { setNewPassword } from './account-password.ts';
import { type SignedIn, signIn } from './accounts.ts';
import { checkLink, type EmailLink, takeLink } from './auth-tokens.ts';
import { isKnown } from './known-browser.ts';
import { hashInQueue, type PasswordContext, rejectBadPassword } from './password-work.ts';
import { findOpenSession, type SessionContext } from './sessions.ts';

/** What checks and uses a link. */
type LinkContext = TransactionContext & LimitContext & SessionContext;

/** The browser that opens a link, with the token of its current session. */
export interface LinkClient extends Client {
  readonly session: string | null;
}

/** The link of an email, as the browser sends it. */
export interface UsedLink extends EmailLink {
  /** Whether it may replace the browser's session when that is another pilot's. */
  readonly replacesSession: boolean;
}

const SIGN_IN_PURPOSES: readonly LinkPurpose[] = ['verification', 'oneTimeLogin'];
const RESET_PURPOSES: readonly LinkPurpose[] = ['resetPassword'];

/** Logs in by the link of an email. Following it proves access to the mailbox, so the address is verified. */
export async function signInByLink(context: LinkContext, client: LinkClient, link: UsedLink): Promise<SignedIn> {
  await checkUse(context, client, { link, purposes: SIGN_IN_PURPOSES });
  return inPilotTransaction(context, link.pilotId, async (tx) => {
    const { db, pilotId, now } = tx;
    const purpose = await takeLink(db, link, { purposes: SIGN_IN_PURPOSES, now });
    const account = await findAccountOfPilot(db, pilotId);
    if (!account) throw new AppError('badLink');
    const isOwnBrowser = isKnown(context, client, account);
    if (purpose === 'oneTimeLogin' && !account.isActivated && !isOwnBrowser) await revokeEarlierAccess(db, account);
    await verifyPilot(tx);
    await withdrawEmails(db, account.emailKey, ['verification']);
    return signIn(db, pilotId, { now, device: client.device });
  });
}

/**
 * Someone who signed up with an address that is not theirs must lose access once its owner logs in. The email says so,
 * since it may have been the owner in another browser.
 */
async function revokeEarlierAccess(db: Db, { pilotId, passwordHash }: Account): Promise<void> {
  await replacePassword(db, pilotId, { oldHash: passwordHash, newHash: UNMATCHABLE_HASH });
  await removeSessionsOf(db, pilotId);
}

/** Marks the address as verified and removes verification links, which are no longer needed. */
async function verifyPilot({ db, pilotId, revision }: PilotTransaction): Promise<void> {
  await activatePilot(db, { pilotId, revision });
  await removeTokens(db, pilotId, ['verification']);
}

/** Sets a new password by the link of an email, ends every session of the pilot, and logs in. */
export async function resetPasswordByLink(
  context: LinkContext & PasswordContext & Pick<AppContext, 'jobSignal'>,
  client: LinkClient,
  form: UsedLink & { readonly password: string },
): Promise<SignedIn> {
  await rejectBadPassword(form.password, 'password');
  await checkUse(context, client, { link: form, purposes: RESET_PURPOSES });
  const passwordHash = await hashInQueue(context, client.address, form.password);
  const signedIn = await inPilotTransaction(context, form.pilotId, async (tx) => {
    const { db, pilotId, now } = tx;
    await takeLink(db, form, { purposes: RESET_PURPOSES, now });
    await verifyPilot(tx);
    await setNewPassword(tx, passwordHash);
    return signIn(db, pilotId, { now, device: client.device });
  });
  context.jobSignal.wake();
  return signedIn;
}

/**
 * Throws for an invalid link, and for one that would replace another pilot's session without consent; neither consumes the
 * link. Invalid ones are not counted per account: 256 bits cannot be guessed, but counting would let anyone block a pilot.
 */
async function checkUse(
  context: LimitContext & SessionContext,
  { address, session }: LinkClient,
  { link, purposes }: { readonly link: UsedLink; readonly purposes: readonly LinkPurpose[] },
): Promise<void> {
  await consume(context, 'linkAddress', address);
  await checkLink(context.db, link, { purposes, now: context.clock() });
  await consume(context, 'linkPilot', String(link.pilotId));
  const current = session === null ? null : await findOpenSession(context, session);
  if (current && current.pilotId !== link.pilotId && !link.replacesSession) throw new AppError('userMismatch');
}
