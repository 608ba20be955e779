import { expect, inject, it } from 'vitest';
import { proveImport } from './import/prove-import.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('an import loses and doubles nothing while server, connection and tab fail', { timeout: TIMEOUT_MS }, async () => {
  expect(await missesOf(proveImport, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
