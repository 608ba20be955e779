import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import { metres, minutes } from '../units.ts';
import { periodRecordsOf, recordsByGlider, recordsOf } from './records.ts';

describe('the records', () => {
  it('are the longest, the highest and the farthest flight', () => {
    const flights = [
      logbookFlight({ id: 1, airtime: minutes(200), altitude: metres(1_500) }),
      logbookFlight({ id: 2, airtime: minutes(30), altitude: metres(3_100), xcDistance: 4_000 }),
      logbookFlight({ id: 3, airtime: minutes(90), altitude: metres(2_000), xcDistance: 62_000 }),
    ];
    const { longest, highest, farthest } = periodRecordsOf(flights);
    expect([longest?.id, highest?.id, farthest?.id]).toEqual([1, 2, 3]);
  });

  it('belong to the first of equal flights, in whatever order they are given', () => {
    const equal = [
      logbookFlight({ id: 1, date: '2025-06-02' }),
      logbookFlight({ id: 2, date: '2024-06-02' }),
      logbookFlight({ id: 3, date: '2026-06-02' }),
    ];
    for (const flights of [equal, equal.toReversed()]) expect(periodRecordsOf(flights).longest?.id).toBe(2);
  });

  it('are null without flights, and without such a value', () => {
    const none = { longest: null, highest: null, farthest: null, busiestDay: null, bestMonth: null };
    expect(periodRecordsOf([])).toEqual(none);
    const unknown = logbookFlight({ id: 1, airtime: minutes(0), altitude: metres(0) });
    expect(periodRecordsOf([unknown])).toEqual(none);
  });

  it('have the day with most flights, but only if it has several', () => {
    const on = (date: string, id: number) => logbookFlight({ id, date, airtime: minutes(20) });
    expect(periodRecordsOf([on('2026-05-03', 1), on('2026-05-04', 2)]).busiestDay).toBeNull();
    const flights = [on('2026-05-03', 1), on('2026-05-04', 2), on('2026-05-03', 3)];
    expect(periodRecordsOf(flights).busiestDay).toEqual({ period: '2026-05-03', flightNum: 2, airtime: 40 });
  });

  it('have the month with the longest airtime, not that with most flights', () => {
    const of = (id: number, date: string, airtime: number) => logbookFlight({ id, date, airtime: minutes(airtime) });
    const flights = [
      of(1, '2025-04-01', 100),
      of(2, '2025-05-01', 40),
      of(3, '2025-05-02', 40),
      of(4, '2024-04-09', 90),
    ];
    expect(periodRecordsOf(flights).bestMonth).toEqual({ period: '2025-04', flightNum: 1, airtime: 100 });
  });

  it('are beaten by no flight, day or month', () => {
    const anyFlight = fc.record({
      date: fc.constantFrom('2025-05-01', '2025-05-02', '2025-06-01', '2026-05-01'),
      airtime: fc.integer({ min: 1, max: 600 }).map(minutes),
      altitude: fc.integer({ min: 1, max: 4_000 }).map(metres),
      xcDistance: fc.integer({ min: 1, max: 200_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyFlight, { minLength: 1, maxLength: 20 }), (drawn) => {
        const flights = drawn.map((flight, index) => logbookFlight({ ...flight, id: index + 1 }));
        const { longest, highest, farthest, busiestDay, bestMonth } = periodRecordsOf(flights);
        const from = (date: string) => flights.filter((flight) => flight.date.startsWith(date));
        const airtimes = flights.map(({ date }) =>
          from(date.slice(0, 7)).reduce((sum, { airtime }) => sum + airtime, 0),
        );
        const counts = flights.map(({ date }) => from(date).length);
        expect(longest?.airtime).toBe(Math.max(...drawn.map(({ airtime }) => airtime)));
        expect(highest?.altitude).toBe(Math.max(...drawn.map(({ altitude }) => altitude)));
        expect(farthest?.xcDistance).toBe(Math.max(...drawn.map(({ xcDistance }) => xcDistance)));
        expect(bestMonth?.airtime).toBe(Math.max(...airtimes));
        expect(busiestDay?.flightNum ?? 1).toBe(Math.max(1, ...counts));
      }),
    );
  });
});

const flight = (
  id: number,
  date: string,
  values: { airtime?: number; altitude?: number; xcDistance?: number } = {},
) => {
  const { airtime = 0, altitude = 0, ...score } = values;
  return { id, date, time: null, airtime: minutes(airtime), altitude: metres(altitude), ...score };
};
const idsOf = (...flights: readonly ReturnType<typeof flight>[]) => {
  const { longest, highest, farthest } = recordsOf(flights);
  return [longest?.id, highest?.id, farthest?.id];
};

describe('records', () => {
  it('are the longest, the highest and the farthest flight', () => {
    const long = flight(1, '2025-05-01', { airtime: 300, altitude: 1_800, xcDistance: 40_000 });
    const high = flight(2, '2025-06-01', { airtime: 60, altitude: 3_900 });
    const far = flight(3, '2025-07-01', { airtime: 299, altitude: 3_000, xcDistance: 40_001 });
    expect(idsOf(long, high, far)).toEqual([1, 2, 3]);
  });

  it('belong to the first flown of equal ones, in whatever order they are given', () => {
    const later = flight(1, '2025-05-02', { airtime: 90 });
    const first = flight(2, '2025-05-01', { airtime: 90 });
    expect(idsOf(later, first)[0]).toBe(2);
    expect(idsOf(first, later)[0]).toBe(2);
  });

  it('are none where the quantity is not known', () => {
    expect(idsOf(flight(1, '2025-05-01'))).toEqual([undefined, undefined, undefined]);
    expect(recordsOf([])).toEqual({ longest: null, highest: null, farthest: null });
  });
});

describe('the records of gliders', () => {
  it('are those of the flights with each that have a quantity, without those of none', () => {
    const withGlider = (id: number, gliderId: number | null, airtime: number) => ({
      ...flight(id, '2025-05-01', { airtime }),
      gliderId,
    });
    const records = recordsByGlider([
      withGlider(1, 7, 30),
      withGlider(2, null, 300),
      withGlider(3, 7, 60),
      withGlider(4, 8, 45),
      withGlider(5, 9, 0),
    ]);
    expect([...records].map(([glider, { longest }]) => [glider, longest?.id])).toEqual([
      [7, 3],
      [8, 4],
    ]);
  });
});
