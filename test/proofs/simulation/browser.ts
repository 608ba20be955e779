import { wholeBetween } from '#test/builders/random';
import type { Program } from './bundles.ts';
import type { Faults, StorageFault } from './faults.ts';
import type { Task, World } from './world.ts';

/** The storage of a browser, which outlives its tabs, and what else they share. */
export interface SimulatedBrowser {
  readonly name: string;
  readonly world: World;
  readonly faults: Faults;
  /** IndexedDB: its factory, and its classes by their names. */
  readonly stored: Readonly<Record<string, unknown>> & { readonly factory: IDBFactory };
  /** The rows of localStorage. */
  readonly rows: Map<string, string>;
  readonly locks: Locks;
  readonly channels: Set<Channel>;
  /** Those that the page can read by their names, and those that only the server can. */
  readonly cookies: Map<string, Cookie>;
  readonly tabs: SimulatedTab[];
  /** How many milliseconds its clock is ahead. */
  clockAhead: number;
  /** Whether it has no connection. */
  isOffline: boolean;
  /** Whether nothing more can be stored. */
  isFull: boolean;
  /** Until then its storage does nothing, in Unix milliseconds. */
  isSlowUntil: number;
  /** Whether the server has logged somebody in here, and has not said since that the session has ended. */
  isSignedIn: boolean;
}

export interface Cookie {
  readonly value: string;
  readonly isOfServer: boolean;
}

/** A tab from when it is opened until it is killed: after that it does nothing any more. */
export interface SimulatedTab {
  /** Tells it apart in the log. */
  readonly name: string;
  readonly browser: SimulatedBrowser;
  /** Whether it is the one that is seen. */
  isVisible: boolean;
  isDead: boolean;
  /** Resolves when it is killed. */
  readonly died: Promise<void>;
  readonly kill: () => void;
  /** Transactions that are not done. */
  readonly transactions: Set<IDBTransaction>;
  /** What waits for events of its page, by the name of the event. */
  readonly listeners: Map<string, Set<Listener>>;
}

type Listener = (event: object) => void;

interface Channel {
  readonly tab: SimulatedTab;
  readonly name: string;
  readonly receive: () => void;
}

/** Longer than the app waits for it. */
const LONGEST_SLOW_MS = 12_000;
/** The row that says whether somebody is logged in. */
const HINT = 'signed-in';
/** What IndexedDB needs to be scheduled. */
export const STORAGE_GLOBALS = ['globalThis'];

/** Opens a browser in which nothing is stored. */
export function openBrowser(
  name: string,
  { world, faults, storage }: Pick<SimulatedBrowser, 'world' | 'faults'> & { readonly storage: StorageProgram },
): SimulatedBrowser {
  const setImmediate = (work: () => void): Task =>
    world.after(Math.max(0, browser.isSlowUntil - world.now) + wholeBetween(world.random, 0, 2), work);
  const { IDBFactory, ...classes } = storage({ globalThis: { setImmediate } }).stored;
  const browser: SimulatedBrowser = {
    name,
    world,
    faults,
    stored: { ...classes, IDBFactory, factory: new IDBFactory() },
    rows: new Map(),
    locks: new Locks(),
    channels: new Set(),
    cookies: new Map(),
    tabs: [],
    clockAhead: 0,
    isOffline: false,
    isFull: false,
    isSlowUntil: 0,
    isSignedIn: false,
  };
  return browser;
}

/** `stored-in-memory.ts`. */
export type StorageProgram = Program<{
  readonly stored: Readonly<Record<string, unknown>> & { readonly IDBFactory: { new (): IDBFactory } };
}>;

/** Opens a tab; nothing runs in it yet. */
export function openTab(browser: SimulatedBrowser): SimulatedTab {
  const { world } = browser;
  let resolveDied = (): void => undefined;
  const died = new Promise<void>((resolve) => {
    resolveDied = resolve;
  });
  const tab: SimulatedTab = {
    name: `${browser.name}${browser.tabs.length + 1}`,
    browser,
    isVisible: true,
    isDead: false,
    died,
    kill: () => {
      if (tab.isDead) return;
      world.log(`${tab.name} killed`);
      tab.isDead = true;
      for (const transaction of tab.transactions) abort(transaction);
      resolveDied();
    },
    transactions: new Set(),
    listeners: new Map(),
  };
  browser.tabs.push(tab);
  return tab;
}

/** Ends a transaction of a killed tab. One that is committing goes on. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error;
  }
}

/** Calls what waits for an event of a tab's page. */
export function dispatch(tab: SimulatedTab, type: string, event: object = {}): void {
  if (tab.isDead) return;
  for (const listener of tab.listeners.get(type) ?? []) listener({ type, ...event });
}

