import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf as checkByUse, checksOf as checksByUse } from './glider-check.ts';
import { minutes } from './units.ts';

const LIMITS = { checkMonths: 24, checkHours: 150, checkFlights: 200 };
const NO_LIMITS = { checkMonths: 0, checkHours: 0, checkFlights: 0 };
const CHECKED_ON = '2025-03-01';
const TODAY = '2026-03-01';

const glider = (limits: Partial<typeof LIMITS>, checkedOn: string | null = CHECKED_ON) => ({
  ...{ id: 1, checkedOn, inUseFrom: null, inUseUntil: null, handlingFactor: '1' as const },
  ...NO_LIMITS,
  ...limits,
});
const flown = (count: number, airtime = 0, change: { date?: string; gliderId?: number | null } = {}) =>
  Array.from({ length: count }, () => ({ date: TODAY, gliderId: 1, ...change, airtime: minutes(airtime) }));

type Args = Parameters<typeof checkByUse>;
const used = (flights: Args[1]['flights']) => ({ flights, handlings: [] });
const checkOf = (one: Args[0], flights: Args[1]['flights'], today: string) => checkByUse(one, used(flights), today);
const checksOf = (all: readonly Args[0][], flights: Args[1]['flights'], today: string) =>
  checksByUse(all, used(flights), today);

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

  it.each([
    { when: 'at the end of a shorter month', checkedOn: '2025-01-31', checkMonths: 1, dueOn: '2025-02-28' },
    { when: 'at that of February in a leap year', checkedOn: '2024-01-31', checkMonths: 1, dueOn: '2024-02-29' },
    { when: 'a year after a leap day', checkedOn: '2024-02-29', checkMonths: 12, dueOn: '2025-02-28' },
    { when: 'after the turn of the year', checkedOn: '2025-11-15', checkMonths: 3, dueOn: '2026-02-15' },
  ])('is due $when', ({ checkedOn, checkMonths, dueOn }) => {
    const [before, after] = ['2025-01-01', dueOn].map((day) => checkOf(glider({ checkMonths }, checkedOn), [], day));
    expect([before?.dueOn, after?.dueOn]).toEqual([dueOn, dueOn]);
    expect(after).toMatchObject({ state: 'due', daysLeft: 0, by: 'months' });
  });

  it('counts the days to it, and from it on', () => {
    const left = (today: string) => checkOf(glider({ checkMonths: 1 }), [], today).daysLeft;
    expect([left('2025-03-01'), left('2025-03-31'), left('2025-04-01'), left('2025-04-11')]).toEqual([31, 1, 0, -10]);
  });

  it.each([
    ['minutes before its hours are over', 59, 'soon'],
    ['when its hours are over', 60, 'due'],
    ['minutes after', 61, 'due'],
  ])('%s', (_, airtime, state) => {
    const check = checkOf(glider({ checkHours: 1 }), flown(1, airtime), TODAY);
    expect([check.state, check.hoursLeft]).toEqual([state, 1 - airtime / 60]);
  });

  it('names the limit of which the smallest share is left while none is urgent', () => {
    const limits = { checkMonths: 24, checkHours: 100, checkFlights: 100 };
    const byOf = (flights: ReturnType<typeof flown>) => checkOf(glider(limits), flights, TODAY).by;
    expect(byOf(flown(10, 60))).toBe('months');
    expect(byOf(flown(60, 10))).toBe('flights');
    expect(byOf(flown(20, 200))).toBe('hours');
  });

  it('names the one that is more exceeded of two', () => {
    const limits = { checkHours: 10, checkFlights: 10 };
    expect(checkOf(glider(limits), flown(12, 100), TODAY)).toMatchObject({ state: 'due', by: 'hours' });
    expect(checkOf(glider(limits), flown(25, 30), TODAY)).toMatchObject({ state: 'due', by: 'flights' });
  });

  it('says nothing of limits that it does not have', () => {
    expect(checkOf(glider({ checkFlights: 50 }), flown(3, 60), TODAY)).toEqual({
      ...{ state: 'fine', by: 'flights', flightsLeft: 47 },
      ...{ dueOn: null, daysLeft: null, hoursLeft: null },
    });
  });

  it('counts flights of the day of the check, and those entered for days to come', () => {
    const counted = (date: string) => checkOf(glider(LIMITS), flown(1, 0, { date }), TODAY).flightsLeft;
    expect([counted(CHECKED_ON), counted('2025-02-28'), counted('2030-01-01')]).toEqual([199, 200, 199]);
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

  it('are the same in whatever order the flights come', () => {
    const flights = [...flown(3, 50), ...flown(2, 20, { date: '2025-01-01' }), ...flown(4, 90, { gliderId: 2 })];
    const gliders = [glider(LIMITS), { ...glider(LIMITS, '2024-01-01'), id: 2 }];
    expect(checksOf(gliders, flights.toReversed(), TODAY)).toEqual(checksOf(gliders, flights, TODAY));
  });

  it('are none without gliders, and one for each glider without flights', () => {
    expect(checksOf([], flown(3), TODAY).size).toBe(0);
    expect([...checksOf([glider(LIMITS), { ...glider(LIMITS), id: 9 }], [], TODAY).keys()]).toEqual([1, 9]);
  });

  it('never become less urgent by another day', () => {
    const order = ['none', 'fine', 'soon', 'due'];
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const urgencies = days.map((day) => order.indexOf(checkOf(glider({ checkMonths: 12 }), [], day).state));
    expect(urgencies).toEqual(urgencies.toSorted((a, b) => a - b));
    expect(urgencies).toEqual(days.map(() => order.indexOf('soon')));
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
