import type { ReactNode } from 'react';
import styles from './item.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of an item's page, with a heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>{title}</h2>
      {children}
    </section>
  );
}
