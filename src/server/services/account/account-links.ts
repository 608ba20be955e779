import type { Db } from '#server/db/schema';
import type { House } from '#server/house';
import type { LinkPurpose } from '#server/mail/letter-kind';
import { type Account, activatePilot, findAccountOfPilot, replacePassword } from '#server/repositories/accounts';
import { removeTokens } from '#server/repositories/auth-tokens';
import { withdrawLetters } from '#server/repositories/letters';
import { removeSessionsOf } from '#server/repositories/sessions';
import { NOBODYS_HASH } from '#server/security/passwords';
import { consume } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Visitor } from '../visitor.ts';
import { type Writing, writing } from '../writing.ts';
import { setNewPassword } from './account-password.ts';
import { type Entered, signIn } from './accounts.ts';
import { checkLink, type LetterLink, takeLink } from './auth-tokens.ts';
import { isKnown } from './known-browser.ts';
import { hashInQueue, refuseBadPassword } from './password-work.ts';
import { recogniseSession } from './sessions.ts';

/** The browser that opens a link, with the token of its current session. */
export interface LinkVisitor extends Visitor {
  readonly session: string | null;
}

/** The link of an email, as the browser sends it. */
export interface UsedLink extends LetterLink {
  /** Whether it may replace the browser's session when that is another pilot's. */
  readonly replacesSession: boolean;
}

const SIGN_IN_PURPOSES: readonly LinkPurpose[] = ['verification', 'oneTimeLogin'];
const RESET_PURPOSES: readonly LinkPurpose[] = ['resetPassword'];

/** Logs in by the link of an email. Following it proves access to the mailbox, so the address is verified. */
export async function enterByLink(house: House, visitor: LinkVisitor, link: UsedLink): Promise<Entered> {
  await checkUse(house, visitor, { link, purposes: SIGN_IN_PURPOSES });
  return writing(house, link.pilotId, async (change) => {
    const { db, pilotId, now } = change;
    const purpose = await takeLink(db, link, { purposes: SIGN_IN_PURPOSES, now });
    const account = await findAccountOfPilot(db, pilotId);
    if (!account) throw new Refusal('badLink');
    const isOwnBrowser = isKnown(house, visitor, account);
    if (purpose === 'oneTimeLogin' && !account.isActivated && !isOwnBrowser) await revokeEarlierAccess(db, account);
    await verifyPilot(change);
    await withdrawLetters(db, account.emailKey, ['verification']);
    return signIn(db, pilotId, { now, device: visitor.device });
  });
}

/**
 * Someone who signed up with an address that is not theirs must lose access once its owner logs in. The email says so,
 * since it may have been the owner in another browser.
 */
async function revokeEarlierAccess(db: Db, { pilotId, passwordHash }: Account): Promise<void> {
  await replacePassword(db, pilotId, { oldHash: passwordHash, newHash: NOBODYS_HASH });
  await removeSessionsOf(db, pilotId);
}

/** Marks the address as verified and removes verification links, which are no longer needed. */
async function verifyPilot({ db, pilotId, revision }: Writing): Promise<void> {
  await activatePilot(db, { pilotId, revision });
  await removeTokens(db, pilotId, ['verification']);
}

/** Sets a new password by the link of an email, ends every session of the pilot, and logs in. */
export async function resetPasswordByLink(
  house: House,
  visitor: LinkVisitor,
  form: UsedLink & { readonly password: string },
): Promise<Entered> {
  await refuseBadPassword(form.password, 'password');
  await checkUse(house, visitor, { link: form, purposes: RESET_PURPOSES });
  const passwordHash = await hashInQueue(house, visitor.address, form.password);
  const entered = await writing(house, form.pilotId, async (change) => {
    const { db, pilotId, now } = change;
    await takeLink(db, form, { purposes: RESET_PURPOSES, now });
    await verifyPilot(change);
    await setNewPassword(change, passwordHash);
    return signIn(db, pilotId, { now, device: visitor.device });
  });
  house.letterBell.ring();
  return entered;
}

/**
 * Throws for an invalid link, and for one that would replace another pilot's session without consent; neither consumes the
 * link. Invalid ones are not counted per account: 256 bits cannot be guessed, but counting would let anyone block a pilot.
 */
async function checkUse(
  house: House,
  { address, session }: LinkVisitor,
  { link, purposes }: { readonly link: UsedLink; readonly purposes: readonly LinkPurpose[] },
): Promise<void> {
  await consume(house, 'linkAddress', address);
  await checkLink(house.db, link, { purposes, now: house.clock() });
  await consume(house, 'linkPilot', String(link.pilotId));
  const current = session === null ? null : await recogniseSession(house, session);
  if (current && current.pilotId !== link.pilotId && !link.replacesSession) throw new Refusal('userMismatch');
}
