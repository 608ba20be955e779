import { describe, expect, it } from 'vitest';
import { demoText } from './demo-bar.tsx';

const EXPIRES_AT = '2026-07-02T12:00:00.000Z';

describe('the time a demo pilot has left', () => {
  it.each([
    ['2026-07-01T12:00:00Z', 'gone in 24 h'],
    ['2026-07-01T12:00:01Z', 'gone in 24 h'],
    ['2026-07-01T13:00:00Z', 'gone in 23 h'],
    ['2026-07-02T10:59:00Z', 'gone in 2 h'],
    ['2026-07-02T11:00:00Z', 'gone in 60 min'],
    ['2026-07-02T11:59:30Z', 'gone in 1 min'],
    ['2026-07-02T12:00:00Z', 'gone any moment'],
    // A device with a slow clock.
    ['2026-07-01T11:40:00Z', 'gone in 24 h'],
  ])('at %s is %j', (now, text) => {
    expect(demoText(EXPIRES_AT, new Date(now))).toBe(text);
  });
});
