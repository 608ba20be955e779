// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenSource } from '#formats/readings';
import { ImportWorkerInPage } from '#test/web/import-worker-in-page';
import { closeImportReader } from '../parse/import-reader.ts';
import { type ReadFiles, readChosenFiles } from './read-chosen-files.ts';
import { useReading } from './reading-page.tsx';

beforeEach(() => vi.stubGlobal('Worker', ImportWorkerInPage));
afterEach(() => {
  cleanup();
  closeImportReader();
  vi.unstubAllGlobals();
});

const chosen = (path: string, text: string): ChosenSource => ({ path, file: new Blob([text]) });
const LIST = chosen('list.json', JSON.stringify({ items: [{ pointStart: { time: '2026-05-03T10:00:00Z' } }] }));

/** Begins to read files. Returns what was read, each time that it ended. */
function open(files: readonly ChosenSource[], options: Parameters<typeof renderHook>[1] = {}) {
  const read: ReadFiles[] = [];
  const onRead = (content: ReadFiles): void => void read.push(content);
  return { read, ...renderHook(() => useReading({ chosen: files, onRead }), options) };
}

describe('reading files', () => {
  it('says how far it is, and ends with all that was read', async () => {
    const { read, result } = open([LIST, chosen('a.txt', 'abc')]);
    const nothing = { files: 0, read: 0, flights: 0, database: null };
    expect(result.current.reading).toEqual({ state: 'reading', soFar: nothing });
    await waitFor(() => expect(read).toHaveLength(1));
    expect(read).toMatchObject([{ filesNum: 2, stopped: null, flights: [{}], refused: [{ path: 'a.txt' }] }]);
    expect(result.current.reading).toMatchObject({ state: 'reading', soFar: { files: 2, read: 2, flights: 1 } });
  });

  it('ends when it is stopped with what was read so far', async () => {
    const { read, result } = open([LIST, chosen('a.txt', 'abc')]);
    act(() => result.current.stop());
    await waitFor(() => expect(read).toHaveLength(1));
    expect(read).toMatchObject([{ filesNum: 0, stopped: { read: 0 } }]);
  });

  it('ends once, and with everything, when React runs the effects again', async () => {
    const { read } = open([LIST], { wrapper: StrictMode });
    await waitFor(() => expect(read).toHaveLength(1));
    await readAnother();
    expect(read).toMatchObject([{ filesNum: 1, stopped: null }]);
  });

  it('of a page that was left ends, and is told to nobody', async () => {
    const ended = vi.spyOn(ImportWorkerInPage.prototype, 'terminate');
    const { read, unmount } = open([LIST]);
    unmount();
    expect(ended).toHaveBeenCalledOnce();
    await readAnother();
    expect(read).toEqual([]);
  });
});

/** Reads a file beside the page, to its end: what was begun before has ended then. */
async function readAnother(): Promise<void> {
  const { signal } = new AbortController();
  const { filesNum } = await readChosenFiles([chosen('b.txt', 'abc')], { signal, onProgress: () => undefined });
  expect(filesNum).toBe(1);
}

describe('reading fails', () => {
  it('when the files cannot be read at all', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    class FailingWorker extends EventTarget {
      postMessage(): void {
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })));
      }

      terminate(): void {
        // It has ended.
      }
    }
    vi.stubGlobal('Worker', FailingWorker);
    const { read, result } = open([LIST]);
    await waitFor(() => expect(result.current.reading).toEqual({ state: 'unreadable' }));
    expect([read, warn.mock.calls.length]).toEqual([[], 1]);
  });
});
