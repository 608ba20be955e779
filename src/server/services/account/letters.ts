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

/** Longer than a letter may take: nobody else claims what is still being sent. */
const CLAIM_S = 300;
const SEND_TIMEOUT_MS = 60_000;
/** How many letters are on their way at once, so that one slow reader's server does not hold up the others. */
const LANES = 4;
const FIRST_WAIT_S = 10;
const LONGEST_RETRY_S = 3_600;
/** Servers do not like to be asked again soon what they have refused. */
const REFUSED_WAIT_S = LONGEST_WAIT_S;
/** A letter that is refused so long after it was asked for is given up (RFC 5321, 4.5.4.1: four to five days). */
const GIVE_UP_S = 5 * 86_400;

/** Asks for a letter within a transaction: it will be sent if, and only if, that is committed. Then ring the bell. */
export function askForLetter(
  db: Db,
  { emailKey, kind, now }: { readonly emailKey: string; readonly kind: LetterKind; readonly now: Date },
): Promise<void> {
  return putLetter(db, { emailKey, kind }, unixSeconds(now));
}

/**
 * Sends every letter that is due, or tries to. Any number of servers may do so at once. Told to stop, it begins no more.
 */
export async function deliverLetters(
  house: House,
  carry: Carrier = carrierOf(house),
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const lane = async () => {
    while (!stop.aborted) {
      const nowS = unixSeconds(house.clock());
      const letter = await claimLetter(house.db, { nowS, untilS: nowS + CLAIM_S, claim: newToken() });
      if (!letter) return;
      await deliver(house, letter, (ready) => carry(ready, AbortSignal.timeout(SEND_TIMEOUT_MS)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function deliver(house: House, claimed: ClaimedLetter, carry: (letter: Letter) => Promise<void>): Promise<void> {
  const account = await findAccount(house.db, claimed.emailKey);
  if (!account || !isWanted(claimed.kind, account)) {
    await removeLetter(house.db, claimed);
    return;
  }
  const link = linkFor(claimed.kind, account.pilotId);
  try {
    await carry(write(house, { claimed, account, path: link.path }));
  } catch (error) {
    return putOff(house, claimed, error);
  }
  await close(house, claimed, link);
}

/**
 * The link is good from now on, and the one before no longer, unless the letter was asked for anew or taken back while it
 * was under way.
 */
async function close({ db, log, clock }: House, claimed: ClaimedLetter, link: NewLink): Promise<void> {
  await db.transaction().execute(async (change) => {
    if (await removeLetter(change, claimed)) await link.open(change, clock());
  });
  log.info({ letter: claimed.kind, tries: claimed.tries }, 'a letter was sent');
}

/** Anybody may ask for letters to any address, and an email may have been verified by another letter meanwhile. */
function isWanted(kind: LetterKind, { isActivated }: Account): boolean {
  return kind !== 'verification' || !isActivated;
}

/** The link is made now: its time runs from the letter's, not from the day it was asked for. */
function linkFor(kind: LetterKind, pilotId: number): NewLink {
  if (kind !== 'passwordChanged') return makeLink(pilotId, kind);
  return { path: pathTo('resetPassword'), open: () => Promise.resolve() };
}

interface LetterParts {
  readonly claimed: ClaimedLetter;
  readonly account: Account;
  readonly path: string;
}

function write({ configuration }: House, { claimed, account, path }: LetterParts): Letter {
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

/** A way that is shut is tried for ever, since it will be opened again; a letter that nobody takes is not. */
async function putOff({ db, log, clock }: House, claimed: ClaimedLetter, error: unknown): Promise<void> {
  const { kind, tries, askedAtS } = claimed;
  const nowS = unixSeconds(clock());
  if (error instanceof LetterRefused && nowS - askedAtS >= GIVE_UP_S) {
    log.error(
      { letter: kind, tries, why: reasonOf(error) },
      'a letter was given up: it is refused, and was asked for five days ago',
    );
    await removeLetter(db, claimed);
    return;
  }
  const waitS =
    error instanceof LetterRefused ? REFUSED_WAIT_S : Math.min(LONGEST_RETRY_S, FIRST_WAIT_S * 2 ** (tries - 1));
  log.warn({ letter: kind, tries, waitS, why: reasonOf(error) }, 'a letter could not be sent, and will be tried again');
  await postponeLetter(db, claimed, nowS + waitS);
}

/** What a mail server said, without the reader's address: that is nobody's business in a log. */
function reasonOf(error: unknown): string {
  return String(error).replaceAll(/[^\s<>]+@[^\s<>]+/g, '(an address)');
}
