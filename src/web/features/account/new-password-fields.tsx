import { AccountPasswordField } from '#web/parts/account-form/account-password-field.tsx';
import { accountTexts } from '#web/parts/account-form/account-texts.ts';
import type { AccountFormState } from '#web/parts/account-form/use-account-form.ts';

interface NewPasswordFieldsProps {
  /** Label of the first field: 'New password'. */
  readonly label: string;
  /** Name of the first field in the request. */
  readonly name: 'password' | 'nextPassword';
  readonly field: AccountFormState['field'];
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, name, field }: NewPasswordFieldsProps) {
  return (
    <>
      <AccountPasswordField
        label={label}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={accountTexts.passwordHint}
        {...field(name)}
      />
      <AccountPasswordField
        label={accountTexts.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
        {...field('confirmed')}
      />
    </>
  );
}
