import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { createAirspaceLibrary } from '#server/airspace/airspace-library';
import type { Configuration, ReadyConfiguration } from '#server/configuration/configuration';
import { storedSecret } from '#server/configuration/secret';
import { closeDatabase, connect } from '#server/db/connect';
import type { Database, Purpose } from '#server/db/database';
import { DatabaseError } from '#server/db/database-error';
import type { Dialect } from '#server/db/dialect';
import { doneMigrations, migrate, pendingOf } from '#server/db/migrate';
import type { Db } from '#server/db/schema';
import { copyBeforeUpgrade } from '#server/db/sqlite/copy-before-upgrade';
import { findDamage, markFileUsed, rejectLostFile } from '#server/db/sqlite/database-file';
import { translateError } from '#server/db/sqlite/errors';
import { removeUnfinishedFiles } from '#server/db/sqlite/unfinished-files';
import { createMetrics, type DatabaseCounts, type Metrics } from '#server/metrics';
import { countJobs } from '#server/repositories/jobs';
import { countTracks } from '#server/repositories/storage';
import { isLoopback } from '#server/security/loopback';
import { PASSWORD_COST, type PasswordCost } from '#server/security/passwords';
import { createTokenUses } from '#server/services/api-tokens/token-uses';
import type { AppContext } from '#server/services/app-context';
import { LOCAL_RATE_LIMITS, RATE_LIMITS, type RateLimits } from '#server/services/rate-limits';
import { createWakeSignal } from '#server/threads/wake-signal';
import { type BackgroundWork, createBackgroundWork } from './background-work.ts';
import { startHeartbeat } from './heartbeat.ts';
import { makeLog } from './log.ts';

const OWNER_ONLY = 0o700;

/** Parts that tests replace. */
interface ContextParts {
  readonly log?: Logger;
  readonly clock?: () => Date;
  readonly limits?: RateLimits;
  readonly passwordCost?: PasswordCost;
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
    passwordCost: parts.passwordCost ?? PASSWORD_COST,
    tokenUses: createTokenUses(limits),
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
  const { threads, heavyCalls, deviceBodies, unknownBodies, pilotWrites, passwordWork } = parts;
  return createMetrics({
    queues: {
      threads: threads.counts,
      heavyCalls: heavyCalls.counts,
      deviceBodies: deviceBodies.counts,
      unknownBodies: unknownBodies.counts,
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

/** The messages for the operator at the start. */
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

/** Readable data are still served: the operator decides when to stop. */
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

/** The number of tracks is counted at most this often: it takes long where there are millions. */
const COUNT_TRACKS_MS = 300_000;

/** Returns what reads the counts of the database for the metrics; null while the database does not respond. */
function databaseCounts(
  { reader, log }: { readonly reader: Db; readonly log: Logger },
  now: () => number = () => performance.now(),
): () => Promise<DatabaseCounts | null> {
  let tracks = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    try {
      const jobs = await countJobs(reader);
      if (now() - countedAt >= COUNT_TRACKS_MS) {
        tracks = await countTracks(reader);
        countedAt = now();
      }
      return { jobs, tracks };
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      log.warn({ err: error }, 'the database could not be counted for the metrics');
      return null;
    }
  };
}
