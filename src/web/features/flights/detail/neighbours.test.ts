import { expect, it } from 'vitest';
import type { Flight } from '#domain/flight';
import { metres, minutes } from '#domain/units';
import { neighboursOf } from './neighbours.ts';

function flight(id: number, date: string, time: string | null = null): Flight {
  const nothing = { siteId: null, gliderId: null, altitude: metres(0), airtime: minutes(0), remarks: '' };
  const track = { igcFileName: null, hasTrack: false, profile: null, createdAt: '2025-01-01T00:00:00Z' };
  return { id, date, time, ...nothing, ...track };
}

it('finds the flights flown before and after, whatever their ids', () => {
  const here = flight(1, '2025-05-31', '12:59');
  const flights = [flight(9, '2025-05-30'), here, flight(4, '2025-06-02'), flight(2, '2025-05-31', '15:00')];
  expect(neighboursOf(here, flights)).toMatchObject({ previous: { id: 9 }, next: { id: 2 } });
});

it('finds no neighbour past either end', () => {
  const here = flight(1, '2025-05-31');
  expect(neighboursOf(here, [here])).toEqual({ previous: null, next: null });
});
