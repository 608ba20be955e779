import { type PageName, pathOfLink } from '#contract/pages';
import type { Db } from '#server/db/schema';
import { unixSeconds } from '#server/house';
import type { LinkPurpose } from '#server/mail/letter-kind';
import { isTokenGood, putToken, type TokenKey, takeToken } from '#server/repositories/auth-tokens';
import { hashToken, isToken, newToken } from '#server/security/tokens';
import { Refusal } from '../refusal.ts';

const MINUTE_S = 60;

/** The page that the link of each purpose leads to, and how long it is good. */
const LINKS = {
  verification: { lifeS: 3 * 24 * 60 * MINUTE_S, page: 'emailVerification' },
  oneTimeLogin: { lifeS: 15 * MINUTE_S, page: 'emailVerification' },
  resetPassword: { lifeS: 60 * MINUTE_S, page: 'resetByLink' },
} as const satisfies Record<LinkPurpose, { readonly lifeS: number; readonly page: PageName }>;

/** When links that are made now end, by their purposes; Unix seconds. */
export function linkEnds(nowS: number): Readonly<Record<LinkPurpose, number>> {
  const endOf = (purpose: LinkPurpose) => nowS + LINKS[purpose].lifeS;
  return {
    verification: endOf('verification'),
    oneTimeLogin: endOf('oneTimeLogin'),
    resetPassword: endOf('resetPassword'),
  };
}

/** What a link carries in its address. */
export interface LetterLink {
  readonly pilotId: number;
  readonly authToken: string;
}

/** A link for a letter. */
export interface NewLink {
  /** Told to the letter alone. */
  readonly path: string;
  /** Makes it good, and an older one of the same purpose worthless: to be called once the letter is handed over. */
  readonly open: (db: Db, now: Date) => Promise<void>;
}

/** Makes up a link. */
export function makeLink(pilotId: number, purpose: LinkPurpose): NewLink {
  const authToken = newToken();
  const { lifeS, page } = LINKS[purpose];
  const key = { pilotId, tokenHash: hashToken(authToken) };
  return {
    path: pathOfLink(page, pilotId, authToken),
    open: (db, now) => putToken(db, key, { purpose, expiresAtS: unixSeconds(now) + lifeS }),
  };
}

/** What a link is used for, and when. */
interface LinkUse {
  readonly purposes: readonly LinkPurpose[];
  readonly now: Date;
}

/** Refuses a link that is not good for any of the purposes; it is not used up. */
export async function checkLink(db: Db, link: LetterLink, { purposes, now }: LinkUse): Promise<void> {
  const isGood = await isTokenGood(db, keyOf(link), { purposes, nowS: unixSeconds(now) });
  if (!isGood) throw new Refusal('badLink');
}

/** Uses a link up, within the transaction of what it is used for; answers which of the purposes it was good for. */
export async function takeLink(db: Db, link: LetterLink, { purposes, now }: LinkUse): Promise<LinkPurpose> {
  const purpose = await takeToken(db, keyOf(link), { purposes, nowS: unixSeconds(now) });
  if (purpose === null) throw new Refusal('badLink');
  return purpose;
}

/** Texts that can be no token of ours, of any length, are not even hashed. */
function keyOf({ pilotId, authToken }: LetterLink): TokenKey {
  if (!isToken(authToken)) throw new Refusal('badLink');
  return { pilotId, tokenHash: hashToken(authToken) };
}
