import { expect, it } from 'vitest';
import { proveHanging } from './hanging/prove-hanging.ts';
import { missesOf } from './proof.ts';

it('a PostgreSQL that hangs is answered by errors, and nothing is lost when it goes on', async () => {
  expect(await missesOf(proveHanging)).toEqual([]);
});
