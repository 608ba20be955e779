import { describe, expect, it } from 'vitest';
import { LAUNCH, northOf } from '#test/builders/import-flights';
import { metres, minutes } from '../../units.ts';
import { type DayFlight, type DayMatch, type Likeness, likenessOf, matchDay } from './match-day.ts';

const TEN = 600;
/** A flight of which nothing is known, unless a test names it. */
const flight = (named: Partial<DayFlight> = {}): DayFlight => ({
  ...{ key: 'a', start: null, airtime: null, altitude: null, place: null, siteName: '' },
  ...named,
});
const likeness = (found: Partial<DayFlight>, entry: Partial<DayFlight>): Likeness | null =>
  likenessOf(flight(found), flight(entry));
const by = (found: Partial<DayFlight>, entry: Partial<DayFlight>): string | null => likeness(found, entry)?.by ?? null;

describe('two launches', () => {
  const at = (start: number, airtime = 30) => ({ start, airtime: minutes(airtime) });

  it.each([
    [0, 'time'],
    [5, 'time'],
    [6, 'time'],
    [15, 'time'],
    [16, null],
    [29, null],
    [60, 'possible'],
  ])('of flights of 30 min that are %d min apart: %s', (apart, expected) => {
    expect(by(at(TEN), at(TEN + apart))).toBe(expected);
    expect(by(at(TEN + apart), at(TEN))).toBe(expected);
  });

  it.each([
    [5, 'time'],
    [6, 'possible'],
    [15, 'possible'],
    [16, null],
  ])('of flights of 4 min that are %d min apart: %s', (apart, expected) => {
    expect(by(at(TEN, 4), at(TEN + apart, 4))).toBe(expected);
  });

  it.each([
    [55, 'possible'],
    [54, null],
    [65, 'possible'],
    [66, null],
    [120, 'possible'],
    [180, 'possible'],
    [185, 'possible'],
    [186, null],
    [240, null],
  ])('of one airtime that are %d min apart may be whole hours apart: %s', (apart, expected) => {
    expect(by(at(TEN), at(TEN + apart))).toBe(expected);
  });

  it('whole hours apart are not the same with other airtimes', () => {
    expect(by(at(TEN), at(TEN + 60, 34))).toBeNull();
    expect(by(at(TEN), at(TEN + 60, 33))).toBe('possible');
  });
});

describe('two sites', () => {
  const from = (northM: number, named: Partial<DayFlight> = {}) => ({
    ...{ start: TEN, place: northOf(LAUNCH, northM), airtime: minutes(60) },
    ...named,
  });

  it.each([
    [0, 'time'],
    [4_990, 'time'],
    [5_010, 'contradiction'],
  ])('of flights at one time, %d m apart: %s', (northM, expected) => {
    expect(by(from(0), from(northM))).toBe(expected);
  });

  it.each([
    [990, 'siteAndAirtime'],
    [1_010, 'possible'],
    [4_990, 'possible'],
    [5_010, null],
  ])('of flights without times, %d m apart: %s', (northM, expected) => {
    expect(by(from(0, { start: null }), from(northM, { start: null }))).toBe(expected);
  });

  it('are one by their name, however far apart their places are', () => {
    const named = { start: null, siteName: 'home' };
    expect(by(from(0, named), from(50_000, named))).toBe('siteAndAirtime');
    expect(by(from(0, named), from(50_000, { ...named, siteName: 'away' }))).toBeNull();
  });

  it('without names are none', () => {
    const nameless = { airtime: minutes(60) };
    expect(by(nameless, nameless)).toBe('possible');
  });
});

