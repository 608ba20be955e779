import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

interface NumberFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'inputMode'> {
  /** Shown inside the field, at its end. */
  readonly unit?: string | undefined;
}

/** A field for a whole number; its value is the typed text. Opens the numeric keyboard; typing replaces the number that it had. */
export function NumberField({ label, error, hint, unit, ...input }: NumberFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={unit ? styles.withUnit : undefined}>
          <input
            autoComplete="off"
            enterKeyHint="done"
            onFocus={(event) => event.target.select()}
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            className={styles.control}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
