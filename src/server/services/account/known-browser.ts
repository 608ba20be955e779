import type { House } from '#server/house';
import { areSame, sign } from '#server/security/tokens';
import type { Visitor } from '../visitor.ts';

/**
 * What a browser is given once a pilot has logged in there, and keeps after the logout. It opens nothing: it only says
 * that this browser is no stranger to the account (OWASP, device cookies).
 */
export function proofOfAcquaintance(house: House, emailKey: string): string {
  return sign(house.configuration.secret, 'known-browser', emailKey);
}

/**
 * The name under which the tries of an account are counted. Those from browsers that the account knows are counted apart
 * from those of strangers, so that nobody can lock a pilot out by trying wrong passwords or asking for letters.
 */
export function countedAs(house: House, visitor: Visitor, emailKey: string): string {
  return isKnown(house, visitor, emailKey) ? `known ${emailKey}` : emailKey;
}

/** Whether a pilot of this email has logged in there before. */
export function isKnown(house: House, { known }: Visitor, emailKey: string): boolean {
  return known !== null && areSame(known, proofOfAcquaintance(house, emailKey));
}
