import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newClientKey } from './client-key.ts';

it('returns a UUID that the contract accepts, never the same twice', () => {
  const keys = Array.from({ length: 100 }, newClientKey);
  for (const key of keys) expect(v.is(v.pipe(v.string(), v.uuid()), key), key).toBe(true);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(100);
});
