import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A label with its value. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Shown for an empty field (spec, section 9). */
export const DASH = '—';

/** Labelled values side by side, separated by hairlines. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
