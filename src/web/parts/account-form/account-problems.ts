import { textsByField } from '#contract/messages/problem-text';
import { problemsOfNewPassword, problemsOfSignUp } from '#domain/account';
import type { Problem } from '#domain/problem';
import { ACCOUNT as accountTexts } from '#texts/account';
import type { FormProblems } from '#web/parts/form/submission.ts';
import { problemTexts } from '#web/problem-texts.ts';

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

export interface ChangePasswordEntry {
  readonly currentPassword: string;
  readonly nextPassword: string;
  readonly confirmed: string;
}

const NOT_SAME: FormProblems = { byField: {}, message: accountTexts.passwordsDiffer, wrong: ['confirmed'] };
const NEW_NOT_SAME: FormProblems = { byField: {}, message: accountTexts.newPasswordsDiffer, wrong: ['confirmed'] };

/** Returns the problems of a login before it is sent; null when there are none. */
export function problemsOfLogIn(entry: LogInEntry): FormProblems | null {
  return missing(entry, ['email', 'password']);
}

/** Returns the problems of a sign-up before it is sent; null when there are none. */
export function problemsOfSignUpEntry(entry: SignUpEntry): FormProblems | null {
  const empty = missing(entry, ['email', 'password']);
  if (empty) return empty;
  if (entry.password !== entry.confirmed) return NOT_SAME;
  return onFields(problemsOfSignUp(entry));
}

/** Returns the problems of a request for an email before it is sent; null when there are none. */
export function problemsOfEmailRequest(entry: { readonly email: string }): FormProblems | null {
  return missing(entry, ['email'], accountTexts.emailRequired);
}

/** Returns the problems of a password reset before it is sent; null when there are none. */
export function problemsOfReset(entry: NewPasswordEntry): FormProblems | null {
  const empty = missing(entry, ['password']);
  if (empty) return empty;
  if (entry.password !== entry.confirmed) return NOT_SAME;
  return onFields(problemsOfNewPassword(entry.password, 'password'));
}

/** Returns the problems of a password change before it is sent; null when there are none. */
export function problemsOfChange(entry: ChangePasswordEntry): FormProblems | null {
  const empty = missing(entry, ['currentPassword', 'nextPassword']);
  if (empty) return empty;
  if (entry.nextPassword !== entry.confirmed) return NEW_NOT_SAME;
  return onFields(problemsOfNewPassword(entry.nextPassword, 'nextPassword'));
}

/** Returns the problems of a password that confirms an action; null when there are none. */
export function problemsOfPassword(entry: { readonly password: string }): FormProblems | null {
  return missing(entry, ['password']);
}

/** Returns the problem of the fields that are empty, an email of white space, too; null when all are filled in. */
function missing<Name extends string>(
  entry: Readonly<Record<Name, string>>,
  required: readonly Name[],
  message: string = accountTexts.allRequired,
): FormProblems | null {
  const wrong = required.filter((name) => (name === 'email' ? entry[name].trim() : entry[name]) === '');
  return wrong.length === 0 ? null : { byField: {}, message, wrong };
}

function onFields(problems: readonly Problem[]): FormProblems | null {
  return problems.length === 0 ? null : { byField: textsByField(problemTexts, problems), message: null };
}
