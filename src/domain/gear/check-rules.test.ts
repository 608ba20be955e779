import { expect, it } from 'vitest';
import { uncountedOf } from './check-rules.ts';

const NONE = { lastOn: null, nextOn: null, hours: 0, flights: 0 };

it.each([
  ['all of it, without any day', { ...NONE, hours: 100 }, null, 'all'],
  ['hours, with the next day alone', { ...NONE, nextOn: '2028-01-01', hours: 100 }, null, 'use'],
  ['flights as typed', { lastOn: '', nextOn: '2028-01-01', hours: '', flights: '50' }, '', 'use'],
  ['nothing: there is no limit of hours or flights', { ...NONE, nextOn: '2028-01-01' }, null, null],
  ['nothing, from the last one on', { ...NONE, lastOn: '2026-01-01', nextOn: '2028-01-01', hours: 1 }, null, null],
  ['nothing, from the first day in use on', { ...NONE, nextOn: '2028-01-01', hours: 1 }, '2026-01-01', null],
] as const)('a check does not count %s', (_, check, inUseFrom, uncounted) => {
  expect(uncountedOf(check, inUseFrom)).toBe(uncounted);
});
