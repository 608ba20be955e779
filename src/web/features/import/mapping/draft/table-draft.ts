import {
  type DateQuestion,
  proposeMapping,
  proposeWithHeader,
  withDateOrder,
} from '#domain/import/table/propose-mapping';
import type { SourceTable } from '#domain/import/table/source-table';
import type { DateOrder, TableField, TableMapping } from '#domain/import/table/table-mapping';

/** A table, and how it is read as far as the pilot has decided. */
export interface TableDraft {
  readonly table: SourceTable;
  readonly mapping: TableMapping;
  /** Name of the known mapping that it is read with as it is; null when it is proposed or changed. */
  readonly known: string | null;
  /** Whether the pilot has changed what was proposed or known. */
  readonly isChanged: boolean;
  /** Whether day or month comes first, where the column does not say so. */
  readonly dateQuestion: DateQuestion | null;
  /** The pilot's answer; null while there is none. */
  readonly dateAnswer: DateOrder | null;
}

/** What is chosen beside columns, header row and order of dates. */
export type MappingOption = Partial<
  Pick<TableMapping, 'timeIs' | 'altitudeIn' | 'durationIn' | 'decimal' | 'onlyActivity'>
>;

/** What changes a draft. */
export type DraftEvent =
  /** Another reading of the file: everything is proposed anew. */
  | { readonly type: 'tableRead'; readonly table: SourceTable; readonly known: readonly TableMapping[] }
  /** Known mappings of one name, of which the one that fits is taken; none for what headers and content propose. */
  | { readonly type: 'knownChosen'; readonly mappings: readonly TableMapping[] }
  /** A mapping of a file: it is none of the known ones, and can be kept. */
  | { readonly type: 'opened'; readonly mapping: TableMapping }
  /** Null: the column is left out. */
  | { readonly type: 'columnChosen'; readonly column: number; readonly field: TableField | null }
  /** Null: there is no header. */
  | { readonly type: 'headerRowChosen'; readonly headerRow: number | null }
  | { readonly type: 'dateOrderChosen'; readonly order: DateOrder }
  | { readonly type: 'optionChosen'; readonly option: MappingOption };

/** Fields that one column is for; several can be for the others, which are joined. */
const SINGLE: ReadonlySet<TableField> = new Set<TableField>([
  'date',
  'time',
  'landingTime',
  'utcOffset',
  'duration',
  'altitude',
  'latitude',
  'longitude',
  'activity',
]);

/** Returns how a table is read before the pilot has decided anything. */
export function draftOf(table: SourceTable, known: readonly TableMapping[]): TableDraft {
  return { table, ...proposeMapping(table, known), isChanged: false, dateAnswer: null };
}

/** Returns the draft after an event. */
export function nextDraft(draft: TableDraft, event: DraftEvent): TableDraft {
  switch (event.type) {
    case 'tableRead':
      return draftOf(event.table, event.known);
    case 'knownChosen':
      return withKnown(draft.table, event.mappings);
    case 'opened':
      return { ...withKnown(draft.table, [event.mapping]), known: null, isChanged: true };
    case 'columnChosen':
      return withColumn(draft, event);
    case 'headerRowChosen':
      return withHeaderRow(draft, event.headerRow);
    case 'dateOrderChosen':
      return { ...changed(draft, { dateOrder: event.order }), dateAnswer: event.order };
    case 'optionChosen':
      return changed(draft, event.option);
  }
}

/** Whether the order of the dates is still open. */
export function isDateOpen({ dateQuestion, dateAnswer }: TableDraft): boolean {
  return dateQuestion !== null && dateAnswer === null;
}

/** Whether a column has the dates, without which there are no flights. */
export function hasDates({ mapping }: Pick<TableDraft, 'mapping'>): boolean {
  return mapping.columns.some(({ field }) => field === 'date');
}

/** Where no headers are those of the table, the first is taken as it is: the preview shows what comes of it. */
function withKnown(table: SourceTable, mappings: readonly TableMapping[]): TableDraft {
  const fitted = draftOf(table, mappings);
  const [mapping] = mappings;
  if (fitted.known !== null || mapping === undefined) return fitted;
  return { table, mapping, known: mapping.name, isChanged: false, dateQuestion: null, dateAnswer: null };
}

function withColumn(
  draft: TableDraft,
  { column, field }: { readonly column: number; readonly field: TableField | null },
): TableDraft {
  const { columns, headerRow } = draft.mapping;
  const others = columns.filter(
    (other) => other.column !== column && (other.field !== field || !SINGLE.has(other.field)),
  );
  const header = draft.table.rows[headerRow ?? -1]?.[column] ?? '';
  const mapped = field === null ? others : [...others, { column, header, field }];
  const next = changed(draft, { columns: mapped.toSorted((a, b) => a.column - b.column) });
  return dateColumnOf(next) === dateColumnOf(draft) ? next : withDates(next);
}

/** Where the row says nothing, columns keep what they are for. */
function withHeaderRow(draft: TableDraft, headerRow: number | null): TableDraft {
  const proposed = proposeWithHeader(draft.table, headerRow);
  if (proposed.mapping.columns.length > 0)
    return { ...draft, ...proposed, known: null, isChanged: true, dateAnswer: null };
  const headers = draft.table.rows[headerRow ?? -1] ?? [];
  const columns = draft.mapping.columns.map((mapped) => ({ ...mapped, header: headers[mapped.column] ?? '' }));
  return withDates(changed(draft, { headerRow, columns }));
}

function withDates(draft: TableDraft): TableDraft {
  return { ...draft, ...withDateOrder(draft.table, draft.mapping), dateAnswer: null };
}

function dateColumnOf({ mapping }: TableDraft): number | undefined {
  return mapping.columns.find(({ field }) => field === 'date')?.column;
}

function changed(draft: TableDraft, mapping: Partial<TableMapping>): TableDraft {
  return { ...draft, mapping: { ...draft.mapping, ...mapping }, known: null, isChanged: true };
}
