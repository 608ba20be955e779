import { zipBytes } from './zip.ts';

/** A cell of a workbook to be written: a text, or a number with the format of its style. */
export type CellDraft = string | { readonly number: number; readonly format: keyof typeof STYLES };

/** A workbook to be written; what is left out is usual. */
export interface WorkbookDraft {
  readonly sheets: Readonly<Record<string, readonly (readonly CellDraft[])[]>>;
  /** Names of sheets that are not shown. */
  readonly hidden?: readonly string[];
  readonly is1904?: boolean;
  /** Texts stand in the cells themselves. */
  readonly inline?: boolean;
  /** Further or other parts by their paths. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** Formats by name: the index of the style, its number format and the code of one that is not built in. */
const STYLES = {
  number: { style: 0, id: 0, code: null },
  date: { style: 1, id: 14, code: null },
  time: { style: 2, id: 20, code: null },
  dateTime: { style: 3, id: 170, code: 'dd"."mm\\.yyyy hh:mm' },
  elapsed: { style: 4, id: 46, code: null },
  metres: { style: 5, id: 171, code: '0.0" m days"' },
} as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Returns the bytes of an XLSX workbook. */
export function workbookBytes(draft: WorkbookDraft): Uint8Array {
  const strings: string[] = [];
  const names = Object.keys(draft.sheets);
  const sheets = names.map((name, i) => ({
    name: `xl/worksheets/sheet${i + 1}.xml`,
    content: sheetXml(draft.sheets[name] ?? [], draft.inline ? null : strings),
  }));
  const parts = {
    'xl/workbook.xml': workbookXml(names, draft),
    'xl/_rels/workbook.xml.rels': relationsXml(names),
    'xl/styles.xml': stylesXml(),
    ...(draft.inline ? {} : { 'xl/sharedStrings.xml': stringsXml(strings) }),
  };
  const all = new Map([...sheets.map(({ name, content }) => [name, content] as const), ...Object.entries(parts)]);
  for (const [name, content] of Object.entries(draft.parts ?? {})) all.set(name, content);
  return zipBytes([...all].map(([name, content]) => ({ name, content: new Uint8Array(Buffer.from(content)) })));
}

function workbookXml(names: readonly string[], { hidden = [], is1904 }: WorkbookDraft): string {
  const sheets = names.map((name, i) => {
    const state = hidden.includes(name) ? ' state="hidden"' : '';
    return `<sheet name="${escaped(name)}" sheetId="${i + 1}"${state} r:id="rId${i + 1}"/>`;
  });
  const properties = is1904 ? '<workbookPr date1904="1"/>' : '<workbookPr/>';
  return `${HEAD}<workbook xmlns:r="r">${properties}<sheets>${sheets.join('')}</sheets></workbook>`;
}

function relationsXml(names: readonly string[]): string {
  const relations = names.map((_, i) => {
    const target = i % 2 === 0 ? `worksheets/sheet${i + 1}.xml` : `/xl/worksheets/sheet${i + 1}.xml`;
    return `<Relationship Id="rId${i + 1}" Target="${target}"/>`;
  });
  return `${HEAD}<Relationships>${relations.join('')}</Relationships>`;
}

function stylesXml(): string {
  const styles = Object.values(STYLES);
  const formats = styles.flatMap(({ id, code }) =>
    code === null ? [] : `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`,
  );
  const cells = styles.map(({ id }) => `<xf numFmtId="${id}"/>`).join('');
  const named = '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>';
  return `${HEAD}<styleSheet><numFmts>${formats.join('')}</numFmts>${named}<cellXfs>${cells}</cellXfs></styleSheet>`;
}

function stringsXml(strings: readonly string[]): string {
  return `${HEAD}<sst>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`;
}

/** Empty cells are left out, as spreadsheets do. */
function sheetXml(rows: readonly (readonly CellDraft[])[], strings: string[] | null): string {
  const written = rows.map((cells, row) => {
    const texts = cells.map((cell, column) =>
      cell === '' ? '' : cellXml(cell, `${letterOf(column)}${row + 1}`, strings),
    );
    return `<row r="${row + 1}">${texts.join('')}</row>`;
  });
  return `${HEAD}<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: CellDraft, at: string, strings: string[] | null): string {
  if (typeof cell !== 'string') return `<c r="${at}" s="${STYLES[cell.format].style}"><v>${cell.number}</v></c>`;
  if (strings === null) return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  return `<c r="${at}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
}

function letterOf(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(65 + column - 26)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
