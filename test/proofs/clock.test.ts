import { expect, inject, it } from 'vitest';
import { proveClock } from './clock/prove-clock.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('a clock that jumps loses nothing, and nothing is rejected that should not be', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(await missesOf(proveClock, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
