import { withFlights } from '#domain/import/table/activities';
import { headersAt } from '#domain/import/table/header-rows';
import {
  type DateQuestion,
  proposeChosen,
  proposeMapping,
  proposeWithHeader,
  withDateOrder,
  withUnitsAgain,
} from '#domain/import/table/propose-mapping';
import type { ManyFlights, SourceTable } from '#domain/import/table/source-table';
import type { DateOrder, TableField, TableMapping } from '#domain/import/table/table-mapping';
import type { UnitQuestion } from '#domain/import/table/unit-questions';
import { lacksYears, withYears } from '#domain/import/table/year-of-dates';
import type { AltitudeUnit } from '#domain/units';

/** A table, and how it is read as far as the pilot has decided. */
export interface TableDraft {
  readonly table: SourceTable;
  readonly mapping: TableMapping;
  /** Name of the known mapping that it is read with as it is; null when it is proposed or changed. */
  readonly known: string | null;
  /** Whether the pilot has changed the proposed or known mapping. */
  readonly isChanged: boolean;
  /** Whether day or month comes first, where the column does not say so. */
  readonly dateQuestion: DateQuestion | null;
  /** The pilot's answer; null while there is none. */
  readonly dateAnswer: DateOrder | null;
  /** The meaning of the table's numbers where only the pilot can tell. */
  readonly questions: readonly UnitQuestion[];
  /** The pilot's answers, each the index of an option. */
  readonly answers: UnitAnswers;
  /** Columns without a field, by their index, about which the pilot is asked; they stay so whatever is chosen. */
  readonly others: readonly number[];
  /** Those of them that may have names of sites or gliders: the pilot has to say so. */
  readonly mayBeNames: readonly number[];
  /** Columns for which the pilot has chosen something. */
  readonly chosen: ReadonlySet<number>;
  /** The table as it is without the year that the pilot has named; left out where none was. */
  readonly yearless?: { readonly table: SourceTable; readonly year: number };
  /** The pilot's unit of altitudes. */
  readonly unit: AltitudeUnit;
}

type UnitAnswers = Readonly<Partial<Record<UnitQuestion['subject'], number>>>;

/** What is chosen beside columns, header row and order of dates. */
export type MappingOption = Partial<
  Pick<TableMapping, 'timeIs' | 'timeZone' | 'altitudeIn' | 'durationIn' | 'decimal' | 'onlyActivity'>
>;

/** What a column is for; `kept`: it has no field, and goes into the remarks. */
export type ColumnUse = TableField | 'kept' | 'leftOut';

/** What changes a draft. */
export type DraftEvent =
  /** Another reading of the file: everything is proposed anew. */
  | { readonly type: 'tableRead'; readonly table: SourceTable; readonly known: readonly TableMapping[] }
  /** Known mappings of one name, of which the fitting one is taken; none for a mapping proposed by headers and content. */
  | { readonly type: 'knownChosen'; readonly mappings: readonly TableMapping[] }
  /** A mapping of a file: it is none of the known ones, and can be kept. */
  | { readonly type: 'opened'; readonly mapping: TableMapping }
  | { readonly type: 'columnChosen'; readonly column: number; readonly use: ColumnUse }
  /** Null: there is no header. */
  | { readonly type: 'headerRowChosen'; readonly headerRow: number | null }
  | { readonly type: 'dateOrderChosen'; readonly order: DateOrder }
  | { readonly type: 'questionAnswered'; readonly question: UnitQuestion; readonly answer: number }
  /** Days of the table have no year: everything is proposed anew. */
  | { readonly type: 'yearSaid'; readonly year: number; readonly known: readonly TableMapping[] }
  | { readonly type: 'manyFlightsSaid'; readonly are: ManyFlights }
  | { readonly type: 'optionChosen'; readonly option: MappingOption };

/** Fields that one column is for; several can be for the others, which are joined. */
const SINGLE: ReadonlySet<TableField> = new Set<TableField>([
  'date',
  'time',
  'landingTime',
  'utcOffset',
  'duration',
  'altitude',
  'launchAltitude',
  'latitude',
  'longitude',
  'activity',
  'count',
]);

/** Returns how a table is read before the pilot has decided anything. */
export function draftOf(table: SourceTable, known: readonly TableMapping[], unit: AltitudeUnit = 'meters'): TableDraft {
  return { table, ...proposeMapping(table, known, unit), unit, ...UNANSWERED };
}

const UNANSWERED = { isChanged: false, dateAnswer: null, answers: {}, chosen: new Set<number>() } as const;

/** Returns the draft after an event. */
export function nextDraft(draft: TableDraft, event: DraftEvent): TableDraft {
  switch (event.type) {
    case 'tableRead':
      return draftOf(event.table, event.known, draft.unit);
    case 'knownChosen':
      return withKnown(draft, event.mappings);
    case 'opened':
      return { ...withKnown(draft, [event.mapping]), known: null, isChanged: true };
    case 'columnChosen':
      return { ...withColumn(draft, event), chosen: new Set([...draft.chosen, event.column]) };
    case 'headerRowChosen':
      return withHeaderRow(draft, event.headerRow);
    case 'dateOrderChosen':
      return { ...changed(draft, { dateOrder: event.order }), dateAnswer: event.order };
    case 'questionAnswered':
      return answered(draft, event);
    case 'optionChosen':
      return withOption(draft, event.option);
    default:
      return withTableAnswer(draft, event);
  }
}

/** The question about numbers that is open; null for none. */
export function openQuestion({ questions, answers }: TableDraft): UnitQuestion | null {
  return questions.find(({ subject }) => answers[subject] === undefined) ?? null;
}

