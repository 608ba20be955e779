import { createHash } from 'node:crypto';
import { channelsOf, databasesOf, rowsOf, type SimulatedTab } from './browser.ts';
import { type Network, requestsOf } from './network.ts';
import type { Task } from './world.ts';

/** The globals of a page that are the simulation's; what is not among them gives the same results everywhere, or must not be used. */
export const PAGE_GLOBALS = [
  'window',
  'document',
  'navigator',
  'globalThis',
  'self',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  ...['Cursor', 'CursorWithValue', 'Database', 'Factory', 'Index', 'KeyRange', 'ObjectStore', 'OpenDBRequest'].map(
    (name) => `IDB${name}`,
  ),
  'IDBRequest',
  'IDBTransaction',
  'XMLHttpRequest',
  'fetch',
  'BroadcastChannel',
  'Date',
  'Math',
  'crypto',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'console',
] as const;

/** Returns the globals of a tab, by their names. */
export function globalsOf(tab: SimulatedTab, network: Network): Readonly<Record<string, unknown>> {
  const { factory: _, ...classes } = tab.browser.stored;
  const window = {
    ...eventsOf(tab),
    ...classes,
    isSecureContext: true,
    document: documentOf(tab),
    navigator: navigatorOf(tab),
    location: { pathname: '/flights' },
    localStorage: rowsOf(tab),
    sessionStorage: rowsOfTab(),
    indexedDB: databasesOf(tab),
    XMLHttpRequest: requestsOf(tab, network),
    BroadcastChannel: channelsOf(tab),
    Math: mathOf(tab),
    crypto: cryptoOf(tab),
    console: consoleOf(tab),
    ...clockOf(tab),
  };
  return { ...window, window, self: window, globalThis: window };
}

function eventsOf(tab: SimulatedTab) {
  const { listeners } = tab;
  return {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type: string, listener: (event: object) => void) => listeners.get(type)?.delete(listener),
    dispatchEvent: (event: Event) => {
      if (!tab.isDead) for (const listener of listeners.get(event.type) ?? []) listener(event);
    },
  };
}

function documentOf(tab: SimulatedTab) {
  return {
    ...eventsOf(tab),
    documentElement: { lang: 'en' },
    querySelector: () => null,
    get visibilityState() {
      return tab.isVisible ? 'visible' : 'hidden';
    },
    get cookie() {
      const seen = [...tab.browser.cookies].filter(([, { isOfServer }]) => !isOfServer);
      return seen.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
  };
}

function navigatorOf(tab: SimulatedTab) {
  const { locks } = tab.browser;
  return {
    locks: { request: <Result>(name: string, work: () => Promise<Result>) => locks.request(tab, name, work) },
    storage: { persist: async () => true },
    get onLine() {
      return !tab.browser.isOffline;
    },
  };
}

/** Rows that end with their tab. */
function rowsOfTab() {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
}

function mathOf({ browser: { world } }: SimulatedTab): Math {
  return Object.assign(Object.create(Math), { random: () => world.random() });
}

const BYTE = 256;

function cryptoOf({ browser: { world } }: SimulatedTab) {
  const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => Math.floor(world.random() * BYTE));
  return {
    getRandomValues: <Bytes extends Uint8Array>(into: Bytes): Bytes => {
      into.set(bytes(into.length));
      return into;
    },
    randomUUID: (): string => {
      const [hex, variant] = [Buffer.from(bytes(16)).toString('hex'), '89ab'[Math.floor(world.random() * 4)]];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    // At once: a browser computes it in another thread, and is done at any time.
    subtle: {
      digest: async (_: string, data: Uint8Array) => new Uint8Array(createHash('sha256').update(data).digest()).buffer,
    },
  };
}

function consoleOf(tab: SimulatedTab) {
  const {
    name,
    browser: { world },
  } = tab;
  const log =
    (level: string) =>
    (...said: readonly unknown[]): void => {
      if (!tab.isDead) world.log(`${name} ${level}: ${said.map(wordsOf).join(' ')}`);
    };
  return { log: log('log'), info: log('info'), warn: log('warn'), error: log('error') };
}

function wordsOf(said: unknown): string {
  if (!(said instanceof Error)) return String(said);
  return `${said.name}: ${said.message}${said.cause === undefined ? '' : ` (${wordsOf(said.cause)})`}`;
}

/** Its clock, and what it does later. */
function clockOf(tab: SimulatedTab) {
  const { browser } = tab;
  const { world } = browser;
  const now = (): number => world.now + browser.clockAhead;
  const timers = new Map<number, Task>();
  let count = 0;
  const after = (work: () => void, ms = 0, again: number | null = null): number => {
    count += 1;
    const id = count;
    const start = (): void => {
      const run = (): void => {
        timers.delete(id);
        if (tab.isDead) return;
        if (again !== null) start();
        work();
      };
      timers.set(id, world.after(Math.max(1, ms), run));
    };
    start();
    return id;
  };
  const clear = (id: number | undefined): void => {
    const task = timers.get(id ?? 0);
    if (task) task.isCancelled = true;
    timers.delete(id ?? 0);
  };
  return {
    Date: dateOf(now),
    performance: { now },
    setTimeout: (work: () => void, ms?: number) => after(work, ms),
    clearTimeout: clear,
    setInterval: (work: () => void, ms = 0) => after(work, ms, ms),
    clearInterval: clear,
  };
}

function dateOf(now: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, values) => (values.length === 0 ? new target(now()) : Reflect.construct(target, values)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
