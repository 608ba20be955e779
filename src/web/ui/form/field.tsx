import { type ReactNode, useId } from 'react';
import { languageOf } from '#web/english-words.ts';
import styles from './field.module.css';

/** Props that tie a control to its label, error and hint. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export interface FieldTexts {
  readonly label: string;
  /** Error message, shown under the field and read by screen readers. */
  readonly error?: string | undefined;
  /** Whether a message elsewhere is about this field: it is marked without one of its own. */
  readonly isWrong?: boolean | undefined;
  readonly hint?: ReactNode;
}

interface FieldProps extends FieldTexts {
  /** Renders the control with these props. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, error and hint below. */
export function Field({ label, error, isWrong = false, hint, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': isWrong || Boolean(error) })}
      {error && (
        <span className={styles.error} id={`${id}-error`} lang={languageOf(error)}>
          {error}
        </span>
      )}
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
