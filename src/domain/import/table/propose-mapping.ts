import type { AltitudeUnit } from '../../units.ts';
import { withFlights } from './activities.ts';
import { findDateOrderOf } from './date-order.ts';
import { fitChosen, fitKnown } from './fit-known.ts';
import { unitsOfHeaders } from './header-words.ts';
import { nameColumns, withOthersKept } from './other-columns.ts';
import { findHeaderRow, proposeColumns } from './propose-columns.ts';
import { firstRow, type SourceTable } from './source-table.ts';
import { type DateOrder, EMPTY_MAPPING, type TableMapping } from './table-mapping.ts';
import { koiflyQuestion, type UnitQuestion, withUnits } from './unit-questions.ts';

/** How a table is probably read. */
export interface MappingProposal {
  readonly mapping: TableMapping;
  /** Name of the known mapping that fits; null when it is proposed by headers and content. */
  readonly known: string | null;
  /** Null when the column decides the order, or a known mapping says it. */
  readonly dateQuestion: DateQuestion | null;
  /** The meaning of the table's numbers where only the pilot can tell. */
  readonly questions: readonly UnitQuestion[];
  /** Columns without a field about which nobody has decided yet: they are kept in the remarks, but those that look personal or count. */
  readonly others: readonly number[];
  /** Those of them that may have the names of sites or gliders. */
  readonly mayBeNames: readonly number[];
}

/** Whether the day or the month is first where the column does not decide: cells to be shown as days in each order. */
export interface DateQuestion {
  readonly orders: readonly DateOrder[];
  /** One or two cells that are other days in another order. */
  readonly cells: readonly string[];
}

/**
 * Returns how a table is probably read: as the known mapping that fits best, else by the words of its headers and its content. The
 * unit is that of the pilot's altitudes.
 */
export function proposeMapping(
  table: SourceTable,
  known: readonly TableMapping[],
  unit: AltitudeUnit = 'meters',
): MappingProposal {
  const fit = fitKnown(table, known);
  return fit === null
    ? { ...proposeWithHeader(table, findHeaderRow(table), unit), known: null }
    : knownProposal(table, fit, unit);
}

/** Returns how a table is read by the one of some mappings that the pilot has chosen, as far as it has their columns; null when it has not. */
export function proposeChosen(
  table: SourceTable,
  chosen: readonly TableMapping[],
  unit: AltitudeUnit = 'meters',
): MappingProposal | null {
  const fit = fitChosen(table, chosen);
  return fit === null ? null : knownProposal(table, fit, unit);
}

/** The layout says its units and its order of dates, unless the cells are no dates in it. */
function knownProposal(table: SourceTable, fit: TableMapping, unit: AltitudeUnit): MappingProposal {
  const { mapping, dateQuestion } = withDateOrder(table, fit.onlyActivity === null ? withFlights(table, fit) : fit);
  const isOpen = dateQuestion !== null && !dateQuestion.orders.includes(fit.dateOrder);
  const dated = isOpen || dateQuestion === null ? mapping : { ...mapping, dateOrder: fit.dateOrder };
  const units = dated.durationIn === 'auto' ? withUnits(table, dated, 'meters') : { mapping: dated, questions: [] };
  const altitudes = koiflyQuestion(table, dated, unit);
  const questions = units.questions.filter(({ subject }) => subject === 'duration');
  const { altitudeIn } = dated;
  return {
    ...withOthersKept(table, { ...units.mapping, altitudeIn }),
    known: fit.name,
    dateQuestion: isOpen ? dateQuestion : null,
    questions: altitudes ? [...questions, altitudes] : questions,
    mayBeNames: [],
  };
}

/** Returns how a table is probably read whose header row the pilot has chosen, null for none. */
export function proposeWithHeader(
  table: SourceTable,
  headerRow: number | null,
  unit: AltitudeUnit = 'meters',
): Omit<MappingProposal, 'known'> {
  const columns = proposeColumns(table, headerRow);
  const timeIs = isStravaList(table) ? { timeIs: 'utc' as const } : {};
  const proposed = { ...EMPTY_MAPPING, headerRow, columns, ...unitsOfHeaders(columns), ...timeIs };
  const { mapping, dateQuestion } = withDateOrder(table, proposed);
  const { questions, ...units } = withUnits(table, withFlights(table, mapping), unit);
  const kept = withOthersKept(table, units.mapping);
  return { ...kept, mayBeNames: nameColumns(table, kept.mapping, kept.others), questions, dateQuestion };
}

/** Strava's list names its files so in every language, and its times are in UTC. */
function isStravaList({ rows }: SourceTable): boolean {
  return rows.slice(0, TELLING_ROWS).some((row) => row.some((cell) => STRAVA_FILE.test(cell)));
}
const [STRAVA_FILE, TELLING_ROWS] = [/^activities\/\d+\.(?:gpx|fit|tcx)(?:\.gz)?$/i, 200];

/**
 * Returns a mapping with the order that the dates of its column are in, and a question where they do not say so. It is to be called
 * again when another column becomes that of the dates.
 */
export function withDateOrder(
  table: SourceTable,
  mapping: TableMapping,
): Pick<MappingProposal, 'mapping' | 'dateQuestion'> {
  const columns = mapping.columns.flatMap(({ column, field }) => (field === 'date' ? [column] : []));
  if (columns.length === 0) return { mapping, dateQuestion: null };
  const finding = findDateOrderOf(columns.map((column) => bodyOf(table, mapping).map((row) => row[column] ?? '')));
  if (finding.state === 'sure') return { mapping: { ...mapping, dateOrder: finding.order }, dateQuestion: null };
  const { orders, cells } = finding;
  return { mapping: { ...mapping, dateOrder: orders[0] ?? mapping.dateOrder }, dateQuestion: { orders, cells } };
}

function bodyOf({ rows }: SourceTable, mapping: TableMapping): SourceTable['rows'] {
  return rows.slice(firstRow(mapping));
}

/** Returns a mapping whose columns have changed with the units of its airtimes and altitudes, by their headers and values. */
export function withUnitsAgain(table: SourceTable, mapping: TableMapping, unit: AltitudeUnit) {
  return withUnits(table, { ...mapping, ...unitsOfHeaders(mapping.columns), timeIs: mapping.timeIs }, unit);
}