describe('two airtimes', () => {
  const at = (airtime: number) => ({ siteName: 'home', airtime: minutes(airtime) });

  it.each([
    [60, 63, 'siteAndAirtime'],
    [60, 64, 'possible'],
    [100, 105, 'siteAndAirtime'],
    [100, 106, 'possible'],
    [60, 85, 'possible'],
    [60, 86, null],
    [30, 40, 'possible'],
    [30, 43, null],
  ])('of %d and %d min at one site: %s', (one, other, expected) => {
    expect(by(at(one), at(other))).toBe(expected);
  });

  it.each([
    [20, 'siteAndAirtime'],
    [19, 'possible'],
  ])('of %d min found: %s, as short flights are alike', (airtime, expected) => {
    expect(by(at(airtime), at(airtime))).toBe(expected);
  });

  it('are apart in units of what counts as the same', () => {
    expect(likeness(at(57), at(60))?.airtimeApart).toBe(1);
    expect(likeness(at(200), at(190))?.airtimeApart).toBe(1);
    expect(likeness(at(60), at(60))?.airtimeApart).toBe(0);
    expect(likeness({ siteName: 'home' }, at(60))?.airtimeApart).toBeNull();
  });

  it('contradict at one time only when they differ by much', () => {
    const timed = (airtime: number) => ({ start: TEN, airtime: minutes(airtime) });
    expect(by(timed(60), timed(85))).toBe('time');
    expect(by(timed(60), timed(87))).toBe('contradiction');
  });
});

describe('two altitudes', () => {
  const at = (altitude: number | null) => ({
    ...{ siteName: 'home', airtime: minutes(60) },
    altitude: altitude === null ? null : metres(altitude),
  });

  it.each([
    [2_000, 'siteAndAirtime'],
    [2_300, 'siteAndAirtime'],
    [2_301, 'possible'],
    [1_699, 'possible'],
    [null, 'siteAndAirtime'],
  ])('of 2000 m and %s m: %s', (altitude, expected) => {
    expect(by(at(2_000), at(altitude))).toBe(expected);
  });
});

describe('a pair of a day and its rivals', () => {
  const states = (found: readonly DayFlight[], entries: readonly DayFlight[]) =>
    [...matchDay(found, entries)].map(([key, match]: readonly [string, DayMatch]) => [key, match.state]);
  const timed = (key: string, start: number): DayFlight => flight({ key, start, airtime: minutes(90) });

  it.each([
    [4, 'question'],
    [5, 'sure'],
  ])('that is %d min further away: %s', (later, state) => {
    // Both entries overlap the flight that was found by far more than half.
    expect(states([timed('f', TEN)], [timed('1', TEN), timed('2', TEN + later)])).toEqual([['f', state]]);
  });

  const atHome = (key: string, airtime: number, altitude = 2_000): DayFlight =>
    flight({ key, siteName: 'home', airtime: minutes(airtime), altitude: metres(altitude) });

  it.each([
    [63, 'question'],
    [64, 'sure'],
  ])('whose airtime is %d min instead of 60: %s', (airtime, state) => {
    expect(states([atHome('f', 60)], [atHome('1', 60), atHome('2', airtime)])).toEqual([['f', state]]);
  });

  it.each([
    [2_149, 'question'],
    [2_150, 'sure'],
  ])('that was at %d m instead of 2000 m: %s', (altitude, state) => {
    expect(states([atHome('f', 60)], [atHome('1', 60), atHome('2', 60, altitude)])).toEqual([['f', state]]);
  });

  it('that has no time is no rival of one that has', () => {
    const entries = [timed('1', TEN), flight({ key: '2', airtime: minutes(90), siteName: 'home' })];
    expect(states([timed('f', TEN)], entries)).toEqual([['f', 'sure']]);
  });

  it('is sure for several flights at times of their own, in any order', () => {
    const starts = [540, 700, 900];
    const found = starts.map((start) => timed(`f${start}`, start));
    const entries = starts.map((start, i) => timed(String(i + 1), start + 3));
    const matches = matchDay(found.toReversed(), entries);
    expect(found.map(({ key }) => matches.get(key))).toEqual(entries.map(({ key }) => ({ state: 'sure', entry: key })));
  });
});
