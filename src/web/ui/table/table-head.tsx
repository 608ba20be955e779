import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Hidden } from '../text/hidden.tsx';
import type { Column } from './column.ts';
import type { SortDirection, Sorting } from './sorting.ts';
import styles from './table.module.css';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting;
  readonly onSort: (column: string, first: SortDirection) => void;
  readonly rowClass: string | undefined;
}

/** The column heads; those that sort are buttons, with `aria-sort` on the sorted one. */
export function TableHead<Row>({ columns, sorting, onSort, rowClass }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr className={classes(styles.headRow, rowClass)} aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell
            key={column.name}
            column={column}
            direction={sorting.column === column.name ? sorting.direction : undefined}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly direction: SortDirection | undefined;
  readonly onSort: (column: string, first: SortDirection) => void;
}

function HeadCell<Row>({ column, direction, onSort }: HeadCellProps<Row>) {
  const { sort, label, name, atEnd, className, head } = column;
  const cellClasses = classes(styles.headCell, atEnd && styles.atEnd, className);
  if (!sort && !head) return <HiddenHead label={label} className={cellClasses} />;
  return (
    <th scope="col" className={cellClasses} aria-sort={direction}>
      {sort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(name, sort.first)}>
          {label}
          {direction && <Icon name={direction === 'ascending' ? 'up' : 'down'} />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

/** The visually hidden head of a column of pictures. */
function HiddenHead({ label, className }: { readonly label: string; readonly className: string }) {
  return (
    <th scope="col" className={classes(className, styles.silent)}>
      <Hidden>{label}</Hidden>
    </th>
  );
}
