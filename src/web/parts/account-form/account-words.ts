import { wordsByField } from '#contract/problem-words';
import { problemsOfNewPassword, problemsOfSignUp } from '#domain/account';
import type { Problem } from '#domain/problem';

/** What is wrong with an account form: for all of it, or field by field. */
export type AccountProblems =
  | { readonly of: 'form'; readonly message: string }
  | { readonly of: 'fields'; readonly messages: Readonly<Record<string, string>> };

/** What a visitor types to log in. */
export interface LogInEntry {
  readonly email: string;
  readonly password: string;
}

/** What a visitor types to sign up. */
export interface SignUpEntry extends LogInEntry {
  readonly confirmed: string;
}

/** A new password, typed twice. */
export interface NewPasswordEntry {
  readonly password: string;
  readonly confirmed: string;
}

/** What a pilot types to change the password. */
export interface ChangePasswordEntry {
  readonly currentPassword: string;
  readonly nextPassword: string;
  readonly confirmed: string;
}

const ALL_REQUIRED: AccountProblems = { of: 'form', message: 'All fields are required' };
const NOT_SAME: AccountProblems = { of: 'form', message: 'Password and confirmed password must be the same' };
const NEW_NOT_SAME: AccountProblems = { of: 'form', message: 'New password and confirmed password must be the same' };
const NO_EMAIL: AccountProblems = { of: 'form', message: 'Enter your email address' };

/** What is wrong with a login before it is sent; null when nothing is. */
export function problemsOfLogIn(entry: LogInEntry): AccountProblems | null {
  return entry.email.trim() === '' || entry.password === '' ? ALL_REQUIRED : null;
}

/** What is wrong with a sign-up before it is sent; null when nothing is. */
export function problemsOfSignUpEntry(entry: SignUpEntry): AccountProblems | null {
  if (entry.email.trim() === '' || entry.password === '') return ALL_REQUIRED;
  if (entry.password !== entry.confirmed) return NOT_SAME;
  return onFields(problemsOfSignUp(entry));
}

/** What is wrong with asking for a letter before it is asked for; null when nothing is. */
export function problemsOfEmailRequest({ email }: { readonly email: string }): AccountProblems | null {
  return email.trim() === '' ? NO_EMAIL : null;
}

/** What is wrong with the password that an emailed link lets one set; null when nothing is. */
export function problemsOfReset({ password, confirmed }: NewPasswordEntry): AccountProblems | null {
  if (password === '') return ALL_REQUIRED;
  if (password !== confirmed) return NOT_SAME;
  return onFields(problemsOfNewPassword(password, 'password'));
}

/** What is wrong with a change of password before it is sent; null when nothing is. */
export function problemsOfChange(entry: ChangePasswordEntry): AccountProblems | null {
  if (entry.currentPassword === '' || entry.nextPassword === '') return ALL_REQUIRED;
  if (entry.nextPassword !== entry.confirmed) return NEW_NOT_SAME;
  return onFields(problemsOfNewPassword(entry.nextPassword, 'nextPassword'));
}

/** What is wrong with a password that only says who it is; null when nothing is. */
export function problemsOfPassword({ password }: { readonly password: string }): AccountProblems | null {
  return password === '' ? ALL_REQUIRED : null;
}

function onFields(problems: readonly Problem[]): AccountProblems | null {
  return problems.length === 0 ? null : { of: 'fields', messages: wordsByField(problems) };
}
