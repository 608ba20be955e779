import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Hidden } from '../text/hidden.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  /** Name of the button that shows what is typed: 'Show password'. */
  readonly revealLabel: string;
}

/** A field for a password, with a button that shows what is typed. What is sent is hidden again. */
export function PasswordField({ label, error, isWrong, hint, revealLabel, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Browsers offer what a visible field sent in other forms.
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
