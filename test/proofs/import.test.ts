import { expect, inject, it } from 'vitest';
import { proveImport } from './import/prove-import.ts';
import { missesOf } from './proof.ts';

it('an import loses and doubles nothing while server, connection and tab fail', async () => {
  expect(await missesOf(proveImport, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
