import { describe, expect, it } from 'vitest';
import { type Clock, DAY_S, instantOf, newClock, nextInstant, setDay } from './clock.ts';

const MAY_31 = Date.parse('2025-05-31') / 1000;
const HOUR = 3600;

describe('nextInstant', () => {
  it('counts from the midnight of the day set', () => {
    expect(nextInstant(clockOn('2025-05-31'), 10 * HOUR)).toBe(MAY_31 + 10 * HOUR);
  });

  it('goes on to the next day when the time falls back by more than half a day', () => {
    const clock = clockOn('2025-05-31');
    nextInstant(clock, DAY_S - 1);
    expect(nextInstant(clock, 1)).toBe(MAY_31 + DAY_S + 1);
    expect(nextInstant(clock, 2)).toBe(MAY_31 + DAY_S + 2);
  });

  it('keeps the day for a record that is a little late', () => {
    const clock = clockOn('2025-05-31');
    nextInstant(clock, 10 * HOUR);
    expect(nextInstant(clock, 9 * HOUR)).toBe(MAY_31 + 9 * HOUR);
  });

  it('returns to the day before for a record from before midnight that comes after it', () => {
    const clock = clockOn('2025-05-31');
    nextInstant(clock, DAY_S - 2);
    nextInstant(clock, 0);
    expect(nextInstant(clock, DAY_S - 1)).toBe(MAY_31 + DAY_S - 1);
    expect(nextInstant(clock, 1)).toBe(MAY_31 + DAY_S + 1);
  });

  it('never goes before the first day', () => {
    const clock = clockOn('2025-05-31');
    nextInstant(clock, 0);
    expect(nextInstant(clock, 14 * HOUR)).toBe(MAY_31 + 14 * HOUR);
  });

  it('counts midnights even without a date', () => {
    const clock = newClock();
    nextInstant(clock, DAY_S - 1);
    expect(nextInstant(clock, 0)).toBe(DAY_S);
  });
});

describe('instantOf', () => {
  it('returns the time of an event without changing the clock', () => {
    const clock = clockOn('2025-05-31');
    nextInstant(clock, DAY_S - 1);
    expect(instantOf(clock, 5)).toBe(MAY_31 + DAY_S + 5);
    expect(clock.day).toBe(MAY_31);
  });
});

describe('setDay', () => {
  it('starts a new day, so that its first time does not count as after midnight', () => {
    const clock = clockOn('2025-05-31');
    nextInstant(clock, DAY_S - 1);
    setDay(clock, '2025-06-01');
    expect(nextInstant(clock, 0)).toBe(MAY_31 + DAY_S);
  });
});

function clockOn(date: string): Clock {
  const clock = newClock();
  setDay(clock, date);
  return clock;
}
