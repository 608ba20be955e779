import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { isLoopback } from '#server/security/loopback';
import { createAirspaceLibrary } from '../airspace/airspace-library.ts';
import type { Configuration, ReadyConfiguration } from '../configuration/configuration.ts';
import { storedSecret } from '../configuration/secret.ts';
import type { AppContext } from '../context/app-context.ts';
import { DatabaseError } from '../context/database-error.ts';
import { LOCAL_RATE_LIMITS, RATE_LIMITS, type RateLimits } from '../context/rate-limits.ts';
import { createWakeSignal } from '../context/wake-signal.ts';
import { closeDatabase, connect } from '../db/connect.ts';
import type { Database, Purpose } from '../db/database.ts';
import type { Dialect } from '../db/dialect.ts';
import { doneMigrations, migrate, pendingOf } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { copyBeforeUpgrade } from '../db/sqlite/copy-before-upgrade.ts';
import { findDamage } from '../db/sqlite/damage.ts';
import { translateError } from '../db/sqlite/errors.ts';
import { markFileUsed, rejectLostFile } from '../db/sqlite/lost-file.ts';
import { removeUnfinishedFiles } from '../db/sqlite/unfinished-files.ts';
import { databaseCounts } from '../metrics/database-counts.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { type BackgroundWork, createBackgroundWork } from '../threads/background-work.ts';
import { startHeartbeat } from './heartbeat.ts';
import { makeLog } from './log.ts';

const OWNER_ONLY = 0o700;

/** Parts that tests replace. */
export interface ContextParts {
  readonly log?: Logger;
  readonly clock?: () => Date;
  readonly limits?: RateLimits;
  /** The module of the server's threads. */
  readonly threadModule?: URL;
}

/** The context, and how to close it. */
export interface OpenContext {
  readonly context: AppContext;
  readonly close: () => Promise<void>;
}

/** Creates the data folder and the secret if missing, opens the database and migrates it. */
export async function createContext(ready: ReadyConfiguration, parts: ContextParts = {}): Promise<OpenContext> {
  const configuration = withSecret(ready);
  const log = parts.log ?? makeLog(configuration.logLevel);
  await migrateDatabase(configuration, log);
  const isDamaged = reportDamage(configuration, log);
  const database = openDatabase(configuration, log, 'serving');
  const clock = parts.clock ?? (() => new Date());
  const limits = parts.limits ?? limitsFor(configuration);
  const work = createBackgroundWork(configuration.database, parts.threadModule);
  const context: AppContext = {
    ...database,
    ...work,
    configuration,
    isDamaged,
    log,
    clock,
    limits,
    airspaces: createAirspaceLibrary(configuration.airspaceSources),
    jobSignal: createWakeSignal(),
    metrics: configuration.metrics === null ? null : metricsOf({ ...database, ...work, log }),
  };
  // Of SQLite the lock of the file tells whether a server runs.
  const stopHeartbeat = configuration.database.kind === 'postgresql' ? await startHeartbeat(context) : undefined;
  const close = async () => {
    await Promise.all([work.threads.close(), stopHeartbeat?.()]);
    await closeDatabase(database);
  };
  return { context, close };
}

function metricsOf({ log, ...parts }: Database & BackgroundWork & Pick<AppContext, 'log'>): Metrics {
  const { threads, heavyCalls, pilotWrites, passwordWork } = parts;
  return createMetrics({
    queues: {
      threads: threads.counts,
      heavyCalls: heavyCalls.counts,
      pilotWrites: pilotWrites.counts,
      passwordWork: passwordWork.counts,
    },
    connections: parts.connections,
    database: databaseCounts({ reader: parts.reader, log }),
  });
}

function limitsFor({ isLocal, host }: Configuration): RateLimits {
  return isLocal && isLoopback(host) ? LOCAL_RATE_LIMITS : RATE_LIMITS;
}

function withSecret(ready: ReadyConfiguration): Configuration {
  try {
    mkdirSync(ready.dataFolder, { recursive: true, mode: OWNER_ONLY });
    return { ...ready, secret: ready.secret ?? storedSecret(ready.dataFolder) };
  } catch (error) {
    throw new Error(`The data folder ${ready.dataFolder} cannot be read and written`, { cause: error });
  }
}

async function migrateDatabase(configuration: Configuration, log: Logger): Promise<void> {
  const { database } = configuration;
  if (database.kind === 'sqlite') {
    rejectLostFile(database.file);
    removeUnfinishedFiles(database.file);
  }
  const { db, dialect } = openDatabase(configuration, log, 'maintenance');
  try {
    if (database.kind === 'sqlite') await copyBeforeUpgrade(db, database.file);
    await migrate(db, dialect);
    if (database.kind === 'sqlite') markFileUsed(database.file);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw error;
    const sentence = SENTENCES[trouble](placeOf(configuration));
    if (trouble === 'damaged' || !(await isUpToDate(db, dialect))) throw new Error(sentence, { cause: error });
    log.error({ err: error }, sentence);
  } finally {
    await db.destroy();
  }
}

type Trouble = 'readOnly' | 'damaged';

/** What the operator is told at the start. */
const SENTENCES: Readonly<Record<Trouble, (place: string) => string>> = {
  readOnly: (place) =>
    `The database ${place} is read-only: pilots can read, but nothing can be saved. Give the user of the server the right to write the file and its folder, or mount the disk for writing`,
  damaged: (place) =>
    `The database ${place} is damaged. Stop the server, look at the disk, and bring back a backup: npm run restore -- BACKUP --replace`,
};

/** Returns the trouble that an error, or one of its causes, is about. */
function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseError && (error.problem === 'readOnly' || error.problem === 'damaged'))
    return error.problem;
  return troubleOf(error.cause);
}

async function isUpToDate(db: Db, dialect: Dialect): Promise<boolean> {
  return pendingOf(dialect, await doneMigrations(db)).length === 0;
}

/** What can be read is still served: the operator decides when to stop. */
function reportDamage(configuration: Configuration, log: Logger): boolean {
  const { database } = configuration;
  const problem = database.kind === 'sqlite' ? findDamage(database.file) : null;
  if (problem !== null) log.error({ problem }, SENTENCES.damaged(placeOf(configuration)));
  return problem !== null;
}

function placeOf({ database }: Configuration): string {
  return database.kind === 'sqlite' ? database.file : 'of DATABASE_URL';
}

function openDatabase(configuration: Configuration, log: Logger, purpose: Purpose): Database {
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  try {
    return connect(configuration.database, { purpose, onLost });
  } catch (error) {
    const place = placeOf(configuration);
    const trouble = troubleOf(translateError(error));
    throw new Error(trouble ? SENTENCES[trouble](place) : `The database ${place} cannot be opened`, { cause: error });
  }
}
