import { setTimeout } from 'node:timers/promises';
import { type Random, seededRandom } from '#test/builders/random';
import { startOwnPostgres } from '#test/databases/own-postgres';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { compareLogbook, type Differences, NO_DIFFERENCES, sumOf } from '#test/proofs/logbook/compare-logbook';
import { type Device, openDevice, untilAcknowledged } from '#test/proofs/logbook/device';
import { integrityProblems } from '#test/proofs/run/integrity';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { signUpPilot } from '#test/servers/visitor';
import { choicesIn, chooseOperation, Undoable } from './logbook/choose-operation.ts';
import { ExpectedLogbook } from './logbook/expected-logbook.ts';
import { type Acknowledged, perform } from './logbook/perform.ts';
import { logged, nothingOf, type Proof, type ProofOptions, requireSome } from './proof.ts';

/** How many kills, and how long the writers work before each at most. */
interface Plan {
  readonly kills: number;
  readonly longestMs: number;
}

const PLANS: Readonly<Record<ProofOptions['size'], Plan>> = {
  short: { kills: 2, longestMs: 120 },
  long: { kills: 4, longestMs: 200 },
  full: { kills: 100, longestMs: 1_200 },
};

/**
 * Kills the server while devices of several pilots save, delete, import and log in; on PostgreSQL, every second time, all processes
 * of the database instead, and the server must go on by itself.
 */
export async function proveKills(options: ProofOptions): Promise<readonly Proof[]> {
  return [...logged(await killsOnSqlite(options), options), ...(await killsOnPostgresql(options))];
}

async function killsOnSqlite(options: ProofOptions): Promise<readonly Proof[]> {
  const database = await createSqliteFile();
  try {
    const { kills } = PLANS[options.size];
    const { endured, servers } = await killAgainAndAgain(options, { database, kinds: ['server'] });
    return proofsOf(endured, `${kills} kills of the server, SQLite`, servers - 1 - kills);
  } finally {
    await database.remove();
  }
}

async function killsOnPostgresql(options: ProofOptions): Promise<readonly Proof[]> {
  const postgres = await startOwnPostgres();
  try {
    const { kills } = PLANS[options.size];
    const killDatabase = async (): Promise<void> => {
      await postgres.killAll();
      await postgres.start();
    };
    const how = { database: postgres.database, kinds: ['server', 'database'], killDatabase } as const;
    const { endured, servers } = await killAgainAndAgain(options, how);
    const ofServer = Math.ceil(kills / 2);
    const during = `${ofServer} kills of the server and ${kills - ofServer} of the database, PostgreSQL`;
    return proofsOf(endured, during, servers - 1 - ofServer);
  } finally {
    await postgres.remove();
  }
}

interface How {
  readonly database: TestDatabase;
  readonly kinds: readonly ('server' | 'database')[];
  readonly killDatabase?: () => Promise<void>;
}

/** Also counts the servers that it has started. */
async function killAgainAndAgain(
  { size, seed, log }: ProofOptions,
  { database, kinds, killDatabase }: How,
): Promise<{ readonly endured: Endured; readonly servers: number }> {
  const port = await freePort();
  let server = await startServerProcess(database, { port });
  let servers = 1;
  const restart = async (): Promise<void> => {
    await server.kill();
    server = await startServerProcess(database, { port });
    servers += 1;
  };
  try {
    const kill = async (number: number): Promise<void> => {
      if (kinds[number % kinds.length] === 'server') return restart();
      await killDatabase?.();
      if (server.hasEnded()) await restart();
    };
    const { kills, longestMs } = PLANS[size];
    const endured = await endure({ database, url: `http://localhost:${port}`, seed, kills, longestMs, kill, log });
    return { endured, servers };
  } finally {
    await server.kill();
  }
}

function proofsOf(endured: Endured, kills: string, restarts: number): readonly Proof[] {
  const { lost, extra, wrong } = endured.differences;
  const writes = `of ${endured.acknowledged} acknowledged writes and ${endured.logins} logins`;
  return [
    nothingOf(`${writes}: items lost after ${kills}`, lost),
    nothingOf(`items too many after ${kills}`, extra),
    nothingOf(`items with other values after ${kills}`, wrong),
    nothingOf(`sessions lost after ${kills}`, endured.sessionsLost),
    nothingOf(`markers that went back, or resets, after ${kills}`, endured.markerFaults),
    nothingOf(`problems that the database finds in its files after ${kills}`, endured.integrity),
    nothingOf(`servers that ended by themselves during ${kills}`, restarts),
  ];
}

/** Pilots, each with so many devices that write at once, and one that logs in again and again. */
const [PILOTS, DEVICES] = [2, 2];
const PASSWORD = 'a long password';
/** The integrity of the files is checked after so many kills, and at the end. */
const CHECKED_AFTER = 20;
/** The latest logins whose sessions are tried. */
const TRIED_SESSIONS = 5;

