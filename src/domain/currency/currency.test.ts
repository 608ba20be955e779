import { afterEach, describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import { pick, type Random, seededRandom, wholeBetween } from '#test/builders/random';
import type { Flight } from '../flight.ts';
import { flightsOfFacets } from '../flight-filter/matching.ts';
import { localDateOf } from '../local-date.ts';
import { minutes } from '../units.ts';
import { type Currency, currencyOf } from './currency.ts';
import { type CurrencyRule, renamedInRules } from './rules.ts';

const GLIDERS = [
  { id: 1, name: 'Lark 2 M' },
  { id: 2, name: 'Tandem 41' },
];
const RULE: CurrencyRule = { count: 'flights', least: 3, days: 90, tag: '', glider: '' };

const flown = (date: string, more: Partial<Flight> = {}): Flight => logbookFlight({ id: 1, date, tags: [], ...more });
const on = (...dates: readonly string[]): readonly Flight[] => dates.map((date) => flown(date));
const stateOf = (rule: Partial<CurrencyRule>, flights: readonly Flight[], today: string): Currency =>
  currencyOf({ ...RULE, ...rule }, { flights, gliders: GLIDERS }, today);

describe('a rule of currency', () => {
  it('is met to the last day, and lapses on the day after', () => {
    const flights = on('2026-05-03', '2026-05-03', '2026-06-20');
    expect(stateOf({}, flights, '2026-06-20')).toMatchObject({ state: 'met', lapsesOn: '2026-08-01', amount: 3 });
    expect(stateOf({}, flights, '2026-07-18')).toMatchObject({ state: 'soon', lapsesOn: '2026-08-01' });
    expect(stateOf({}, flights, '2026-07-31')).toMatchObject({ state: 'soon', lapsesOn: '2026-08-01', amount: 3 });
    expect(stateOf({}, flights, '2026-08-01')).toMatchObject({ state: 'lapsed', lapsedOn: '2026-08-01', amount: 1 });
    expect(stateOf({}, flights, '2027-08-01')).toMatchObject({ state: 'lapsed', lapsedOn: '2026-08-01', amount: 0 });
  });

  it('was never met with too few flights, whenever they were', () => {
    expect(stateOf({}, on('2026-05-03', '2026-05-04'), '2026-05-04')).toMatchObject({ state: 'never', amount: 2 });
    expect(stateOf({}, on('2020-01-01', '2022-05-04', '2026-05-04'), '2026-05-04')).toMatchObject({ state: 'never' });
  });

  it('counts the minutes of all flights, not their rounded hours', () => {
    const airtimes = [50, 50, 79].map((airtime) => flown('2026-05-03', { airtime: minutes(airtime) }));
    const hours = { count: 'hours', least: 3 } as const;
    expect(stateOf(hours, airtimes, '2026-05-03')).toMatchObject({ state: 'never', amount: 179, least: 180 });
    const more = [...airtimes, flown('2026-05-03', { airtime: minutes(1) })];
    expect(stateOf(hours, more, '2026-05-03')).toMatchObject({ state: 'met', amount: 180 });
  });

  it('counts flights with its tag, in whatever case, and on its glider, and none of tomorrow', () => {
    const rule = { least: 1, tag: 'Tandem', glider: 'tandem 41' };
    expect(stateOf(rule, [flown('2026-05-03', { tags: ['tandem'] })], '2026-05-03')).toMatchObject({ state: 'never' });
    expect(stateOf(rule, [flown('2026-05-03', { gliderId: 2 })], '2026-05-03')).toMatchObject({ state: 'never' });
    const both = [flown('2026-05-03', { tags: ['XC', 'tandem'], gliderId: 2 })];
    expect(stateOf(rule, both, '2026-05-03')).toMatchObject({ state: 'met', amount: 1 });
    expect(stateOf(rule, both, '2026-05-02')).toMatchObject({ state: 'never', amount: 0 });
  });

  it('looks back over 29 February as over any day', () => {
    expect(stateOf({ least: 1, days: 2 }, on('2028-02-28'), '2028-02-29')).toMatchObject({ lapsesOn: '2028-03-01' });
    expect(stateOf({ least: 1, days: 365 }, on('2028-02-29'), '2028-02-29')).toMatchObject({ lapsesOn: '2029-02-28' });
    expect(stateOf({ least: 1, days: 365 }, on('2027-02-28'), '2028-02-27')).toMatchObject({ lapsesOn: '2028-02-28' });
  });

  it('that nobody can meet says why, and still counts what it can', () => {
    const flights = [flown('2026-05-03', { airtime: minutes(1_440) })];
    const sold = stateOf({ glider: 'Sold' }, flights, '2026-05-03');
    expect(sold).toMatchObject({ state: 'impossible', why: 'noGlider', filter: null });
    const day = { count: 'hours', days: 1 } as const;
    expect(stateOf({ ...day, least: 25 }, flights, '2026-05-03')).toMatchObject({ why: 'tooMuch', amount: 1_440 });
    expect(stateOf({ ...day, least: 24 }, flights, '2026-05-03')).toMatchObject({ state: 'soon' });
    const starts = { count: 'flights', days: 2 } as const;
    expect(stateOf({ ...starts, least: 577 }, flights, '2026-05-03')).toMatchObject({ why: 'tooMuch', amount: 1 });
    expect(stateOf({ ...starts, least: 576 }, flights, '2026-05-03')).toMatchObject({ state: 'never' });
  });
});

const DAY_MS = 86_400_000;
const dayAt = (index: number): string => new Date(Date.UTC(2027, 8, 1) + index * DAY_MS).toISOString().slice(0, 10);
/** Around 29 February 2028. */
const DAYS = 500;

/** What counts on each day, day by day, by flights up to today, in flights or hours. */
function naiveDays(rule: CurrencyRule, flights: readonly Flight[], today: number): readonly number[] {
  const known = flights
    .filter(({ date, tags, gliderId }) => {
      const isOfGlider = rule.glider === '' || GLIDERS.some(({ id, name }) => id === gliderId && name === rule.glider);
      return date <= dayAt(today) && (rule.tag === '' || tags.includes(rule.tag)) && isOfGlider;
    })
    .map(({ date, airtime }) => ({
      day: (Date.parse(date) - Date.parse(dayAt(0))) / DAY_MS,
      amount: rule.count === 'hours' ? airtime : 1,
    }));
  const unit = rule.count === 'hours' ? 60 : 1;
  return Array.from({ length: DAYS + rule.days + 1 }, (_, day) => {
    const within = known.filter((flight) => flight.day <= day && flight.day > day - rule.days);
    return within.reduce((sum, { amount }) => sum + amount, 0) / unit;
  });
}

function naiveState(rule: CurrencyRule, flights: readonly Flight[], today: number): object {
  const isMet = naiveDays(rule, flights, today).map((amount) => amount >= rule.least);
  const perDay = rule.count === 'hours' ? 24 : 24 * 12;
  if (rule.least > rule.days * perDay) return { state: 'impossible', why: 'tooMuch' };
  if (isMet[today]) {
    const lapse = isMet.findIndex((met, day) => day > today && !met);
    const isSoon = lapse - today <= Math.min(14, Math.ceil(rule.days / 4));
    return { state: isSoon ? 'soon' : 'met', lapsesOn: dayAt(lapse) };
  }
  const last = isMet.slice(0, today).lastIndexOf(true);
  return last === -1 ? { state: 'never' } : { state: 'lapsed', lapsedOn: dayAt(last + 1) };
}

function anyRule(random: Random): CurrencyRule {
  return {
    count: pick(random, ['flights', 'hours']),
    least: wholeBetween(random, 1, pick(random, [3, 12, 60])),
    days: wholeBetween(random, 1, pick(random, [2, 10, 90, 365])),
    tag: pick(random, ['', '', 'tandem']),
    glider: pick(random, ['', '', 'Lark 2 M']),
  };
}

function anyFlights(random: Random): readonly Flight[] {
  const most = pick(random, [DAYS, 60, 12]);
  const start = wholeBetween(random, 0, DAYS - most);
  return Array.from({ length: wholeBetween(random, 0, pick(random, [4, 20, 80])) }, () =>
    flown(dayAt(start + wholeBetween(random, 0, most)), {
      airtime: minutes(wholeBetween(random, 0, pick(random, [10, 90, 600]))),
      tags: random() < 0.4 ? ['tandem'] : [],
      gliderId: pick(random, [null, 1, 2]),
    }),
  );
}

/** Any day, or one about when the rule may lapse for one of the flights. */
function anyToday(random: Random, { days }: CurrencyRule, flights: readonly Flight[]): number {
  const [first] = flights;
  if (!first || random() < 0.4) return wholeBetween(random, 0, DAYS);
  const day = (Date.parse(first.date) - Date.parse(dayAt(0))) / DAY_MS;
  return Math.min(DAYS, day + Math.max(0, days - wholeBetween(random, -2, 20)));
}

it('says of 4,000 constructed rules what a count day by day says, and links to the flights that count', () => {
  const states = new Map<string, number>();
  for (let seed = 1; seed <= 4_000; seed += 1) {
    const random = seededRandom(seed);
    const [rule, flights] = [anyRule(random), anyFlights(random)];
    const today = anyToday(random, rule, flights);
    const found = currencyOf(rule, { flights, gliders: GLIDERS }, dayAt(today));
    expect(found, `seed ${seed}`).toMatchObject(naiveState(rule, flights, today));
    const linked = found.filter ? flightsOfFacets(flights, found.filter) : [];
    const amount = rule.count === 'hours' ? linked.reduce((sum, { airtime }) => sum + airtime, 0) : linked.length;
    expect(found.amount, `seed ${seed}`).toBe(amount);
    states.set(found.state, (states.get(found.state) ?? 0) + 1);
  }
  // Each state is met often enough to say something.
  for (const state of ['met', 'soon', 'lapsed', 'never', 'impossible'])
    expect(states.get(state), state).toBeGreaterThan(60);
});

describe('midnight of the pilot', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  it.each([
    ['Pacific/Kiritimati', '2026-07-30T10:00:00Z'],
    ['Pacific/Auckland', '2026-07-30T12:00:00Z'],
    ['Europe/Zurich', '2026-07-31T22:00:00Z'],
    ['America/Los_Angeles', '2026-08-01T07:00:00Z'],
    ['Pacific/Pago_Pago', '2026-08-01T11:00:00Z'],
  ])('in %s ends a rule', (name, midnight) => {
    process.env.TZ = name;
    const at = (offset: number) => localDateOf(new Date(Date.parse(midnight) + offset));
    const lapse = localDateOf(new Date(midnight));
    const flights = on(...Array.from({ length: 3 }, () => lapse)).map((flight) => ({ ...flight, date: '2026-05-03' }));
    const days = (Date.parse(lapse) - Date.parse('2026-05-03')) / DAY_MS;
    expect(stateOf({ days }, flights, at(-1))).toMatchObject({ state: 'soon', lapsesOn: lapse });
    expect(stateOf({ days }, flights, at(0))).toMatchObject({ state: 'lapsed', lapsedOn: lapse });
  });
});

it('takes little time for ten rules over 10,000 flights', () => {
  const random = seededRandom(7);
  const flights = Array.from({ length: 10_000 }, () => flown(dayAt(-wholeBetween(random, 0, 9_000))));
  const started = performance.now();
  for (let i = 0; i < 10; i += 1) stateOf({ least: 500 + i, days: 3_650 }, flights, dayAt(0));
  expect(performance.now() - started).toBeLessThan(1_000);
});

describe('renaming gliders in rules', () => {
  it('knows names by their keys, all at once, and leaves other rules and those for all gliders', () => {
    const rules = ['LARK ', 'Swift', 'Rush', ''].map((glider) => ({ ...RULE, glider }));
    const names = new Map([
      ['lark', 'Swift'],
      ['swift', 'Lark'],
      ['', 'Nobody'],
    ]);
    expect(renamedInRules(rules, names).map(({ glider }) => glider)).toEqual(['Swift', 'Lark', 'Rush', '']);
    expect(renamedInRules(rules.slice(2), names)).toStrictEqual(rules.slice(2));
  });
});
