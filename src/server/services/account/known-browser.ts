import { constantTimeEqual, isToken, newToken, sign } from '#server/security/tokens';
import type { Configured } from '#server/services/app-context';
import type { Client } from '#server/services/client';

/** An account that a browser has been logged in to. */
export interface KnownAccount {
  readonly pilotId: number;
  readonly emailKey: string;
}

/** A browser known to an account, identified by a random number. */
interface KnownBrowser {
  readonly pilotId: number;
  readonly nonce: string;
}

/**
 * Returns the device cookie that a browser gets at login and keeps after logout: `pilot.nonce.signature`. It grants no
 * access: it only shows that the account was used in this browser (OWASP, device cookies).
 */
export function knownBrowserProof(context: Configured<'secret'>, account: KnownAccount): string {
  const browser = { pilotId: account.pilotId, nonce: newToken() };
  return `${browser.pilotId}.${browser.nonce}.${signatureOf(context, browser, account.emailKey)}`;
}

/**
 * Returns the key under which an account's attempts are counted. Each known browser is counted separately, so that
 * nobody can lock a pilot out there by trying wrong passwords or requesting emails.
 */
export function rateLimitSubject(context: Configured<'secret'>, client: Client, emailKey: string): string {
  const browser = knownBrowser(context, client, emailKey);
  return browser ? `browser ${browser.nonce}` : `email ${emailKey}`;
}

/** Whether the pilot has logged in from this browser before. */
export function isKnown(context: Configured<'secret'>, client: Client, { pilotId, emailKey }: KnownAccount): boolean {
  return knownBrowser(context, client, emailKey)?.pilotId === pilotId;
}

function knownBrowser(context: Configured<'secret'>, { known }: Client, emailKey: string): KnownBrowser | null {
  const [pilot = '', nonce = '', signature = ''] = known?.split('.') ?? [];
  const browser = { pilotId: Number(pilot), nonce };
  const isOurs = isToken(nonce) && constantTimeEqual(signature, signatureOf(context, browser, emailKey));
  return isOurs ? browser : null;
}

function signatureOf(context: Configured<'secret'>, { pilotId, nonce }: KnownBrowser, emailKey: string): string {
  return sign(context.configuration.secret, 'known-browser', `${pilotId} ${nonce} ${emailKey}`);
}
