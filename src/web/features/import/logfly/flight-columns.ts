import type { Database } from '@sqlite.org/sqlite-wasm';
import { MAX_FILE_BYTES } from '#domain/file';
import type { LogflyRow } from '#domain/import/logfly';

export interface LogflyFlight extends LogflyRow {
  /** Its number in the table, from 1. */
  readonly row: number;
  /** The text of its IGC file; null without one, and for one that is too large. */
  readonly igc: string | null;
  readonly isIgcTooLarge: boolean;
}

/** The columns that are read, by what they are for. Units as LogFly writes them: local time, seconds, degrees. */
const COLUMNS = {
  launchedAt: 'V_Date',
  durationS: 'V_Duree',
  latitude: 'V_LatDeco',
  longitude: 'V_LongDeco',
  siteName: 'V_Site',
  gliderName: 'V_Engin',
  remarks: 'V_Commentaire',
  igc: 'V_IGC',
} as const;
type LogflyColumn = keyof typeof COLUMNS;

const NAMES: readonly LogflyColumn[] = ['launchedAt', 'siteName', 'gliderName'];
const NUMBERS: readonly LogflyColumn[] = ['durationS', 'latitude', 'longitude'];
/** Longest name, and longest remarks, in characters: what is longer is cut here, as in every import. */
const [MAX_NAME, MAX_REMARKS] = [200, 20_000];
/** A text of more bytes is not even loaded. */
const MAX_TEXT_BYTES = 1_048_576;

export type LogflyQueryRow = Readonly<Record<string, unknown>>;

/**
 * Returns the query of all flights; null when the database is not LogFly's. Only columns of a table are read, by name: neither views nor
 * computed columns run anything.
 */
export function flightQuery(database: Database): string | null {
  const table = database.selectValue(
    `select sql from sqlite_schema where type = 'table' and name = 'Vol' collate nocase`,
  );
  if (typeof table !== 'string' || !/^create\s+table\s/i.test(table)) return null;
  // Computed and hidden columns are not in this list.
  const present = database.selectValues(`select lower(name) from pragma_table_info('Vol')`);
  const has = (field: LogflyColumn): boolean => present.includes(COLUMNS[field].toLowerCase());
  if (!has('launchedAt') || !has('durationS')) return null;
  const text = (field: LogflyColumn, most: number): string =>
    `case when octet_length(${COLUMNS[field]}) <= ${MAX_TEXT_BYTES} then substr(cast(${COLUMNS[field]} as text), 1, ${most}) end`;
  const values: readonly (readonly [string, string])[] = [
    ...NAMES.filter(has).map((field) => [field, text(field, MAX_NAME)] as const),
    ...NUMBERS.filter(has).map((field) => [field, `cast(${COLUMNS[field]} as real)`] as const),
    ...(has('remarks') ? [['remarks', text('remarks', MAX_REMARKS)] as const] : []),
    ...(has('igc') ? igcValues() : []),
  ];
  return `select ${values.map(([name, value]) => `${value} as ${name}`).join(', ')} from main.Vol`;
}

export function flightOfRow(row: LogflyQueryRow, number: number): LogflyFlight {
  const igc = textOf(row.igc);
  return {
    row: number,
    launchedAt: textOf(row.launchedAt),
    durationS: numberOf(row.durationS),
    latitude: numberOf(row.latitude),
    longitude: numberOf(row.longitude),
    siteName: textOf(row.siteName),
    gliderName: textOf(row.gliderName),
    remarks: textOf(row.remarks),
    igc: igc.trim() === '' ? null : igc,
    isIgcTooLarge: row.isIgcTooLarge === 1,
  };
}

function igcValues(): readonly (readonly [string, string])[] {
  const isTooLarge = `octet_length(${COLUMNS.igc}) > ${MAX_FILE_BYTES}`;
  return [
    ['igc', `case when not ${isTooLarge} then cast(${COLUMNS.igc} as text) end`],
    ['isIgcTooLarge', `ifnull(${isTooLarge}, 0)`],
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
