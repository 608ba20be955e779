import type { SourceTable } from '#domain/import/table/source-table';
import { hashOf } from '#web/parts/files/hash-of.ts';
import { ReadError } from '../read-error.ts';
import type { SourceFile, SourceHandle, TableReading } from '../readings.ts';
import { bytesOf } from '../sources/source-bytes.ts';
import { type CsvChoice, readCsv } from './read-csv.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';

/** Largest CSV file or workbook, in bytes. */
const MAX_TABLE_BYTES = 20 * 2 ** 20;

/** Returns the tables in a file. Throws a `ReadError` when it cannot be read. */
export async function readTable(source: SourceFile): Promise<TableReading> {
  const bytes = await bytesOf(source.handle, MAX_TABLE_BYTES);
  const tables = isWorkbook(bytes) ? await readWorkbook(bytes) : [readCsv(bytes)];
  if (tables.length === 0) throw new ReadError('noFlights');
  return { state: 'table', source, key: await hashOf(bytes), tables };
}

/** Returns the table of a CSV file once more, with another encoding or delimiter. Throws as {@link readTable} does. */
export async function readTableAs(handle: SourceHandle, choice: CsvChoice): Promise<SourceTable> {
  return readCsv(await bytesOf(handle, MAX_TABLE_BYTES), choice);
}

/** Whether a file begins as a ZIP does. */
function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
