import type { Logger } from 'pino';
import type { Configuration } from './configuration.ts';
import type { Database } from './db/database.ts';
import type { FairQueue } from './jobs/fair-queue.ts';
import type { LoadCache } from './jobs/load-cache.ts';
import type { Tasks } from './jobs/tasks.ts';
import type { ThreadPool } from './jobs/thread-pool.ts';
import type { Bell } from './mail/bell.ts';

/** All that the floors of the server share: built once at the start, handed down, never changed. */
export interface House extends Database {
  readonly configuration: Configuration;
  readonly log: Logger;
  /** What time it is: the one clock of the server. */
  readonly clock: () => Date;
  /** How often visitors may do what is costly or could be abused. */
  readonly limits: Limits;
  /** Threads that compute what would hold up others here. */
  readonly threads: ThreadPool<Tasks>;
  /** Long loads that are ready to be sent. */
  readonly loads: LoadCache;
  /** Calls with large bodies: one of a pilot at a time. */
  readonly heavyCalls: FairQueue;
  /** Hashing and checking of passwords: few at a time. */
  readonly passwordWork: FairQueue;
  /** Writing transactions: one of a pilot at a time. */
  readonly pilotWrites: FairQueue;
  /** Rung when a letter waits. */
  readonly letterBell: Bell;
}

/** A number of uses in a window of time. */
export interface Limit {
  readonly most: number;
  readonly windowS: number;
}

/** The limits, by what they hold for. */
export interface Limits {
  /** Sign-ups from one address. */
  readonly signup: Limit;
  /** Tries to log in from one address, to whatever account. */
  readonly loginAddress: Limit;
  /** Letters that anybody may ask for, from one address. */
  readonly letterAddress: Limit;
  /** Letters of a kind to one email, whoever asks. Browsers the account knows are counted apart. */
  readonly letterEmail: Limit;
  /** Letters of all kinds to one email in a day, counted in the same way. */
  readonly letterEmailDay: Limit;
  /** Uses of the links in letters, from one address. */
  readonly linkAddress: Limit;
  /** Uses of good links of one pilot, from anywhere. */
  readonly linkPilot: Limit;
  /** Calls about their own account, from one address. */
  readonly accountAddress: Limit;
  /** Calls of one pilot about the own account. */
  readonly accountPilot: Limit;
  /** Wrong passwords of one pilot who is logged in. A right one starts them anew. */
  readonly passwordPilot: Limit;
  /** Exports of one pilot. */
  readonly exportPilot: Limit;
  /** Demo pilots for one address. */
  readonly demo: Limit;
  /** Look-ups of one pilot that third parties are asked for: what is kept already does not count. */
  readonly places: Limit;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** The limits of a server that the world can reach. */
export const LIMITS: Limits = {
  signup: { most: 20, windowS: HOUR_S },
  loginAddress: { most: 100, windowS: 15 * MINUTE_S },
  letterAddress: { most: 30, windowS: HOUR_S },
  letterEmail: { most: 6, windowS: HOUR_S },
  letterEmailDay: { most: 24, windowS: 24 * HOUR_S },
  linkAddress: { most: 100, windowS: 15 * MINUTE_S },
  linkPilot: { most: 100, windowS: 15 * MINUTE_S },
  accountAddress: { most: 300, windowS: 15 * MINUTE_S },
  accountPilot: { most: 100, windowS: 15 * MINUTE_S },
  passwordPilot: { most: 10, windowS: 15 * MINUTE_S },
  exportPilot: { most: 20, windowS: HOUR_S },
  demo: { most: 20, windowS: HOUR_S },
  places: { most: 300, windowS: HOUR_S },
};

/** The limits of a server that only its own machine can reach: every visitor has the same address there. */
export const LOCAL_LIMITS: Limits = {
  ...LIMITS,
  signup: { most: 1_000, windowS: HOUR_S },
  loginAddress: { most: 500, windowS: 15 * MINUTE_S },
  letterAddress: { most: 1_000, windowS: HOUR_S },
  linkAddress: { most: 1_000, windowS: 15 * MINUTE_S },
  accountAddress: { most: 5_000, windowS: 15 * MINUTE_S },
  demo: { most: 1_000, windowS: HOUR_S },
};

/** Unix seconds, whole. */
export function unixSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1_000);
}

/** ISO 8601, UTC, whole seconds: how the database and the contract say when. */
export function isoSeconds(now: Date): string {
  return `${now.toISOString().slice(0, 19)}Z`;
}
