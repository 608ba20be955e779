import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../units.ts';
import { DAYS_IN_PRACTICE, isInPractice, totalsOfPilot } from './pilot-totals.ts';

const TODAY = '2026-05-03';

interface Named {
  readonly date?: string;
  readonly siteId?: number | null;
  readonly gliderId?: number | null;
  readonly airtime?: number;
}

const flights = (...named: readonly Named[]) =>
  new Map(
    named.map((flight, index) => [
      index + 1,
      { date: '2026-04-01', siteId: null, gliderId: null, ...flight, airtime: minutes(flight.airtime ?? 30) },
    ]),
  );

const gliders = (...initial: readonly (readonly [number, number])[]) =>
  new Map(
    initial.map(([initialFlightNum, airtime], index) => [
      index + 1,
      { id: index + 1, initialFlightNum, initialAirtime: minutes(airtime) },
    ]),
  );

const pilot = (initialFlightNum = 0, airtime = 0) => ({ initialFlightNum, initialAirtime: minutes(airtime) });

const totals = (parts: Partial<Parameters<typeof totalsOfPilot>[0]>, today = TODAY) =>
  totalsOfPilot({ pilot: pilot(), flights: flights(), gliders: gliders(), ...parts }, today);

describe('the totals of a pilot', () => {
  it('are 0 for an empty logbook', () => {
    expect(totals({})).toEqual({
      flightNumTotal: 0,
      flightNumThisYear: 0,
      airtimeTotal: 0,
      siteNum: 0,
      gliderNum: 0,
      daysSinceLastFlight: null,
    });
  });

  it('add the flights and the airtime before Wingbook, but not to this year', () => {
    const flown = flights({ airtime: 60 }, { airtime: 15, date: '2025-07-01' });
    expect(totals({ pilot: pilot(100, 6_000), flights: flown })).toMatchObject({
      flightNumTotal: 102,
      flightNumThisYear: 1,
      airtimeTotal: 6_075,
    });
  });

  it("count the flights of today's calendar year, future ones included", () => {
    const flown = flights(...['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((date) => ({ date })));
    expect(totals({ flights: flown }).flightNumThisYear).toBe(2);
    expect(totals({ flights: flown }, '2024-05-03').flightNumThisYear).toBe(0);
  });

  it('count each site that was flown from once, and none for flights without one', () => {
    const flown = flights({ siteId: 1 }, { siteId: 2 }, { siteId: 1 }, { siteId: null });
    expect(totals({ flights: flown }).siteNum).toBe(2);
  });

  it('count each glider that was flown once, here or before Wingbook', () => {
    const flown = flights({ gliderId: 1 }, { gliderId: 1 }, { gliderId: null });
    expect(totals({ flights: flown, gliders: gliders([0, 0], [0, 0]) }).gliderNum).toBe(1);
    expect(totals({ flights: flown, gliders: gliders([3, 0], [0, 0], [0, 40], [1, 1]) }).gliderNum).toBe(3);
  });

  it('do not change their input', () => {
    const logbook = { pilot: pilot(1, 2), flights: flights({ siteId: 1 }), gliders: gliders([1, 1]) };
    const before = structuredClone(logbook);
    totalsOfPilot(logbook, TODAY);
    expect(logbook).toEqual(before);
  });

  it('add up to the sum of the parts, whatever was flown', () => {
    const anyFlight = fc.record({
      date: fc.constantFrom('2025-06-01', '2026-06-01'),
      siteId: fc.option(fc.integer({ min: 1, max: 3 })),
      gliderId: fc.option(fc.integer({ min: 1, max: 3 })),
      airtime: fc.nat(600),
    });
    fc.assert(
      fc.property(fc.array(anyFlight), fc.array(anyFlight), (some, others) => {
        const [one, other] = [totals({ flights: flights(...some) }), totals({ flights: flights(...others) })];
        const both = totals({ flights: flights(...some, ...others) });
        expect(both.flightNumTotal).toBe(one.flightNumTotal + other.flightNumTotal);
        expect(both.flightNumThisYear).toBe(one.flightNumThisYear + other.flightNumThisYear);
        expect(both.airtimeTotal).toBe(one.airtimeTotal + other.airtimeTotal);
        expect(both.siteNum).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('the days since the last flight', () => {
  it.each([
    [['2026-05-03'], 0],
    [['2026-05-02'], 1],
    [['2026-04-19'], 14],
    [['2024-02-29', '2025-05-03'], 365],
    [['2025-05-03', '2026-05-01', '2026-04-30'], 2],
  ])('after flights on %j are %i', (dates, days) => {
    expect(totals({ flights: flights(...dates.map((date) => ({ date }))) }).daysSinceLastFlight).toBe(days);
  });

  it('are 0 when the last flight is in the future', () => {
    const flown = flights({ date: '2026-05-04' }, { date: '2026-01-01' });
    expect(totals({ flights: flown }).daysSinceLastFlight).toBe(0);
  });

  it('ignore flights before Wingbook', () => {
    expect(totals({ pilot: pilot(300, 9_000) }).daysSinceLastFlight).toBeNull();
  });

  it('count a pilot as in practice for 13 days and no longer', () => {
    expect(DAYS_IN_PRACTICE).toBe(14);
    expect([0, 1, 13, 14, 400].map(isInPractice)).toEqual([true, true, true, false, false]);
    expect(isInPractice(null)).toBe(false);
  });
});
