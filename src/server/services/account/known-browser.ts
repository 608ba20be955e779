import type { House } from '#server/house';
import { areSame, isToken, newToken, sign } from '#server/security/tokens';
import type { Visitor } from '#server/services/visitor';

/** An account that a browser has been logged in to. */
export interface KnownAccount {
  readonly pilotId: number;
  readonly emailKey: string;
}

/** A browser that an account knows, by its own number. */
interface KnownBrowser {
  readonly pilotId: number;
  readonly nonce: string;
}

/**
 * What a browser is given once a pilot has logged in there, and keeps after the logout: `pilot.nonce.signature`. It
 * opens nothing: it only says that this browser is no stranger to the account (OWASP, device cookies).
 */
export function proofOfAcquaintance(house: House, account: KnownAccount): string {
  const browser = { pilotId: account.pilotId, nonce: newToken() };
  return `${browser.pilotId}.${browser.nonce}.${signatureOf(house, browser, account.emailKey)}`;
}

/**
 * The name under which the tries of an account are counted. Each browser that the account knows is counted by itself, so
 * that nobody can lock a pilot out there by trying wrong passwords or asking for letters.
 */
export function countedAs(house: House, visitor: Visitor, emailKey: string): string {
  const browser = knownBrowser(house, visitor, emailKey);
  return browser ? `browser ${browser.nonce}` : `email ${emailKey}`;
}

/** Whether a pilot has logged in there before. */
export function isKnown(house: House, visitor: Visitor, { pilotId, emailKey }: KnownAccount): boolean {
  return knownBrowser(house, visitor, emailKey)?.pilotId === pilotId;
}

function knownBrowser(house: House, { known }: Visitor, emailKey: string): KnownBrowser | null {
  const [pilot = '', nonce = '', signature = ''] = known?.split('.') ?? [];
  const browser = { pilotId: Number(pilot), nonce };
  const isOurs = isToken(nonce) && areSame(signature, signatureOf(house, browser, emailKey));
  return isOurs ? browser : null;
}

function signatureOf(house: House, { pilotId, nonce }: KnownBrowser, emailKey: string): string {
  return sign(house.configuration.secret, 'known-browser', `${pilotId} ${nonce} ${emailKey}`);
}
