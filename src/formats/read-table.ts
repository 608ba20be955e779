import type { SourceTable } from '#domain/import/table/source-table';
import { isWaypointTable } from '#domain/import/table/waypoint-table';
import { withYears } from '#domain/import/table/year-of-dates';
import { hashOf } from './hash-of.ts';
import { type CsvChoice, readCsv } from './read-csv.ts';
import { ReadError } from './read-error.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SourceFile, SourceHandle, TableReading } from './readings.ts';
import { bytesOf } from './source-bytes.ts';

/** Largest CSV file or workbook, in bytes. */
const MAX_TABLE_BYTES = 20 * 2 ** 20;

/** Returns the tables in a file. Throws a `ReadError` when it cannot be read. */
export async function readTable(source: SourceFile): Promise<TableReading> {
  const bytes = await bytesOf(source.handle, MAX_TABLE_BYTES);
  const tables = isWorkbook(bytes) ? await readWorkbook(bytes) : [withTellingWords(bytes)];
  if (tables.length === 0) throw new ReadError('noFlights');
  if (tables.every(isWaypointTable)) throw new ReadError('waypoints');
  const name = source.path.split('/').at(-1) ?? '';
  return { state: 'table', source, key: await hashOf(bytes), tables: tables.map((table) => withYears(table, name)) };
}

/** Reads the table of a CSV file again, with another encoding or delimiter. Throws as {@link readTable} does. */
export async function readTableAs(handle: SourceHandle, choice: CsvChoice): Promise<SourceTable> {
  const name = handle.entry?.name ?? (handle.blob instanceof File ? handle.blob.name : '');
  return withYears(withTellingWords(await bytesOf(handle, MAX_TABLE_BYTES), choice), name);
}

/** Whether a file begins as a ZIP does. */
function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function withTellingWords(bytes: Uint8Array, choice: CsvChoice = {}): SourceTable {
  return { ...readCsv(bytes, choice), telling: tellingWords(bytes) };
}

/** How many words show an encoding, and how long they are at most, in bytes. */
const [TELLING_WORDS, MAX_WORD] = [4, 40];

/** The first cells with bytes beyond ASCII, none of UTF-16, whose zeros no other encoding has. */
function tellingWords(bytes: Uint8Array): readonly (readonly number[])[] {
  const words = new Map<string, readonly number[]>();
  let start = 0;
  for (let end = 0; end <= bytes.length && words.size < TELLING_WORDS; end += 1) {
    const byte = bytes[end] ?? 10;
    if (byte === 0) return [];
    if (!BETWEEN_CELLS.has(byte)) continue;
    const cell = bytes.subarray(start, Math.min(end, start + MAX_WORD));
    if (cell.some((each) => each > 0x7f)) words.set(cell.join(), [...cell]);
    start = end + 1;
  }
  return [...words.values()];
}

/** Tab, line feed, carriage return, quote, comma, semicolon; the vertical bar is a part of Japanese characters. */
const BETWEEN_CELLS: ReadonlySet<number> = new Set([9, 10, 13, 34, 44, 59]);
