import type { ComponentProps, ReactNode } from 'react';
import itemStyles from './item.module.css';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of an item's page, with a heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={itemStyles.section}>
      <h2 className={itemStyles.subtitle}>{title}</h2>
      {children}
    </section>
  );
}

/** Quiet words about what follows. */
export function SectionLead(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.lead} />;
}

/** The buttons of a section; on a phone each as wide as the page. */
export function SectionButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
