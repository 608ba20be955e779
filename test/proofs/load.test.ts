import { expect, it } from 'vitest';
import { load } from './load/load.ts';
import { missesOf } from './proof.ts';

it('pilots who use the server at the same time meet no error', async () => {
  expect(await missesOf(load)).toEqual([]);
});
