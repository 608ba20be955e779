import { expect, it } from 'vitest';
import { problemOf } from './share.ts';

const file = (name: string, size = 100_000) => ({ name, size });

it('keeps no share without files, nor one of too many or too large ones', () => {
  expect(problemOf([])).toBe('notKept');
  expect(problemOf([file('a.igc')])).toBeNull();
  expect(problemOf(Array.from({ length: 201 }, () => file('a.igc')))).toBe('tooMuch');
  expect(problemOf([file('a.zip', 60_000_000), file('b.zip', 60_000_000)])).toBe('tooMuch');
});
