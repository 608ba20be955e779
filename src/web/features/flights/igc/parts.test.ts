import { describe, expect, it } from 'vitest';
import type { FlightTimes, TimeRange } from '#domain/track/flight/time-range';
import { trackData } from '#test/builders/track-data';
import { flightIn, othersToAdd, rangeFoundIn, trimmed, untrimmed } from './parts.ts';
import { flightText, timeOfDayIn, timeToTheSecond } from './track-part.tsx';

const NOON = Date.UTC(2026, 5, 20, 12) / 1000;
const flight = (from: number, to: number) => ({ launchTime: NOON + from, landingTime: NOON + to });
const range = (from: number, to: number) => ({ from: NOON + from, to: NOON + to });
const FLIGHTS = [flight(0, 900), flight(3600, 7230), flight(9000, 9600)];
const ZURICH = { state: 'found', timeZoneId: 'Europe/Zurich' } as const;

describe('the flight that a part of a file is', () => {
  it.each([
    ['exactly it', range(3600, 7230), 1],
    ['most of it', range(9100, 9500), 2],
    ['some of two, and more of the second', range(500, 5000), 1],
    ['all of the file', range(-900, 20_000), 1],
    ['none of any', range(2000, 3000), -1],
  ])('is found: %s', (_, part, index) => {
    expect(flightIn(FLIGHTS, part)).toBe(index);
  });

  it('is null where the analysis finds it: in a file of one flight, or without any', () => {
    const { analysis } = trackData();
    expect(rangeFoundIn({ flights: [flight(0, 900)], analysis, isDayGiven: false })).toBeNull();
    expect(rangeFoundIn({ flights: [], analysis, isDayGiven: false })).toBeNull();
    expect(rangeFoundIn({ flights: FLIGHTS, analysis, isDayGiven: false })).toEqual({
      from: analysis.launchTime,
      to: analysis.landingTime,
    });
  });

  it('is what a reset returns to', () => {
    expect(untrimmed({ flights: FLIGHTS, isDayGiven: false }, range(9100, 9500))).toEqual(range(9000, 9600));
    expect(untrimmed({ flights: FLIGHTS, isDayGiven: false }, range(2000, 3000))).toBeNull();
    expect(untrimmed({ flights: [flight(0, 900)], isDayGiven: false }, range(100, 800))).toBeNull();
    expect(untrimmed({ flights: [flight(0, 900)], isDayGiven: true }, range(100, 800))).toEqual(range(0, 900));
  });
});

describe('the other flights of a file that can be added', () => {
  interface Case {
    readonly own: TimeRange;
    readonly stored: readonly FlightTimes[] | null;
    readonly positions: readonly number[];
  }
  const second = range(3600, 7230);
  const cases: readonly (readonly [string, Case])[] = [
    ['all, with none in the logbook', { own: second, stored: [], positions: [0, 2] }],
    ['all, where the part is none of them', { own: range(2000, 3000), stored: [], positions: [0, 1, 2] }],
    ['without one that the logbook has', { own: second, stored: [flight(0, 900)], positions: [2] }],
    ['without one of which the logbook has a part', { own: second, stored: [flight(9500, 9550)], positions: [0] }],
    ['without two that are one there', { own: range(9000, 9600), stored: [flight(100, 7000)], positions: [] }],
    ['with those beside another part', { own: range(0, 900), stored: [flight(7230, 9000)], positions: [1, 2] }],
    ['none, while the logbook’s are not known', { own: range(0, 900), stored: null, positions: [] }],
  ];

  it.each(cases)('are %s', (_, { own, stored, positions }) => {
    const track = { flights: FLIGHTS, analysis: trackData().analysis };
    expect(othersToAdd({ track, range: own, storedFlights: stored })).toEqual(positions);
  });
});

describe('trimming', () => {
  it('moves one end, which never passes the other', () => {
    expect(trimmed(range(0, 900), 'from', NOON + 60)).toEqual(range(60, 900));
    expect(trimmed(range(0, 900), 'from', NOON + 900)).toEqual(range(899, 900));
    expect(trimmed(range(0, 900), 'to', NOON + 1000)).toEqual(range(0, 1000));
    expect(trimmed(range(0, 900), 'to', NOON - 50)).toEqual(range(0, 1));
  });
});

describe('a flight of a file', () => {
  it('is named by its position, times and airtime', () => {
    expect(flightText(FLIGHTS, 0, ZURICH)).toBe('Flight 1 of 3 · 14:00–14:15 · 15 min');
    expect(flightText(FLIGHTS, 1, ZURICH)).toBe('Flight 2 of 3 · 15:00–16:00 · 1 h 01 min');
  });

  it('has times in UTC, and says so, while no time zone is known', () => {
    expect(flightText(FLIGHTS, 0, { state: 'unknown' })).toBe('Flight 1 of 3 · 12:00 UTC–12:15 UTC · 15 min');
    expect(timeOfDayIn(NOON, { state: 'found', timeZoneId: 'Nowhere/Land' })).toBe('12:00 UTC');
  });

  it('has ends to the second', () => {
    expect(timeToTheSecond(NOON + 5, ZURICH)).toBe('14:00:05');
    expect(timeToTheSecond(NOON + 59, { state: 'asking' })).toBe('12:00:59 UTC');
  });
});
