import type { Problem } from './problem.ts';
import { lengthOf, problemsOfText } from './text.ts';

/** Fewest characters of a new password. */
export const MIN_PASSWORD = 8;
/** Most characters of a password. */
export const MAX_PASSWORD = 1_000;
/** Most characters of an email address: 64 before the @ and 255 after it (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL = 320;

/** White space, control characters, and what would part or quote addresses in a letter's head (RFC 5322, 3.2.3). */
const NEVER = String.raw`\s\p{Cc}@,;:<>()\[\]"\\`;
/** One @, something before it, and after it at least two names parted by dots. */
const EMAIL = new RegExp(`^[^${NEVER}]{1,64}@(?:[^${NEVER}.]+\\.)+[^${NEVER}.]{2,}$`, 'u');

/** What a visitor gives to sign up. */
export interface SignUp {
  readonly email: string;
  readonly password: string;
}

/** Every problem of an email address and a new password. */
export function problemsOfSignUp(signUp: SignUp): readonly Problem[] {
  return [...problemsOfEmail(signUp.email), ...problemsOfNewPassword(signUp.password, 'password')];
}

/** The problems of an email address; white space around it does not count. */
export function problemsOfEmail(email: string): readonly Problem[] {
  const address = email.trim();
  const text = problemsOfText(address, { subject: 'account', field: 'email', max: MAX_EMAIL, required: true });
  if (text.length > 0) return text;
  return EMAIL.test(address) ? [] : [{ subject: 'account', field: 'email', code: 'notEmail' }];
}

/** The problems of a password that is about to be set, found in the field named. */
export function problemsOfNewPassword(password: string, field: string): readonly Problem[] {
  const text = problemsOfText(password, { subject: 'account', field, max: MAX_PASSWORD, required: true });
  if (text.length > 0) return text;
  return lengthOf(password) < MIN_PASSWORD ? [{ subject: 'account', field, code: 'passwordTooShort' }] : [];
}

/** What makes two addresses the same account: trimmed, NFC, lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
