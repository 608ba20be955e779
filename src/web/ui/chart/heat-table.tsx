import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import { classes } from '../classes.ts';
import { NARROW, useMedia } from '../use-media.ts';
import { heatLevel } from './heat-grid.ts';
import styles from './heat-table.module.css';
import { indexAfterKey } from './series/use-chart-items.ts';

/** A value of a heat table. */
interface HeatTableCell {
  /** Among the cells of its row. */
  readonly key: string;
  /** Its share of the greatest value is the shade; a cell of 0 is empty. */
  readonly value: number;
  /** The value as it is shown. */
  readonly text: string;
  /** The value with its subject, for screen readers: `May 2025: 3 flights`. */
  readonly name: string;
  /** The path that a click leads to. */
  readonly href: string;
}

/** A row of a heat table: its name, its cells and their total. */
export interface HeatRow {
  readonly key: string;
  readonly head: Omit<HeatTableCell, 'key'>;
  readonly cells: readonly HeatTableCell[];
}

interface HeatTableProps {
  /** Accessible name. */
  readonly label: string;
  /** Heads of the columns: of the row's name, of each cell, and of the total. */
  readonly head: readonly string[];
  readonly rows: readonly HeatRow[];
}

const LEVELS = ['', styles.level1, styles.level2, styles.level3, styles.level4];

/**
 * Values by rows and columns, greater ones darker: a table whose cells are links, one of them in the order of Tab; arrow keys go
 * to the others. The last column has the totals of the rows, which narrow screens leave out; there only the rows are links.
 */
export function HeatTable({ label, head, rows }: HeatTableProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const narrow = useMedia(NARROW);
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value)));
  const linked = rows.filter(({ head: { value } }) => value > 0);
  const keys = new Set(linked.flatMap(({ key, cells }) => [key, ...cells.map((cell) => keyOf(key, cell))]));
  const tabStop = current !== null && keys.has(current) ? current : linked[0]?.key;
  const linkProps = (key: string): LinkProps => ({
    'data-key': key,
    tabIndex: key === tabStop ? 0 : -1,
    onFocus: () => setCurrent(key),
  });
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={label} onKeyDown={focusAfter}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} most={most} narrow={narrow} linkProps={linkProps} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LinkProps {
  readonly 'data-key': string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

interface RowProps {
  readonly row: HeatRow;
  /** The greatest value of a cell of the table. */
  readonly most: number;
  readonly narrow: boolean;
  readonly linkProps: (key: string) => LinkProps;
}

function Row({ row: { key, head, cells }, most, narrow, linkProps }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {head.value > 0 ? (
          <Link href={head.href} className={styles.name} {...linkProps(key)}>
            {key}
          </Link>
        ) : (
          <span className={styles.name}>{key}</span>
        )}
      </th>
      {cells.map((cell) => (
        <td key={cell.key}>
          {cell.value > 0 && (
            <Cell
              cell={cell}
              className={classes(styles.cell, LEVELS[heatLevel(cell.value, most)])}
              link={narrow ? null : linkProps(keyOf(key, cell))}
            />
          )}
        </td>
      ))}
      <td className={styles.total}>{head.value > 0 && head.text}</td>
    </tr>
  );
}

interface CellProps {
  readonly cell: HeatTableCell;
  readonly className: string;
  /** Null when it is too small for a finger. */
  readonly link: LinkProps | null;
}

function Cell({ cell: { name, text, href }, className, link }: CellProps) {
  if (!link) return <span className={className}>{text}</span>;
  return (
    <Link href={href} aria-label={name} title={name} className={className} {...link}>
      {text}
    </Link>
  );
}

function keyOf(row: string, { key }: HeatTableCell): string {
  return `${row} ${key}`;
}

/** Moves the focus among the links in their order. */
function focusAfter(event: KeyboardEvent<HTMLTableElement>): void {
  if (!(event.target instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-key]')];
  const at = links.indexOf(event.target);
  const index = at < 0 ? null : indexAfterKey(event.key, at, links.length);
  if (index === null) return;
  event.preventDefault();
  links[index]?.focus();
}
