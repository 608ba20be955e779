import { expect, it } from 'vitest';
import { proveKills } from './kills/prove-kills.ts';
import { missesOf } from './proof.ts';

it('kills of server and database lose nothing that was acknowledged', async () => {
  expect(await missesOf(proveKills)).toEqual([]);
});
