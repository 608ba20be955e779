import { expect, inject, it } from 'vitest';
import { mutations } from './mutations/mutations.ts';
import { missesOf } from './proof.ts';

it('mutated files and calls are read or refused as documented, and show nobody else’s data', async () => {
  expect(await missesOf(mutations, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
