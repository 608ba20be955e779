import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImportWorkerInPage } from '#test/web/import-worker-in-page';
import { closeImportReader } from '../parse/import-reader.ts';
import { readGiven } from './read-given.ts';

beforeEach(() => vi.stubGlobal('Worker', ImportWorkerInPage));
afterEach(() => {
  closeImportReader();
  vi.unstubAllGlobals();
});

const given = (path: string, text: string) => ({ path, file: new Blob([text]) });
const LIST = JSON.stringify({ items: [{ pointStart: { time: '2026-05-03T10:00:00Z' } }, { pointStart: {} }] });

it('names the files and rows that cannot be imported, and says how large all were', async () => {
  const { signal } = new AbortController();
  const files = [given('a.txt', 'abc'), given('list.json', LIST)];
  const read = await readGiven(files, { signal, onProgress: () => undefined });
  expect(read).toMatchObject({ filesNum: 2, bytesNum: 3 + LIST.length, stopped: null });
  expect(read.flights).toHaveLength(1);
  expect(read.refused).toEqual([
    { path: 'list.json', row: 2, reason: 'noDate' },
    { path: 'a.txt', reason: 'notFlightFile' },
  ]);
});

it('says how far it came when it is stopped', async () => {
  const controller = new AbortController();
  const files = ['a', 'b', 'c'].map((path) => given(path, 'abc'));
  const onProgress = ({ read }: { readonly read: number }): void => {
    if (read > 0) controller.abort();
  };
  const read = await readGiven(files, { signal: controller.signal, onProgress });
  expect(read.stopped?.files).toBe(3);
  expect(read.stopped?.read).toBe(read.filesNum);
});
