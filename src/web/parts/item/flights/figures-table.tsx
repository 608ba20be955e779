import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { Icon } from '#web/ui/icon.tsx';
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx';
import styles from '../item-card.module.css';

interface FiguresTableProps extends DataTableProps {
  /** The button that opens it. */
  readonly caption?: string;
}

/** The figures of a chart or map of an item's page as a table, closed at first. */
export function FiguresTable({ caption = itemPageTexts.table, ...table }: FiguresTableProps) {
  return (
    <details className={styles.figures}>
      <summary>
        {caption} <Icon name="down" />
      </summary>
      <DataTable {...table} />
    </details>
  );
}
