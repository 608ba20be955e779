import { expect, it } from 'vitest';
import { proveDisk } from './disk/prove-disk.ts';
import { missesOf } from './proof.ts';

it('a full disk refuses saves with its message, and loses nothing', async () => {
  expect(await missesOf(proveDisk)).toEqual([]);
});
