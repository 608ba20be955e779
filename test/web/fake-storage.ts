import * as fakes from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';

/** A browser's storage in memory, for one test. */
export interface FakeStorage {
  /** The rows of localStorage. */
  readonly localRows: Map<string, string>;
  /** Closes all connections to IndexedDB, as browsers do with a page in the background. */
  readonly dropConnections: () => void;
}

// The classes stay: connections that a test has left need them to be closed.
for (const [name, value] of Object.entries(fakes)) if (name.startsWith('IDB')) Reflect.set(globalThis, name, value);

/** Gives a test IndexedDB and localStorage of its own, in a secure page. */
export function fakeStorage(): FakeStorage {
  const [localRows, connections] = [new Map<string, string>(), new Set<IDBDatabase>()];
  const opening = new Set<Promise<unknown>>();
  vi.stubGlobal('indexedDB', recordingFactory(connections, opening));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localRows.get(key) ?? null,
    setItem: (key: string, value: string) => void localRows.set(key, value),
    removeItem: (key: string) => void localRows.delete(key),
  });
  const dropConnections = (): void => {
    for (const connection of connections) Reflect.apply(fakes.forceCloseDatabase, null, [connection]);
    connections.clear();
  };
  onTestFinished(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
    await Promise.all(opening);
    dropConnections(); // The modules of the app keep theirs: the next test has another database.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { localRows, dropConnections };
}

function recordingFactory(connections: Set<IDBDatabase>, opening: Set<Promise<unknown>>): IDBFactory {
  const factory = new fakes.IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => connections.add(request.result));
    const ended = ['success', 'error'].map((name) => new Promise((resolve) => request.addEventListener(name, resolve)));
    opening.add(Promise.race(ended));
    return request;
  };
  return factory;
}

/** Locks of a browser's tabs: one holder at a time, in order. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, Promise<unknown>>();
  const request = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const done = (held.get(name) ?? Promise.resolve()).then(work, work);
    held.set(name, done);
    return done;
  };
  return { request: request as LockManager['request'] };
}
