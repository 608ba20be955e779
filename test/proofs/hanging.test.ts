import { expect, it } from 'vitest';
import { proveHanging } from './hanging/prove-hanging.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('a PostgreSQL that hangs is answered by errors, and nothing is lost when it goes on', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(await missesOf(proveHanging)).toEqual([]);
});
