import { expect, it } from 'vitest';
import { proveDisk } from './disk/prove-disk.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('on a full disk saves are rejected with its message, and nothing is lost', { timeout: TIMEOUT_MS }, async () => {
  expect(await missesOf(proveDisk)).toEqual([]);
});
