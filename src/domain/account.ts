import { type FieldOf, type Problem, problemsIn } from './problem.ts';
import { codePointLength, MIN_PASSWORD, problemsOfText } from './text.ts';

/** Most characters of a password. */
export const MAX_PASSWORD = 1_000;
/** Most characters of an email address: 64 before the @ and 255 after it (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL = 320;

/** White space, invisible characters, and what separates or quotes addresses in an email's header (RFC 5322, 3.2.3). */
const FORBIDDEN = String.raw`\s\p{Cc}\p{Cf}@,;:<>()\[\]"\\`;
/** A host name label in letters of any script (RFC 5890), with hyphens inside only. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?`;
/** One @, text before it, and after it at least two labels separated by dots, the last of two characters or more. */
const EMAIL = new RegExp(`^[^${FORBIDDEN}]{1,64}@(?<domain>(?:${LABEL}\\.)+(?=..)${LABEL})$`, 'u');

/** Returns the form of a password in which it is compared with common ones: without regard to case. */
export function commonPasswordKey(password: string): string {
  return password.normalize('NFC').toLowerCase();
}

/** A visitor's entries at sign-up. */
export interface SignUp {
  readonly email: string;
  readonly password: string;
}

/** Returns every problem of an email address and a new password. */
export function problemsOfSignUp(signUp: SignUp): readonly Problem[] {
  return [...problemsOfEmail(signUp.email), ...problemsOfNewPassword(signUp.password, 'password')];
}

/** Returns the problems of an email address; white space around it does not count. */
export function problemsOfEmail(email: string): readonly Problem[] {
  const address = email.trim();
  const text = problemsIn(
    { subject: 'account', field: 'email' },
    problemsOfText(address, { max: MAX_EMAIL, required: true }),
  );
  if (text.length > 0) return text;
  return isEmail(address) ? [] : [{ subject: 'account', field: 'email', code: 'notEmail' }];
}

/** The domain must be as mail servers write it: full-width letters would allow a second account for one mailbox. */
function isEmail(address: string): boolean {
  const domain = EMAIL.exec(address)?.groups?.domain;
  return domain !== undefined && domain === domain.normalize('NFKC');
}

/** Returns the problems of a password that is about to be set, reported for the given field. */
export function problemsOfNewPassword(password: string, field: FieldOf<'account'>): readonly Problem[] {
  const text = problemsIn(
    { subject: 'account', field },
    problemsOfText(password, { max: MAX_PASSWORD, required: true }),
  );
  if (text.length > 0) return text;
  return codePointLength(password) < MIN_PASSWORD ? [{ subject: 'account', field, code: 'passwordTooShort' }] : [];
}

/** Returns the key under which two addresses are the same account: trimmed, NFC, lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The purposes of links in emails. */
export const LINK_PURPOSES = ['verification', 'oneTimeLogin', 'resetPassword'] as const;

/** The purpose of a link in an email. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const EMAIL_KINDS = [...LINK_PURPOSES, 'passwordChanged', 'checksDue'] as const;

export type EmailKind = (typeof EMAIL_KINDS)[number];
