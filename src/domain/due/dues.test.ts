import { describe, expect, it } from 'vitest';
import { constructedLogbook, daysOfMoment, naiveDues } from '#test/builders/naive-dues';
import { blankOf } from '../fields/entity.ts';
import { GEAR } from '../fields/gear.ts';
import { GLIDER } from '../fields/glider.ts';
import { checkDone } from '../gear/check-rules.ts';
import type { Check } from '../gear/checks.ts';
import type { Gear } from '../gear/gear.ts';
import { newCheck } from '../gear/proposals.ts';
import type { Glider } from '../glider.ts';
import { checkOf } from '../glider-check.ts';
import { minutes } from '../units.ts';
import { type DueLogbook, duesOf, urgentOf } from './dues.ts';

const TODAY = '2026-05-03';
const glider = (change: Partial<Glider> = {}): Glider => ({
  ...blankOf(GLIDER),
  ...{ id: 1, createdAt: '', name: 'Lark' },
  ...change,
});
const gear = (change: Partial<Gear> = {}): Gear => ({
  ...blankOf(GEAR),
  ...{ id: 1, createdAt: '', name: 'Yeti', kind: 'reserve' },
  ...change,
});
const check = (change: Partial<Check> = {}): Check => ({ ...newCheck('repack'), ...change });
const flown = (date: string, airtime = 60, gliderId: number | null = 1) => ({
  date,
  airtime: minutes(airtime),
  gliderId,
});
const dues = (parts: Partial<DueLogbook>, today = TODAY) =>
  duesOf({ gliders: [], gear: [], handlings: [], flights: [], ...parts }, today);

