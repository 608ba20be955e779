import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

/** A field for several lines of text. */
export function TextArea({ label, error, hint, ...area }: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <textarea {...area} {...control} className={classes(styles.control, styles.area)} />}
    </Field>
  );
}
