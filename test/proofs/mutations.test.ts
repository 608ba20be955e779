import { expect, inject, it } from 'vitest';
import { mutatedCalls } from './mutations/mutated-calls.ts';
import { mutatedFiles } from './mutations/mutated-files.ts';
import { missesOf } from './proof.ts';

it('mutated files are read or refused', async () => {
  expect(await missesOf(mutatedFiles, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});

it('mutated calls are responded to as documented, and show nobody else’s data', async () => {
  expect(await missesOf(mutatedCalls, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
