import { emailKey, type LinkPurpose, problemsOfEmail } from '#domain/account';
import type { Db } from '#server/db/schema';
import { type Account, activatePilot, findAccountOfPilot, replacePassword } from '#server/repositories/accounts';
import { removeApiTokensOf } from '#server/repositories/api-tokens';
import { removeTokens } from '#server/repositories/auth-tokens';
import { withdrawEmails } from '#server/repositories/jobs';
import { removeSessionsOf } from '#server/repositories/sessions';
import { UNMATCHABLE_HASH } from '#server/security/passwords';
import type { AppContext } from '#server/services/app-context';
import { AppError, rejectProblems } from '#server/services/app-error';
import type { Client } from '#server/services/client';
import { consume, consumeIfLeft, type LimitContext } from '#server/services/limited-use';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { accountOfCaller, hashInQueue, type PasswordContext, rejectBadPassword } from './account-calls.ts';
import { type SignedIn, signIn } from './accounts.ts';
import { checkLink, type EmailLink, renewLink, takeLink } from './auth-tokens.ts';
import { setNewPassword } from './change-password.ts';
import { queueEmail } from './emails.ts';
import { isKnown, rateLimitSubject } from './known-browser.ts';
import { findOpenSession, type SessionContext } from './sessions.ts';

/** The parts of the context that checking and using a link needs. */
type LinkContext = TransactionContext & LimitContext & SessionContext;

/** The browser that opens a link, with the token of its current session. */
interface LinkClient extends Client {
  readonly session: string | null;
}

/** The link of an email, as the browser sends it. */
interface UsedLink extends EmailLink {
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
    return signIn(db, pilotId, { ...client, now });
  });
}

/**
 * Someone who signed up with an address that is not theirs must lose access once its owner logs in. The email says so,
 * since it may have been the owner in another browser.
 */
async function revokeEarlierAccess(db: Db, { pilotId, passwordHash }: Account): Promise<void> {
  await replacePassword(db, pilotId, { oldHash: passwordHash, newHash: UNMATCHABLE_HASH });
  await removeSessionsOf(db, pilotId);
  await removeApiTokensOf(db, pilotId);
}

/** Marks the address as verified and removes verification links, which are no longer needed. */
async function verifyPilot({ db, pilotId, revision }: PilotTransaction): Promise<void> {
  await activatePilot(db, { pilotId, revision });
  await removeTokens(db, pilotId, ['verification']);
}

/**
 * Sets a new password by the link of an email, ends every session of the pilot, revokes the tokens of other programs, and logs in: whoever
 * has lost the password may have lost a session to somebody who made one.
 */
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
    await removeApiTokensOf(db, pilotId);
    await setNewPassword(tx, passwordHash, client.language);
    return signIn(db, pilotId, { ...client, now });
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

/** The parts that queue an email, at a limited rate. */
type RequestContext = LimitContext & Pick<AppContext, 'jobSignal'>;

/**
 * Queues an email with a link, whether or not the address has an account: that is looked up when the email is composed,
 * so that neither the response nor its timing reveals it.
 */
export async function requestEmailLink(
  context: RequestContext,
  client: Client,
  { email, kind }: { readonly email: string; readonly kind: 'oneTimeLogin' | 'resetPassword' },
): Promise<void> {
  rejectProblems(problemsOfEmail(email));
  await queueLimited(context, client, { emailKey: emailKey(email), kind });
}

/** Sends the verification email again; does nothing once the address is verified. */
export async function resendVerification(context: RequestContext, pilotId: number, client: Client): Promise<void> {
  const account = await accountOfCaller(context, { ...client, pilotId });
  if (!account.isActivated) await queueLimited(context, client, { emailKey: account.emailKey, kind: 'verification' });
}

async function queueLimited(
  context: RequestContext,
  client: Client,
  email: { readonly emailKey: string; readonly kind: 'oneTimeLogin' | 'resetPassword' | 'verification' },
): Promise<void> {
  await consume(context, 'emailsFromAddress', client.address);
  const counted = rateLimitSubject(context, client, email.emailKey);
  await consume(context, 'emailsToAccount', `${email.kind} ${client.address} ${counted}`);
  await consume(context, 'emailsToAccountDay', `${client.address} ${counted}`);
  // Counted by the recipient alone, strangers could keep the pilot out: the last link is valid then, and the answer as ever.
  if (!(await consumeIfLeft(context, 'emailsToRecipient', `${email.kind} ${counted}`))) return;
  if (!(await consumeIfLeft(context, 'emailsToRecipientDay', `${email.kind} ${counted}`))) {
    return renewLink(context.db, email, context.clock());
  }
  await queueEmail(context.db, { ...email, language: client.language, now: context.clock() });
  context.jobSignal.wake();
}
