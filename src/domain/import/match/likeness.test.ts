import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAUNCH, northOf } from '#test/builders/import-flights';
import { metres, minutes } from '../../units.ts';
import { type DayFlight, likenessOf } from './match-day.ts';

const at = (hours: number, minute: number): number => 60 * hours + minute;
/** A flight of an hour at ten; the rest is not known unless a test names it. */
const flight = (named: Partial<DayFlight> = {}): DayFlight => ({
  key: 'a',
  start: at(10, 0),
  airtime: minutes(60),
  altitude: null,
  place: null,
  siteName: '',
  ...named,
});
const matchedBy = (found: Partial<DayFlight>, entry: Partial<DayFlight>): string | null =>
  likenessOf(flight(found), flight(entry))?.by ?? null;

describe('flights with times', () => {
  it.each([
    [0, 'time'],
    [5, 'time'],
    [-5, 'time'],
    [30, 'time'],
  ])('launched %d minutes apart and together in the air for half of the shorter agree', (late, expected) => {
    expect(matchedBy({}, { start: at(10, late) })).toBe(expected);
  });

  it('of short airtimes are told by the launch: sure to 5 minutes, possible to 15, then not the same', () => {
    const sled = { airtime: minutes(4) };
    const matches = [5, 6, 15, 16].map((late) => matchedBy(sled, { ...sled, start: at(10, late) }));
    expect(matches).toEqual(['time', 'possible', 'possible', null]);
  });

  it('are possible whole hours apart with the same airtime, as by a wrong time zone, up to three', () => {
    const hours = [1, 2, 3, 4].map((late) => matchedBy({}, { start: at(10 + late, 0) }));
    expect(hours).toEqual(['possible', 'possible', 'possible', null]);
    expect(matchedBy({}, { start: at(11, 5) })).toBe('possible');
    expect(matchedBy({}, { start: at(11, 6) })).toBeNull();
    expect(matchedBy({}, { start: at(11, 0), airtime: minutes(50) })).toBeNull();
  });

  it('contradict each other at the same time from sites over 5 km apart, and are not the same at others', () => {
    const [near, far] = [5_000, 5_100].map((distanceM) => ({ place: northOf(LAUNCH, distanceM) }));
    expect(matchedBy({ place: LAUNCH }, { ...near })).toBe('time');
    expect(matchedBy({ place: LAUNCH }, { ...far })).toBe('contradiction');
    expect(matchedBy({ place: LAUNCH }, { ...far, start: at(15, 0) })).toBeNull();
  });

  it('are at the same site by its name, however far its place is', () => {
    const named = { siteName: 'kandel', place: northOf(LAUNCH, 30_000) };
    expect(matchedBy({ siteName: 'kandel', place: LAUNCH }, named)).toBe('time');
  });

  it('do not agree without the airtime of the earlier, which may have landed before', () => {
    expect(matchedBy({ start: at(10, 20) }, { airtime: null })).toBe('possible');
    expect(matchedBy({ airtime: null }, { start: at(10, 20) })).toBe('possible');
    expect(matchedBy({}, { start: at(10, 20), airtime: null })).toBe('time');
  });
});

describe('airtimes', () => {
  it.each([
    [20, 23, 1],
    [100, 105, 100 / 105],
    [200, 220, 20 / 11],
  ])('of %d and %d minutes are apart by this share of what agrees: %d', (one, other, apart) => {
    const likeness = likenessOf(flight({ airtime: minutes(one) }), flight({ airtime: minutes(other) }));
    expect(likeness?.airtimeApart).toBeCloseTo(apart, 12);
  });

  it('contradict beyond 10 minutes and 30 % at the same time', () => {
    expect(matchedBy({ airtime: minutes(20) }, { airtime: minutes(30) })).toBe('time');
    expect(matchedBy({ airtime: minutes(20) }, { airtime: minutes(31) })).toBe('contradiction');
    expect(matchedBy({ airtime: minutes(70) }, { airtime: minutes(100) })).toBe('time');
    expect(matchedBy({ airtime: minutes(69) }, { airtime: minutes(100) })).toBe('contradiction');
  });
});

describe('flights without a time', () => {
  const site = { start: null, place: LAUNCH };
  const altitudes = (one: number, other: number) =>
    matchedBy({ ...site, altitude: metres(one) }, { ...site, altitude: metres(other) });

  it('agree by site and airtime', () => {
    expect(matchedBy(site, site)).toBe('siteAndAirtime');
    expect(matchedBy({ ...site, start: 600 }, { ...site, place: northOf(LAUNCH, 990) })).toBe('siteAndAirtime');
  });

  it('are only possible where one is missing or less alike, and short flights always', () => {
    expect(matchedBy(site, { start: null })).toBe('possible');
    expect(matchedBy(site, { ...site, airtime: null })).toBe('possible');
    expect(matchedBy(site, { ...site, airtime: minutes(65) })).toBe('possible');
    expect(matchedBy({ ...site, airtime: minutes(19) }, { ...site, airtime: minutes(19) })).toBe('possible');
    expect(matchedBy({ ...site, airtime: minutes(20) }, { ...site, airtime: minutes(20) })).toBe('siteAndAirtime');
    expect([altitudes(1_900, 2_200), altitudes(1_900, 2_201)]).toEqual(['siteAndAirtime', 'possible']);
  });

  it('are not the same from another site or of another airtime', () => {
    expect(matchedBy(site, { ...site, place: northOf(LAUNCH, 6_000) })).toBeNull();
    expect(matchedBy(site, { ...site, airtime: minutes(20) })).toBeNull();
  });
});

describe('any two flights', () => {
  const anyFlight = fc.record({
    key: fc.constantFrom('a', 'b'),
    start: fc.option(fc.integer({ min: 0, max: 1_439 })),
    airtime: fc.option(fc.integer({ min: 1, max: 600 }).map(minutes)),
    altitude: fc.option(fc.integer({ min: 1, max: 6_000 }).map(metres)),
    place: fc.option(fc.integer({ min: 0, max: 20_000 }).map((distanceM) => northOf(LAUNCH, distanceM))),
    siteName: fc.constantFrom('', 'kandel', 'plan'),
  });

  it('with times are as alike as the other way round', () => {
    fc.assert(
      fc.property(anyFlight, anyFlight, (one, other) => {
        fc.pre(one.start !== null && other.start !== null);
        expect(likenessOf(one, other)).toEqual(likenessOf(other, one));
      }),
    );
  });

  it('are never surely alike by less than what is known of both', () => {
    fc.assert(
      fc.property(anyFlight, anyFlight, (found, entry) => {
        const likeness = likenessOf(found, entry);
        const hasTimes = found.start !== null && entry.start !== null;
        expect(likeness === null || (likeness.minutesApart !== null) === hasTimes).toBe(true);
        if (likeness?.by === 'time') expect(hasTimes).toBe(true);
        if (likeness?.by === 'siteAndAirtime') expect(likeness.airtimeApart).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('that are the same record are alike, surely when the time is known', () => {
    fc.assert(
      fc.property(anyFlight, (one) => {
        const by = likenessOf(one, one)?.by;
        if (one.start === null) expect(['siteAndAirtime', 'possible']).toContain(by);
        else expect(by).toBe('time');
      }),
    );
  });
});
