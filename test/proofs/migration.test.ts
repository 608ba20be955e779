import { expect, inject, it } from 'vitest';
import { proveMigration } from './migration/prove-migration.ts';
import { missesOf } from './proof.ts';

const TIMEOUT_MS = 300_000;

it('a migration that is killed is repeated by the next start as if it had not begun', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(await missesOf(proveMigration, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
