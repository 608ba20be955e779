import { nameKey } from '../../text.ts';
import { headersAt } from './header-rows.ts';
import { isNumberHeader, plainHeader } from './header-words.ts';
import { cellsOfColumn, firstRow, type SourceTable } from './source-table.ts';
import type { KeptColumn, TableMapping } from './table-mapping.ts';

/** A column that no field has, and about which nobody has decided yet. */
interface OtherColumn extends KeptColumn {
  /** Whether it is kept in the remarks unless the pilot leaves it out. */
  readonly isKept: boolean;
}

/** Returns a mapping that keeps the columns without a field that nobody has left out, and which columns the pilot is asked about. */
export function withOthersKept(
  table: SourceTable,
  mapping: TableMapping,
): { readonly mapping: TableMapping; readonly others: readonly number[] } {
  const others = otherColumns(table, mapping);
  const added = others.filter(({ isKept }) => isKept).map(({ column, header }) => ({ column, header }));
  const kept = [...(mapping.kept ?? []), ...added].sort((a, b) => a.column - b.column);
  return { mapping: { ...mapping, kept }, others: others.map(({ column }) => column) };
}

/** The columns of which a mapping says nothing, but empty ones and those that say the same in each row. */
function otherColumns(table: SourceTable, mapping: TableMapping): readonly OtherColumn[] {
  const isDecided = decidedBy(mapping);
  const headers = headersAt(table, mapping.headerRow);
  return (table.rows[0] ?? []).flatMap((_, column) => {
    const header = (headers[column] ?? '').trim();
    if (isDecided(column, header) || !isTelling(table, mapping, column)) return [];
    const cells = cellsOfColumn(table, mapping.headerRow, column);
    return [{ column, header, isKept: !isPersonal(header, cells) && !isNumber(header, cells) }];
  });
}

/** Fewer cells do not show whether names repeat. */
const LEAST_NAMES = 4;
/** Half of the names of sites and gliders are shorter, in characters. */
const USUAL_NAME = 30;

/**
 * Returns which of some columns may have the names of sites or gliders: few, short and repeating ones. Only where a site or a glider is
 * missing, and the header says nothing else.
 */
export function nameColumns(table: SourceTable, mapping: TableMapping, among: readonly number[]): readonly number[] {
  const fields = new Set(mapping.columns.map(({ field }) => field));
  if (fields.has('site') && fields.has('glider')) return [];
  const headers = headersAt(table, mapping.headerRow);
  return among.filter((column) => {
    const header = headers[column] ?? '';
    const cells = cellsOfColumn(table, mapping.headerRow, column);
    return !NO_NAMES.test(plainHeader(header)) && !isPersonal(header, cells) && areNames(cells);
  });
}

function areNames(cells: readonly string[]): boolean {
  const names = new Set(cells.map(nameKey));
  const lengths = cells.map(({ length }) => length).sort((a, b) => a - b);
  const isRepeated = names.size > 1 && names.size * 2 <= cells.length;
  const areWords = [...names].every((name) => /\p{L}{2}/u.test(name) && !/\d{3}|[:%]/.test(name));
  return cells.length >= LEAST_NAMES && isRepeated && areWords && (lengths[cells.length >> 1] ?? 0) <= USUAL_NAME;
}

/** Headers of other few and repeating words. */
const NO_NAMES =
  /wetter|weather|meteo|wind|vent\b|vento|viento|conditions?|bedingung|typ\b|type|tipo|art\b|kategorie|categor|klasse|class|land$|country|pays|paese|pais|kanton|canton|region|pilot|passag|name$|instruct|lehrer|schule|school|verein|club|status|stimmung|mood|tandem|solo|startart|launch ?(?:type|method)|richtung|direction|sky|himmel|wolken|cloud|thermik|thermal|bewert|rating|wertung/;

/** A layout without headers knows all columns up to its last one. */
function decidedBy(mapping: TableMapping): (column: number, header: string) => boolean {
  const { columns, kept, leftOut = [], mayHave = [] } = mapping;
  const used = new Set([...columns, ...(kept ?? [])].map(({ column }) => column));
  if (kept === undefined) return (column) => used.has(column);
  if (mapping.headerRow === null && columns.length > 0) return (column) => column <= Math.max(...used);
  const known = new Set([...leftOut, ...mayHave].map(plainHeader).filter(Boolean));
  return (column, header) => used.has(column) || known.has(plainHeader(header));
}

/** Whether rows differ in a column, among those that have a flight. */
function isTelling({ rows }: SourceTable, { headerRow, columns }: TableMapping, column: number): boolean {
  const day = columns.find(({ field }) => field === 'date')?.column ?? column;
  const body = rows.slice(firstRow({ headerRow })).filter((row) => (row[day] ?? '').trim() !== '');
  const values = new Set(body.map((row) => (row[column] ?? '').trim()));
  const hasValue = [...values].some((value) => value !== '');
  return hasValue && (values.size > 1 || body.length === 1);
}

/** Returns whether a column seems to be about the pilot and not about flights, by its header or its content. */
export function isPersonal(header: string, cells: readonly string[]): boolean {
  const isSo = (cell: string): boolean => EMAIL.test(cell) || PHONE.test(cell);
  return PERSONAL.test(plainHeader(header)) || (cells.length > 0 && cells.filter(isSo).length * 2 >= cells.length);
}

const PERSONAL =
  /\be ?mail|\bmail\b|phone|telefon|\btel\b|\bmobil|\bhandy|\bnatel|cellulare|telephon|portable|\bcell\b|movil|licen[cs]|lizenz|licenz|brevet|\bippi\b|ausweis|passport|reisepass|passaporto|passeport|pasaporte|\bdni\b|carte d identite|geburt|birth|naissance|nascita|nacimiento|\bdob\b|address|adress|direccion|indirizzo|anschrift|strasse|street|postcode|\bplz\b|\bzip\b|\bcap\b|insurance|versicher|assurance|assicuraz|seguro|\biban\b|\bahv\b|\bssn\b|social security|sozialvers|emergency|notfall|\burgence|emergenza|emergencia|blood|blutgruppe|groupe sanguin|gruppo sanguigno|grupo sanguineo|mitglied(?:s|er)?(?: ?(?:nr|nummer|no))|member(?:ship)? ?(?:no|nr|number|id)|passwor|телефон|почта/;
const EMAIL = /^\S+@\S+\.\p{L}{2,}$/u;
const PHONE = /^(?:\+|00)\d[\d\s()./-]{7,18}\d$/;

/** Whether a column only numbers the rows: its header says so, or it counts up or down. */
function isNumber(header: string, cells: readonly string[]): boolean {
  if (isNumberHeader(header)) return true;
  const numbers = cells.map((cell) => Number(cell.replace(/\.$/, '')));
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  if (numbers.length < LEAST_COUNTED || Math.abs(step) !== 1) return false;
  return numbers.slice(1).every((number, i) => number - (numbers[i] ?? 0) === step);
}

/** Fewer rows may be two landings, three tries and the like. */
const LEAST_COUNTED = 3;
