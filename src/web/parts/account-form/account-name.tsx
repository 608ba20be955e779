/** A hidden field that names the account of a form to password managers. */
export function AccountName({ email }: { readonly email: string | null }) {
  return email === null ? null : <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
