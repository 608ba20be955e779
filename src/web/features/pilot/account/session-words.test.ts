import { expect, it } from 'vitest';
import { deviceOf, timeOf } from './session-words.ts';

it('names a session by its browser, where that is known', () => {
  expect(deviceOf('Firefox on Windows')).toBe('Firefox on Windows');
  expect(deviceOf(null)).toBe('Unknown browser');
});

it('shows a time in the time zone of this device, in 24 hours', () => {
  const local = new Date(2026, 10, 21, 14, 5);
  expect(timeOf(local.toISOString())).toBe('Nov 21, 2026, 14:05');
});
