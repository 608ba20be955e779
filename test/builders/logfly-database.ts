import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sqlite } from '#server/db/sqlite/sqlite';
import type { SqliteFile } from '#server/db/sqlite/sqlite-file';
import { flownPath, igcFile } from './igc.ts';

/** The tables as LogFly 5 and 6 create them. */
const TABLES = [
  `CREATE TABLE Vol (V_ID integer NOT NULL PRIMARY KEY, V_Date TimeStamp, V_Duree integer, V_sDuree varchar(20), V_LatDeco double,
    V_LongDeco double, V_AltDeco integer, V_Site varchar(100), V_Pays varchar(50), V_Commentaire Long Text, V_IGC Long Text,
    V_Photos Long Text, UTC integer, V_CFD integer, V_Engin Varchar(10), V_League integer, V_Score Long Text)`,
  `CREATE TABLE Site (S_ID integer NOT NULL primary key, S_Nom varchar(50), S_Localite varchar(50), S_CP varchar(8), S_Pays varchar(50),
    S_Type varchar(1), S_Orientation varchar(20), S_Alti varchar(12), S_Latitude double, S_Longitude double, S_Commentaire Long Text,
    S_Maj varchar(10))`,
];

/** A row of the table `Vol`. */
export interface VolRow {
  readonly V_Date?: unknown;
  /** In seconds. */
  readonly V_Duree?: unknown;
  readonly V_LatDeco?: unknown;
  readonly V_LongDeco?: unknown;
  readonly V_AltDeco?: unknown;
  readonly V_Site?: unknown;
  readonly V_Commentaire?: unknown;
  readonly V_IGC?: unknown;
  readonly V_Engin?: unknown;
}

/** A flight as a pilot enters it: of an hour, without a track. */
export function volRow(named: VolRow = {}): VolRow {
  const place = { V_LatDeco: 45.86, V_LongDeco: 6.22, V_AltDeco: 930, V_Site: 'PLANFAIT' };
  return { V_Date: '2021-07-04 13:05:00', V_Duree: 3_600, ...place, V_Engin: 'Alpha 6', V_IGC: null, ...named };
}

/** Returns a flight with its track, of the day of that number in 2021: half an hour from 12:00 UTC on. */
export function volWithTrack(day: number, named: VolRow = {}): VolRow {
  const date = new Date(Date.UTC(2021, 0, day)).toISOString().slice(0, 10);
  const launch = { at: 43_200, lat: 45.86, lng: 6.22, altitude: 930 };
  const fixes = flownPath(launch, [
    { seconds: 60 },
    { seconds: 1_800, speed: 10, heading: 90, climb: -0.3 },
    { seconds: 60 },
  ]);
  return volRow({ V_Date: `${date} 13:01:00`, V_Duree: 1_800, V_IGC: igcFile({ date, fixes }), ...named });
}

/** Returns the bytes of LogFly's database with these rows, after `change` has done to it what it likes. */
export async function logflyDatabase(
  rows: readonly VolRow[],
  change: (database: SqliteFile) => void = () => undefined,
): Promise<Buffer> {
  return sqliteFile((database) => {
    for (const table of TABLES) database.exec(table);
    database.exec('begin');
    for (const row of rows) insert(database, row);
    database.exec('commit');
    change(database);
  });
}

/** Returns the bytes of any SQLite database. */
export async function sqliteFile(fill: (database: SqliteFile) => void): Promise<Buffer> {
  const path = join(tmpdir(), `wingbook-logfly-${randomUUID()}.db`);
  try {
    const database = new Sqlite(path);
    database.exec('pragma synchronous = off');
    fill(database);
    database.close();
    return readFileSync(path);
  } finally {
    await rm(path, { force: true });
  }
}

function insert(database: SqliteFile, row: VolRow): void {
  const names = Object.keys(row);
  database
    .prepare(`INSERT INTO Vol (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(Object.values(row));
}