describe('what is due', () => {
  it('comes in the order of urgency: due, soon, later', () => {
    const later = check({ what: 'lifetime', lastOn: '2020-01-31', months: 120 });
    const checks = [later, check({ lastOn: '2025-05-10', months: 12 })];
    const found = dues({ gear: [gear({ checks })], gliders: [glider({ checkedOn: '2024-05-03', checkMonths: 24 })] });
    expect(found.map(({ key, state }) => [key, state])).toEqual([
      ['glider 1 check', 'due'],
      ['gear 1 repack', 'soon'],
      ['gear 1 lifetime', 'fine'],
    ]);
    expect(urgentOf(found)).toHaveLength(2);
  });

  it('comes by its days within a state, however long the months are, and then by hours and flights', () => {
    const checks = [
      check({ what: 'lifetime', lastOn: '2021-05-03', months: 120 }),
      check({ lastOn: '2026-05-02', months: 6 }),
      check({ what: 'other', words: 'lines', lastOn: '2026-05-01', flights: 100 }),
    ];
    const found = dues({ gear: [gear({ checks })] });
    expect(found.map(({ check: { what } }) => what)).toEqual(['repack', 'lifetime', 'other']);
  });

  it.each([
    ['2025-08-31', 6, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2023-08-31', 6, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
  ])('from %s on after %i months is on %s', (lastOn, months, dueOn) => {
    expect(dues({ gear: [gear({ checks: [check({ lastOn, months })] })] })).toMatchObject([{ dueOn }]);
  });

  it('is on the day that the checker has set, whatever the months, also without a last one', () => {
    const nextOn = '2026-05-04';
    expect(dues({ gear: [gear({ checks: [check({ nextOn })] })] })).toMatchObject([{ dueOn: nextOn, state: 'soon' }]);
    const both = check({ lastOn: '2020-01-01', months: 1, nextOn: '2027-01-01' });
    expect(dues({ gear: [gear({ checks: [both] })] })).toMatchObject([{ state: 'fine', daysLeft: 243 }]);
  });

  it('counts from the first day in use where nothing was done yet', () => {
    const checks = [check({ months: 6, flights: 2 })];
    const flights = [flown('2026-03-31'), flown('2026-04-01')];
    expect(dues({ gear: [gear({ inUseFrom: '2026-04-01', checks })], flights })).toMatchObject([
      { dueOn: '2026-10-01', flightsLeft: 1 },
    ]);
    expect(dues({ gear: [gear({ checks })] })).toEqual([]);
  });

  it('is not what was sold; on its last day in use it still is', () => {
    const checks = [check({ lastOn: '2020-01-01', months: 1 })];
    const sold = glider({ checkedOn: '2020-01-01', checkMonths: 1, inUseUntil: '2026-05-02' });
    expect(dues({ gear: [gear({ inUseUntil: '2026-05-02', checks })], gliders: [sold] })).toEqual([]);
    expect(dues({ gear: [gear({ inUseUntil: TODAY, checks })] })).toHaveLength(1);
    expect(checkOf(sold, { flights: [], handlings: [] }, TODAY).state).toBe('none');
  });

  it('counts the flights of the day of a check to the new period', () => {
    const checks = [check({ lastOn: '2026-04-01', flights: 10 })];
    const flights = [flown('2026-03-31'), flown('2026-04-01'), flown('2026-04-02')];
    expect(dues({ gear: [gear({ checks })], flights })).toMatchObject([{ flightsLeft: 8 }]);
  });

  it('counts flights with the gliders of gear alone, and of all without a choice; none with one that was deleted', () => {
    const flights = [flown(TODAY, 60, 1), flown(TODAY, 60, 2), flown(TODAY, 60, null)];
    const left = (gliderIds: readonly number[]) =>
      dues({ gear: [gear({ gliderIds, checks: [check({ lastOn: TODAY, flights: 10 })] })], flights })[0]?.flightsLeft;
    expect([left([1]), left([1, 2]), left([]), left([0]), left([77])]).toEqual([9, 8, 7, 10, 10]);
  });

  it('counts ground handling by the factor of its glider to the hours, and to nothing else', () => {
    const handlings = [
      { date: TODAY, duration: minutes(60), gliderId: 1 },
      { date: '2026-05-02', duration: minutes(60), gliderId: 1 },
    ];
    const gliders = [
      glider({ checkedOn: TODAY, checkHours: 10, checkFlights: 10, handlingFactor: '2' }),
      glider({ id: 2, checkedOn: TODAY, checkHours: 10 }),
    ];
    const found = dues({ gliders, handlings });
    expect(found.map(({ subject, hoursLeft, flightsLeft }) => [subject.id, hoursLeft, flightsLeft])).toEqual([
      [1, 8, 10],
      [2, 10, null],
    ]);
    const unused = glider({ checkedOn: TODAY, checkHours: 10, handlingFactor: '0' });
    expect(checkOf(unused, { flights: [], handlings }, TODAY).hoursLeft).toBe(10);
  });
});

describe('a check that was done', () => {
  it('counts from that day, and forgets the day that was set before', () => {
    const before = check({ lastOn: '2025-01-01', nextOn: '2026-01-01', months: 12 });
    const done = { on: TODAY, by: 'Ann', note: '' };
    expect(checkDone(before, done, null)).toEqual({ ...before, lastOn: TODAY, nextOn: null, history: [done] });
  });

  it('before the last one is only a part of the history', () => {
    const history = [{ on: '2025-01-01', by: '', note: '' }];
    const before = check({ lastOn: '2025-01-01', nextOn: '2026-01-01', history });
    const done = { on: '2024-01-01', by: '', note: '' };
    expect(checkDone(before, done, null)).toEqual({ ...before, history: [...history, done] });
  });

  it('keeps a day that was set with the last one where it is entered a second time', () => {
    const before = check({ lastOn: TODAY, nextOn: '2027-06-01', months: 24 });
    const done = { on: TODAY, by: 'Ann', note: '' };
    expect(checkDone(before, done, null)).toEqual({ ...before, history: [done] });
  });

  it.each(['2025-01-01', TODAY])('is due next on the day that the checker has set with it: done on %s', (on) => {
    const before = check({ lastOn: '2026-01-01', nextOn: '2026-07-01' });
    expect(checkDone(before, { on, by: '', note: '' }, '2027-01-01').nextOn).toBe('2027-01-01');
  });
});

it('10,000 constructed items stand as a naive model says, on the days of three time zones', () => {
  let items = 0;
  for (let seed = 1; items < 10_000; seed += 1) {
    const logbook = constructedLogbook(seed);
    for (const today of daysOfMoment(seed)) {
      const found = duesOf(logbook, today).map(({ key, state, dueOn, hoursLeft, flightsLeft, by }) => ({
        ...{ key, state, dueOn, flightsLeft, by },
        hoursLeft: hoursLeft === null ? null : Math.round(hoursLeft * 60),
      }));
      const expected = naiveDues(logbook, today);
      expect(found.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(expected);
      items += expected.length;
    }
  }
  expect(items).toBeGreaterThanOrEqual(10_000);
});