/** Returns IndexedDB as a tab has it. */
export function databasesOf(tab: SimulatedTab): Pick<IDBFactory, 'open' | 'deleteDatabase'> {
  const { factory } = tab.browser.stored;
  return {
    open: (name, version) => {
      rejectDead(tab);
      const request = factory.open(name, version);
      request.addEventListener('success', () => {
        const transaction = transactionsOf(tab, request.result);
        Object.defineProperty(request.result, 'transaction', {
          configurable: true,
          writable: true,
          value: transaction,
        });
      });
      return request;
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
  };
}

function transactionsOf(tab: SimulatedTab, database: IDBDatabase): IDBDatabase['transaction'] {
  const open = database.transaction.bind(database);
  return (stores, mode, options) => {
    const fault = faultOf(tab, `${mode === 'readwrite' ? 'writes' : 'reads'} ${[stores].flat().join()}`);
    if (fault === 'connection lost') throw new DOMException('The connection is closing.', 'InvalidStateError');
    const transaction = open(stores, mode, options);
    tab.transactions.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => tab.transactions.delete(transaction));
    failCommit(tab, transaction, fault);
    return transaction;
  };
}

/** Returns what happens to a use of the storage, which is logged. Throws where the tab is dead, or killed by it. */
function faultOf(tab: SimulatedTab, what: string): StorageFault | null {
  rejectDead(tab);
  const { browser } = tab;
  const { world } = browser;
  const fault = browser.faults.ofStorage(`${tab.name} ${what}`);
  world.log(`${tab.name} ${what}${fault ? `: ${fault}` : ''}`);
  if (fault === 'killed before') tab.kill();
  if (fault === 'slow') browser.isSlowUntil = world.now + wholeBetween(world.random, 1, LONGEST_SLOW_MS);
  rejectDead(tab);
  return fault;
}

/** A transaction that writes fails as a whole, when all is said that it is to write. */
function failCommit(tab: SimulatedTab, transaction: IDBTransaction, fault: StorageFault | null): void {
  const { browser } = tab;
  const commit = transaction.commit.bind(transaction);
  const isRefused = (): boolean => fault === 'refused' || browser.isFull;
  transaction.commit = () => {
    rejectDead(tab);
    if (isRefused()) {
      browser.world.log(`${tab.name} cannot store: full`);
      Object.assign(transaction, { error: new DOMException('The disk is full.', 'QuotaExceededError') });
      transaction.abort();
      return;
    }
    commit();
    if (fault === 'killed after') tab.kill();
  };
}

/** What a killed tab calls does nothing. */
function rejectDead(tab: SimulatedTab): void {
  if (tab.isDead) throw new DOMException('The tab is closed.', 'AbortError');
}

/** Returns localStorage as a tab has it. */
export function rowsOf(tab: SimulatedTab): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const { rows } = tab.browser;
  return {
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => writeRow(tab, key, value),
    removeItem: (key) => writeRow(tab, key, null),
  };
}

function writeRow(tab: SimulatedTab, key: string, value: string | null): void {
  const { rows, faults, isFull } = tab.browser;
  if (tab.isDead || (rows.get(key) ?? null) === value) return;
  const fault = faults.ofStorage(`${tab.name} row ${key}`);
  if (fault === 'killed before') {
    tab.kill();
    return;
  }
  if (value !== null && (fault === 'refused' || isFull))
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  storeRow(tab, key, value);
  if (fault === 'killed after') tab.kill();
}

function storeRow({ name, browser }: SimulatedTab, key: string, value: string | null): void {
  const { rows, tabs, world } = browser;
  world.log(`${name} row ${key} ${value === null ? 'removed' : 'set'}`);
  if (key === HINT && value === null && browser.isSignedIn) world.fail(`${name} has forgotten who is logged in`);
  if (value === null) rows.delete(key);
  else rows.set(key, value);
  for (const other of tabs.filter((tab) => tab.name !== name))
    world.soon(0, 20, () => dispatch(other, 'storage', { key }));
}

/** Locks of the tabs of a browser: one holder at a time, in order. A lock ends with its tab. */
export class Locks {
  readonly #held = new Map<string, Promise<unknown>>();

  request<Result>(tab: SimulatedTab, name: string, work: () => Promise<Result>): Promise<Result> {
    const own = (): Promise<Result> => (tab.isDead ? never() : work());
    const done = (this.#held.get(name) ?? Promise.resolve()).then(own);
    const released = Promise.race([done, tab.died]).catch(() => undefined);
    this.#held.set(name, released);
    return done;
  }
}

/** Never resolves: what a killed tab waits for. */
export function never<Result>(): Promise<Result> {
  return new Promise(() => undefined);
}

/** Returns the class of channels between the tabs of a tab's browser. */
export function channelsOf(tab: SimulatedTab): new (name: string) => Pick<BroadcastChannel, 'close'> {
  const { browser } = tab;
  return class {
    onmessage: ((event: object) => void) | null = null;
    readonly #own: Channel;

    constructor(name: string) {
      this.#own = { tab, name, receive: () => this.onmessage?.({}) };
      browser.channels.add(this.#own);
    }

    postMessage(): void {
      if (tab.isDead) return;
      for (const { tab: other, name, receive } of browser.channels) {
        if (other !== tab && name === this.#own.name)
          browser.world.soon(0, 5, () => (other.isDead ? undefined : receive()));
      }
    }

    close(): void {
      browser.channels.delete(this.#own);
    }
  };
}
