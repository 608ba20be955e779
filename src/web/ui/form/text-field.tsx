import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

/** A one-line field, also of `type="email"`, `"password"`, `"date"` and `"time"`. Takes all props of an input. */
export function TextField({ label, error, isWrong, hint, className, ...input }: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} isWrong={isWrong} hint={hint}>
      {(control) => <input {...input} {...control} className={classes(styles.control, className)} />}
    </Field>
  );
}
