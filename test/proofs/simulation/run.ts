import { between, pick, type Some } from '#test/builders/random';
import { acknowledgedIn, proofsOf } from '#test/proofs/offline/outcome';
import type { Proof } from '#test/proofs/proof';
import { errorIn, logbookIn } from '#web/store/store-state.ts';
import type { SimulatedBrowser } from './browser.ts';
import type { Faults } from './faults.ts';
import { askAs } from './server.ts';
import {
  inSimulation,
  type SimulatedPage,
  type SimulatedPilot,
  type Simulation,
  type Stage,
  setOffline,
  showOnly,
  somePilot,
} from './simulation.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** By how much the clock of a device is ahead. */
const CLOCKS: Some<number> = [0, 0, 2 * DAY_MS, -2 * DAY_MS, 151 * DAY_MS];
/** Tabs of a browser that work at the same time. */
const TABS = 2;
/** So long an operation may last. */
const LONGEST_OPERATION_MS = 10 * MINUTE_MS;
/** So often everything is sent again in the end at most. */
const ROUNDS = 300;
/** How often a pilot thinks no longer than mostly. */
const OFTEN = 0.95;
const [LONGEST_DOWN_MS, LATEST_MS] = [30_000, 5 * MINUTE_MS];
/** After so long the copy of the logbook is stored. */
const STORED_MS = 2_000;

/** What happens before an operation. */
const HAPPENINGS = [
  'offline',
  'online',
  'clock',
  'epoch',
  'serverDown',
  'full',
  'room',
  'killed',
  'browserKilled',
  'shown',
  'logout',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Under which conditions the pilots of a run work. */
export interface Conditions {
  /** How often something happens, before each operation. */
  readonly rates: Readonly<Record<Happening, number>>;
  /** How long a pilot thinks before an operation at most: mostly, and at times. */
  readonly thinkingMs: readonly [number, number];
  /** What fails until the pilots have done their work. */
  readonly faults: Faults;
}

export interface RunOptions {
  readonly seed: number;
  readonly operations: number;
  readonly conditions: Conditions;
  /** Called with what has happened in a few words, and with all that has happened to an item that is wrong. */
  readonly log: (line: string) => void;
}

/** What a run has shown. */
export interface Outcome {
  readonly proofs: readonly Proof[];
  /** How many values pilots were told to be saved. */
  readonly acknowledged: number;
  /** The hash of its log: the same run has the same one. */
  readonly fingerprint: string;
  /** Tasks that were done. */
  readonly steps: number;
}

/** The pilots of a simulation at work. */
interface Run extends Simulation, Pick<Conditions, 'rates' | 'thinkingMs'> {}

/** Lets two pilots work on two devices, each with two tabs, while things fail; then everything is sent. Throws where something hangs. */
export async function simulate(
  stage: Stage,
  { conditions, operations, log, ...options }: RunOptions,
): Promise<Outcome> {
  const faults = stoppable(conditions.faults);
  return inSimulation(stage, { ...options, faults }, async (simulation) => {
    const run: Run = { ...simulation, ...conditions };
    await begun(run);
    faults.isOn = true;
    await worked(run, operations);
    faults.isOn = false;
    const proofs = await ended(run, log);
    log(`faults: ${[...run.network.counts].map(([fault, times]) => `${times} ${fault}`).join(', ')}`);
    const acknowledged = run.pilots.reduce((sum, { work }) => sum + acknowledgedIn(work), 0);
    const { fingerprint, steps } = run.world;
    return { proofs, acknowledged, fingerprint, steps };
  });
}

function stoppable(faults: Faults): Faults & { isOn: boolean } {
  const own = {
    isOn: false,
    ofCall: (what: string) => (own.isOn ? faults.ofCall(what) : null),
    ofStorage: (what: string) => (own.isOn ? faults.ofStorage(what) : null),
  };
  return own;
}

/** Logs the first pilot in on both devices. */
async function begun({ browsers, pilots, openPage, world }: Run): Promise<void> {
  for (const browser of browsers) {
    const { tab, code } = await openPage(browser);
    await code.signIn(pilots[0].account);
    await world.wait(STORED_MS);
    tab.kill();
  }
}

async function worked(run: Run, operations: number): Promise<void> {
  const lanes = run.browsers.flatMap((browser) => {
    const pages: (SimulatedPage | undefined)[] = [];
    return Array.from({ length: TABS }, (_, at) => ({ browser, pages, at }));
  });
  await Promise.all(lanes.map((lane) => workIn(run, lane, operations / lanes.length)));
}

/** The pages that are open in a browser, and which of them a lane works in. */
interface Lane {
  readonly browser: SimulatedBrowser;
  readonly pages: (SimulatedPage | undefined)[];
  readonly at: number;
}

async function workIn(run: Run, lane: Lane, operations: number): Promise<void> {
  const { world, thinkingMs } = run;
  const { random } = world;
  for (let done = 0; done < operations; done += 1) {
    await world.wait(between(random, 0, thinkingMs[random() < OFTEN ? 0 : 1]));
    for (const happening of HAPPENINGS) if (random() < run.rates[happening]) await HAPPEN[happening](run, lane);
    const page = await livingPage(run, lane);
    await within(run, page, operation(run, page));
  }
}

/** What happens beside the work of the pilots. */
const HAPPEN: Readonly<Record<Happening, (run: Run, lane: Lane) => void | Promise<void>>> = {
  offline: (_, { browser }) => setOffline(browser, true),
  online: (_, { browser }) => setOffline(browser, false),
  clock: ({ world }, { browser }) => {
    browser.clockAhead = pick(world.random, CLOCKS);
    world.log(`the clock of ${browser.name} is ${browser.clockAhead / DAY_MS} days ahead`);
  },
  epoch: ({ world, network }) => {
    world.log('a new epoch');
    return inServerTime(world, () => network.server.beginEpoch());
  },
  serverDown: ({ world, network }) => {
    network.isDown = true;
    world.after(between(world.random, 0, LONGEST_DOWN_MS), () => {
      network.isDown = false;
    });
  },
  full: (_, { browser }) => {
    browser.isFull = true;
  },
  room: (_, { browser }) => {
    browser.isFull = false;
  },
  killed: (_, { pages, at }) => pages[at]?.tab.kill(),
  browserKilled: (_, { pages }) => {
    for (const page of pages) page?.tab.kill();
  },
  shown: (_, { pages, at }) => {
    const page = pages[at];
    if (page) showOnly(page.tab);
  },
  logout: async (run, { pages, at }) => {
    const page = pages[at];
    if (page) await within(run, page, page.code.logOut());
  },
};

/** Has the server do something while all else stands still. */
function inServerTime<Result>(world: World, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    world.after(0, () => work().then(resolve, reject));
  });
}

