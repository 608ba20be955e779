import { pathTo } from '#contract/pages';
import type { Db } from '#server/db/schema';
import { type House, unixSeconds } from '#server/house';
import { carrierOf } from '#server/mail/carrier';
import { composeLetter } from '#server/mail/compose';
import { type Carrier, type Letter, LetterRefused } from '#server/mail/letter';
import type { LetterKind } from '#server/mail/letter-kind';
import { type Account, findAccount } from '#server/repositories/accounts';
import {
  type ClaimedLetter,
  claimLetter,
  LONGEST_WAIT_S,
  postponeLetter,
  putLetter,
  removeLetter,
} from '#server/repositories/letters';
import { newToken } from '#server/security/tokens';
import { makeLink, type NewLink } from './auth-tokens.ts';

/** Longer than sending may take, so that nobody else claims an email that is still being sent. */
const CLAIM_S = 300;
const SEND_TIMEOUT_MS = 60_000;
/** Emails sent at the same time, so that one slow mail server does not delay the others. */
const CONCURRENCY = 4;
const FIRST_WAIT_S = 10;
const LONGEST_RETRY_S = 3_600;
/** Mail servers penalise a sender that soon retries what they have refused. */
const REFUSED_WAIT_S = LONGEST_WAIT_S;
/** An email still refused this long after its request is dropped (RFC 5321, 4.5.4.1: four to five days). */
const GIVE_UP_S = 5 * 86_400;

/** Queues an email within a transaction: it is sent if and only if that commits. Send the wake signal afterwards. */
export function queueLetter(
  db: Db,
  { emailKey, kind, now }: { readonly emailKey: string; readonly kind: LetterKind; readonly now: Date },
): Promise<void> {
  return putLetter(db, { emailKey, kind }, unixSeconds(now));
}

/** Tries to send every email that is due. Safe to run on several servers at once. Starts no more once `stop` aborts. */
export async function deliverLetters(
  house: House,
  transport: Carrier = carrierOf(house),
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const sendDue = async () => {
    while (!stop.aborted) {
      const nowS = unixSeconds(house.clock());
      const letter = await claimLetter(house.db, { nowS, untilS: nowS + CLAIM_S, claim: newToken() });
      if (!letter) return;
      await deliver(house, letter, (ready) => transport(ready, AbortSignal.timeout(SEND_TIMEOUT_MS)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendDue));
}

async function deliver(house: House, claimed: ClaimedLetter, send: (letter: Letter) => Promise<void>): Promise<void> {
  const account = await findAccount(house.db, claimed.emailKey);
  if (!account || !isWanted(claimed.kind, account)) {
    await removeLetter(house.db, claimed);
    return;
  }
  const link = linkFor(claimed.kind, account.pilotId);
  try {
    await send(compose(house, { claimed, account, path: link.path }));
  } catch (error) {
    return scheduleRetry(house, claimed, error);
  }
  await complete(house, claimed, link);
}

/**
 * Activates the link in place of the one before, unless the email was requested again or withdrawn while it was being
 * sent.
 */
async function complete({ db, log, clock }: House, claimed: ClaimedLetter, link: NewLink): Promise<void> {
  await db.transaction().execute(async (change) => {
    if (await removeLetter(change, claimed)) await link.open(change, clock());
  });
  log.info({ letter: claimed.kind, tries: claimed.tries }, 'an email was sent');
}

/** Anyone may request emails to any address, and the address may have been verified meanwhile. */
function isWanted(kind: LetterKind, { isActivated }: Account): boolean {
  return kind !== 'verification' || !isActivated;
}

/** The link is created at sending, so that its lifetime starts then and not at the request. */
function linkFor(kind: LetterKind, pilotId: number): NewLink {
  if (kind !== 'passwordChanged') return makeLink(pilotId, kind);
  return { path: pathTo('resetPassword'), open: () => Promise.resolve() };
}

interface LetterParts {
  readonly claimed: ClaimedLetter;
  readonly account: Account;
  readonly path: string;
}

function compose({ configuration }: House, { claimed, account, path }: LetterParts): Letter {
  const home = configuration.baseUrl.origin;
  return composeLetter({
    kind: claimed.kind,
    to: account.email,
    isVerified: account.isActivated,
    link: home + path,
    askedAt: new Date(claimed.askedAtS * 1_000),
    home,
  });
}

/** Retries for ever while the mail server is unreachable, as it will come back; an email that is refused is dropped. */
async function scheduleRetry({ db, log, clock }: House, claimed: ClaimedLetter, error: unknown): Promise<void> {
  const { kind, tries, askedAtS } = claimed;
  const nowS = unixSeconds(clock());
  if (error instanceof LetterRefused && nowS - askedAtS >= GIVE_UP_S) {
    log.error(
      { letter: kind, tries, why: reasonOf(error) },
      'an email was dropped: it is refused, and was requested five days ago',
    );
    await removeLetter(db, claimed);
    return;
  }
  const waitS =
    error instanceof LetterRefused ? REFUSED_WAIT_S : Math.min(LONGEST_RETRY_S, FIRST_WAIT_S * 2 ** (tries - 1));
  log.warn({ letter: kind, tries, waitS, why: reasonOf(error) }, 'an email could not be sent and will be retried');
  await postponeLetter(db, claimed, nowS + waitS);
}

/** Returns a mail server's error without the recipient's address, which does not belong in a log. */
function reasonOf(error: unknown): string {
  return String(error).replaceAll(/[^\s<>]+@[^\s<>]+/g, '(an address)');
}
