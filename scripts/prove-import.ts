import { setTimeout } from 'node:timers/promises';
import { pick, type Random, seededRandom } from '#server/demo/random';
import { createPostgres } from '#test/databases/embedded-postgres';
import { createSqliteFile, newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { setup as buildServer } from '#test/run/build-server';
import { readContent, reviewedContent } from '#test/servers/archive-calls';
import { signUpPilot } from '#test/servers/visitor';
import { countFlights } from './prove/count-flights.ts';
import { FLIGHTS, importFiles } from './prove/import-files.ts';
import { type ServerBehindWire, serverBehindWire } from './prove/server-behind-wire.ts';
import { openTab, type Tab } from './prove/tab.ts';

/**
 * Imports hundreds of flights while the server is killed, the connection cut, or the tab closed, at 30 random moments on each
 * database, and counts the flights that are lost and doubled in the end. `npm run prove-import 7` repeats the moments of seed 7.
 */
const MOMENTS = 30;
const LONGEST_MS = 2_500;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);

/** What happens at a moment. */
const EVENTS = ['kill', 'cut', 'close'] as const;

interface Tally {
  readonly flights: number;
  readonly lost: number;
  readonly doubled: number;
  readonly moments: number;
}

async function prove(name: string, database: TestDatabase): Promise<Tally> {
  const random = seededRandom(seed);
  const server = await serverBehindWire(database);
  let tally: Tally = { flights: 0, lost: 0, doubled: 0, moments: 0 };
  try {
    while (tally.moments < MOMENTS) {
      const one = await importOnce(server, random, MOMENTS - tally.moments);
      tally = sum(tally, one);
      console.log(`${name}: ${tally.moments} moments, ${one.flights} flights imported, ${JSON.stringify(one)}`);
    }
    return tally;
  } finally {
    await server.close();
    await database.remove();
  }
}

/** A pilot imports all files; at most so many moments. */
async function importOnce(server: ServerBehindWire, random: Random, most: number): Promise<Tally> {
  const pilot = await signUpPilot(server.url);
  const read = await readContent(importFiles());
  const { plan } = await reviewedContent(pilot, read);
  if (plan.flights.length !== FLIGHTS) throw new Error(`${plan.flights.length} of ${FLIGHTS} flights are planned`);
  let [moments, isDone] = [0, false];
  while (!isDone) {
    const tab = openTab(pilot, read);
    moments += await disturb(tab, server, { random, most: most - moments });
    isDone = await tab.ended;
  }
  return { flights: plan.flights.length, moments, ...(await countFlights(pilot, plan)) };
}

/** Lets things happen until the tab is closed or has come to the end; returns how many. */
async function disturb(
  tab: Tab,
  server: ServerBehindWire,
  { random, most }: { readonly random: Random; readonly most: number },
): Promise<number> {
  for (let moments = 0; moments < most; moments += 1) {
    const hasEnded = await Promise.race([tab.ended.then(() => true), setTimeout(random() * LONGEST_MS, false)]);
    if (hasEnded) return moments;
    const event = pick(random, EVENTS);
    console.log(`  ${event} at ${tab.at()}`);
    if (event !== 'close') await server[event]();
    else {
      tab.close();
      return moments + 1;
    }
  }
  return most;
}

function sum(a: Tally, b: Tally): Tally {
  return {
    flights: a.flights + b.flights,
    lost: a.lost + b.lost,
    doubled: a.doubled + b.doubled,
    moments: a.moments + b.moments,
  };
}

console.log(`seed ${seed}`);
Object.assign(globalThis, { window: new EventTarget() }); // The page hears there that it is online again.
await buildServer();
const postgres = await createPostgres();
await postgres.server.start();
const folder = await newFolder();
const onPostgres: TestDatabase = {
  address: { kind: 'postgresql', url: `${postgres.url}/postgres` },
  folder,
  remove: () => removeFolder(folder),
};
try {
  const tallies = {
    SQLite: await prove('SQLite', await createSqliteFile()),
    PostgreSQL: await prove('PostgreSQL', onPostgres),
  };
  for (const [name, { flights, moments, lost, doubled }] of Object.entries(tallies)) {
    console.log(`${name}: ${flights} flights, ${moments} moments, ${lost} lost, ${doubled} doubled`);
    if (lost + doubled > 0) process.exitCode = 1;
  }
} finally {
  await postgres.server.stop();
  await postgres.remove();
}
