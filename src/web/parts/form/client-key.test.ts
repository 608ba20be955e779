import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { clientKeyAt, newClientKey } from './client-key.ts';

it('returns a UUID that the contract accepts, never the same twice', () => {
  const keys = Array.from({ length: 100 }, newClientKey);
  for (const key of keys) expect(v.is(v.pipe(v.string(), v.uuid()), key), key).toBe(true);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(100);
});

describe('the keys of items that are saved with another', () => {
  it('are UUIDs of their own, and the same each time', () => {
    const key = newClientKey();
    const keys = Array.from({ length: 50 }, (_, position) => clientKeyAt(key, position));
    expect(new Set([key, ...keys]).size).toBe(51);
    for (const each of keys) expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(clientKeyAt(key, 7)).toBe(keys[7]);
  });
});