async function livingPage({ openPage }: Run, { browser, pages, at }: Lane): Promise<SimulatedPage> {
  const open = pages[at];
  if (open && !open.tab.isDead) return open;
  const page = await openPage(browser);
  pages[at] = page;
  return page;
}

/** A pilot does something, or logs in first. */
async function operation(run: Run, page: SimulatedPage): Promise<void> {
  const { tab, code, store } = page;
  const pilot = pilotOf(run, page);
  if (!pilot || needsLogin(page)) {
    const { account } = somePilot(run);
    run.world.log(`${tab.name} logs ${account.email} in`);
    return code.signIn(account);
  }
  await code.doSomething(page, pilot.work);
  if (!tab.isDead && store.queue.changes.length > 0) pilot.work.waited += 1;
}

function needsLogin({ store: { state } }: SimulatedPage): boolean {
  const error = errorIn(state);
  return error?.type === 'authenticationError' || error?.type === 'userMismatch';
}

/** Returns the pilot whose logbook a page shows. */
function pilotOf({ pilots }: Run, { store: { state } }: Pick<SimulatedPage, 'store'>): SimulatedPilot | undefined {
  const email = logbookIn(state)?.pilot.email;
  return pilots.find(({ account }) => account.email === email);
}

/** Waits for something that a page does, as long as the page lives. A call that fails is shown to the pilot. */
async function within({ world }: Run, { tab }: SimulatedPage, work: Promise<unknown>): Promise<void> {
  const state = { isDone: false };
  const shown = work.catch((thrown: unknown) => {
    if (!(thrown instanceof Error) || thrown.name !== 'CallError') throw thrown;
  });
  const done = Promise.race([shown, tab.died]).finally(() => {
    state.isDone = true;
  });
  const tooLate = world.wait(LONGEST_OPERATION_MS).then(() => {
    if (!state.isDone) throw new Error(`${tab.name} has hung`);
  });
  await Promise.race([done, tooLate]);
}

/** Sends all that can be sent, of one pilot after the other, and returns what is then claimed. */
async function ended(run: Run, log: RunOptions['log']): Promise<readonly Proof[]> {
  const { world, network, browsers, pilots } = run;
  for (const browser of browsers) {
    for (const tab of browser.tabs) tab.kill();
    setOffline(browser, false);
    browser.isFull = false;
  }
  await world.wait(LATEST_MS); // Requests that are late have arrived, and the server is up.
  const proofs: Proof[] = [];
  for (const pilot of pilots.filter(({ work }) => work.history.items.size > 0)) {
    const pages = await drained(run, pilot);
    const { whole: body, igcOf } = await inServerTime(world, () => askAs(network.server, pilot.account));
    const end = {
      work: pilot.work,
      pages,
      body,
      igcOf: (id: number) => inServerTime(world, () => igcOf(id)),
      temporaryIdsSent: network.temporaryIdsSent,
    };
    proofs.push(...(await proofsOf(end, { during: pilot.account.email, log })));
  }
  return proofs;
}

async function drained(run: Run, pilot: SimulatedPilot): Promise<readonly SimulatedPage[]> {
  const pages: SimulatedPage[] = [];
  for (const browser of run.browsers) pages.push(await pageOf(run, browser, pilot));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) {
      await within(run, page, page.store.load());
      await within(run, page, page.code.sendPending());
      await within(run, page, page.code.decideOne(page, pilot.work));
    }
    if (pages.every(({ store }) => store.queue.changes.length === 0)) break;
  }
  for (const page of pages) await within(run, page, page.store.load());
  return pages;
}

/** Opens a page of a browser that shows a pilot's logbook. */
async function pageOf(run: Run, browser: SimulatedBrowser, pilot: SimulatedPilot): Promise<SimulatedPage> {
  const page = await run.openPage(browser);
  if (pilotOf(run, page) === pilot && !needsLogin(page)) return page;
  await within(run, page, page.code.logOut());
  await within(run, page, page.code.signIn(pilot.account));
  return page;
}
