import { PRESETS } from '#domain/import/table/presets/presets';
import { proposeMapping } from '#domain/import/table/propose-mapping';
import type { SourceTable } from '#domain/import/table/source-table';
import { workbookBytes } from '#test/builders/workbook';
import type { TableReading } from '#web/features/import/parse/readings.ts';
import { readCsv } from '#web/features/import/parse/table/read-csv.ts';
import { tableFlights } from '#web/features/import/parse/table/table-flights.ts';
import { readWorkbook } from '#web/features/import/parse/table/xlsx/read-workbook.ts';
import { type BenchRow, median } from './row.ts';

const ROWS = 10_000;
const MOST_MS = 2_000;
const RUNS = 5;
const DAY_MS = 86_400_000;

/** Time of the CPU for reading a table of another logbook, proposing its columns and mapping all of its rows. */
export async function importTableBench(): Promise<readonly BenchRow[]> {
  const lines = linesOf(ROWS);
  const csv = new Uint8Array(Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n')));
  const workbook = Uint8Array.from(workbookBytes({ sheets: { Vols: lines } }));
  return [row('CSV', await cpuMs(async () => [readCsv(csv)])), row('XLSX', await cpuMs(() => readWorkbook(workbook)))];
}

/** All threads together: that of a busy machine would be that of others, too. */
async function cpuMs(read: () => Promise<readonly SourceTable[]>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const before = process.cpuUsage();
    mapped(await read());
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return median(times.slice(1)); // The first one compiles.
}

/** Throws when a row is not read. */
function mapped(tables: readonly SourceTable[]): void {
  const [table] = tables;
  if (table === undefined) throw new Error('There is no table');
  const handle = { blob: new Blob([]), entry: null };
  const source = { path: 'vols.csv', size: 0, kind: 'table', handle } as const;
  const reading: TableReading = { state: 'table', source, key: 'bench', tables };
  const { flights } = tableFlights(reading, 0, proposeMapping(table, PRESETS).mapping);
  if (flights.length !== ROWS) throw new Error(`${flights.length} rows were read`);
}

/** A flight a day, in the headers of nobody's preset. */
function linesOf(rows: number): readonly (readonly string[])[] {
  const header = [
    'N°',
    'Jour',
    'Heure déco',
    'Durée',
    'Décollage',
    'Atterrissage',
    'Voile',
    'Alt max',
    'Lat',
    'Lon',
    'Notes',
  ];
  const flights = Array.from({ length: rows }, (_, i) => {
    const [year = '', month = '', day = ''] = new Date(Date.UTC(1995, 0, 1) + i * DAY_MS)
      .toISOString()
      .slice(0, 10)
      .split('-');
    const times = [`${day}/${month}/${year}`, `${10 + (i % 8)}:${10 + (i % 50)}`, `${i % 4}h${10 + (i % 50)}mn`];
    const places = [`Site ${i % 40}`, `Champ ${i % 30}`, `Voile ${i % 7}`, `${900 + (i % 3_000)} m`];
    return [`${i + 1}`, ...times, ...places, `46,${100 + (i % 800)}`, `7,${100 + (i % 800)}`, `Vol ${i}, calme`];
  });
  return [header, ...flights];
}

function row(format: string, measured: number): BenchRow {
  return {
    name: `${ROWS.toLocaleString('en')}-row ${format} of a foreign layout read, mapped and previewed`,
    measured: `${measured.toFixed(0)} ms of CPU`,
    against: `${MOST_MS} ms`,
    ratio: measured / MOST_MS,
    aim: '≤ 1',
    met: measured <= MOST_MS,
  };
}
