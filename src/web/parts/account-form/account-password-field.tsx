import type { ComponentProps } from 'react';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { accountTexts } from './account-texts.ts';

type AccountPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'revealLabel' | 'autoComplete'> & {
  /** Tells password managers which one it is. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A field for a password of the account. */
export function AccountPasswordField(props: AccountPasswordFieldProps) {
  return <PasswordField revealLabel={accountTexts.showPassword(props.label)} {...props} />;
}
