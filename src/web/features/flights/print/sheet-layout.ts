import type { Room } from '#domain/logbook-sheets/fitted-text';
import { type Paper, SHEET_HEIGHT_MM, SHEET_WIDTH_MM } from '#web/parts/print/paper.ts';
import type { OptionalColumn, PrintChoices } from './print-choices.ts';

/** The columns of a sheet. */
export type SheetColumn = 'number' | 'date' | 'site' | 'glider' | 'airtime' | OptionalColumn;

interface ColumnWidth {
  /** In millimetres, where the content needs no more. */
  readonly mm?: number;
  /** Its share of what the others leave. */
  readonly share?: number;
}

/** All columns from left to right with their widths. */
const COLUMNS: Readonly<Record<SheetColumn, ColumnWidth>> = {
  number: { mm: 12 },
  date: { mm: 24 },
  site: { share: 3 },
  landing: { share: 2.5 },
  heightDifference: { mm: 17 },
  altitude: { mm: 15 },
  airtime: { mm: 14 },
  glider: { share: 2.5 },
  tags: { share: 2 },
  remarks: { share: 5 },
  stamps: { mm: 22 },
};
const ALWAYS: ReadonlySet<SheetColumn> = new Set(['number', 'date', 'site', 'glider', 'airtime']);

// In millimetres; sheets.module.css and print.module.css have the same.
const POINT = 25.4 / 72;
const FONT = 8 * POINT;
const LINE = FONT * 1.2;
const SHEET_HEAD = 14;
const TABLE_HEAD = 10;
const SUMS = 16;
const STATEMENT = 20;
const CUT_NOTE = 5;
/** Width of the table: half of its outer lines are outside, and would be cut off. */
const TABLE_WIDTH = SHEET_WIDTH_MM - 0.4;
/** Left and right of a text in its cell together, and above and below. */
const [CELL_SIDES, CELL_ENDS] = [2, 1];

/** How the sheets of one print are divided. */
export interface SheetLayout {
  readonly columns: readonly { readonly id: SheetColumn; readonly mm: number }[];
  readonly rowMm: number;
  /** The room of a text in its cell. */
  readonly roomOf: (column: SheetColumn) => Room;
  /** The room of a page of the appendix. */
  readonly appendix: Room;
}

/** Returns the layout of sheets with these columns and rows. */
export function sheetLayout({
  paper,
  columns,
  rowsPerPage,
  hasStatement,
}: Pick<PrintChoices, 'paper' | 'columns' | 'rowsPerPage' | 'hasStatement'>): SheetLayout {
  const shown = shownColumns(columns);
  const rowMm = rowHeight(paper, rowsPerPage, hasStatement);
  const lines = Math.max(1, Math.floor((rowMm - CELL_ENDS) / LINE));
  const widths = new Map(shown.map(({ id, mm }) => [id, mm]));
  return {
    columns: shown,
    rowMm,
    roomOf: (column) => ({ width: ((widths.get(column) ?? 0) - CELL_SIDES) / FONT, lines }),
    appendix: { width: SHEET_WIDTH_MM / FONT, lines: Math.floor((SHEET_HEIGHT_MM[paper] - SHEET_HEAD) / LINE) },
  };
}

function shownColumns(chosen: readonly OptionalColumn[]): SheetLayout['columns'] {
  const ids = new Set<string>([...ALWAYS, ...chosen]);
  const shown = Object.entries(COLUMNS).filter((entry): entry is [SheetColumn, ColumnWidth] => ids.has(entry[0]));
  const fixed = shown.reduce((sum, [, { mm = 0 }]) => sum + mm, 0);
  const shares = shown.reduce((sum, [, { share = 0 }]) => sum + share, 0);
  return shown.map(([id, { mm, share = 0 }]) => ({ id, mm: mm ?? ((TABLE_WIDTH - fixed) * share) / shares }));
}

/** The rows take what the rest of a sheet leaves. */
function rowHeight(paper: Paper, rowsPerPage: number, hasStatement: boolean): number {
  const rest = SHEET_HEAD + TABLE_HEAD + SUMS + CUT_NOTE + (hasStatement ? STATEMENT : 0);
  return (SHEET_HEIGHT_MM[paper] - rest) / rowsPerPage;
}
