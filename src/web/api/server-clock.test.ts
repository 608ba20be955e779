import { expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

it('goes by the last response that says the time, whatever the device’s clock says', () => {
  const page = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  expect(serverNow()).toBeNull();
  noteServerTime('Sat, 28 Nov 2026 19:00:00 GMT');
  noteServerTime(null);
  noteServerTime('soon');
  page.mockReturnValue(61_000);
  expect(serverNow()).toBe(Date.parse('2026-11-28T19:01:00Z'));
});
