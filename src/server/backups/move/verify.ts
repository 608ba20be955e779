import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { DatabaseAccess } from '#server/db/database';
import type { MovedRow, MovedTable } from './moved-tables.ts';
import { rowsWithKeys } from './table-rows.ts';

/** The hash of a file; an old track that was never hashed has another key. */
const SHA256 = /^[\da-f]{64}$/;

/** Reads rows again where they have come to. Throws unless each is there with the same values, and each track has its hash. */
export async function verifyRows(target: DatabaseAccess, table: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  const textOfKey = (row: MovedRow): string => textOf(row, table.key);
  const arrived = new Map((await rowsWithKeys(target, table, rows)).map((row) => [textOfKey(row), row]));
  for (const row of rows) {
    const there = arrived.get(textOfKey(row));
    if (!there || textOf(there, table.columns) !== textOf(row, table.columns)) {
      throw new Error(`A row of ${table.name} is not the same in the new database: ${textOfKey(row)}`);
    }
    if (table.name === 'track_files') verifyFile(there);
  }
}

function verifyFile({ sha256, content }: MovedRow): void {
  if (typeof sha256 !== 'string' || !SHA256.test(sha256) || !(content instanceof Uint8Array)) return;
  const found = createHash('sha256').update(gunzipSync(content)).digest('hex');
  if (found !== sha256) throw new Error(`The track file ${sha256} is damaged: its content has the hash ${found}`);
}

function textOf(row: MovedRow, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => plain(row[column])));
}

function plain(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
