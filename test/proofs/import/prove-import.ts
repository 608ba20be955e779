import { setTimeout } from 'node:timers/promises';
import { pick, type Random, seededRandom } from '#test/builders/random';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { type ServerBehindWire, serverBehindWire } from '#test/proofs/run/server-process';
import { patience } from '#test/run/patience';
import { readContent, reviewedContent } from '#test/servers/archive-calls';
import { signUpPilot } from '#test/servers/visitor';
import { countFlights } from './count-flights.ts';
import { type FileSizes, flightsIn, importFiles } from './import-files.ts';
import { openTab, type Tab } from './tab.ts';

/** How many moments on each database, how far they are apart at most, and what is imported. */
interface Plan {
  readonly moments: number;
  readonly longestMs: number;
  readonly files: FileSizes;
}

const PLANS: Readonly<Record<ProofOptions['size'], Plan>> = {
  short: { moments: 2, longestMs: 200, files: { tracks: 8, gpxTracks: 2, rows: 6 } },
  long: { moments: 3, longestMs: 300, files: { tracks: 16, gpxTracks: 4, rows: 8 } },
  full: { moments: 30, longestMs: 2_500, files: { tracks: 220, gpxTracks: 30, rows: 50 } },
};

/** With much other work an import that is disturbed 30 times takes a quarter of an hour. */
const LONGEST_IMPORT_MS = 3_600_000;

/** What happens at a moment. */
const EVENTS = ['kill', 'cut', 'close'] as const;

interface Tally {
  readonly flights: number;
  readonly lost: number;
  readonly doubled: number;
  readonly moments: number;
}

/** Imports files while the server is killed, the connection cut, or the tab closed, and counts flights that are lost or doubled. */
export function proveImport(options: ProofOptions): Promise<readonly Proof[]> {
  return inPage(() => onEachDatabase(options, (database, name) => proveOn(database, name, options)));
}

/** The page hears at its window that it is online again. */
async function inPage<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true });
  try {
    return await work();
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  }
}

async function proveOn(
  database: TestDatabase,
  name: string,
  { size, seed, log }: ProofOptions,
): Promise<readonly Proof[]> {
  const [plan, random, server] = [PLANS[size], seededRandom(seed), await serverBehindWire(database)];
  let tally: Tally = { flights: 0, lost: 0, doubled: 0, moments: 0 };
  try {
    while (tally.moments < plan.moments) {
      const left = { ...plan, moments: plan.moments - tally.moments };
      tally = sum(tally, await importOnce(server, random, left));
      log(`${name}: ${JSON.stringify(tally)}`);
    }
  } finally {
    await server.close();
  }
  const during = `of ${tally.flights} flights imported during ${tally.moments} kills, cuts and closed tabs, ${name}`;
  return [nothingOf(`lost ${during}`, tally.lost), nothingOf(`doubled ${during}`, tally.doubled)];
}

/** A pilot imports all files, with at most so many moments. */
async function importOnce(server: ServerBehindWire, random: Random, most: Plan): Promise<Tally> {
  const pilot = await signUpPilot(server.url);
  const read = await readContent(importFiles(most.files));
  const { plan } = await reviewedContent(pilot, read);
  const planned = flightsIn(most.files);
  if (plan.flights.length !== planned) throw new Error(`${plan.flights.length} of ${planned} flights are planned`);
  let [moments, isDone] = [0, false];
  const isLate = patience('the end of an import', LONGEST_IMPORT_MS);
  while (!isDone) {
    isLate();
    const tab = openTab(pilot, read);
    moments += await disturb(tab, server, { ...most, random, moments: most.moments - moments });
    isDone = await tab.ended;
  }
  return { flights: plan.flights.length, moments, ...(await countFlights(pilot, plan)) };
}

/** Lets things happen until the tab is closed or has come to the end; returns how many. */
async function disturb(
  tab: Tab,
  server: ServerBehindWire,
  { random, moments: most, longestMs }: Plan & { readonly random: Random },
): Promise<number> {
  for (let moments = 0; moments < most; moments += 1) {
    const hasEnded = await Promise.race([tab.ended.then(() => true), setTimeout(random() * longestMs, false)]);
    if (hasEnded) return moments;
    const event = pick(random, EVENTS);
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
