/** Tells password managers whose password a form is about; nobody sees it. */
export function AccountName({ email }: { readonly email: string | null }) {
  return email === null ? null : <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
