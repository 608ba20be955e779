import { type ReactNode, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { DataTableProps } from './data-table.tsx';
import styles from './statistics.module.css';
import { TableBehind } from './table-behind.tsx';

interface ChartFigureProps {
  readonly title: string;
  /** Said while nothing is pointed at. */
  readonly summary: string;
  /** What an item of the chart is, in full. */
  readonly nameOf: (key: string) => string | undefined;
  /** The chart; it calls `onPoint` with what is pointed at. */
  readonly children: (onPoint: (key: string | null) => void) => ReactNode;
  /** As wide as the page. */
  readonly whole?: boolean;
  /** The same as a table. */
  readonly table: () => DataTableProps;
}

/** A chart with its title, what it says where one points, and its table. */
export function ChartFigure({ title, summary, nameOf, children, whole = false, table }: ChartFigureProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const told = pointed === null ? undefined : nameOf(pointed);
  return (
    <section className={classes(styles.card, whole && styles.whole)} aria-label={title}>
      <div className={styles.caption}>
        <h2>{title}</h2>
        <p className={told ? styles.told : styles.summary} aria-hidden={told !== undefined}>
          {told ?? summary}
        </p>
      </div>
      {children(setPointed)}
      <TableBehind table={table} />
    </section>
  );
}
