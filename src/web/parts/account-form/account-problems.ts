import { textsByField } from '#contract/messages/problem-text';
import { problemsOfNewPassword, problemsOfSignUp } from '#domain/account/account';
import type { Problem } from '#domain/problem';
import type { FormProblems } from '#web/parts/form/submission/submission.ts';
import { texts } from '#web/texts.ts';
import { accountTexts } from './account-texts.ts';

/** The entry of a login form. */
export interface LogInEntry {
  readonly email: string;
  readonly password: string;
}

/** The entry of a sign-up form. */
export interface SignUpEntry extends LogInEntry {
  readonly confirmed: string;
}

/** A new password, typed twice. */
export interface NewPasswordEntry {
  readonly password: string;
  readonly confirmed: string;
}

/** The entry of a password change. */
export interface ChangePasswordEntry {
  readonly currentPassword: string;
  readonly nextPassword: string;
  readonly confirmed: string;
}

const ALL_REQUIRED: FormProblems = { byField: {}, message: accountTexts.allRequired };
const NOT_SAME: FormProblems = { byField: {}, message: accountTexts.passwordsDiffer };
const NEW_NOT_SAME: FormProblems = { byField: {}, message: accountTexts.newPasswordsDiffer };
const NO_EMAIL: FormProblems = { byField: {}, message: accountTexts.emailRequired };

/** Returns the problems of a login before it is sent; null when there are none. */
export function problemsOfLogIn(entry: LogInEntry): FormProblems | null {
  return entry.email.trim() === '' || entry.password === '' ? ALL_REQUIRED : null;
}

/** Returns the problems of a sign-up before it is sent; null when there are none. */
export function problemsOfSignUpEntry(entry: SignUpEntry): FormProblems | null {
  if (entry.email.trim() === '' || entry.password === '') return ALL_REQUIRED;
  if (entry.password !== entry.confirmed) return NOT_SAME;
  return onFields(problemsOfSignUp(entry));
}

/** Returns the problems of a request for an email before it is sent; null when there are none. */
export function problemsOfEmailRequest({ email }: { readonly email: string }): FormProblems | null {
  return email.trim() === '' ? NO_EMAIL : null;
}

/** Returns the problems of a password reset before it is sent; null when there are none. */
export function problemsOfReset({ password, confirmed }: NewPasswordEntry): FormProblems | null {
  if (password === '') return ALL_REQUIRED;
  if (password !== confirmed) return NOT_SAME;
  return onFields(problemsOfNewPassword(password, 'password'));
}

/** Returns the problems of a password change before it is sent; null when there are none. */
export function problemsOfChange(entry: ChangePasswordEntry): FormProblems | null {
  if (entry.currentPassword === '' || entry.nextPassword === '') return ALL_REQUIRED;
  if (entry.nextPassword !== entry.confirmed) return NEW_NOT_SAME;
  return onFields(problemsOfNewPassword(entry.nextPassword, 'nextPassword'));
}

/** Returns the problems of a password that confirms an action; null when there are none. */
export function problemsOfPassword({ password }: { readonly password: string }): FormProblems | null {
  return password === '' ? ALL_REQUIRED : null;
}

function onFields(problems: readonly Problem[]): FormProblems | null {
  return problems.length === 0 ? null : { byField: textsByField(texts, problems), message: null };
}
