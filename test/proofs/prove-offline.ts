import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { LoadResponse } from '#contract/data';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { connect } from '#server/db/connect';
import { renewEpoch } from '#server/repositories/epoch';
import { atLeastOne, pick, type Random, type Some, seededRandom, wholeBetween } from '#test/builders/random';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { type ServerProcess, startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { igcOf } from '#test/servers/import-calls';
import { type Fields, signUpPilot } from '#test/servers/visitor';
import { applyResponse, type Logbook } from '#web/store/logbook.ts';
import { nextToSend } from '#web/store/pending/next-to-send.ts';
import { overlay } from '#web/store/pending/overlay.ts';
import { needOf, type PendingChange, type Queue } from '#web/store/pending/pending-change.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { installBrowsers, runIn } from './offline/browser.ts';
import { closePages, type Device, openDevice, openPage, type Page } from './offline/device.ts';
import { History, type ItemHistory, savedBy, tokenIn, tokensIn, wordOf } from './offline/history.ts';
import { decideOne, doSomething, isTemporaryId, trackNamed, type Work } from './offline/pilot-at-work.ts';
import { nothingOf, type Proof, type ProofOptions, requireSome } from './proof.ts';

const OPERATIONS: Readonly<Record<ProofOptions['size'], number>> = { short: 240, long: 240, full: 10_000 };
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
export async function proveOffline(options: ProofOptions): Promise<readonly Proof[]> {
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
    return await proofsOf(run, pages, { during: `${OPERATIONS[size]} operations of two devices, ${name}`, log });
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

async function proofsOf(
  { devices, work }: Run,
  pages: readonly Page[],
  { during, log }: Pick<ProofOptions, 'log'> & { readonly during: string },
): Promise<readonly Proof[]> {
  const { body } = await devices[0].visitor.get<LoadResponse>('/api/data');
  const whole = applyResponse(null, body, null);
  if (!whole) throw new Error('The logbook could not be loaded');
  const writes = [...work.history.items.values()].flatMap(({ writes: all }) => [...all.values()]);
  const acknowledged = writes.filter(({ isAcknowledged }) => isAcknowledged).length;
  requireSome('acknowledged saves', acknowledged);
  requireSome('operations after which something waited', work.waited);
  const waiting = pages.map(({ store }) => store.queue);
  const left = waiting.flatMap(({ changes }) => changes);
  log(
    `${during}: ${acknowledged} acknowledged saves of ${work.history.items.size} items; ${left.length} still need the pilot`,
  );
  for (const { kind, dataType, status } of left) log(`left: ${kind} ${dataType}, ${JSON.stringify(status)}`);
  log(`faults: ${faultsOf(devices)}; ${work.rejected} saves rejected, ${work.waited} times something waited`);
  const found = findings(work.history, whole, left.flatMap(typedIn));
  for (const line of found.lines) log(line);
  const ids = [...whole.flights.values()].flatMap(({ id, siteId, gliderId }) => [id, siteId, gliderId]);
  const unequal = pages.filter(
    ({ store }) => !isDeepStrictEqual(logbookIn(store.state), overlay(whole, store.queue)),
  ).length;
  return [
    nothingOf(`of ${acknowledged} acknowledged saves: lost without being seen, ${during}`, found.lost),
    nothingOf(`items that were saved twice, ${during}`, found.doubled),
    nothingOf(`acknowledged deletions undone, ${during}`, found.undone),
    nothingOf(`values and sites that nobody chose, ${during}`, found.foreign),
    nothingOf(`tracks with other bytes, ${during}`, await wrongTracks(devices[0], whole)),
    nothingOf(
      `temporary ids sent or stored, ${during}`,
      devices.reduce((sum, { temporaryIdsSent }) => sum + temporaryIdsSent, ids.filter(isTemporaryId).length),
    ),
    nothingOf(
      `devices with changes that could be sent and were not, or wait for nothing, ${during}`,
      waiting.filter((queue) => nextToSend(queue) || isStuck(queue)).length,
    ),
    nothingOf(`devices whose logbook differs from a full load, ${during}`, unequal),
  ];
}

async function wrongTracks({ visitor }: Device, { flights }: Logbook): Promise<number> {
  let wrong = 0;
  for (const { id, igcFileName } of flights.values())
    if (igcFileName !== null && (await igcOf(visitor, id)) !== trackNamed(igcFileName)) wrong += 1;
  return wrong;
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

/** Whether changes wait, and the pilot can do nothing about it. */
function isStuck({ changes }: Queue): boolean {
  return changes.length > 0 && changes.every((change) => needOf(change) === null);
}

/** Returns the values of a change that are told apart; of a deletion, those that it is of. */
function typedIn(change: PendingChange): readonly string[] {
  return change.kind === 'delete' ? tokensIn(change.before ?? {}) : savedBy(change);
}

interface Findings {
  readonly lost: number;
  readonly doubled: number;
  readonly undone: number;
  readonly foreign: number;
  /** What is wrong, in words. */
  readonly lines: readonly string[];
}

/** What is wrong with a logbook after what the pilot has done; `waiting` are the values that still wait on a device. */
function findings(history: History, logbook: Logbook, waiting: readonly string[]): Findings {
  const stored = byWord([...logbook.flights.values(), ...logbook.sites.values(), ...logbook.gliders.values()]);
  const known = history.knownTo([...[...stored.values()].flat(2), ...waiting]);
  const found = [...history.items].map(([word, item]) => {
    const own = waiting.filter((value) => wordOf(value) === word);
    const same = [...history.sameAs(word)].flatMap((one) => history.items.get(one) ?? []);
    return findingsOf(item, { copies: stored.get(word) ?? [], waiting: own, known, same });
  });
  const sum = (of: 'lost' | 'doubled' | 'undone' | 'foreign'): number => found.reduce((all, one) => all + one[of], 0);
  const strangers = [...logbook.flights.values()].filter((flight) => !isChosen(flight, history, logbook));
  return {
    lost: sum('lost'),
    doubled: sum('doubled'),
    undone: sum('undone'),
    foreign: sum('foreign') + strangers.length,
    lines: [
      ...found.flatMap(({ lines }) => lines),
      ...strangers.flatMap((flight) => strangerLines(flight, history, logbook)),
    ],
  };
}

/** A flight at a site that nobody chose for it, in words, and what has happened to all of them. */
function strangerLines({ siteId, remarks }: Flight, history: History, { sites }: Logbook): readonly string[] {
  const site = sites.get(siteId ?? 0);
  const flight = wordOf(remarks);
  const chosen = [...(history.items.get(flight)?.sites ?? [])];
  const words = new Set([flight, wordOf(site?.remarks ?? ''), ...chosen]);
  const notes = [...words].flatMap((word) => history.items.get(word)?.notes.map((note) => `  ${word}: ${note}`) ?? []);
  return [`'${remarks}' is at ${site?.name} ('${site?.remarks}'); chosen were ${chosen.join()}`, ...notes];
}

function byWord(items: readonly (Flight | Site | Glider)[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const words = new Map<string, (readonly string[])[]>();
  for (const item of items) {
    const word = wordOf(item.remarks);
    words.set(word, [...(words.get(word) ?? []), tokensIn({ ...item })]);
  }
  return words;
}

/** What is left of an item. */
interface Left {
  readonly copies: readonly (readonly string[])[];
  readonly waiting: readonly string[];
  /** What those knew who typed what is left of all items. */
  readonly known: ReadonlySet<string>;
  /** The item itself, and those that it may have become. */
  readonly same: readonly ItemHistory[];
}

function findingsOf(item: ItemHistory, { copies, waiting, known, same }: Left): Findings {
  const stored = copies.flat();
  const isGone = stored.length === 0 && waiting.length === 0;
  const lost = lostOf(item, { isGone, known, same });
  // Of an item that was saved as new, the older one may have been deleted.
  const isOne = item.savedAsNew === 0;
  const isUndone = isOne && stored.length > 0 && item.isDeleted && !item.isUndone && waiting.length === 0;
  const counts = {
    lost: lost.length,
    doubled: Math.max(0, copies.length - 1 - item.savedAsNew),
    undone: isUndone ? 1 : 0,
    foreign: stored.filter((value) => !item.writes.has(value)).length,
  };
  const isRight = Object.values(counts).every((times) => times === 0);
  const writes = [...item.writes].map(([value, { replaced }]) => `${value} for ${[...replaced].join(' and ')}`);
  const line = `stored ${stored.join()}; waits ${waiting.join()}; lost ${lost.join()}; ${item.deletions} deletions; ${writes.join(', ')}`;
  return { ...counts, lines: isRight ? [] : [line, ...same.flatMap(({ notes }) => notes.map((note) => `  ${note}`))] };
}

/**
 * Whether the site of a flight is one that was chosen for it, or one with a name that it or that one had: a new one with the name of
 * another becomes that, and after a restore a lost one is found by its name.
 */
function isChosen({ siteId, remarks }: Flight, history: History, { sites }: Logbook): boolean {
  if (siteId === null) return true;
  const { name = '', remarks: words = '' } = sites.get(siteId) ?? {};
  const chosen = history.namesChosen(wordOf(remarks));
  return [name, wordOf(words), ...(history.items.get(wordOf(words))?.names ?? [])].some((one) => chosen.has(one));
}

/** Returns the acknowledged values of an item that nobody has replaced knowingly, and that are nowhere. */
function lostOf(
  item: ItemHistory,
  { isGone, known, same }: Pick<Left, 'known' | 'same'> & { readonly isGone: boolean },
): readonly string[] {
  const isDeleted = same.some(({ deletions, deletionsDiscarded }) => deletions > deletionsDiscarded);
  // Saved as new by a change that did not know its deletion, it has what that change had.
  if (isDeleted && (isGone || item.savedAsNew > 0)) return [];
  if (isGone && item.isDiscarded) return [];
  return [...item.writes].flatMap(([value, { isAcknowledged, isDiscarded }]) =>
    !isAcknowledged || isDiscarded || known.has(value) ? [] : [value],
  );
}
