import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankOf } from '../fields/entity.ts';
import { GLIDER } from '../fields/glider.ts';
import type { Glider } from '../glider.ts';
import { minutes } from '../units.ts';
import { usageOfGlider, usageOfGliders } from './glider-usage.ts';

const TODAY = '2026-05-03';

const flown = (change: { date?: string; gliderId?: number | null; airtime?: number }) => ({
  date: '2026-04-01',
  gliderId: 1,
  ...change,
  airtime: minutes(change.airtime ?? 30),
});

const glider = (id: number, initialFlightNum = 0, initialAirtime = 0): Glider => ({
  ...blankOf(GLIDER),
  id,
  name: `Wing ${id}`,
  initialFlightNum,
  initialAirtime: minutes(initialAirtime),
  createdAt: '2026-01-01T00:00:00Z',
});

describe('usageOfGlider', () => {
  it('adds what was flown before Wingbook to flights and airtime, but not to this year', () => {
    const flights = [flown({ airtime: 60 }), flown({ date: '2025-04-01', airtime: 15 })];
    expect(usageOfGlider(glider(1, 100, 6_000), flights, TODAY)).toEqual({
      trueFlightNum: 102,
      trueAirtime: 6_075,
      flightNumThisYear: 1,
      lastFlown: '2026-04-01',
    });
  });

  it('is the usage before Wingbook for a glider without flights', () => {
    expect(usageOfGlider(glider(1, 7, 90), [flown({ gliderId: 2 }), flown({ gliderId: null })], TODAY)).toEqual({
      trueFlightNum: 7,
      trueAirtime: 90,
      flightNumThisYear: 0,
      lastFlown: null,
    });
  });

  it('was last flown on the latest day of its own flights, in whatever order they are', () => {
    const dates = ['2025-06-01', '2026-03-02', '2024-01-01'].map((date) => flown({ date }));
    const flights = [...dates, flown({ date: '2026-05-01', gliderId: 2 })];
    expect(usageOfGlider(glider(1), flights, TODAY).lastFlown).toBe('2026-03-02');
  });
});

describe('usageOfGliders', () => {
  it('agrees with usageOfGlider for each glider', () => {
    const anyFlight = fc.record({
      date: fc.constantFrom('2025-06-01', '2026-06-01'),
      gliderId: fc.option(fc.integer({ min: 1, max: 4 })),
      airtime: fc.nat(600).map(minutes),
    });
    const gliders = [glider(1), glider(2, 5, 50), glider(3)];
    fc.assert(
      fc.property(fc.array(anyFlight), (flights) => {
        const all = usageOfGliders(gliders, flights, TODAY);
        for (const one of gliders) expect(all.get(one.id)).toEqual(usageOfGlider(one, flights, TODAY));
        expect(all.size).toBe(3);
      }),
    );
  });
});
