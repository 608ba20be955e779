import { expect, inject, it } from 'vitest';
import { proveMigration } from './migration/prove-migration.ts';
import { missesOf } from './proof.ts';

it('a migration that is killed is repeated by the next start as if it had not begun', async () => {
  expect(await missesOf(proveMigration, { postgresUrl: inject('postgresUrl') })).toEqual([]);
});
