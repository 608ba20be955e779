import { expect, it } from 'vitest';
import { Sqlite } from './sqlite.ts';
import { cacheStatements } from './statement-cache.ts';

it('prepares a statement once, and evicts the oldest when full', () => {
  const file = new Sqlite(':memory:');
  const database = cacheStatements(file);
  const first = database.prepare('select 0');
  expect(database.prepare('select 0')).toBe(first);
  for (let number = 1; number <= 300; number += 1) database.prepare(`select ${number}`);
  expect(database.prepare('select 0')).not.toBe(first);
  expect(database.prepare('select 0').all([])).toEqual([{ 0: 0 }]);
  file.close();
});

it('evicts the oldest statements when their texts are too long together', () => {
  const file = new Sqlite(':memory:');
  const database = cacheStatements(file);
  const long = (number: number) => `select ${number} as one /* ${'x'.repeat(200_000)} */`;
  const [first, second] = [database.prepare(long(1)), database.prepare(long(2))];
  expect(database.prepare(long(1))).toBe(first);
  database.prepare(long(3));
  expect(database.prepare(long(2))).toBe(second);
  expect(database.prepare(long(1))).not.toBe(first);
  expect(database.prepare(long(1)).all([])).toEqual([{ one: 1 }]);
  file.close();
});

it('keeps no statement that is too long by itself, nor evicts others for it', () => {
  const file = new Sqlite(':memory:');
  const database = cacheStatements(file);
  const short = database.prepare('select 0');
  const huge = `select 1 as one /* ${'x'.repeat(500_000)} */`;
  expect(database.prepare(huge)).not.toBe(database.prepare(huge));
  expect(database.prepare('select 0')).toBe(short);
  file.close();
});
