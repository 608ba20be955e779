import * as v from 'valibot';
import { pathTo } from '#contract/pages/pages';
import { EMAIL_KINDS, type EmailKind } from '#domain/account';
import { chosenLanguage, LANGUAGES, type Language } from '#domain/languages';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import { composeEmail, type EmailInput } from '#server/mail/compose';
import { type Email, EmailRejected, type EmailTransport } from '#server/mail/email';
import { emailTransport } from '#server/mail/transport';
import { type Account, findAccount } from '#server/repositories/accounts';
import { findApiTokensOf } from '#server/repositories/api-tokens';
import { type ClaimedJob, MAX_DELAY_S, putEmail, removeJob, rescheduleJob } from '#server/repositories/jobs';
import { findBrowserLanguage } from '#server/repositories/pilots';
import type { AppContext, Configured } from '#server/services/app-context';
import { checksOfEmail } from '#server/services/due/check-emails';
import { unsubscribePath } from '#server/services/due/unsubscribe';
import { runJobs } from '../jobs.ts';
import { makeLink, type NewLink } from './auth-tokens.ts';

/** Much shorter than the claim of a job. */
const SEND_TIMEOUT_MS = 60_000;
/** Emails sent at the same time. */
const CONCURRENCY = 4;
const FIRST_WAIT_S = 10;
const LONGEST_RETRY_S = 3_600;
/** Mail servers penalise a sender that soon retries rejected emails. */
const REJECTED_WAIT_S = MAX_DELAY_S;
/** An email still rejected this long after its request is dropped (RFC 5321, 4.5.4.1: four to five days). */
const GIVE_UP_S = 5 * 86_400;

/** The parts of the context that composing and sending emails needs. */
export type EmailContext = Pick<AppContext, 'db' | 'log' | 'clock'> &
  Configured<'baseUrl' | 'language' | 'secret' | 'smtpUrl' | 'mailFrom' | 'dataFolder' | 'isLocal'>;

/** Queues an email within a transaction: it is sent if and only if that commits. Send the wake signal afterwards. */
export function queueEmail(db: Db, { now, ...email }: AskedEmail): Promise<void> {
  return putEmail(db, email, unixSeconds(now));
}

interface AskedEmail {
  readonly emailKey: string;
  readonly kind: EmailKind;
  /** The language of the request, which a pilot may have left to the browser. */
  readonly language: Language | undefined;
  readonly now: Date;
}

/** Tries to send every email that is due. Safe to run on several servers at once. Starts no more once `stop` aborts. */
export async function sendEmails(
  context: EmailContext,
  transport: EmailTransport = emailTransport(context.configuration, context.log),
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const send = (ready: Email) => transport(ready, AbortSignal.timeout(SEND_TIMEOUT_MS));
  const run = (job: ClaimedJob) => deliver(context, emailOf(job), send);
  await runJobs(context, { kind: 'email', concurrency: CONCURRENCY, run }, stop);
}

const EMAIL = v.object({
  emailKey: v.string(),
  kind: v.picklist(EMAIL_KINDS),
  /** Emails that an earlier version has queued have none, nor has one that nobody has asked for. */
  language: v.optional(v.picklist(LANGUAGES)),
  /** An email about checks has one. */
  emailId: v.optional(v.string()),
});
const PAYLOAD = storedJson('jobs.payload', EMAIL);

interface QueuedEmail extends v.InferOutput<typeof EMAIL> {
  readonly job: ClaimedJob;
}

function emailOf(job: ClaimedJob): QueuedEmail {
  return { job, ...PAYLOAD.read(job.payload, { id: job.id }) };
}

async function deliver(
  context: EmailContext,
  queued: QueuedEmail,
  send: (email: Email) => Promise<void>,
): Promise<void> {
  const account = await findAccount(context.db, queued.emailKey);
  const content = account && (await contentFor(context, queued, account));
  if (!content) {
    await removeJob(context.db, queued.job);
    return;
  }
  const { email, link } = content;
  try {
    await send(email);
  } catch (error) {
    return scheduleRetry(context, queued, error);
  }
  await complete(context, queued, link);
}

/**
 * Activates the link in place of the one before, unless the email was requested again or withdrawn while it was being
 * sent.
 */
async function complete(
  { db, log, clock }: Pick<AppContext, 'db' | 'log' | 'clock'>,
  queued: QueuedEmail,
  link: NewLink,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await removeJob(tx, queued.job)) await link.open(tx, clock());
  });
  log.info({ email: queued.kind, tries: queued.job.attempts }, 'an email was sent');
}

