import * as fakes from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';

/** A browser's storage in memory, for one test. */
export interface FakeStorage {
  /** The rows of localStorage. */
  readonly localRows: Map<string, string>;
  /** Closes all connections to IndexedDB, as browsers do with a page in the background. */
  readonly dropConnections: () => void;
}

/** Gives a test IndexedDB and localStorage of its own, in a secure page. */
export function fakeStorage(): FakeStorage {
  const [localRows, connections] = [new Map<string, string>(), new Set<IDBDatabase>()];
  for (const [name, value] of Object.entries(fakes)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', recordingFactory(connections));
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
    dropConnections(); // The modules of the app keep theirs: the next test has another database.
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
  });
  return { localRows, dropConnections };
}

function recordingFactory(connections: Set<IDBDatabase>): IDBFactory {
  const factory = new fakes.IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => connections.add(request.result));
    return request;
  };
  return factory;
}
