import { useState, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight, HighlightRange } from '#web/ui/chart/highlight.ts';
import { classes } from '#web/ui/classes.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { flightPageTexts } from '../flight-page-texts.ts';
import type { PhaseTable } from './phase-table.ts';
import styles from './phases.module.css';

/** Rows that are shown of a long table. */
const FIRST_ROWS = 8;
/** Columns that a phone has room for. */
const FEW_COLUMNS = 4;

interface PhaseRowsProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly table: PhaseTable;
  /** Number of text columns at the start; the others are numbers. */
  readonly textColumns?: number;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** A table of phases. A chosen row highlights its stretch on barogram, charts and map, and moves the cursor to its start. */
export function PhaseRows({ label, table, textColumns = 1, cursor, highlight }: PhaseRowsProps) {
  const [isLong, setLong] = useState(false);
  const shown = useSyncExternalStore(highlight.subscribe, highlight.stretch);
  const { head, rows, empty } = table;
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  const choose = (stretch: HighlightRange): void => {
    const isShown = isSame(stretch, shown);
    highlight.show(isShown ? null : stretch);
    if (!isShown) cursor.move(stretch.from);
  };
  return (
    <>
      <div className={classes(styles.table, head.length > FEW_COLUMNS && styles.many)}>
        <DataTable
          label={label}
          head={head}
          textColumns={textColumns}
          rows={rows.slice(0, isLong ? rows.length : FIRST_ROWS).map(({ cells, stretch }) => ({
            key: `${cells.join(' ')} ${stretch?.from}`,
            cells,
            chosen: isSame(stretch, shown),
            onChoose: stretch ? () => choose(stretch) : undefined,
          }))}
        />
      </div>
      {rows.length > FIRST_ROWS && (
        <Button tone="quiet" wide onClick={() => setLong(!isLong)}>
          {isLong ? flightPageTexts.phases.showLess : flightPageTexts.phases.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}

function isSame(a: HighlightRange | null, b: HighlightRange | null): boolean {
  return a !== null && b !== null && a.from === b.from && a.to === b.to;
}
