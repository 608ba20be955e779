// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadResponse } from '#test/builders/responses';
import { fakeRequests } from '#test/web/fake-requests';
import { useComparing } from './comparing-page.tsx';
import type { ReadFiles } from './read-chosen-files.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RESPONSES = { '/api/tracks': { tracks: [] }, '/api/imports': { imports: [] }, '/api/data': loadResponse(1) };
const READ: ReadFiles = {
  filesNum: 1,
  bytesNum: 1,
  flights: [],
  archives: [],
  refused: [],
  stopped: null,
  tables: [],
};

it.each([
  [false, 1],
  [true, 0],
])('after a failure it can be tried again, and left meanwhile: %s', async (isLeft, compared) => {
  const sent = fakeRequests();
  const options = {
    chosen: [{ path: 'a.csv', file: new Blob(['x']) }],
    read: READ,
    logbook: { flights: new Map(), sites: new Map(), gliders: new Map() },
    onCompared: vi.fn(),
  };
  const { result, unmount } = renderHook(() => useComparing(options));
  for (const request of sent) request.end(0);
  await waitFor(() => expect(result.current.comparing.state).toBe('unanswered'));
  const failed = sent.length;
  let retrying = Promise.resolve();
  act(() => {
    retrying = result.current.retry();
  });
  if (isLeft) unmount();
  const answer = (from: number): void => {
    for (const request of sent.slice(from)) request.end(200, bytesFor(request.url));
  };
  answer(failed);
  await waitFor(() => expect(sent).toHaveLength(failed + 3)); // The logbook is asked for once the others are there.
  await act(async () => {
    answer(failed + 2);
    await retrying;
  });
  expect(options.onCompared).toHaveBeenCalledTimes(compared);
});

function bytesFor(url: string): Uint8Array {
  const response = Object.entries(RESPONSES).find(([path]) => url.startsWith(path))?.[1];
  return new TextEncoder().encode(JSON.stringify(response));
}
