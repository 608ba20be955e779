import type { ReactNode } from 'react';
import styles from './item-card.module.css';

interface ItemCardProps {
  readonly title: string;
  /** One line below the title. */
  readonly summary?: string | undefined;
  /** Beside the title: a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card on an item's page: a title with a chart, a table or a map. */
export function ItemCard({ title, summary, action, children }: ItemCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {summary && <p className={styles.summary}>{summary}</p>}
      {children}
    </section>
  );
}
