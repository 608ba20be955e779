import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { MAX_TRACK_BYTES } from '#domain/file';
import type { LogflyRow } from '#domain/import/logfly';
import type { ReadProblem } from '#domain/import/read-problem';
import { bufferOf } from '#formats/read-error';

/** The most flights of a database, and of a page. */
const [MAX_FLIGHTS, PAGE_FLIGHTS] = [20_000, 500];
/** The most characters of tracks and remarks in a page before it ends, and in all pages. */
const [PAGE_TEXTS, ALL_TEXTS] = [2 * 2 ** 20, 384 * 2 ** 20];
/** What SQLite may take beside the database itself, in bytes. */
const WORKING_MEMORY = 128 * 2 ** 20;
/** The database is copied in parts, so that only one part is in memory twice. */
const PART_BYTES = 8 * 2 ** 20;
/** SQLite's code for a file that is no database. */
const NOT_SQLITE = 26;

/**
 * Reads the flights of a LogFly database page by page, in memory. Returns why it was not read, or not to its end; what is before a
 * damaged place is read. Throws when the file itself is gone.
 */
export async function* readDatabase(
  sqlite: Sqlite3Static,
  file: Blob,
): AsyncGenerator<readonly LogflyFlight[], ReadProblem | null> {
  let database: Database | null = null;
  try {
    database = await open(sqlite, file);
    return yield* pagesOf(flightsIn(sqlite, database));
  } catch (error) {
    return problemOf(sqlite, error);
  } finally {
    database?.close();
  }
}

function problemOf(sqlite: Sqlite3Static, error: unknown): ReadProblem {
  if (error instanceof sqlite.WasmAllocError) return 'databaseTooLarge';
  if (error instanceof sqlite.SQLite3Error) return error.resultCode === NOT_SQLITE ? 'notLogfly' : 'badDatabase';
  throw error;
}

/** Nothing of the file is trusted, and nothing is written into it. */
async function open(sqlite: Sqlite3Static, file: Blob): Promise<Database> {
  const { capi, oo1 } = sqlite;
  const bytes = await copyOf(sqlite, file);
  const database = new oo1.DB(':memory:');
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', bytes, file.size, file.size, flags));
  database.exec(`pragma hard_heap_limit = ${file.size + WORKING_MEMORY}`);
  database.exec('pragma trusted_schema = off; pragma cell_size_check = on');
  return database;
}

/** In the file header, two bytes say whether changes lie in a second file, which is not here: one for writers, one for readers. */
const WAL_AT = 18;
const [WAL, NO_WAL] = [2, 1];

/** Returns where the file is in SQLite's memory. Throws when that is too small. */
async function copyOf({ wasm }: Sqlite3Static, file: Blob): Promise<number> {
  const start = wasm.alloc(file.size);
  for (let at = 0; at < file.size; at += PART_BYTES) {
    wasm.heap8u().set(new Uint8Array(await bufferOf(file.slice(at, at + PART_BYTES))), start + at);
  }
  for (const version of [start + WAL_AT, start + WAL_AT + 1]) {
    if (wasm.heap8u()[version] === WAL) wasm.heap8u()[version] = NO_WAL;
  }
  return start;
}

function* pagesOf(
  flights: Generator<LogflyFlight, ReadProblem | null>,
): Generator<readonly LogflyFlight[], ReadProblem | null> {
  let page: LogflyFlight[] = [];
  let texts = 0;
  let next = flights.next();
  for (; next.done !== true; next = flights.next()) {
    page.push(next.value);
    texts += textsOf(next.value);
    if (page.length < PAGE_FLIGHTS && texts <= PAGE_TEXTS) continue;
    yield page;
    [page, texts] = [[], 0];
  }
  if (page.length > 0) yield page;
  return next.value;
}

/** Returns why the table was not read to its end. */
function* flightsIn(sqlite: Sqlite3Static, database: Database): Generator<LogflyFlight, ReadProblem | null> {
  const query = flightQuery(database);
  if (query === null) return 'notLogfly';
  const statement = database.prepare(query);
  let [flights, texts, lastKey] = [0, 0, Number.NEGATIVE_INFINITY];
  try {
    while (statement.step()) {
      if (flights >= MAX_FLIGHTS) return 'tooManyFlights';
      flights += 1;
      const row = statement.get({});
      const key = keyOf(row);
      if (key <= lastKey) return 'badDatabase';
      lastKey = key;
      const flight = flightOfRow(row, flights);
      texts += textsOf(flight);
      if (texts > ALL_TEXTS) return 'badDatabase';
      yield flight;
    }
    return null;
  } catch (error) {
    return problemOf(sqlite, error);
  } finally {
    statement.finalize();
  }
}

function keyOf({ key }: LogflyQueryRow): number {
  return typeof key === 'number' ? key : Number.NEGATIVE_INFINITY;
}

/** The characters of its track and remarks. */
function textsOf({ igc, remarks }: LogflyFlight): number {
  return (igc?.length ?? 0) + remarks.length;
}

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
/** Longest name, and longest remarks, in characters: longer ones are cut here, as in every import. */
const [MAX_NAME, MAX_REMARKS] = [200, 20_000];
/** A text of more bytes is not even loaded. */
const MAX_TEXT_BYTES = 1_048_576;

type LogflyQueryRow = Readonly<Record<string, unknown>>;

/**
 * Returns the query of all flights; null when the database is not LogFly's. Only columns of a table are read, by name: neither views nor
 * computed columns run anything.
 */
function flightQuery(database: Database): string | null {
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
    // Rows come in the order of their keys; pages that lead back to earlier ones would give the same rows again and again.
    ['key', 'cast(_rowid_ as real)'],
  ];
  return `select ${values.map(([name, value]) => `${value} as ${name}`).join(', ')} from main.Vol`;
}

function flightOfRow(row: LogflyQueryRow, number: number): LogflyFlight {
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
  const isTooLarge = `octet_length(${COLUMNS.igc}) > ${MAX_TRACK_BYTES}`;
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
