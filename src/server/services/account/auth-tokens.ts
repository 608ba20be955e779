import { type PageName, pathOfLink } from '#contract/pages/pages';
import type { LinkPurpose } from '#domain/account';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { isTokenValid, putToken, renewToken, type TokenKey, takeToken } from '#server/repositories/auth-tokens';
import { hashToken, isToken, newToken } from '#server/security/tokens';
import { AppError } from '../app-error.ts';

const MINUTE_S = 60;

/** For each purpose the page that its link opens, and how long it is valid. */
const LINKS = {
  verification: { lifeS: 3 * 24 * 60 * MINUTE_S, page: 'emailVerification' },
  oneTimeLogin: { lifeS: 15 * MINUTE_S, page: 'emailVerification' },
  resetPassword: { lifeS: 60 * MINUTE_S, page: 'resetByLink' },
} as const satisfies Record<LinkPurpose, { readonly lifeS: number; readonly page: PageName }>;

/** Returns when links created now expire, by purpose; Unix seconds. */
export function linkEnds(nowS: number): Readonly<Record<LinkPurpose, number>> {
  const endOf = (purpose: LinkPurpose) => nowS + LINKS[purpose].lifeS;
  return {
    verification: endOf('verification'),
    oneTimeLogin: endOf('oneTimeLogin'),
    resetPassword: endOf('resetPassword'),
  };
}

/** The parameters in a link's URL. */
export interface EmailLink {
  readonly pilotId: number;
  readonly authToken: string;
}

export interface NewLink {
  /** Secret: known to the email only. */
  readonly path: string;
  /** Activates it and replaces an older one of the same purpose: to be called once the email is handed over. */
  readonly open: (db: Db, now: Date) => Promise<void>;
}

/** Creates a link, which is not valid until `open` is called. */
export function makeLink(pilotId: number, purpose: LinkPurpose): NewLink {
  const authToken = newToken();
  const { lifeS, page } = LINKS[purpose];
  const key = { pilotId, tokenHash: hashToken(authToken) };
  return {
    path: pathOfLink(page, pilotId, authToken),
    open: (db, now) => putToken(db, key, { purpose, expiresAtS: unixSeconds(now) + lifeS }),
  };
}

/** Makes the last link that was emailed valid as if it were sent now, unless it has been used; does nothing without one, or without an account. */
export function renewLink(
  db: Db,
  { emailKey, kind: purpose }: { readonly emailKey: string; readonly kind: LinkPurpose },
  now: Date,
): Promise<void> {
  return renewToken(db, { emailKey, purpose }, unixSeconds(now) + LINKS[purpose].lifeS);
}

/** The purpose of a link, and when it is used. */
interface LinkUse {
  readonly purposes: readonly LinkPurpose[];
  readonly now: Date;
}

/** Throws `badLink` unless the link is valid for one of the purposes. Does not consume it. */
export async function checkLink(db: Db, link: EmailLink, { purposes, now }: LinkUse): Promise<void> {
  const isGood = await isTokenValid(db, keyOf(link), { purposes, nowS: unixSeconds(now) });
  if (!isGood) throw new AppError('badLink');
}

/** Consumes a link within the transaction of its use. Returns its purpose; throws `badLink` when it is not valid. */
export async function takeLink(db: Db, link: EmailLink, { purposes, now }: LinkUse): Promise<LinkPurpose> {
  const purpose = await takeToken(db, keyOf(link), { purposes, nowS: unixSeconds(now) });
  if (purpose === null) throw new AppError('badLink');
  return purpose;
}

/** Text of arbitrary length that cannot be a token is not even hashed. */
function keyOf({ pilotId, authToken }: EmailLink): TokenKey {
  if (!isToken(authToken)) throw new AppError('badLink');
  return { pilotId, tokenHash: hashToken(authToken) };
}
