import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { readRows, readRowsInSteps } from '#domain/import/table/read-rows';
import type { RowsReading } from '#domain/import/table/row-flight';
import type { AltitudeUnit } from '#domain/units';
import type { CsvChoice } from '#formats/read-csv';
import { useLatest } from '#web/ui/use-latest.ts';
import { tableAs } from '../parse/import-reader.ts';
import { allKnown, type KnownMappings } from './known-mappings.ts';
import type { PlacedTable } from './mapped-files.ts';
import { type DraftEvent, draftOf, nextDraft, type TableDraft } from './table-draft.ts';

/** A table with how it is read, and what comes of it. */
export interface TableControls {
  readonly placed: PlacedTable;
  readonly draft: TableDraft;
  readonly dispatch: Dispatch<DraftEvent>;
  /** The rows as the mapping reads them; a moment behind it where the table is long. */
  readonly rows: RowsReading;
  /** Reads the file again, with another encoding or delimiter. */
  readonly readAgain: (choice: CsvChoice) => Promise<void>;
  /** Whether the last of these readings failed. */
  readonly hasFailed: boolean;
}

/** Returns how a table is read, and what changes that. */
export function useTableMapping(
  placed: PlacedTable,
  known: KnownMappings,
  unit: AltitudeUnit = 'meters',
): TableControls {
  const [draft, dispatch] = useReducer(nextDraft, placed, ({ reading, index }) =>
    draftOf(reading.tables[index] ?? EMPTY_TABLE, allKnown(known), unit),
  );
  const [choice, setChoice] = useState<CsvChoice>({});
  const [hasFailed, setFailed] = useState(false);
  const begin = useLatest();
  const rows = useRows(draft);
  const readAgain = async (chosen: CsvChoice): Promise<void> => {
    const [next, isLatest] = [{ ...choice, ...chosen }, begin()];
    setChoice(next);
    try {
      const table = await tableAs(placed.reading.source.handle, next);
      if (!isLatest()) return;
      setFailed(false);
      dispatch({ type: 'tableRead', table, known: allKnown(known) });
    } catch (error) {
      console.warn('A table could not be read again.', error);
      if (isLatest()) setFailed(true);
    }
  };
  return { placed, draft, dispatch, rows, readAgain, hasFailed };
}

const EMPTY_TABLE = { rows: [], sheet: null, delimiter: null, encoding: null };

/** Returns the rows of a table as its mapping reads them. A change is read step by step, and until then the rows are those before it. */
function useRows({ table, mapping }: Pick<TableDraft, 'table' | 'mapping'>): RowsReading {
  const [read, setRead] = useState(() => ({ table, mapping, rows: readRows(table, mapping) }));
  const isRead = read.table === table && read.mapping === mapping;
  useEffect(() => {
    if (isRead) return undefined;
    return readInTasks(readRowsInSteps(table, mapping), (rows) => setRead({ table, mapping, rows }));
  }, [table, mapping, isRead]);
  return read.rows;
}

/** Each step is a task of its own, so that the page responds between them. Returns what ends the reading. */
function readInTasks(steps: Generator<undefined, RowsReading>, onRead: (rows: RowsReading) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    const step = steps.next();
    if (step.done) onRead(step.value);
    else timer = setTimeout(goOn);
  };
  goOn();
  return () => clearTimeout(timer);
}
