import { AsyncLocalStorage } from 'node:async_hooks';
import * as fakes from 'fake-indexeddb';
import { fakeLocks } from '#test/web/fake-storage';

/** The storage of one device, as a browser has it: it outlives its tabs. */
export interface Browser {
  readonly name: string;
  readonly rows: Map<string, string>;
  readonly database: IDBDatabase;
  readonly locks: ReturnType<typeof fakeLocks>;
  readonly channels: Set<Channel>;
  /** How many milliseconds its clock is ahead. */
  clockAhead: number;
  /** Tabs that were ever open. */
  tabs: number;
}

/** A tab from when it is opened until it is closed or killed: after that it does nothing any more. */
export interface Tab {
  /** Tells it apart in what is reported. */
  readonly name: string;
  readonly browser: Browser;
  isDead: boolean;
  /** Resolves when it is killed. */
  readonly died: Promise<void>;
  readonly die: () => void;
  /** Called before each transaction: it may kill the tab. */
  readonly beforeTransaction: () => void;
}

const inTab = new AsyncLocalStorage<Tab>();

interface Channel {
  readonly tab: Tab;
  readonly receive: () => void;
}

const STORES = ['logbook', 'queue', 'files', 'tracks', 'ids', 'inbox'];

/** Opens a browser without anything stored. */
export async function openBrowser(name: string): Promise<Browser> {
  const opening = new fakes.IDBFactory().open('wingbook', 1);
  opening.onupgradeneeded = () => {
    for (const name of STORES) opening.result.createObjectStore(name);
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The storage could not be opened'));
  });
  return { name, rows: new Map(), database, locks: fakeLocks(), channels: new Set(), clockAhead: 0, tabs: 0 };
}

/** Opens a tab. */
export function openTab(browser: Browser, beforeTransaction: (tab: Tab) => void): Tab {
  let resolveDied = (): void => undefined;
  const died = new Promise<void>((resolve) => {
    resolveDied = resolve;
  });
  browser.tabs += 1;
  const tab: Tab = {
    name: `${browser.name}${browser.tabs}`,
    browser,
    isDead: false,
    died,
    die: () => {
      tab.isDead = true;
      resolveDied();
    },
    beforeTransaction: () => beforeTransaction(tab),
  };
  return tab;
}

/** Runs the code of a tab: what it stores is in the tab's browser. */
export function runIn<Result>(tab: Tab, work: () => Result): Result {
  return inTab.run(tab, work);
}

/** Never resolves: what a killed tab waits for. */
export function never<Result>(): Promise<Result> {
  return new Promise(() => undefined);
}

/** Gives the app's code a browser's storage: that of the tab which runs it. A killed tab has another one that nobody else sees. */
export async function installBrowsers(): Promise<() => void> {
  const nowhere = await openBrowser('nowhere');
  const browserOf = (): Browser => {
    const tab = inTab.getStore();
    return tab && !tab.isDead ? tab.browser : nowhere;
  };
  const factory = new fakes.IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => {
      Object.defineProperty(request.result, 'transaction', {
        configurable: true,
        writable: true,
        value: (...how: Parameters<IDBDatabase['transaction']>) => {
          inTab.getStore()?.beforeTransaction();
          return browserOf().database.transaction(...how);
        },
      });
    });
    return request;
  };
  /** A lock ends with its tab. */
  const requestLock = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const tab = inTab.getStore();
    const locked = (): Promise<unknown> => (tab ? Promise.race([work(), tab.died]) : work());
    return browserOf().locks.request(name, locked);
  };
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(fakes).filter(([name]) => name.startsWith('IDB'))),
    indexedDB: factory,
    isSecureContext: true,
    document: { visibilityState: 'hidden' },
    navigator: { locks: { request: requestLock } },
    localStorage: {
      getItem: (key: string) => browserOf().rows.get(key) ?? null,
      setItem: (key: string, value: string) => void browserOf().rows.set(key, value),
      removeItem: (key: string) => void browserOf().rows.delete(key),
    },
    BroadcastChannel: TabChannel,
  };
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const { now } = Date;
  Date.now = () => now() + (inTab.getStore()?.browser.clockAhead ?? 0);
  return () => {
    Date.now = now;
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** A channel between the tabs of one browser. */
class TabChannel {
  onmessage: (() => void) | null = null;
  readonly #own: Channel | null;

  constructor() {
    const tab = inTab.getStore();
    this.#own = tab ? { tab, receive: () => this.onmessage?.() } : null;
    if (this.#own) this.#own.tab.browser.channels.add(this.#own);
  }

  postMessage(): void {
    const own = this.#own;
    if (!own || own.tab.isDead) return;
    for (const { tab, receive } of own.tab.browser.channels) {
      if (tab !== own.tab && !tab.isDead) setTimeout(() => runIn(tab, receive));
    }
  }

  close(): void {
    if (this.#own) this.#own.tab.browser.channels.delete(this.#own);
  }
}