/** Whether the order of the dates is still open. */
export function isDateOpen({ dateQuestion, dateAnswer }: TableDraft): boolean {
  return dateQuestion !== null && dateAnswer === null;
}

/** Whether the days of the table have no year, and the pilot has to name it. */
export function isYearOpen(draft: TableDraft): boolean {
  return !hasDates(draft) && lacksYears(draft.table);
}

/** The first column about whose names the pilot has not decided yet; null for none. */
export function openNames({ mayBeNames, chosen }: TableDraft): number | null {
  return mayBeNames.find((column) => !chosen.has(column)) ?? null;
}

/** Whether a column has the dates, without which there are no flights. */
export function hasDates({ mapping }: Pick<TableDraft, 'mapping'>): boolean {
  return mapping.columns.some(({ field }) => field === 'date');
}

/** Where no headers are those of the table, the first is taken as it is: the preview shows what comes of it. */
function withKnown({ table, unit }: TableDraft, mappings: readonly TableMapping[]): TableDraft {
  const [mapping] = mappings;
  if (mapping === undefined) return draftOf(table, [], unit);
  const asItIs = { mapping, known: mapping.name, dateQuestion: null, questions: [], others: [], mayBeNames: [] };
  return { table, ...(proposeChosen(table, mappings, unit) ?? asItIs), unit, ...UNANSWERED };
}

/** What the pilot says of this table alone, and not of its layout. */
function withTableAnswer(
  draft: TableDraft,
  event: Extract<DraftEvent, { readonly type: 'yearSaid' | 'manyFlightsSaid' }>,
): TableDraft {
  if (event.type === 'manyFlightsSaid') return { ...draft, table: { ...draft.table, manyFlights: event.are } };
  const { year, known } = event;
  const table = draft.yearless?.table ?? draft.table;
  return { ...draftOf(withYears(table, '', year), known, draft.unit), yearless: { table, year } };
}

function answered(
  draft: TableDraft,
  { question, answer }: { readonly question: UnitQuestion; readonly answer: number },
): TableDraft {
  const answers = { ...draft.answers, [question.subject]: answer };
  return { ...changed(draft, question.options[answer] ?? {}), answers };
}

/** A unit that is chosen answers its question. */
function withOption(draft: TableDraft, option: MappingOption): TableDraft {
  const isChosen = ({ subject }: UnitQuestion): boolean => option[UNIT_OF[subject]] !== undefined;
  return { ...changed(draft, option), questions: draft.questions.filter((question) => !isChosen(question)) };
}

const UNIT_OF = { duration: 'durationIn', altitude: 'altitudeIn' } as const;

interface ColumnChoice {
  readonly column: number;
  readonly use: ColumnUse;
}

function withColumn(draft: TableDraft, choice: ColumnChoice): TableDraft {
  const next = withUse(draft, choice);
  const sorted = columnOf(next, 'activity') === columnOf(draft, 'activity') ? next : withKinds(next);
  const dated = columnOf(next, 'date') === columnOf(draft, 'date') ? sorted : withDates(sorted);
  const isSame = (['duration', 'altitude'] as const).every((unit) => columnOf(next, unit) === columnOf(draft, unit));
  return isSame ? dated : { ...dated, ...withUnitsAgain(draft.table, dated.mapping, draft.unit), answers: {} };
}

function withUse(draft: TableDraft, { column, use }: ColumnChoice): TableDraft {
  const { columns, kept = [], headerRow } = draft.mapping;
  const header = headersAt(draft.table, headerRow)[column] ?? '';
  const others = columns.filter((other) => other.column !== column);
  const othersKept = kept.filter((other) => other.column !== column);
  if (use !== 'kept' && use !== 'leftOut') {
    const free = others.filter(({ field }) => field !== use || !SINGLE.has(use));
    return changed(draft, { columns: inOrder([...free, { column, header, field: use }]), kept: othersKept });
  }
  const mapping = { columns: others, kept: inOrder(use === 'kept' ? [...othersKept, { column, header }] : othersKept) };
  // What a format says nothing about does not make it another one.
  const isOfFormat = draft.others.includes(column) && others.length === columns.length;
  return isOfFormat ? { ...draft, mapping: { ...draft.mapping, ...mapping } } : changed(draft, mapping);
}

function inOrder<Column extends { readonly column: number }>(columns: readonly Column[]): readonly Column[] {
  return columns.toSorted((a, b) => a.column - b.column);
}

/** Where the row says nothing, columns keep what they are for. */
function withHeaderRow(draft: TableDraft, headerRow: number | null): TableDraft {
  const proposed = proposeWithHeader(draft.table, headerRow, draft.unit);
  if (proposed.mapping.columns.length > 0)
    return { ...draft, ...proposed, known: null, ...UNANSWERED, isChanged: true };
  const headers = headersAt(draft.table, headerRow);
  const columns = draft.mapping.columns.map((mapped) => ({ ...mapped, header: headers[mapped.column] ?? '' }));
  return withDates(changed(draft, { headerRow, columns }));
}

function withKinds(draft: TableDraft): TableDraft {
  return { ...draft, mapping: withFlights(draft.table, draft.mapping) };
}

function withDates(draft: TableDraft): TableDraft {
  return { ...draft, ...withDateOrder(draft.table, draft.mapping), dateAnswer: null };
}

function columnOf({ mapping }: TableDraft, field: TableField): number | undefined {
  return mapping.columns.find((column) => column.field === field)?.column;
}

function changed(draft: TableDraft, mapping: Partial<TableMapping>): TableDraft {
  return { ...draft, mapping: { ...draft.mapping, ...mapping }, known: null, isChanged: true };
}
