import { findDateOrder } from './date-order.ts';
import { durationReadings } from './duration-readings.ts';
import { headersAt } from './header-rows.ts';
import { fieldOfHeader, plainHeader } from './header-words.ts';
import { findHeaderRow } from './propose-columns.ts';
import { readRows } from './read-rows.ts';
import { cellsOfColumn, firstRow, type SourceTable } from './source-table.ts';
import type { KeptColumn, MappedColumn, TableField, TableMapping } from './table-mapping.ts';
import { contradictsAltitudes } from './unit-questions.ts';

/** Columns that versions of a program have or have not. */
const OPTIONAL: readonly TableField[] = [
  ...(['remarks', 'altitude', 'latitude', 'longitude', 'utcOffset', 'tags', 'launchAltitude', 'location'] as const),
];
/** The header is among these first rows, and this many rows show whether a table without one fits. */
const [HEADER_AMONG, TELLING_ROWS] = [20, 20];
/** A mapping that fits has a day and at least this many columns besides. */
const LEAST = 3;
/** This share of a layout's headers is in a table of it, and this share of the table's headers in the layout. */
const NEARLY_ALL = 0.7;
/** This share of the rows can be read by a mapping that fits. */
const READ = 0.75;

/** Returns the known mapping that fits a table best, with the places that its columns have there; null when none does. */
export function fitKnown(table: SourceTable, known: readonly TableMapping[]): TableMapping | null {
  return bestOf(table, known, (placed, layout, headers) => isLayoutOf(layout, headers) && isPlausible(table, placed));
}

/** Returns the one of some mappings whose columns a table has, whatever else it has; null when it has those of none. */
export function fitChosen(table: SourceTable, chosen: readonly TableMapping[]): TableMapping | null {
  return fitKnown(table, chosen) ?? bestOf(table, chosen, () => true);
}

type Condition = (placed: TableMapping, layout: TableMapping, headers: readonly string[]) => boolean;

function bestOf(table: SourceTable, known: readonly TableMapping[], isSo: Condition): TableMapping | null {
  const rows = table.rows.slice(0, HEADER_AMONG).map((_, row) => headersAt(table, row).map(plainHeader));
  const fits = known.flatMap((mapping) => {
    if (mapping.headerRow === null) return fitsWithoutHeader(table, mapping) ? [mapping] : [];
    return placedIn(rows, mapping, isSo) ?? [];
  });
  const most = Math.max(...fits.map(({ columns }) => columns.length));
  return fits.find(({ columns }) => columns.length === most) ?? null;
}

function placedIn(rows: readonly (readonly string[])[], mapping: TableMapping, isSo: Condition): TableMapping | null {
  for (const [headerRow, headers] of rows.entries()) {
    const columns = placesOf(mapping.columns, headers);
    if (columns === null || columns.length < LEAST) continue;
    const kept = mapping.kept && { kept: placesOfKept(mapping.kept, headers, columns) };
    const placed = { ...mapping, headerRow, columns, ...kept };
    if (isSo(placed, mapping, headers)) return placed;
  }
  return null;
}

/** The columns at their places; null when one is missing that all versions have. */
function placesOf(columns: readonly MappedColumn[], headers: readonly string[]): readonly MappedColumn[] | null {
  const placed: MappedColumn[] = [];
  for (const mapped of columns) {
    const column = placeOf(mapped, headers);
    if (column !== -1) placed.push({ ...mapped, column });
    else if (!OPTIONAL.includes(mapped.field)) return null;
  }
  return placed;
}

/** A column that is missing has nothing to keep. */
function placesOfKept(
  kept: readonly KeptColumn[],
  headers: readonly string[],
  columns: readonly MappedColumn[],
): readonly KeptColumn[] {
  const taken = new Set(columns.map(({ column }) => column));
  return kept.flatMap((each) => {
    const column = placeOf(each, headers);
    return column === -1 || taken.has(column) ? [] : [{ ...each, column }];
  });
}

/** The index of the column with the header, -1 without one. */
function placeOf({ column, header }: KeptColumn, headers: readonly string[]): number {
  const plain = plainHeader(header);
  return headers[column] === plain ? column : headers.indexOf(plain);
}

/** Nearly all headers of the layout are in the table and the other way round, and what else the table has says nothing. */
function isLayoutOf(mapping: TableMapping, headers: readonly string[]): boolean {
  const { columns, kept = [], leftOut = [], mayHave = [] } = mapping;
  const named = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(plainHeader).filter(Boolean));
  const own = [...columns, ...kept].map(({ header }) => header);
  const layout = named([...own, ...leftOut]);
  const known = named([...own, ...leftOut, ...mayHave]);
  const given = named(headers);
  const others = [...given].filter((header) => !known.has(header));
  const fields = new Set(columns.map(({ field }) => field));
  const isTelling = (header: string): boolean => {
    const field = fieldOfHeader(header);
    // Mappings that were saved before their left out headers were cannot say whether remarks are among them.
    return field !== null && (field === 'remarks' ? mapping.leftOut !== undefined : !fields.has(field));
  };
  return (
    [...layout].filter((header) => given.has(header)).length >= layout.size * NEARLY_ALL &&
    others.length <= given.size * (1 - NEARLY_ALL) &&
    !others.some(isTelling)
  );
}

/** Most rows are flights by it, in whatever order their days are, and its units do not contradict their numbers. */
function isPlausible(table: SourceTable, placed: TableMapping): boolean {
  const first = firstRow(placed);
  const body = { ...table, rows: table.rows.slice(first, first + TELLING_ROWS) };
  const days = placed.columns.flatMap(({ column, field }) =>
    field === 'date' ? cellsOfColumn(table, placed.headerRow, column) : [],
  );
  const finding = findDateOrder(days);
  const dateOrder = finding.state === 'sure' ? finding.order : (finding.orders[0] ?? placed.dateOrder);
  const { flights, refused } = readRows(body, { ...placed, headerRow: null, dateOrder });
  const unread = refused.filter(({ problem }) => problem !== 'noDate'); // A sum, or a row that is not filled in yet.
  const areFlights = unread.length <= (flights.length + unread.length) * (1 - READ);
  return areFlights && !contradictsAltitudes(table, placed) && !contradictsDurations(table, placed);
}

function contradictsDurations(table: SourceTable, mapping: TableMapping): boolean {
  if (mapping.durationIn === 'auto') return false;
  const likely = durationReadings(table, { ...mapping, durationIn: 'auto' }).map(({ durationIn }) => durationIn);
  return !likely.includes('auto') && !likely.includes(mapping.durationIn);
}

/** Nearly all of the first rows are flights by it, none is a header, and no column is missing. */
function fitsWithoutHeader({ rows, ...table }: SourceTable, mapping: TableMapping): boolean {
  if (findHeaderRow({ rows, ...table }) !== null) return false;
  const first = rows.slice(0, TELLING_ROWS);
  const width = Math.max(0, ...mapping.columns.map(({ column }) => column + 1));
  if ((first[0]?.length ?? 0) < width) return false;
  const { flights, refused } = readRows({ ...table, rows: first }, mapping);
  return flights.length > 0 && refused.length <= (flights.length + refused.length) * (1 - READ);
}
