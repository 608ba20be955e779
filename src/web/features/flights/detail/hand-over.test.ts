// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { handOver } from './hand-over.ts';

const FILE = new File(['AXXX'], 'kandel.igc');

/** Makes the browser one that takes such files, or not, and whose sheet ends so. */
function sheet(canShare: boolean, share: () => Promise<void>): void {
  Object.assign(navigator, { canShare: () => canShare, share });
}

afterEach(() => {
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

it('hands a file to the app that the pilot chooses', async () => {
  const given: unknown[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: async (shared: unknown) => {
      given.push(shared);
    },
  });
  expect(await handOver(FILE)).toBe('sent');
  expect(given).toEqual([{ files: [FILE] }]);
});

it('leaves it where the pilot closes the sheet', async () => {
  sheet(true, () => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await handOver(FILE)).toBe('left');
});

it('saves it where the browser hands over none, or not such a file', async () => {
  expect(await handOver(FILE)).toBe('saved');
  sheet(false, async () => undefined);
  expect(await handOver(FILE)).toBe('saved');
});
