import type { ComponentProps } from 'react';
import { texts } from '#web/texts.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { accountTexts } from './account-texts.ts';

/** The field for the email of an account, its name for password managers. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return (
    <TextField
      label={texts.terms.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}

type AccountPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'revealLabel' | 'autoComplete'> & {
  /** Tells password managers which one it is. */
  readonly autoComplete: 'current-password' | 'new-password';
};

export function AccountPasswordField(props: AccountPasswordFieldProps) {
  return <PasswordField revealLabel={accountTexts.showPassword(props.label)} {...props} />;
}

/** A hidden field that names the account of a form to password managers. */
export function AccountName({ email }: { readonly email: string | null }) {
  return email === null ? null : <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
