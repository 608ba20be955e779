import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
