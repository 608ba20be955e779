import { expect, it } from 'vitest';
import { pathOfShare, problemOf } from './share.ts';

const file = (name: string, size = 100_000) => ({ name, size });

it('opens a track in the form of a new flight, and all else in the import', () => {
  expect(pathOfShare([file('2026-06-20-XCT-1.IGC')], 'key')).toBe('/flight/0/edit?shared=key');
  expect(pathOfShare([file('a.igc'), file('b.igc')], 'key')).toBe('/import?shared=key');
  expect(pathOfShare([file('a.gpx')], 'key')).toBe('/import?shared=key');
  expect(pathOfShare([file('whole-day.igc', 2_700_000)], 'key')).toBe('/import?shared=key');
  expect(pathOfShare([file('igc')], 'key')).toBe('/import?shared=key');
});

it('keeps no share without files, nor one of too many or too large ones', () => {
  expect(problemOf([])).toBe('notKept');
  expect(problemOf([file('a.igc')])).toBeNull();
  expect(problemOf(Array.from({ length: 201 }, () => file('a.igc')))).toBe('tooMuch');
  expect(problemOf([file('a.zip', 60_000_000), file('b.zip', 60_000_000)])).toBe('tooMuch');
});