/** An email that is ready to be sent, and the link in it. */
interface ReadyEmail {
  readonly email: Email;
  readonly link: NewLink;
}

/** Returns null for an email that is no longer wanted. */
async function contentFor(context: EmailContext, queued: QueuedEmail, account: Account): Promise<ReadyEmail | null> {
  const { kind } = queued;
  // Anyone may request emails to any address, and the address may have been verified since.
  if (kind === 'verification' && account.isActivated) return null;
  const more = await moreFor(context, queued, account);
  if (more === null) return null;
  const link = linkFor(kind, account.pilotId);
  const language = queued.language ?? (await findBrowserLanguage(context.db, account.pilotId));
  return { email: compose(context, { queued, account, language, path: link.path, more }), link };
}

/** Returns what only emails of its kind have; null when there is nothing to tell any more. */
async function moreFor(context: EmailContext, queued: QueuedEmail, account: Account): Promise<MoreInput | null> {
  if (queued.kind === 'checksDue') return aboutChecks(context, queued, account);
  return queued.kind === 'passwordChanged' ? { tokens: await validTokensOf(context, account) } : {};
}

/** The names of the tokens with which other programs still get in. */
async function validTokensOf({ db, clock }: EmailContext, { pilotId }: Account): Promise<readonly string[]> {
  const [tokens, nowS] = [await findApiTokensOf(db, pilotId), unixSeconds(clock())];
  return tokens.flatMap(({ name, expiresAtS }) => (expiresAtS === null || expiresAtS > nowS ? [name] : []));
}

/** Returns what only emails about checks have; null when there is nothing to tell any more. */
async function aboutChecks(context: EmailContext, { emailId = '' }: QueuedEmail, account: Account) {
  const checks = await checksOfEmail(context, { pilotId: account.pilotId, emailId });
  if (checks === null) return null;
  const { origin, hostname } = context.configuration.baseUrl;
  return { checks, messageId: `<${emailId}@${hostname}>`, unsubscribe: origin + unsubscribePath(context, account) };
}

/** The link is created at sending, so that its lifetime starts then and not at the request. */
function linkFor(kind: EmailKind, pilotId: number): NewLink {
  if (kind === 'passwordChanged') return { path: pathTo('resetPassword'), open: () => Promise.resolve() };
  if (kind === 'checksDue') return { path: pathTo('due'), open: () => Promise.resolve() };
  return makeLink(pilotId, kind);
}

type MoreInput = Pick<EmailInput, 'checks' | 'messageId' | 'tokens' | 'unsubscribe'>;

interface EmailParts {
  readonly queued: QueuedEmail;
  readonly account: Account;
  /** That of the request, or of the browser that the pilot used last. */
  readonly language: Language | null;
  readonly path: string;
  readonly more: MoreInput;
}

function compose(
  { configuration }: Configured<'baseUrl' | 'language'>,
  { queued, account, language, path, more }: EmailParts,
): Email {
  const home = configuration.baseUrl.origin;
  return composeEmail({
    kind: queued.kind,
    language: chosenLanguage(account.language, language ?? configuration.language),
    to: account.email,
    isVerified: account.isActivated,
    link: home + path,
    askedAt: new Date(queued.job.createdAtS * 1_000),
    home,
    ...more,
  });
}

/** Retries without end while the mail server is unreachable, as it will come back; an email that is rejected is dropped. */
async function scheduleRetry(
  { db, log, clock }: Pick<AppContext, 'db' | 'log' | 'clock'>,
  queued: QueuedEmail,
  error: unknown,
): Promise<void> {
  const { kind, job } = queued;
  const { attempts: tries, createdAtS } = job;
  const nowS = unixSeconds(clock());
  if (error instanceof EmailRejected && nowS - createdAtS >= GIVE_UP_S) {
    log.error(
      { email: kind, tries, why: reasonOf(error) },
      'an email was dropped: it is rejected, and was requested five days ago',
    );
    await removeJob(db, job);
    return;
  }
  const waitS =
    error instanceof EmailRejected ? REJECTED_WAIT_S : Math.min(LONGEST_RETRY_S, FIRST_WAIT_S * 2 ** (tries - 1));
  log.warn({ email: kind, tries, waitS, why: reasonOf(error) }, 'an email could not be sent and will be retried');
  await rescheduleJob(db, job, nowS + waitS);
}

/** Returns a mail server's error without the recipient's address, which does not belong in a log. */
function reasonOf(error: unknown): string {
  return String(error).replaceAll(/[^\s<>]+@[^\s<>]+/g, '(an address)');
}
