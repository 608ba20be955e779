import type { Logger } from 'pino';
import type { AirspaceLibrary } from '../airspace/airspace-library.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { FairQueue } from '../threads/fair-queue.ts';
import type { LoadCache } from '../threads/load-cache.ts';
import type { Tasks } from '../threads/tasks.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { RateLimits } from './rate-limits.ts';
import type { WakeSignal } from './wake-signal.ts';

/** A part of the context: the settings that a function uses. */
export interface Configured<Setting extends keyof Configuration> {
  readonly configuration: Pick<Configuration, Setting>;
}

/** What the server's functions work with: created at the start, never changed. Each function takes the parts that it uses. */
export interface AppContext extends Database {
  readonly configuration: Configuration;
  readonly log: Logger;
  /** Whether the database was found damaged at the start. */
  readonly isDamaged: boolean;
  /** The server's only clock. */
  readonly clock: () => Date;
  /** Rate limits. */
  readonly limits: RateLimits;
  /** Threads for long computations. */
  readonly threads: ThreadPool<Tasks>;
  /** Cache of long loads, compressed. */
  readonly loads: LoadCache;
  /** Queue of calls with large bodies: one at a time for each pilot. */
  readonly heavyCalls: FairQueue;
  /** Queue of password hashing and verification: few at a time. */
  readonly passwordWork: FairQueue;
  /** Queue of writing transactions: one at a time for each pilot. */
  readonly pilotWrites: FairQueue;
  /** The airspaces of the operator's data. */
  readonly airspaces: AirspaceLibrary;
  /** The metrics; null where nobody may read them. */
  readonly metrics: Metrics | null;
  /** Signals that a job waits. */
  readonly jobSignal: WakeSignal;
}
