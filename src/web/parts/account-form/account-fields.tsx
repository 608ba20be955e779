import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ACCOUNT as accountTexts } from '#texts/account';
import { texts } from '#web/texts.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from '../../ui/form/field.module.css';
import { Field, type FieldTexts } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Hidden } from '../../ui/text/hidden.tsx';
import { takeTypedEmail } from './typed-email.ts';

/** The field for the email of an account, its name for password managers. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const [typed] = useState(takeTypedEmail);
  return (
    <TextField
      label={texts.terms.email}
      defaultValue={typed}
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

type AccountPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'revealLabel' | 'autoComplete'
> & {
  readonly of: keyof typeof accountTexts.passwords;
  /** Tells password managers which one it is. */
  readonly autoComplete: 'current-password' | 'new-password';
};

export function AccountPasswordField({ of, ...props }: AccountPasswordFieldProps) {
  const { label, reveal } = accountTexts.passwords[of];
  return <PasswordField label={label} revealLabel={reveal} {...props} />;
}

/** A hidden field that names the account of a form to password managers. */
export function AccountName({ email }: { readonly email: string | null }) {
  return email === null ? null : <input type="email" autoComplete="username" value={email} readOnly hidden />;
}

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  /** Name of the button that shows the typed password: 'Show password'. */
  readonly revealLabel: string;
}

/** A field for a password, with a button that shows it. It is hidden again when it is sent. */
function PasswordField({ label, error, isWrong, hint, revealLabel, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Browsers offer values that a visible field sent in other forms.
    const form = control.current?.form;
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field label={label} error={error} isWrong={isWrong} hint={hint}>
      {(tied) => (
        <div className={styles.withButton}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...tied}
            ref={control}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
          />
          <button type="button" className={styles.inside} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
            <Hidden>{revealLabel}</Hidden>
          </button>
        </div>
      )}
    </Field>
  );
}
