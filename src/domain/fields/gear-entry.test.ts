import { expect, it } from 'vitest';
import { blankOf, isSameValue } from './entity.ts';
import { GEAR } from './gear.ts';
import { gearEntryOf, readGearEntry } from './gear-entry.ts';

it('has the same gliders in whatever order they were chosen', () => {
  const gear = { ...blankOf(GEAR), name: 'Yeti', gliderIds: [3, 12] };
  const read = readGearEntry({ ...gearEntryOf(gear), gliderIds: '12,3' }, gear);
  expect(read.state === 'right' && isSameValue(read.input, gear)).toBe(true);
});

it('may be in use for a single day', () => {
  const gear = { ...gearEntryOf(blankOf(GEAR)), name: 'Rental', inUseFrom: '2026-05-03', inUseUntil: '2026-05-03' };
  expect(readGearEntry(gear).state).toBe('right');
});