/** What is killed, how often, and how. */
export interface Killing {
  readonly database: Pick<TestDatabase, 'address'>;
  readonly url: string;
  readonly seed: number;
  readonly kills: number;
  readonly longestMs: number;
  /** Kills something; resolves when it is there again. */
  readonly kill: (number: number) => Promise<void>;
  readonly log: (line: string) => void;
}

/** What there was in the end. */
export interface Endured {
  readonly acknowledged: number;
  readonly logins: number;
  /** The sum of those found after each kill. */
  readonly differences: Differences;
  readonly sessionsLost: number;
  readonly markerFaults: number;
  readonly integrity: number;
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Lets pilots write, kills, waits until what was on its way is acknowledged, and compares: again and again. */
export async function endure(killing: Killing): Promise<Endured> {
  const { url, seed, kills, longestMs, log } = killing;
  const random = seededRandom(seed);
  const pilots = await Promise.all(Array.from({ length: PILOTS }, () => newPilot(url, random)));
  const writers = pilots.flatMap((pilot) => pilot.writers);
  const logins: Device[] = [];
  let [differences, sessionsLost, integrity] = [NO_DIFFERENCES, 0, 0];
  for (let number = 0; number < kills; number += 1) {
    let isOver = false;
    const working = [
      ...writers.map((writer) => writer.writeUntil(() => isOver)),
      ...pilots.map((pilot) => logIn(pilot, { url, random }, logins)),
    ];
    await setTimeout(random() * longestMs);
    await killing.kill(number);
    isOver = true;
    await Promise.all(working);
    for (const { writers: own } of pilots) {
      const expected = own.map((writer) => writer.expected);
      differences = sumOf(differences, await compareLogbook(own[0].device, expected));
    }
    sessionsLost += await lostOf(logins.slice(-TRIED_SESSIONS));
    // A pilot has at most 100 sessions; those of the writers would be the first to end.
    for (const device of logins.slice(-TRIED_SESSIONS - PILOTS, -TRIED_SESSIONS)) await device.post('/api/logout');
    if ((number + 1) % CHECKED_AFTER !== 0 && number + 1 !== kills) continue;
    integrity += (await integrityProblems(killing.database)).length;
    log(`${number + 1} kills: ${JSON.stringify({ differences, sessionsLost, integrity })}`);
  }
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  if (kills >= CHECKED_AFTER) requireSome('acknowledged writes', acknowledged);
  return {
    acknowledged,
    logins: logins.length,
    differences,
    sessionsLost,
    integrity,
    markerFaults: writers.reduce((sum, { device }) => sum + device.faults.markersBack + device.faults.resets, 0),
  };
}

interface KilledPilot {
  readonly account: Account;
  readonly writers: readonly [Writer, ...Writer[]];
}

async function newPilot(url: string, random: Random): Promise<KilledPilot> {
  const { email } = await signUpPilot(url, PASSWORD);
  const account = { email, password: PASSWORD };
  const open = async () => new Writer(await openDevice({ urls: [url], random }, account), random);
  const others = await Promise.all(Array.from({ length: DEVICES - 1 }, open));
  return { account, writers: [await open(), ...others] };
}

/** Logs in once, however often that has to be tried. */
async function logIn(
  { account }: KilledPilot,
  { url, random }: { readonly url: string; readonly random: Random },
  logins: Device[],
): Promise<void> {
  const device = await untilAcknowledged(() => openDevice({ urls: [url], random }, account));
  if (device) logins.push(device);
}

async function lostOf(logins: readonly Device[]): Promise<number> {
  const statuses = await Promise.all(
    logins.map(async (device) => (await device.visitor().get('/api/data', { lastModified: 1 })).status),
  );
  return statuses.filter((status) => status !== 200).length;
}

/**
 * A pilot who does one thing after the other on a device, and tries each again until it is acknowledged or rejected. It changes only
 * items of its own: what they must be is known whatever others do.
 */
export class Writer {
  /** Another one after a new login. */
  device: Device;
  readonly expected = new ExpectedLogbook();
  /** How many writes were acknowledged. */
  acknowledged = 0;
  readonly #random: Random;
  readonly #undoable = new Undoable();

  constructor(device: Device, random: Random) {
    this.device = device;
    this.#random = random;
  }

  /** Writes until it is told to stop. */
  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const operation = chooseOperation(this.#random, choicesIn(this.expected, this.#undoable));
      const made = await untilAcknowledged(() => perform(this.device, operation));
      if (!made) continue;
      made.apply(this.expected);
      this.#remember(made);
    }
  }

  #remember(made: Acknowledged): void {
    this.acknowledged += 1;
    this.#undoable.remember(made);
  }
}
