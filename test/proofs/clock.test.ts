import { expect, inject, it } from 'vitest';
import { proveClock } from './clock/prove-clock.ts';
import { missesOf } from './proof.ts';

it('a clock that jumps loses nothing, and refuses nothing that it should not', async () => {
  expect(await missesOf(proveClock, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
