import { type PageName, pathOfLink } from '#contract/pages';
import type { Db } from '#server/db/schema';
import { unixSeconds } from '#server/house';
import type { LinkPurpose } from '#server/mail/letter-kind';
import {
  findToken,
  isTokenGood,
  putToken,
  type TokenKey,
  takeBackToken,
  takeToken,
} from '#server/repositories/auth-tokens';
import { hashToken, isToken, newToken } from '#server/security/tokens';
import { Refusal } from '../refusal.ts';

const MINUTE_S = 60;

/** The page that the link of each purpose leads to, and how long it is good. */
const LINKS = {
  verification: { lifeS: 3 * 24 * 60 * MINUTE_S, page: 'emailVerification' },
  oneTimeLogin: { lifeS: 15 * MINUTE_S, page: 'emailVerification' },
  resetPassword: { lifeS: 60 * MINUTE_S, page: 'resetByLink' },
} as const satisfies Record<LinkPurpose, { readonly lifeS: number; readonly page: PageName }>;

/** What a link carries in its address. */
export interface LetterLink {
  readonly pilotId: number;
  readonly authToken: string;
}

/** A link that was made for a letter. */
export interface NewLink {
  /** Told to the letter alone. */
  readonly path: string;
  /** To be called when the letter could not be sent: the link from before, which somebody may hold, is good again. */
  readonly takeBack: () => Promise<void>;
}

/** Makes a new link; an older one of the same purpose is no longer good. */
export async function makeLink(
  db: Db,
  { pilotId, purpose, now }: { readonly pilotId: number; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<NewLink> {
  const authToken = newToken();
  const { lifeS, page } = LINKS[purpose];
  const key = { pilotId, tokenHash: hashToken(authToken) };
  const before = await findToken(db, pilotId, purpose);
  await putToken(db, key, { purpose, expiresAtS: unixSeconds(now) + lifeS });
  const takeBack = async (): Promise<void> => {
    if (before) await takeBackToken(db, key, before);
  };
  return { path: pathOfLink(page, pilotId, authToken), takeBack };
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
