import { type ReactNode, useId } from 'react';
import styles from '../css/field.module.css';

/** What a control of a field needs, so that its label, error and hint are tied to it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

/** What every field may be told. */
export interface FieldTexts {
  readonly label: string;
  /** What is wrong; shown under the field and read out. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

interface FieldProps extends FieldTexts {
  /** Draws the control with the props it is given. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label above a control, a hint and an error under it. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
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
