import { expect, it } from 'vitest';
import { Sqlite } from './better-sqlite3.ts';
import { cacheStatements } from './statement-cache.ts';

it('prepares a statement once, and evicts the oldest when full', () => {
  const database = cacheStatements(new Sqlite(':memory:'));
  const first = database.prepare('select 0');
  expect(database.prepare('select 0')).toBe(first);
  for (let number = 1; number <= 300; number += 1) database.prepare(`select ${number}`);
  expect(database.prepare('select 0')).not.toBe(first);
  expect(database.prepare('select 0').all([])).toEqual([{ 0: 0 }]);
  database.close();
});
