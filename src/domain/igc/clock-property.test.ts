import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FixDraft, igcBytes } from '#test/builders/igc';
import { DAY_S, instantOf, newClock, nextInstant, setDay } from './clock.ts';
import { parseIgc } from './parse-igc.ts';

const DATE = '2025-05-31';
const MIDNIGHT = Date.parse(DATE) / 1000;
const HALF_DAY_S = DAY_S / 2;
/** Times of fixes in seconds after midnight of the first day, each less than half a day after the one before. */
const times = fc
  .tuple(fc.nat(DAY_S - 1), fc.array(fc.integer({ min: 0, max: HALF_DAY_S - 1 }), { maxLength: 30 }))
  .map(([first, steps]): readonly number[] => {
    let now = first;
    return [first, ...steps.map((step) => (now += step))];
  });

describe('the clock of a file', () => {
  it('restores the instants of any flight from its times of day, over as many midnights as it lasts', () => {
    fc.assert(
      fc.property(times, (instants) => {
        const clock = newClock();
        setDay(clock, DATE);
        const read = instants.map((instant) => nextInstant(clock, instant % DAY_S));
        expect(read).toEqual(instants.map((instant) => MIDNIGHT + instant));
      }),
    );
  });

  it('restores those of a file, fix by fix', () => {
    fc.assert(
      fc.property(times, (instants) => {
        const fixes = instants.map((at): FixDraft => ({ at: at % DAY_S, lat: 46, lng: 7 }));
        const { time } = parseIgc(igcBytes({ date: DATE, fixes })).fixes;
        expect([...time]).toEqual(instants.map((instant) => MIDNIGHT + instant));
      }),
      { numRuns: 30 },
    );
  });

  it('places an event near the fix before it, and is not moved by it', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -3_600, max: 3_600 }), (instants, off) => {
        const clock = newClock();
        setDay(clock, DATE);
        for (const instant of instants) nextInstant(clock, instant % DAY_S);
        const event = (instants.at(-1) ?? 0) + off;
        if (event < 0) return;
        const before = { ...clock };
        expect(instantOf(clock, event % DAY_S)).toBe(MIDNIGHT + event);
        expect(clock).toEqual(before);
      }),
    );
  });

  it.each([
    [HALF_DAY_S, 0],
    [HALF_DAY_S + 1, DAY_S],
  ])('goes to the next day when the time falls back by more than half a day: by %d s', (back, expected) => {
    const clock = newClock();
    setDay(clock, DATE);
    nextInstant(clock, 80_000);
    expect(nextInstant(clock, 80_000 - back) - (MIDNIGHT + 80_000 - back)).toBe(expected);
  });

  it.each([
    [HALF_DAY_S, DAY_S],
    [HALF_DAY_S + 1, 0],
  ])('goes back to the day before when it leaps ahead by more: by %d s', (ahead, expected) => {
    const clock = newClock();
    setDay(clock, DATE);
    nextInstant(clock, DAY_S - 1);
    nextInstant(clock, 100);
    expect(nextInstant(clock, 100 + ahead) - (MIDNIGHT + 100 + ahead)).toBe(expected);
  });

  it('never returns an instant before its day', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(DAY_S - 1), { maxLength: 40 }), (timesOfDay) => {
        const clock = newClock();
        setDay(clock, DATE);
        for (const timeOfDay of timesOfDay) {
          const instant = nextInstant(clock, timeOfDay);
          expect(instant).toBeGreaterThanOrEqual(MIDNIGHT);
          expect(instant % DAY_S).toBe(timeOfDay);
        }
      }),
    );
  });
});
