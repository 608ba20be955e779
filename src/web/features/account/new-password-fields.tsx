import { accountTexts } from '#web/parts/account-form/account-texts.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

interface NewPasswordFieldsProps {
  /** Label of the first field: 'New password'. */
  readonly label: string;
  /** Name of the first field in the request. */
  readonly name: 'password' | 'nextPassword';
  readonly error: string | undefined;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, name, error }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        name={name}
        type="password"
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
        error={error}
      />
      <TextField label={accountTexts.confirmPassword} name="confirmed" type="password" autoComplete="new-password" />
    </>
  );
}
