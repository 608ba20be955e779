import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FixDraft, igcBytes } from '#test/builders/igc';
import { DAY_S, instantNear, midnightOf } from './clock.ts';
import { parseIgc } from './parse-igc.ts';

const DATE = '2025-05-31';
const MIDNIGHT = midnightOf(DATE);
const HALF_DAY_S = DAY_S / 2;
/** Times of a few fixes in seconds after midnight of the first day, each less than half a day after the one before: too few to call some wrong. */
const times = fc
  .tuple(fc.nat(DAY_S - 1), fc.array(fc.integer({ min: 0, max: HALF_DAY_S - 1 }), { maxLength: 18 }))
  .map(([first, steps]): readonly number[] => {
    let now = first;
    return [first, ...steps.map((step) => (now += step))];
  });

/** Each fix is out of a glider's reach of all others: none goes on where another was, as a clock that is wrong for a while lets it seem. */
function instantsOf(timesOfDay: readonly number[]): readonly number[] {
  const fixes = timesOfDay.map((at, i): FixDraft => ({ at, lat: 1, lng: ((i * 19 + 180) % 360) - 180 }));
  return [...parseIgc(igcBytes({ date: DATE, fixes })).fixes.time];
}

it('the instants of any flight are restored from its times of day, over as many midnights as it lasts', () => {
  fc.assert(
    fc.property(times, (instants) => {
      expect(instantsOf(instants.map((at) => at % DAY_S))).toEqual(instants.map((at) => MIDNIGHT + at));
    }),
  );
});

it('an event is placed near the fix before it', () => {
  fc.assert(
    fc.property(fc.nat(5 * DAY_S), fc.integer({ min: -3_600, max: 3_600 }), (at, off) => {
      if (at + off < 0) return;
      expect(instantNear(MIDNIGHT + at, (at + off) % DAY_S)).toBe(MIDNIGHT + at + off);
    }),
  );
});

it.each([
  [HALF_DAY_S, 0],
  [HALF_DAY_S + 1, DAY_S],
])('the next day begins when the time falls back by more than half a day: by %d s', (back, expected) => {
  expect(instantsOf([80_000, 80_000 - back])[1]).toBe(MIDNIGHT + 80_000 - back + expected);
});

it.each([
  [HALF_DAY_S, DAY_S],
  [HALF_DAY_S + 1, 0],
])('the day before is back when the time leaps ahead by more: by %d s', (ahead, expected) => {
  expect(instantsOf([DAY_S - 1, 100, 100 + ahead])[2]).toBe(MIDNIGHT + 100 + ahead + expected);
});

it('no fix is before its day', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(DAY_S - 1), { maxLength: 40 }), (timesOfDay) => {
      for (const [i, instant] of instantsOf(timesOfDay).entries()) {
        expect(instant).toBeGreaterThanOrEqual(MIDNIGHT);
        expect(instant % DAY_S).toBe(timesOfDay[i]);
      }
    }),
  );
});
