import { wordsByField } from '#contract/problem-words';
import { problemsOfSignUp } from '#domain/account';

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

const ALL_REQUIRED: AccountProblems = { of: 'form', message: 'All fields are required' };
const NOT_SAME: AccountProblems = { of: 'form', message: 'Password and confirmed password must be the same' };

/** What is wrong with a login before it is sent; null when nothing is. */
export function problemsOfLogIn(entry: LogInEntry): AccountProblems | null {
  return entry.email.trim() === '' || entry.password === '' ? ALL_REQUIRED : null;
}

/** What is wrong with a sign-up before it is sent; null when nothing is. */
export function problemsOfSignUpEntry(entry: SignUpEntry): AccountProblems | null {
  if (entry.email.trim() === '' || entry.password === '') return ALL_REQUIRED;
  if (entry.password !== entry.confirmed) return NOT_SAME;
  const problems = problemsOfSignUp(entry);
  return problems.length === 0 ? null : { of: 'fields', messages: wordsByField(problems) };
}
