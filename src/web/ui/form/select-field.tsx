import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

/** One option of a select field. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Of a label that is in another language than the page. */
  readonly lang?: string;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  readonly choices: readonly SelectOption[];
}

/** A native select. */
export function SelectField({ label, error, hint, choices, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.selectBox}>
          <select {...select} {...control} className={classes(styles.control, styles.select)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} lang={choice.lang}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      )}
    </Field>
  );
}
