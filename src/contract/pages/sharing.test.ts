import { expect, it } from 'vitest';
import { pathOfShare } from './sharing.ts';

const file = (name: string) => ({ name, size: 100_000 });

it('opens a track in the form of a new flight, and all else in the import', () => {
  expect(pathOfShare([file('2026-06-20-XCT-1.IGC')], 'key')).toBe('/flight/0/edit?shared=key');
  expect(pathOfShare([file('a.igc'), file('b.igc')], 'key')).toBe('/import?shared=key');
  expect(pathOfShare([file('a.gpx')], 'key')).toBe('/import?shared=key');
  expect(pathOfShare([file('igc')], 'key')).toBe('/import?shared=key');
});
