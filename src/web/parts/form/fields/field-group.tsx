import type { ReactNode } from 'react';
import styles from '../form.module.css';

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields under a heading of their own. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
