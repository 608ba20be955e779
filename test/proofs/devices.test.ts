import { expect, inject, it } from 'vitest';
import { proveDevices } from './devices/prove-devices.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('two devices that change one logbook at once lose nothing, and end with the same', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(await missesOf(proveDevices, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
