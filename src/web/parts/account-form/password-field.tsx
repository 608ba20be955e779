import type { ComponentProps } from 'react';
import { PasswordField as Field } from '#web/ui/form/password-field.tsx';
import { accountTexts } from './account-texts.ts';

type AccountPasswordFieldProps = Omit<ComponentProps<typeof Field>, 'revealLabel' | 'autoComplete'> & {
  /** Tells password managers which one it is. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A field for a password of the account. */
export function PasswordField(props: AccountPasswordFieldProps) {
  return <Field revealLabel={accountTexts.showPassword(props.label)} {...props} />;
}
