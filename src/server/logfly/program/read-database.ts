import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type BetterSqlite3 from 'better-sqlite3';
import type { LogflyFlight, LogflyResult } from '#contract/import/logfly';
import type { LogflyProblem } from '#domain/import/logfly/logfly-problem';
import { Sqlite } from '#server/db/sqlite/better-sqlite3';
import { flightOfRow, flightQuery, type LogflyQueryRow } from './flight-columns.ts';

/** Takes a page of flights; the first is page 0. */
export type TakePage = (page: number, flights: readonly LogflyFlight[]) => void;

/** The most flights of a database, and of a page. */
const [MAX_FLIGHTS, PAGE_FLIGHTS] = [20_000, 500];
/** The most characters of tracks and remarks in a page before it ends, and in all pages: more than the largest database can hold. */
const [PAGE_TEXTS, ALL_TEXTS] = [2 * 2 ** 20, 256 * 2 ** 20];
const NOT_SQLITE = 'SQLITE_NOTADB';

/** Reads the flights of a LogFly database page by page. What is before a damaged place is read. */
export function readDatabase(file: string, takePage: TakePage): LogflyResult {
  const pages = new Pages(takePage);
  let problem: LogflyProblem | null = null;
  try {
    problem = readInto(pages, file);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    problem = error.code === NOT_SQLITE ? 'notLogfly' : 'badDatabase';
  }
  pages.end();
  return { pagesNum: pages.pagesNum, flightsNum: pages.flightsNum, problem };
}

function readInto(pages: Pages, file: string): LogflyProblem | null {
  const database = open(file);
  try {
    const query = flightQuery(database);
    if (query === null) return 'notLogfly';
    for (const row of database.prepare<[], LogflyQueryRow>(query).iterate()) {
      if (pages.flightsNum >= MAX_FLIGHTS) return 'tooManyFlights';
      if (pages.texts > ALL_TEXTS) return 'badDatabase';
      pages.add(flightOfRow(row, pages.flightsNum + 1));
    }
    return null;
  } finally {
    database.close();
  }
}

/** Nothing of the file is trusted, and nothing is written into it. */
function open(file: string): BetterSqlite3.Database {
  leaveWal(file);
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  database.pragma('trusted_schema = off');
  database.pragma('cell_size_check = on');
  return database;
}

/** In the file header, two bytes say whether changes lie in a second file, which was not uploaded: one for writers, one for readers. */
const WAL_AT = 18;
const WAL = 2;
const NO_WAL = Buffer.from([1, 1]);

/** Turns WAL mode off in our copy: SQLite would write files beside it. */
function leaveWal(file: string): void {
  const copy = openSync(file, 'r+');
  try {
    const versions = Buffer.alloc(NO_WAL.length);
    readSync(copy, versions, 0, versions.length, WAL_AT);
    if (versions.includes(WAL)) writeSync(copy, NO_WAL, 0, NO_WAL.length, WAL_AT);
  } finally {
    closeSync(copy);
  }
}

class Pages {
  readonly #take: TakePage;
  #flights: LogflyFlight[] = [];
  #textsOfPage = 0;
  pagesNum = 0;
  flightsNum = 0;
  /** Characters of all tracks and remarks. */
  texts = 0;

  constructor(take: TakePage) {
    this.#take = take;
  }

  add(flight: LogflyFlight): void {
    const texts = (flight.igc?.length ?? 0) + flight.remarks.length;
    this.#flights.push(flight);
    this.flightsNum += 1;
    this.texts += texts;
    this.#textsOfPage += texts;
    if (this.#flights.length === PAGE_FLIGHTS || this.#textsOfPage > PAGE_TEXTS) this.end();
  }

  /** Ends the page, if anything is on it. */
  end(): void {
    if (this.#flights.length === 0) return;
    this.#take(this.pagesNum, this.#flights);
    this.pagesNum += 1;
    this.#flights = [];
    this.#textsOfPage = 0;
  }
}
