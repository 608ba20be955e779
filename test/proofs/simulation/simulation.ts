import { pick, type Random, type Some } from '#test/builders/random';
import { History } from '#test/proofs/offline/history';
import type { Work, WorkingPage } from '#test/proofs/offline/pilot-at-work';
import {
  dispatch,
  openBrowser,
  openTab,
  type SimulatedBrowser,
  type SimulatedTab,
  STORAGE_GLOBALS,
  type StorageProgram,
} from './browser.ts';
import { type Program, programOf } from './bundles.ts';
import type { Faults } from './faults.ts';
import { globalsOf, PAGE_GLOBALS } from './globals.ts';
import type { Network } from './network.ts';
import { ACCOUNTS, type Account, createTemplate, startServer, type Template } from './server.ts';
import { World } from './world.ts';

/** What all simulations share: it takes a second to make. */
export interface Stage {
  readonly page: Program<{ readonly page: PageCode }>;
  readonly storage: StorageProgram;
  readonly template: Template;
}

type PageCode = typeof import('./page.ts').page;

export async function createStage(): Promise<Stage> {
  const [page, storage] = await Promise.all([
    programOf<{ readonly page: PageCode }>('page.ts', PAGE_GLOBALS),
    programOf<ReturnType<StorageProgram>>('stored-in-memory.ts', STORAGE_GLOBALS),
  ]);
  return { page, storage, template: await createTemplate() };
}

/** A pilot with an account, and what was done by that pilot on any device. */
export interface SimulatedPilot {
  readonly account: Account;
  readonly work: Work;
}

/** A page in a tab of the simulation. */
export interface SimulatedPage extends WorkingPage {
  readonly tab: SimulatedTab;
  readonly code: PageCode;
}

/** A simulation before anything is done. */
export interface Simulation {
  readonly world: World;
  readonly network: Network;
  readonly browsers: readonly [SimulatedBrowser, SimulatedBrowser];
  readonly pilots: Some<SimulatedPilot>;
  /** Opens the app in a new tab, and waits until it has started, or was killed. */
  readonly openPage: (browser: SimulatedBrowser) => Promise<SimulatedPage>;
  readonly close: () => Promise<void>;
}

/** The words of two pilots are never the same. */
const WORDS_OF_PILOT = 1_000_000;

/** How long a simulation lasts at most, by its own clock. */
const LONGEST_MS = 400 * 24 * 60 * 60_000;

/** What a simulation depends on, beside the code. */
export interface SimulationOptions {
  readonly seed: number;
  readonly faults: Faults;
}

/** Does something in a simulation of its own. Rejects with the last lines of the log where that does, or where something hangs. */
export async function inSimulation<Result>(
  stage: Stage,
  options: SimulationOptions,
  work: (simulation: Simulation) => Promise<Result>,
): Promise<Result> {
  const simulation = await createSimulation(stage, options);
  const { world, close } = simulation;
  try {
    return await world.run(work(simulation), LONGEST_MS);
  } catch (error) {
    throw new Error(`seed ${options.seed}, step ${world.steps}:\n${world.lines.join('\n')}\n${error}`, {
      cause: error,
    });
  } finally {
    await close();
  }
}

async function createSimulation(
  { page, storage, template }: Stage,
  { seed, faults }: SimulationOptions,
): Promise<Simulation> {
  const world = new World(seed);
  const server = await startServer(template, () => new Date(world.now));
  const network: Network = {
    world,
    server,
    isDown: false,
    temporaryIdsSent: 0,
    counts: new Map(),
    lastLoads: new Map(),
  };
  const parts = { world, faults, storage };
  const openPage = async (browser: SimulatedBrowser): Promise<SimulatedPage> => {
    const tab = openTab(browser);
    const { page: code } = page(globalsOf(tab, network));
    const opened = { tab, code, store: code.store, wait: (ms: number) => world.wait(ms) };
    world.log(`${tab.name} opened`);
    await Promise.race([code.start(), tab.died]);
    return opened;
  };
  const [first, second] = ACCOUNTS.map((account, index) => ({
    account,
    work: newWork(world.random, index * WORDS_OF_PILOT),
  }));
  if (!first || !second) throw new Error('There are no accounts');
  return {
    world,
    network,
    browsers: [openBrowser('A', parts), openBrowser('B', parts)],
    pilots: [first, second],
    openPage,
    close: () => server.close(),
  };
}

function newWork(random: Random, words: number): Work {
  return { random, history: new History(), words, tracks: [], rejected: 0, waited: 0 };
}

/** Shows another tab of a browser. */
export function showOnly(shown: SimulatedTab): void {
  for (const tab of shown.browser.tabs.filter(({ isDead }) => !isDead)) {
    const isVisible = tab === shown;
    if (tab.isVisible === isVisible) continue;
    tab.isVisible = isVisible;
    dispatch(tab, 'visibilitychange');
  }
}

/** Takes the connection of a browser away, or gives it back. */
export function setOffline(browser: SimulatedBrowser, isOffline: boolean): void {
  if (browser.isOffline === isOffline) return;
  browser.isOffline = isOffline;
  browser.world.log(`${browser.name} is ${isOffline ? 'offline' : 'online'}`);
  for (const tab of browser.tabs) dispatch(tab, isOffline ? 'offline' : 'online');
}

/** Returns one of the pilots: the first more often. */
export function somePilot({ pilots, world: { random } }: Simulation): SimulatedPilot {
  return random() < 0.2 ? pilots[0] : pick(random, pilots);
}
