import { describe, expect, it } from 'vitest';
import type { Flight } from '#domain/flight';
import { metres, minutes } from '#domain/units';
import { bestFlight } from './demo-button.tsx';

const flight = (id: number, airtime: number, hasTrack: boolean): Flight & { readonly see: true } => ({
  see: true,
  id,
  date: '2026-05-03',
  time: null,
  siteId: null,
  gliderId: null,
  tags: [],
  altitude: metres(1_850),
  airtime: minutes(airtime),
  remarks: '',
  hasTrack,
  profile: null,
  igcFileName: null,
  createdAt: '2026-05-03T12:00:00Z',
});

describe('the best flight', () => {
  it('is the longest that has a track', () => {
    expect(bestFlight([flight(1, 90, true), flight(2, 240, true), flight(3, 300, false)])).toBe(2);
  });

  it('is none where no flight has a track', () => {
    expect(bestFlight([flight(1, 90, false), { id: 2, see: false }])).toBe(null);
    expect(bestFlight([])).toBe(null);
  });
});
