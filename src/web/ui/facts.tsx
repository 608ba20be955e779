import type { ReactNode } from 'react';
import styles from './css/facts.module.css';

/** A fact with its name; the spec's em dash stands for an empty one. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is shown for an empty field (spec, section 9). */
export const DASH = '—';

/** Facts side by side, hairlines between them. */
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
