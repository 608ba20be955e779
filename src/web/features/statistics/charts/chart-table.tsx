import { useState } from 'react';
import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './charts.module.css';
import { DataTable, type DataTableProps } from './data-table.tsx';

/** The table of a chart, computed and rendered once it is opened. */
export function ChartTable({ table }: { readonly table: () => DataTableProps }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.chartTable} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.statistics.table} <Icon name="down" />
      </summary>
      {open && <DataTable {...table()} />}
    </details>
  );
}
