import { useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import styles from './statistics.module.css';

/** The table of a chart, computed and rendered once it is opened. */
export function ChartTable({ table }: { readonly table: () => DataTableProps }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.chartTable} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Table <Icon name="down" />
      </summary>
      {open && (
        <div className={styles.scroll}>
          <DataTable {...table()} />
        </div>
      )}
    </details>
  );
}
