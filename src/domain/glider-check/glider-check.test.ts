import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../units.ts';
import { checkOf, checksOf } from './glider-check.ts';

const LIMITS = { checkMonths: 24, checkHours: 150, checkFlights: 200 };
const NO_LIMITS = { checkMonths: 0, checkHours: 0, checkFlights: 0 };
const CHECKED_ON = '2025-03-01';
const TODAY = '2026-03-01';

const glider = (limits: Partial<typeof LIMITS>, checkedOn: string | null = CHECKED_ON) => ({
  ...{ id: 1, checkedOn },
  ...NO_LIMITS,
  ...limits,
});
const flown = (count: number, airtime = 0, change: { date?: string; gliderId?: number | null } = {}) =>
  Array.from({ length: count }, () => ({ date: TODAY, gliderId: 1, ...change, airtime: minutes(airtime) }));

describe('the check of a glider', () => {
  it('is not counted without the day of the last one, or without a limit', () => {
    const nothing = { state: 'none', dueOn: null, daysLeft: null, hoursLeft: null, flightsLeft: null, by: null };
    expect(checkOf(glider(LIMITS, null), flown(300), TODAY)).toEqual(nothing);
    expect(checkOf(glider(NO_LIMITS), flown(300), TODAY)).toEqual(nothing);
  });

  it('says how much is left of each limit', () => {
    const left = checkOf(glider(LIMITS), flown(10, 90), TODAY);
    expect(left).toEqual({
      state: 'fine',
      dueOn: '2027-03-01',
      daysLeft: 365,
      hoursLeft: 135,
      flightsLeft: 190,
      by: 'months',
    });
  });

  it('counts flights of that glider from the day of the last check on', () => {
    const flights = [
      ...flown(1, 60, { date: CHECKED_ON }),
      ...flown(1, 60, { date: '2025-02-28' }),
      ...flown(1, 60, { gliderId: 2 }),
      ...flown(1, 60, { gliderId: null }),
    ];
    expect(checkOf(glider(LIMITS), flights, TODAY)).toMatchObject({ hoursLeft: 149, flightsLeft: 199 });
  });

  it.each([
    ['months', { checkMonths: 12 }, flown(0)],
    ['hours', { checkHours: 2 }, flown(2, 60)],
    ['flights', { checkFlights: 3 }, flown(3)],
  ])('is due once the limit of %s is reached, whatever the others', (by, limit, flights) => {
    const others = { checkMonths: 1_200, checkHours: 10_000, checkFlights: 10_000 };
    expect(checkOf(glider({ ...others, ...limit }), flights, TODAY)).toMatchObject({ state: 'due', by });
  });

  it.each([
    ['soon in the last 30 days', { checkMonths: 12 }, { flights: [], today: '2026-01-30' }],
    ['fine before', { checkMonths: 12 }, { flights: [], today: '2026-01-29' }],
    ['soon in the last tenth of the hours', { checkHours: 10 }, { flights: flown(9, 60), today: TODAY }],
    ['fine before', { checkHours: 10 }, { flights: flown(9, 59), today: TODAY }],
    ['soon in the last tenth of the flights', { checkFlights: 20 }, { flights: flown(18), today: TODAY }],
    ['fine before', { checkFlights: 20 }, { flights: flown(17), today: TODAY }],
  ])('is %s', (state, limit, { flights, today }) => {
    expect(checkOf(glider(limit), flights, today).state).toBe(state.split(' ')[0]);
  });

  it('names the limit that makes it due, not the one with less left', () => {
    const nearDay = checkOf(glider({ checkMonths: 12, checkHours: 10 }), flown(8, 60), '2026-02-01');
    expect(nearDay).toMatchObject({ state: 'soon', by: 'months', daysLeft: 28, hoursLeft: 2 });
    const exceeded = checkOf(glider({ checkMonths: 12, checkFlights: 2 }), flown(6), '2026-03-02');
    expect(exceeded).toMatchObject({ state: 'due', by: 'flights', daysLeft: -1, flightsLeft: -4 });
  });

  it('of months beyond the calendar is no limit', () => {
    expect(checkOf(glider({ checkMonths: 2_147_483_647 }), [], TODAY)).toMatchObject({ state: 'none', dueOn: null });
  });
});

describe('the checks of gliders', () => {
  it('are those of each, in one pass over the flights', () => {
    const gliders = [glider(LIMITS), { ...glider({ checkFlights: 5 }), id: 2 }];
    const flights = [...flown(10, 90), ...flown(5, 30, { gliderId: 2 })];
    const checks = checksOf(gliders, flights.values(), TODAY);
    expect(gliders.map(({ id }) => checks.get(id))).toEqual(gliders.map((one) => checkOf(one, flights, TODAY)));
    expect(checks.get(2)).toMatchObject({ state: 'due', flightsLeft: 0 });
  });

  it('never become less urgent by another flight', () => {
    const order = ['none', 'fine', 'soon', 'due'];
    fc.assert(
      fc.property(fc.nat(30), fc.nat(300), fc.nat(40), (checkFlights, airtime, count) => {
        const checked = glider({ checkHours: 40, checkFlights });
        const [before, after] = [count, count + 1].map((flights) => checkOf(checked, flown(flights, airtime), TODAY));
        expect(order.indexOf(after?.state ?? '')).toBeGreaterThanOrEqual(order.indexOf(before?.state ?? ''));
      }),
    );
  });
});
