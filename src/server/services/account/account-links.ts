import type { Db } from '#server/db/schema';
import type { House } from '#server/house';
import type { LinkPurpose } from '#server/mail/letter-kind';
import { type Account, activatePilot, findAccountOfPilot, replacePassword } from '#server/repositories/accounts';
import { removeTokens } from '#server/repositories/auth-tokens';
import { withdrawLetters } from '#server/repositories/letters';
import { removeSessionsOf } from '#server/repositories/sessions';
import { NOBODYS_HASH } from '#server/security/passwords';
import { spend } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { type Writing, writing } from '../writing.ts';
import { setNewPassword } from './account-password.ts';
import { type Entered, enter } from './accounts.ts';
import { checkLink, type LetterLink, takeLink } from './auth-tokens.ts';
import { isKnown } from './known-browser.ts';
import { hashInTurn, refuseBadPassword } from './password-work.ts';
import { recogniseSession } from './sessions.ts';

/** Whoever uses a link, with the token of the session that the browser has. */
export interface LinkVisitor extends Visitor {
  readonly session: string | null;
}

/** The link of a letter, as it came. */
export interface UsedLink extends LetterLink {
  /** Whether the browser's session may end for it when it is another pilot's. */
  readonly replacesSession: boolean;
}

const ENTERING: readonly LinkPurpose[] = ['verification', 'oneTimeLogin'];
const RESETTING: readonly LinkPurpose[] = ['resetPassword'];

/** Logs in by the link of a letter; whoever has got it can read the email's letters, so the email is verified. */
export async function enterByLink(house: House, visitor: LinkVisitor, link: UsedLink): Promise<Entered> {
  await checkUse(house, visitor, { link, purposes: ENTERING });
  return writing(house, link.pilotId, async (change) => {
    const { db, pilotId, now } = change;
    const purpose = await takeLink(db, link, { purposes: ENTERING, now });
    const account = await findAccountOfPilot(db, pilotId);
    if (!account) throw new Refusal('badLink');
    const isOwnBrowser = isKnown(house, visitor, account);
    if (purpose === 'oneTimeLogin' && !account.isActivated && !isOwnBrowser) await shutOutFirstComer(db, account);
    await verifyPilot(change);
    await withdrawLetters(db, account.emailKey, ['verification']);
    return enter(db, pilotId, { now, device: visitor.device });
  });
}

/**
 * Whoever signed up with an email that is not theirs must not stay in once its owner has come. The letter says so, for
 * it may have been the owner, in another browser.
 */
async function shutOutFirstComer(db: Db, { pilotId, passwordHash }: Account): Promise<void> {
  await replacePassword(db, pilotId, { oldHash: passwordHash, newHash: NOBODYS_HASH });
  await removeSessionsOf(db, pilotId);
}

/** The email is the pilot's; letters that ask to verify it are of no use any more. */
async function verifyPilot({ db, pilotId, revision }: Writing): Promise<void> {
  await activatePilot(db, { pilotId, revision });
  await removeTokens(db, pilotId, ['verification']);
}

/** Sets a new password by the link of a letter, ends every session of the pilot, and logs in. */
export async function resetPasswordByLink(
  house: House,
  visitor: LinkVisitor,
  form: UsedLink & { readonly password: string },
): Promise<Entered> {
  await refuseBadPassword(form.password, 'password');
  await checkUse(house, visitor, { link: form, purposes: RESETTING });
  const passwordHash = await hashInTurn(house, visitor.address, form.password);
  const entered = await writing(house, form.pilotId, async (change) => {
    const { db, pilotId, now } = change;
    await takeLink(db, form, { purposes: RESETTING, now });
    await verifyPilot(change);
    await setNewPassword(change, passwordHash);
    return enter(db, pilotId, { now, device: visitor.device });
  });
  house.letterBell.ring();
  return entered;
}

/**
 * Refuses a bad link, and one that would throw another pilot out of this browser unasked; neither uses the link up. Bad
 * ones count for nobody's account: nobody guesses 256 bits, but anybody could bar a pilot's links by trying.
 */
async function checkUse(
  house: House,
  { address, session }: LinkVisitor,
  { link, purposes }: { readonly link: UsedLink; readonly purposes: readonly LinkPurpose[] },
): Promise<void> {
  await spend(house, 'linkAddress', address);
  await checkLink(house.db, link, { purposes, now: house.clock() });
  await spend(house, 'linkPilot', String(link.pilotId));
  const current = session === null ? null : await recogniseSession(house, session);
  if (current && current.pilotId !== link.pilotId && !link.replacesSession) throw new Refusal('userMismatch');
}
