import { startOwnPostgres } from '#test/databases/own-postgres';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { logged, nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { type Endured, endure } from './endure.ts';

/** How many kills, and how long the writers work before each at most. */
interface Plan {
  readonly kills: number;
  readonly longestMs: number;
}

const PLANS: Readonly<Record<ProofOptions['size'], Plan>> = {
  short: { kills: 2, longestMs: 120 },
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
