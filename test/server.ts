import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#server/app';
import { type ReadyConfiguration, readConfiguration } from '#server/configuration';
import type { House, Limits } from '#server/house';
import { listen } from '#server/listen';
import { openHouse } from '#server/open-house';
import { createSqliteFile, type TestDatabase } from './sqlite-file.ts';

/** What a test may set of its server. */
export interface TestServerOptions {
  /** A new SQLite file, where none is given. */
  readonly database?: TestDatabase;
  /** The server's clock, for tests of what passes with time. */
  readonly clock?: () => Date;
  /** The limits in use; without, none that a test would reach. */
  readonly limits?: Partial<Limits>;
  /** Where the web app was built to; `dist/web`, where none is given. */
  readonly webFolder?: string;
  /** Settings by name, as in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Takes each line of the log. */
  readonly log?: (line: string) => void;
}

/** A whole server that listens on a free port of this machine. */
export interface TestServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly house: House;
  readonly close: () => Promise<void>;
}

/** No test asks a third party: the stand-ins' `startPlaces` has settings that lead to them. */
const NO_THIRD_PARTIES = { SITES_URL: 'off', GEOCODER_URL: 'off', ELEVATION_URL: 'off' };
const MANY_WRITES = { MAX_WRITES_PER_MINUTE: '1000000' };
const WEB_FOLDER = join(import.meta.dirname, '../dist/web');
const MANY = { most: 1_000_000, windowS: 3_600 };
const NO_LIMITS: Limits = {
  signup: MANY,
  loginAddress: MANY,
  letterAddress: MANY,
  letterEmail: MANY,
  letterEmailDay: MANY,
  linkAddress: MANY,
  linkPilot: MANY,
  accountAddress: MANY,
  accountPilot: MANY,
  passwordPilot: MANY,
  exportPilot: MANY,
  demo: MANY,
  places: MANY,
};

/** Starts a whole server with real parts. The database given stays when it closes; one made here goes. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createSqliteFile());
  const { house, close } = await openTestHouse(database, options);
  const app = buildApp(house, options.webFolder ?? WEB_FOLDER);
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${listening.port}`,
    house,
    close: async () => {
      await listening.close();
      await close();
      if (!options.database) await database.remove();
    },
  };
}

/** The house of a test, with its database brought up to date, and how to close it. */
export function openTestHouse(database: TestDatabase, options: TestServerOptions = {}) {
  return openHouse(configurationFor(database, options.settings ?? {}), {
    log: logFor(options),
    limits: { ...NO_LIMITS, ...options.limits },
    ...(options.clock ? { clock: options.clock } : {}),
  });
}

function configurationFor(database: TestDatabase, settings: Readonly<Record<string, string>>): ReadyConfiguration {
  const read = readConfiguration({ DATA_DIR: database.folder, ...NO_THIRD_PARTIES, ...MANY_WRITES, ...settings });
  if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
  return { ...read.configuration, database: database.address };
}

function logFor({ log }: TestServerOptions) {
  return log ? pino({ base: null }, { write: log }) : pino({ level: 'silent' });
}
