import { expect, it } from 'vitest';
import { proveDisk } from './disk/prove-disk.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('a full disk refuses saves with its message, and loses nothing', { timeout: TIMEOUT_MS }, async () => {
  expect(await missesOf(proveDisk)).toEqual([]);
});
