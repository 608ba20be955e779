import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { ReadProblem } from '#domain/import/read-problem';
import { bufferOf } from '../parse/sources/buffer-of.ts';
import { flightOfRow, flightQuery, type LogflyFlight } from './flight-columns.ts';

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
  let [flights, texts] = [0, 0];
  try {
    while (statement.step()) {
      if (flights >= MAX_FLIGHTS) return 'tooManyFlights';
      flights += 1;
      const flight = flightOfRow(statement.get({}), flights);
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

/** The characters of its track and remarks. */
function textsOf({ igc, remarks }: LogflyFlight): number {
  return (igc?.length ?? 0) + remarks.length;
}
