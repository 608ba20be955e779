import type { Logger } from 'pino';
import type { AirspaceLibrary } from '#server/airspace/airspace-library';
import type { Configuration } from '#server/configuration/configuration';
import type { Database } from '#server/db/database';
import type { Metrics } from '#server/metrics';
import type { PasswordCost } from '#server/security/passwords';
import type { FairQueue } from '#server/threads/fair-queue';
import type { LoadCache } from '#server/threads/load-cache';
import type { ThreadPool } from '#server/threads/thread-pool';
import type { WakeSignal } from '#server/threads/wake-signal';
import type { TokenUses } from './api-tokens/token-uses.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Tasks } from './tasks.ts';

/** A part of the context: the settings that a function uses. */
export interface Configured<Setting extends keyof Configuration> {
  readonly configuration: Pick<Configuration, Setting>;
}

/** The parts that the server's functions work with: created at the start, never changed. Each function takes those that it uses. */
export interface AppContext extends Database {
  readonly configuration: Configuration;
  readonly log: Logger;
  /** Whether the database was found damaged at the start. */
  readonly isDamaged: boolean;
  /** The server's only clock. */
  readonly clock: () => Date;
  readonly limits: RateLimits;
  /** Counts the calls with tokens. */
  readonly tokenUses: TokenUses;
  /** Threads for long computations. */
  readonly threads: ThreadPool<Tasks>;
  /** Cache of long loads, compressed. */
  readonly loads: LoadCache;
  /** Queue of calls with large bodies: one at a time for each pilot. */
  readonly heavyCalls: FairQueue;
  /** Queue of what devices send: one at a time for each pilot. */
  readonly deviceBodies: FairQueue;
  /** Queue of calls whose body tells whose they are: few at a time, and one of each address. */
  readonly unknownBodies: FairQueue;
  /** Queue of password hashing and verification: few at a time. */
  readonly passwordWork: FairQueue;
  /** The cost of new hashes of passwords. */
  readonly passwordCost: PasswordCost;
  /** Queue of writing transactions: one at a time for each pilot. */
  readonly pilotWrites: FairQueue;
  /** The airspaces of the operator's data. */
  readonly airspaces: AirspaceLibrary;
  /** The metrics; null when nobody may read them. */
  readonly metrics: Metrics | null;
  /** Signals that a job waits. */
  readonly jobSignal: WakeSignal;
}
