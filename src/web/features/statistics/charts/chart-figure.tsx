import { type ReactNode, useState } from 'react';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx';
import type { StatisticsShown } from '../use-statistics.ts';
import styles from './charts.module.css';

interface ChartFigureProps {
  readonly title: string;
  /** Beside the title: that of an axis whose values have none. */
  readonly unit?: string | undefined;
  /** Shown while nothing is pointed at. */
  readonly summary: string;
  /** Returns the full name of an item of the chart. */
  readonly nameOf: (key: string) => string | undefined;
  /** The chart; it calls `onPoint` with the part below the pointer. */
  readonly children: (onPoint: (key: string | null) => void) => ReactNode;
  /** Controls beside the title. */
  readonly controls?: ReactNode;
  /** As wide as the page. */
  readonly whole?: boolean;
  /** Returns the same data as a table. */
  readonly table: () => DataTableProps;
}

/** A chart with its title, the name of the item pointed at, and its table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, unit, summary, nameOf, children, controls, whole = false, table } = props;
  const [pointed, setPointed] = useState<string | null>(null);
  const pointedName = pointed === null ? undefined : nameOf(pointed);
  return (
    <section className={classes(styles.card, whole && styles.whole)} aria-label={title}>
      <div className={styles.caption}>
        <div className={styles.head}>
          <h2>
            {title}
            {unit && <span className={styles.unit}> {unit}</span>}
          </h2>
          {controls}
        </div>
        <p className={pointedName ? styles.pointed : styles.summary} aria-hidden={pointedName !== undefined}>
          {pointedName ?? summary}
        </p>
      </div>
      {children(setPointed)}
      <ChartTable table={table} />
    </section>
  );
}

/** What the table of a chart is made from, beside the chart's data. */
export interface ChartTableOptions {
  readonly statistics: StatisticsShown;
  readonly title: string;
  /** Called with the key of the row that is chosen. */
  readonly onChoose: (key: string) => void;
}

/** The table of a chart, computed and rendered once it is opened. */
function ChartTable({ table }: { readonly table: () => DataTableProps }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.chartTable} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {statisticsTexts.table} <Icon name="down" />
      </summary>
      {open && <DataTable {...table()} />}
    </details>
  );
}
