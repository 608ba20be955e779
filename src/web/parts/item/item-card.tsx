import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import styles from './item-card.module.css';

interface ItemCardProps {
  readonly title: string;
  /** One line below the title. */
  readonly summary?: string | undefined;
  /** The summary may be longer than a line: it has room for two and no more, so that the content below stays in its place. */
  readonly isLong?: boolean;
  /** Beside the title: a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card on an item's page: a title with a chart, a table or a map. */
export function ItemCard({ title, summary, isLong = false, action, children }: ItemCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {summary && (
        <p className={classes(styles.summary, isLong && styles.long)}>
          {isLong ? <TwoLines>{summary}</TwoLines> : summary}
        </p>
      )}
      {children}
    </section>
  );
}
