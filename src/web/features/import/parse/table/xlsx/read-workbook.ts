import { evenRows, type SourceTable } from '#domain/import/table/source-table';
import { parseXml } from '../../xml/parse-xml.ts';
import { numberKinds } from './number-formats.ts';
import { type SheetStyles, sheetRows } from './sheet-rows.ts';
import { openWorkbook, type WorkbookParts, workbookOutline } from './workbook-parts.ts';

/** A header and a flight. */
const LEAST_ROWS = 2;
/** Most sheets of a workbook that are read. */
const MAX_SHEETS = 50;

/** Returns the sheets of an XLSX workbook that have a table. Throws a `ReadError` when it is damaged, or a sheet too large. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly SourceTable[]> {
  const parts = await openWorkbook(new Blob([bytes]));
  const { sheets, is1904 } = await workbookOutline(parts);
  const styles = await stylesOf(parts, is1904);
  const tables: SourceTable[] = [];
  for (const { name, path } of sheets.slice(0, MAX_SHEETS)) {
    const rows = sheetRows((await parts.text(path)) || EMPTY, styles);
    if (rows.filter((row) => row.length > 0).length < LEAST_ROWS) continue;
    tables.push({ rows: evenRows(rows), sheet: name, delimiter: null, encoding: null });
  }
  return tables;
}

const EMPTY = '<empty/>';

async function stylesOf(parts: WorkbookParts, is1904: boolean): Promise<SheetStyles> {
  const [strings, styles] = [await parts.text('xl/sharedStrings.xml'), await parts.text('xl/styles.xml')];
  return { strings: sharedStrings(strings || EMPTY), kinds: numberKinds(styles || EMPTY), is1904 };
}

/** Returns the texts that cells refer to by their index (ECMA-376, 18.4.8): those of several formats are joined. */
function sharedStrings(text: string): readonly string[] {
  const strings: string[] = [];
  let string = '';
  parseXml(text, {
    open: (name) => {
      if (name === 'si') string = '';
    },
    close: (name, content, parents) => {
      if (name === 't' && !parents.includes('rPh')) string += content; // `rPh` says how a text is pronounced.
      if (name === 'si') strings.push(string);
    },
  });
  return strings;
}
