import { expect, it } from 'vitest';
import type { Flight } from '#domain/flight';
import { metres, minutes } from '#domain/units';
import { neighboursOf, phraseOfDay, positionInDay, positionInYear } from './flight-words.ts';

function flight(id: number, date: string, time: string | null = null): Flight {
  const nothing = { siteId: null, gliderId: null, altitude: metres(0), airtime: minutes(0), remarks: '' };
  const track = { igcFileName: null, hasTrack: false, profile: null, createdAt: '2025-01-01T00:00:00Z' };
  return { id, date, time, ...nothing, ...track };
}

const number = { overall: 312, inYear: 27, inDay: 2, ofDay: 3 };

it('shows the position in a day of several flights', () => {
  expect(positionInDay(number)).toBe(' (2/3)');
});

it('also shows it as a phrase', () => {
  expect(phraseOfDay(number)).toBe('2nd of 3 that day');
  expect(phraseOfDay({ ...number, inDay: 1, ofDay: 1 })).toBeNull();
});

it('shows no position in a day of one flight', () => {
  expect(positionInDay({ ...number, inDay: 1, ofDay: 1 })).toBe('');
});

it('shows the position in the year as an ordinal', () => {
  expect(positionInYear(number, { date: '2025-05-31' })).toBe('27th in 2025');
});

it('finds the flights flown before and after, whatever their ids', () => {
  const here = flight(1, '2025-05-31', '12:59');
  const flights = [flight(9, '2025-05-30'), here, flight(4, '2025-06-02'), flight(2, '2025-05-31', '15:00')];
  expect(neighboursOf(here, flights)).toMatchObject({ previous: { id: 9 }, next: { id: 2 } });
});

it('finds no neighbour past either end', () => {
  const here = flight(1, '2025-05-31');
  expect(neighboursOf(here, [here])).toEqual({ previous: null, next: null });
});
