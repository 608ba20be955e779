import { useEffect, useState } from 'react';
import { readRows, readRowsInSteps } from '#domain/import/table/read-rows';
import type { RowsReading } from '#domain/import/table/row-flight';
import type { TableDraft } from './draft/table-draft.ts';

/** Returns the rows of a table as its mapping reads them. A change is read step by step, and until then the rows are those before it. */
export function useRows({ table, mapping }: Pick<TableDraft, 'table' | 'mapping'>): RowsReading {
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
