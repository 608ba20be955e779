import { useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import styles from './charts.module.css';

/** What the table of a chart is made from, beside the chart's data. */
export interface ChartTableOptions {
  readonly statistics: StatisticsShown;
  readonly title: string;
  /** Called with the key of the row that is chosen. */
  readonly onChoose: (key: string) => void;
}

/** The table of a chart, computed and rendered once it is opened. */
export function ChartTable({ table }: { readonly table: () => DataTableProps }) {
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
