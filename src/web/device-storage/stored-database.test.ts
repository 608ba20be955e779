import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import { readStored, type StoreName, writeStored } from './stored-database.ts';

const put = (store: StoreName, key: string, row: unknown): Promise<void> =>
  writeStored('strict', [store], async (tx) => tx.put(store, key, row));
const rows = (store: StoreName, prefix: string) => readStored([store], (tx) => tx.rows(store, prefix));

describe('the database of this device', () => {
  it('has the rows of a pilot by the beginning of their keys, in the order of keys', async () => {
    fakeStorage();
    await put('queue', '7/000002', 'second');
    await put('queue', '7/000001', 'first');
    await put('queue', '71/000001', 'of another pilot');
    expect(await rows('queue', '7/')).toEqual([
      { key: '7/000001', row: 'first' },
      { key: '7/000002', row: 'second' },
    ]);
    expect(await readStored(['queue'], (tx) => tx.get('queue', '7/000003'))).toBeUndefined();
  });

  it('removes rows one by one and by the beginning of their keys', async () => {
    fakeStorage();
    for (const key of ['7/a', '7/b', '8/a', '8/b']) await put('tracks', key, key);
    await writeStored('relaxed', ['tracks'], async (tx) => {
      tx.remove('tracks', '8/a');
      tx.removeAll('tracks', '7/');
    });
    expect(await rows('tracks', '')).toEqual([{ key: '8/b', row: '8/b' }]);
  });

  it('writes a transaction whole or not at all', async () => {
    fakeStorage();
    const failing = writeStored('strict', ['queue', 'ids'], async (tx) => {
      tx.put('queue', '7/1', 'row');
      tx.put('ids', '7/1', () => 'what cannot be stored');
    });
    await expect(failing).rejects.toThrow();
    const thrown = writeStored('strict', ['queue'], async (tx) => {
      tx.put('queue', '7/2', 'row');
      throw new RangeError('The work fails.');
    });
    await expect(thrown).rejects.toThrow(RangeError);
    expect(await rows('queue', '')).toEqual([]);
  });

  it('is opened anew when the browser has dropped the connection', async () => {
    const { dropConnections } = fakeStorage();
    await put('queue', '7/1', 'first');
    dropConnections();
    await put('queue', '7/2', 'second');
    expect(await rows('queue', '7/')).toHaveLength(2);
  });

  it('runs work once more when the connection is lost within it', async () => {
    fakeStorage();
    let tries = 0;
    await writeStored('strict', ['queue'], async (tx) => {
      tries += 1;
      tx.put('queue', `7/${tries}`, 'row');
      if (tries === 1) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError'); // As Safari says.
    });
    expect(await rows('queue', '')).toEqual([{ key: '7/2', row: 'row' }]);
  });
});

describe('without storage', () => {
  it('rejects on a connection that is not secure', async () => {
    fakeStorage();
    vi.stubGlobal('isSecureContext', false);
    await expect(rows('queue', '')).rejects.toThrow('secure');
  });

  it('rejects where the browser throws at once, and tries again with the next use', async () => {
    fakeStorage();
    const open = vi.fn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    vi.stubGlobal('indexedDB', { open });
    await expect(rows('queue', '')).rejects.toThrow('insecure');
    await expect(rows('queue', '')).rejects.toThrow('insecure');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('rejects after five seconds where opening never settles', async () => {
    fakeStorage();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers()); // Before the fake storage's own end, which waits for timers.
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const opening = expect(rows('queue', '')).rejects.toThrow('no response in time');
    await vi.advanceTimersByTimeAsync(5_000);
    await opening;
  });
});
