import { expect, it } from 'vitest';
import { proveKills } from './kills/prove-kills.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('kills of server and database lose nothing that was acknowledged', { timeout: TIMEOUT_MS }, async () => {
  expect(await missesOf(proveKills)).toEqual([]);
});
