import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { type ReadyConfiguration, readConfiguration } from '#server/configuration/configuration';
import type { AppContext } from '#server/services/app-context';
import type { RateLimits } from '#server/services/rate-limits';
import { buildApp } from '#server/start/app';
import { createContext } from '#server/start/create-context';
import { listen } from '#server/start/listen';
import { createSqliteFile, type TestDatabase } from '../databases/sqlite-file.ts';
import { NO_THIRD_PARTIES } from '../run/no-third-parties.ts';
import { builtProgram } from './built-server.ts';

/** Options of a test server. */
export interface TestServerOptions {
  /** Default: a new SQLite file. */
  readonly database?: TestDatabase;
  /** The server's clock, for tests that depend on time. */
  readonly clock?: () => Date;
  /** Default: limits so high that no test reaches them. */
  readonly limits?: Partial<RateLimits>;
  /** The folder of the built web app. Default: `dist/web`. */
  readonly webFolder?: string;
  /** Settings by name, as in environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives each line of the log. */
  readonly log?: (line: string) => void;
}

/** A complete server on a free port of this machine. */
export interface TestServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly context: AppContext;
  readonly close: () => Promise<void>;
}

const MANY_WRITES = { MAX_WRITES_PER_MINUTE: '1000000' };
const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const MANY = { most: 1_000_000, windowS: 3_600 };
const NO_LIMITS: RateLimits = {
  signup: MANY,
  loginAddress: MANY,
  emailsFromAddress: MANY,
  emailsToAccount: MANY,
  emailsToAccountDay: MANY,
  emailsToRecipient: MANY,
  emailsToRecipientDay: MANY,
  linkAddress: MANY,
  linkPilot: MANY,
  accountAddress: MANY,
  accountPilot: MANY,
  passwordPilot: MANY,
  exportPilot: MANY,
  wrongTokens: MANY,
  tokenCalls: MANY,
  demo: MANY,
  places: MANY,
  timezone: MANY,
  timezones: MANY,
};

/** Starts a complete server with real parts. On close it removes only a database that it created itself. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createSqliteFile());
  const { context, close } = await createTestContext(database, options);
  const app = buildApp(context, options.webFolder ?? WEB_FOLDER, { checksResponses: true });
  const { trustedProxies } = context.configuration;
  const listening = await listen(app, { port: 0, host: '127.0.0.1', trustedProxies });
  return {
    url: `http://127.0.0.1:${listening.port}`,
    context,
    close: async () => {
      await listening.close();
      await close();
      if (!options.database) await database.remove();
    },
  };
}

/** Returns the context of a test, with its database migrated, and a function that closes it. */
export function createTestContext(database: TestDatabase, options: TestServerOptions = {}) {
  return createContext(configurationFor(database, options.settings ?? {}), {
    log: logFor(options),
    threadModule: pathToFileURL(builtProgram('thread-entry')),
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
