import { setTimeout } from 'node:timers/promises';
import type { LoadResponse } from '#contract/data';
import { connect } from '#server/db/connect';
import { renewEpoch } from '#server/repositories/epoch';
import { atLeastOne, pick, type Random, type Some, seededRandom, wholeBetween } from '#test/builders/random';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { type ServerProcess, startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { igcOf } from '#test/servers/import-calls';
import { type Fields, signUpPilot } from '#test/servers/visitor';
import { installBrowsers, runIn } from './offline/browser.ts';
import { closePages, type Device, openDevice, openPage, type Page } from './offline/device.ts';
import { History, tokenIn } from './offline/history.ts';
import { acknowledgedIn, proofsOf } from './offline/outcome.ts';
import { decideOne, doSomething, type Work } from './offline/pilot-at-work.ts';
import { type Proof, type ProofOptions, requireSome } from './proof.ts';

const OPERATIONS: Readonly<Record<ProofOptions['size'], number>> = { short: 120, long: 240, full: 10_000 };
const PASSWORD = 'a long password';
const FAULT_RATE = 0.12;
/** Tabs of a device that work at the same time. */
const TABS = 2;
/** How often a device loses its network, or finds one, before an operation; and how often a tab that dies takes the others along. */
const [OFFLINE_RATE, ONLINE_RATE, BROWSER_RATE] = [0.03, 0.08, 0.3];
/** A run has parts: after the first, third and so on a new epoch begins, as after a restore; in the others a server is killed. */
const PARTS: Readonly<Record<ProofOptions['size'], number>> = { short: 3, long: 3, full: 12 };
const LATEST_KILL_MS = 300;
const DAY_MS = 24 * 60 * 60_000;
/** By how much the clock of a device is ahead, in each part another. */
const CLOCKS: Some<number> = [0, 0, 2 * DAY_MS, -2 * DAY_MS, 151 * DAY_MS];
/** The servers of a PostgreSQL database share it. */
const SECRET = 'shared by all the servers of the proof';
/** So often everything is sent again in the end at most, and a change decided: another may wait for that. */
const ROUNDS: Readonly<Record<ProofOptions['size'], number>> = { short: 150, long: 150, full: 2_000 };

/** Lets two devices of a pilot, each with two tabs, change one logbook over lines that fail, and end with what was acknowledged. */
export async function proveOfflineOnServers(options: ProofOptions): Promise<readonly Proof[]> {
  const uninstall = await installBrowsers();
  const warn = console.warn;
  console.warn = () => undefined; // Storage that is gone with its tab.
  try {
    return await onEachDatabase(options, (database, name) => proveOn(database, name, options));
  } finally {
    console.warn = warn;
    uninstall();
  }
}

interface Run {
  readonly devices: readonly [Device, Device];
  readonly work: Work;
  readonly random: Random;
  readonly servers: Servers;
}

/** The servers of a database: on PostgreSQL each device has its own. */
interface Servers {
  readonly urls: Some<string>;
  /** Kills one, and starts it again. */
  readonly killOne: (random: Random) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function startServers(database: TestDatabase, count: number): Promise<Servers> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const start = (port: number): Promise<ServerProcess> => startServerProcess(database, { port, settings: { SECRET } });
  const running = new Map<number, ServerProcess>();
  for (const port of ports) running.set(port, await start(port));
  const ofPorts = atLeastOne(ports);
  return {
    urls: atLeastOne(ports.map((port) => `http://localhost:${port}`)),
    killOne: async (random) => {
      const port = pick(random, ofPorts);
      await running.get(port)?.kill();
      running.set(port, await start(port));
    },
    stop: async () => {
      for (const server of running.values()) await server.kill();
    },
  };
}

async function proveOn(
  database: TestDatabase,
  name: string,
  { size, seed, log }: ProofOptions,
): Promise<readonly Proof[]> {
  const servers = await startServers(database, name === 'SQLite' ? 1 : 2);
  const devices: Device[] = [];
  try {
    const [random, history] = [seededRandom(seed), new History()];
    const { email } = await signUpPilot(servers.urls[0], PASSWORD);
    const open = async (device: string, url: string): Promise<Device> => {
      const opened = await openDevice(
        { name: device, url, random, onAnswer: noteIn(history) },
        { email, password: PASSWORD },
      );
      devices.push(opened);
      return opened;
    };
    const pair = [await open('A', servers.urls[0]), await open('B', servers.urls.at(-1) ?? servers.urls[0])] as const;
    const work: Work = { random, history, words: 0, tracks: [], rejected: 0, waited: 0 };
    const run: Run = { devices: pair, random, servers, work };
    for (let part = 0; part < PARTS[size]; part += 1) {
      for (const { browser } of devices) browser.clockAhead = pick(random, CLOCKS);
      const isKilled = part % 2 === 1;
      await Promise.all([workTogether(run, OPERATIONS[size] / PARTS[size]), isKilled && killLater(run)]);
      if (!isKilled) await beginEpoch(database);
    }
    const pages = await drained(run, ROUNDS[size]);
    log(`seed ${seed}, faults: ${faultsOf(devices)}`);
    requireSome('acknowledged saves', acknowledgedIn(work));
    requireSome('operations after which something waited', work.waited);
    const temporaryIdsSent = devices.reduce((sum, device) => sum + device.temporaryIdsSent, 0);
    const { visitor } = pair[0];
    const { body } = await visitor.get<LoadResponse>('/api/data');
    const end = { work, pages, body, temporaryIdsSent, igcOf: (id: number) => igcOf(visitor, id) };
    return await proofsOf(end, { during: `${OPERATIONS[size]} operations of two devices, ${name}`, log });
  } finally {
    for (const device of devices) closePages(device);
    await servers.stop();
  }
}

async function killLater({ random, servers }: Run): Promise<void> {
  await setTimeout(wholeBetween(random, 1, LATEST_KILL_MS));
  await servers.killOne(random);
}

/** Notes each answer of the server with the item that it is about. */
function noteIn(history: History): Device['onAnswer'] {
  return ({ data, before, opKey }, status) => {
    const [is, was] = [data, before].map((values) => tokenIn(isFields(values) ? values : {}));
    history.note(is || was || '', `${status}: '${is}' for '${was}' (${String(opKey).slice(0, 4)})`);
  };
}

async function beginEpoch({ address }: TestDatabase): Promise<void> {
  const { db } = connect(address, { purpose: 'maintenance', onLost: () => undefined });
  await renewEpoch(db).finally(() => db.destroy());
}

async function workTogether(run: Run, operations: number): Promise<void> {
  const lanes = run.devices.flatMap((device) => {
    device.line.faultRate = FAULT_RATE;
    const pages: (Page | undefined)[] = [];
    return Array.from({ length: TABS }, (_, at) => workIn({ device, pages, at }, run, operations / 4));
  });
  await Promise.all(lanes);
}

/** The pages that are open on a device, and which of them a lane works in. */
interface Lane {
  readonly device: Device;
  readonly pages: (Page | undefined)[];
  readonly at: number;
}

async function workIn(lane: Lane, { work, random }: Run, operations: number): Promise<void> {
  for (let done = 0; done < operations; done += 1) {
    const { line } = lane.device;
    if (random() < (line.isOffline ? ONLINE_RATE : OFFLINE_RATE)) line.isOffline = !line.isOffline;
    const page = await livingPage(lane, random);
    await Promise.race([runIn(page.tab, () => doSomething(page, work)), page.tab.died]);
    if (page.store.queue.changes.length > 0) work.waited += 1;
  }
  lane.pages[lane.at]?.tab.die();
}

async function livingPage({ device, pages, at }: Lane, random: Random): Promise<Page> {
  const open = pages[at];
  if (open && !open.tab.isDead) return open;
  if (open && random() < BROWSER_RATE) for (const page of pages) page?.tab.die();
  const page = await openPage(device);
  pages[at] = page;
  return page;
}

/** Sends all that can be sent over good lines. Returns what the devices then show. */
async function drained({ devices, work }: Run, rounds: number): Promise<readonly Page[]> {
  for (const { line } of devices) {
    Object.assign(line, { isOffline: false, faultRate: 0 });
    await Promise.all(line.late);
  }
  const pages = await Promise.all(devices.map(openPage));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      await runIn(page.tab, () => page.store.load());
      await runIn(page.tab, () => page.store.sendPending());
      await runIn(page.tab, () => decideOne(page, work));
    }
    if (pages.every(({ store }) => store.queue.changes.length === 0)) break;
  }
  for (const page of pages) await runIn(page.tab, () => page.store.load());
  return pages;
}

function isFields(values: unknown): values is Fields {
  return typeof values === 'object' && values !== null;
}

function faultsOf(devices: readonly Device[]): string {
  const sums = new Map<string, number>();
  for (const [fault, times] of devices.flatMap(({ line }) => [...line.counts]))
    sums.set(fault, (sums.get(fault) ?? 0) + times);
  return [...sums].map(([fault, times]) => `${times} ${fault}`).join(', ');
}
