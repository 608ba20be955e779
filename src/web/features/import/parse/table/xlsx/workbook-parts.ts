import { ReadError } from '../../read-error.ts';
import { MAX_TEXT_BYTES } from '../../sources/limits.ts';
import { decodeText } from '../../text/decode-text.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import { readDirectory, unpackEntry, type ZipEntry } from '../../zip/zip.ts';

/** The XML files of a workbook by their paths. */
export interface WorkbookParts {
  /** Returns the text of a part; null without it. Throws when it is damaged or too large. */
  readonly text: (path: string) => Promise<string | null>;
}

/** A sheet that is shown. */
export interface SheetPart {
  readonly name: string;
  readonly path: string;
}

/** What `xl/workbook.xml` says. */
export interface WorkbookOutline {
  readonly sheets: readonly SheetPart[];
  /** Whether days count from 1904. */
  readonly is1904: boolean;
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Opens a workbook. Throws when it is no ZIP. */
export async function openWorkbook(blob: Blob): Promise<WorkbookParts> {
  const entries = new Map((await readDirectory(blob)).map((entry) => [entry.name.toLowerCase(), entry]));
  return {
    text: async (path) => {
      const entry = entries.get(path.toLowerCase());
      return entry === undefined ? null : await textOf(blob, entry);
    },
  };
}

async function textOf(blob: Blob, entry: ZipEntry): Promise<string> {
  if (entry.size > MAX_TEXT_BYTES) throw new ReadError('tooLargeFile');
  return decodeText(await unpackEntry(blob, entry));
}

/** Returns the shown sheets of a workbook, with the paths of their parts (ECMA-376, 18.2.19 and 18.2.20). */
export async function workbookOutline(parts: WorkbookParts): Promise<WorkbookOutline> {
  const paths = pathsIn((await parts.text(RELATIONS)) ?? '');
  const sheets: SheetPart[] = [];
  let is1904 = false;
  read((await parts.text(WORKBOOK)) ?? '', (name, attributes) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    const path = name === 'sheet' ? paths.get(idIn(attributes)) : undefined;
    const isShown = (attributes.state ?? 'visible') === 'visible';
    if (path !== undefined && isShown) sheets.push({ name: attributes.name ?? '', path });
  });
  return { sheets, is1904 };
}

/** Paths of parts by the ids of their relations; they are relative to `xl`, or begin at the root. */
function pathsIn(text: string): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  read(text, (name, { Id: id = '', Target: target = '' }) => {
    if (name === 'Relationship') paths.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  });
  return paths;
}

function read(text: string, open: (name: string, attributes: Readonly<Record<string, string>>) => void): void {
  if (text !== '') parseXml(text, { open, close: () => undefined });
}

/** The id of the relation, `r:id` with any prefix. */
function idIn(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}
