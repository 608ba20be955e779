import { pathTo } from '#contract/pages';
import type { EmailKind } from '#domain/email-kind';
import type { AppContext } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import type { Db } from '#server/db/schema';
import { composeEmail } from '#server/mail/compose';
import { type Email, EmailRejected, type EmailTransport } from '#server/mail/email';
import { emailTransport } from '#server/mail/transport';
import { type Account, findAccount } from '#server/repositories/accounts';
import {
  type ClaimedEmail,
  claimEmail,
  MAX_DELAY_S,
  postponeEmail,
  putEmail,
  removeEmail,
} from '#server/repositories/emails';
import { newToken } from '#server/security/tokens';
import { makeLink, type NewLink } from './auth-tokens.ts';

/** Longer than sending may take, so that nobody else claims an email that is still being sent. */
const CLAIM_S = 300;
const SEND_TIMEOUT_MS = 60_000;
/** Emails sent at the same time, so that one slow mail server does not delay the others. */
const CONCURRENCY = 4;
const FIRST_WAIT_S = 10;
const LONGEST_RETRY_S = 3_600;
/** Mail servers penalise a sender that soon retries what they have rejected. */
const REFUSED_WAIT_S = MAX_DELAY_S;
/** An email still rejected this long after its request is dropped (RFC 5321, 4.5.4.1: four to five days). */
const GIVE_UP_S = 5 * 86_400;

/** Queues an email within a transaction: it is sent if and only if that commits. Send the wake signal afterwards. */
export function queueLetter(
  db: Db,
  { emailKey, kind, now }: { readonly emailKey: string; readonly kind: EmailKind; readonly now: Date },
): Promise<void> {
  return putEmail(db, { emailKey, kind }, unixSeconds(now));
}

/** Tries to send every email that is due. Safe to run on several servers at once. Starts no more once `stop` aborts. */
export async function sendEmails(
  context: AppContext,
  transport: EmailTransport = emailTransport(context.configuration, context.log),
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const sendDue = async () => {
    while (!stop.aborted) {
      const nowS = unixSeconds(context.clock());
      const email = await claimEmail(context.db, { nowS, untilS: nowS + CLAIM_S, claim: newToken() });
      if (!email) return;
      await deliver(context, email, (ready) => transport(ready, AbortSignal.timeout(SEND_TIMEOUT_MS)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendDue));
}

async function deliver(
  context: AppContext,
  claimed: ClaimedEmail,
  send: (email: Email) => Promise<void>,
): Promise<void> {
  const account = await findAccount(context.db, claimed.emailKey);
  if (!account || !isWanted(claimed.kind, account)) {
    await removeEmail(context.db, claimed);
    return;
  }
  const link = linkFor(claimed.kind, account.pilotId);
  try {
    await send(compose(context, { claimed, account, path: link.path }));
  } catch (error) {
    return scheduleRetry(context, claimed, error);
  }
  await complete(context, claimed, link);
}

/**
 * Activates the link in place of the one before, unless the email was requested again or withdrawn while it was being
 * sent.
 */
async function complete({ db, log, clock }: AppContext, claimed: ClaimedEmail, link: NewLink): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await removeEmail(tx, claimed)) await link.open(tx, clock());
  });
  log.info({ email: claimed.kind, tries: claimed.tries }, 'an email was sent');
}

/** Anyone may request emails to any address, and the address may have been verified meanwhile. */
function isWanted(kind: EmailKind, { isActivated }: Account): boolean {
  return kind !== 'verification' || !isActivated;
}

/** The link is created at sending, so that its lifetime starts then and not at the request. */
function linkFor(kind: EmailKind, pilotId: number): NewLink {
  if (kind !== 'passwordChanged') return makeLink(pilotId, kind);
  return { path: pathTo('resetPassword'), open: () => Promise.resolve() };
}

interface EmailParts {
  readonly claimed: ClaimedEmail;
  readonly account: Account;
  readonly path: string;
}

function compose({ configuration }: AppContext, { claimed, account, path }: EmailParts): Email {
  const home = configuration.baseUrl.origin;
  return composeEmail({
    kind: claimed.kind,
    to: account.email,
    isVerified: account.isActivated,
    link: home + path,
    askedAt: new Date(claimed.requestedAtS * 1_000),
    home,
  });
}

/** Retries for ever while the mail server is unreachable, as it will come back; an email that is rejected is dropped. */
async function scheduleRetry({ db, log, clock }: AppContext, claimed: ClaimedEmail, error: unknown): Promise<void> {
  const { kind, tries, requestedAtS } = claimed;
  const nowS = unixSeconds(clock());
  if (error instanceof EmailRejected && nowS - requestedAtS >= GIVE_UP_S) {
    log.error(
      { email: kind, tries, why: reasonOf(error) },
      'an email was dropped: it is rejected, and was requested five days ago',
    );
    await removeEmail(db, claimed);
    return;
  }
  const waitS =
    error instanceof EmailRejected ? REFUSED_WAIT_S : Math.min(LONGEST_RETRY_S, FIRST_WAIT_S * 2 ** (tries - 1));
  log.warn({ email: kind, tries, waitS, why: reasonOf(error) }, 'an email could not be sent and will be retried');
  await postponeEmail(db, claimed, nowS + waitS);
}

/** Returns a mail server's error without the recipient's address, which does not belong in a log. */
function reasonOf(error: unknown): string {
  return String(error).replaceAll(/[^\s<>]+@[^\s<>]+/g, '(an address)');
}
