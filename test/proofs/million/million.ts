import { startOwnPostgres } from '#test/databases/own-postgres';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions, type ProofProgram } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { loaded, logInPilot } from '#test/servers/visitor';
import { PASSWORD } from '../../../scripts/bench/setup/logbooks.ts';
import { compareTimes } from './compare-times.ts';
import { makeHotCalls } from './hot-calls.ts';
import { emailOfCopy, makeManyPilots, ORIGINAL } from './many-pilots.ts';
import { HARDLY_FILLED, type PlanRequest, planFaults } from './plan-faults.ts';
import { startWatchedServer } from './watched-server.ts';

interface Plan {
  readonly pilots: number;
  readonly flights: number;
  readonly tracks: number;
  /** 0 measures nothing. */
  readonly rounds: number;
}

const PLANS: Readonly<Record<ProofOptions['size'], Plan>> = {
  short: { pilots: 8, flights: 300, tracks: 2, rounds: 0 },
  full: { pilots: 1_000, flights: 1_000, tracks: 20, rounds: 120 },
};
const MOST = 1.5;
const SHOWN = 10;

/** Fills a database with the flights of many pilots: one of them is served as if alone, and every statement finds its rows by the pilot. */
export const million: ProofProgram = async (options) => {
  const { size, log } = options;
  const plan = PLANS[size];
  return onEachDatabase(options, async (database, name) => {
    const start = performance.now();
    await makeManyPilots(database, plan.pilots - 1, plan);
    log(`${name}: ${plan.pilots * plan.flights} flights after ${((performance.now() - start) / 1000).toFixed(0)} s`);
    const times = plan.rounds > 0 ? await timeProofs(name, database, plan) : [];
    return [...times, ...(await planProofs({ name, database, plan, log }))];
  });
};

async function timeProofs(
  name: 'SQLite' | 'PostgreSQL',
  database: TestDatabase,
  plan: Plan,
): Promise<readonly Proof[]> {
  const { alone, remove } = await emptyLike(name);
  try {
    await makeManyPilots(alone, 0, plan);
    const email = emailOfCopy(Math.floor(plan.pilots / 2));
    const [many, one] = await compareTimes(
      [
        { database, email },
        { database: alone, email: ORIGINAL },
      ],
      plan.rounds,
    );
    if (!many || !one) throw new Error('Nothing was measured');
    return (['load', 'delta', 'save'] as const).map((what) => {
      const ratio = many[what] / one[what];
      return {
        claim: `${what} of a pilot with ${plan.flights} flights on ${name}, ${plan.pilots} pilots against one: ${many[what].toFixed(1)} and ${one[what].toFixed(1)} ms`,
        aim: `≤ ${MOST}`,
        measured: ratio.toFixed(2),
        met: ratio <= MOST,
      };
    });
  } finally {
    await remove();
  }
}

async function emptyLike(name: 'SQLite' | 'PostgreSQL') {
  if (name === 'SQLite') {
    const alone = await createSqliteFile();
    return { alone, remove: alone.remove };
  }
  const { database: alone, remove } = await startOwnPostgres();
  return { alone, remove };
}

async function planProofs({
  name,
  database,
  plan,
  log,
}: {
  readonly name: string;
  readonly database: TestDatabase;
  readonly plan: Plan;
  readonly log: (line: string) => void;
}): Promise<readonly Proof[]> {
  const server = await startWatchedServer(database);
  try {
    const pilot = await logInPilot(server.url, { email: emailOfCopy(1), password: PASSWORD });
    const { flights } = await loaded(pilot);
    await makeHotCalls(pilot);
    const statements = server.statements();
    const faultsOf = async (request: PlanRequest): Promise<number> => {
      const faults = await planFaults(database.address, statements, request);
      for (const fault of faults.slice(0, SHOWN)) log(fault);
      return faults.length;
    };
    const forced = await faultsOf({ isForced: true, without: new Set() });
    const asPlanned = plan.rounds === 0 ? [] : [await faultsOf({ isForced: false, without: HARDLY_FILLED })];
    return [
      nothingOf(
        `${statements.length} statements on ${name}: tables without an index by the pilot or a unique key`,
        forced,
      ),
      ...asPlanned.map((faults) => nothingOf(`${name}: filled tables that are read otherwise all the same`, faults)),
      nothingOf(`${name}: a pilot’s flights that are lost among the others’`, plan.flights - flights.length),
    ];
  } finally {
    await server.close();
  }
}
