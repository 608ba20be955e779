import type { ReactNode } from 'react';
import styles from './detail-list.module.css';

/** A label with its value. */
export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labelled values side by side, separated by hairlines. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ label, value }) => (
        <div key={label} className={styles.detail}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
