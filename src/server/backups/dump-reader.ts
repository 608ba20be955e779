import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import {
  type DumpedRow,
  type DumpedTable,
  type DumpHeader,
  endShape,
  headerShape,
  rowShape,
  tableShape,
} from './dump-format.ts';

/** A part of a dump as it is read. */
export type DumpPart =
  | { readonly kind: 'header'; readonly header: DumpHeader }
  | { readonly kind: 'table'; readonly table: DumpedTable }
  | { readonly kind: 'rows'; readonly table: DumpedTable; readonly rows: readonly DumpedRow[] }
  | { readonly kind: 'end'; readonly counts: Readonly<Record<string, number>> };

const MAX_BATCH_ROWS = 500;
const MAX_BATCH_CHARACTERS = 4_000_000;

/** Reads a dump part by part. Throws when the file is not a dump, is damaged, or is truncated. */
export async function* readDump(file: string): AsyncGenerator<DumpPart> {
  let table: DumpedTable | null = null;
  let isComplete = false;
  for await (const part of readParts(readLines(file))) {
    if (part.kind === 'table') table = part.table;
    isComplete = part.kind === 'end';
    if (part.kind === 'batch') {
      if (table === null) throw new Error(`${file} has rows before their table`);
      yield { kind: 'rows', table, rows: part.rows };
    } else yield part;
  }
  if (!isComplete) throw new Error(`${file} is cut off: its last line is missing`);
}

type LinePart = Exclude<DumpPart, { kind: 'rows' }> | { readonly kind: 'batch'; readonly rows: readonly DumpedRow[] };

/** Yields the parts in order; rows in batches of bounded size. */
async function* readParts(lines: AsyncGenerator<string>): AsyncGenerator<LinePart> {
  let rows: DumpedRow[] = [];
  let characters = 0;
  for await (const line of lines) {
    const isRow = line.startsWith('[');
    if (rows.length > 0 && (!isRow || rows.length >= MAX_BATCH_ROWS || characters > MAX_BATCH_CHARACTERS)) {
      yield { kind: 'batch', rows };
      [rows, characters] = [[], 0];
    }
    if (!isRow) yield parsePart(JSON.parse(line));
    else rows.push(v.parse(rowShape, JSON.parse(line)));
    characters += line.length;
  }
}

function parsePart(value: unknown): LinePart {
  const end = v.safeParse(endShape, value);
  if (end.success) return { kind: 'end', counts: end.output.end };
  const table = v.safeParse(tableShape, value);
  if (table.success) return { kind: 'table', table: table.output };
  return { kind: 'header', header: v.parse(headerShape, value) };
}

async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8');
  const content = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  let pending: string[] = [];
  for await (const text of content.pipe(unzipped)) {
    const [first = '', ...others] = String(text).split('\n');
    pending.push(first);
    for (const next of others) {
      yield pending.join('');
      pending = [next];
    }
  }
}
