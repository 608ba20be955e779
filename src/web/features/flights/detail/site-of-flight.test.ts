import { describe, expect, it } from 'vitest';
import type { Flight } from '#domain/flight';
import { metres, minutes } from '#domain/units';
import { logbookFlight } from '#test/builders/logbook-items';
import { MOST_IN_STRIP, siteStripOf } from './site-of-flight.tsx';

const HERE = 7;
const day = (of: number): string => `2025-05-${String(of).padStart(2, '0')}`;
const flown = (id: number, named: Partial<Flight> = {}): Flight =>
  logbookFlight({ id, date: day(id), siteId: HERE, altitude: metres(0), airtime: minutes(0), ...named });
const idsOf = (flight: Flight, flights: readonly Flight[]): readonly number[] =>
  siteStripOf(flight, flights).shown.map((shown) => shown.flight.id);

describe('the strip of a site’s other flights', () => {
  it('has the newest first where none is the best, without the flight itself and without other sites', () => {
    const flights = [flown(1), flown(2), flown(3, { siteId: 8 }), flown(4, { siteId: null }), flown(5)];
    expect(idsOf(flown(2), flights)).toEqual([5, 1]);
    expect(siteStripOf(flown(2), flights).count).toBe(3);
  });

  it('is empty at a site with one flight', () => {
    expect(siteStripOf(flown(1), [flown(1)])).toEqual({ shown: [], count: 1 });
  });

  it('marks the longest, the highest and the farthest, one flight each, and none where nothing is known', () => {
    const flights = [
      flown(1, { airtime: minutes(60), xcDistance: 20_000 }),
      flown(2, { airtime: minutes(60), altitude: metres(2_400) }),
      flown(3),
    ];
    const bests = siteStripOf(flown(3), flights).shown.map((shown) => shown.bests);
    expect(bests).toEqual([['highest'], ['longest', 'farthest']]);
    expect(siteStripOf(flown(2), [flown(1), flown(2)]).shown[0]?.bests).toEqual([]);
  });

  it('marks none where the flight itself is the best', () => {
    const best = flown(2, { airtime: minutes(90) });
    expect(siteStripOf(best, [flown(1, { airtime: minutes(60) }), best]).shown[0]?.bests).toEqual([]);
  });

  it('has the best flights and those nearest in time where there are many', () => {
    const flights = Array.from({ length: 28 }, (_, index) =>
      flown(index + 1, index === 0 ? { airtime: minutes(300) } : {}),
    );
    const ids = idsOf(flown(20), flights);
    expect(ids).toHaveLength(MOST_IN_STRIP);
    expect(ids[0]).toBe(1);
    expect(ids.slice(1)).toEqual([25, 24, 23, 22, 21, 19, 18, 17, 16, 15, 14]);
  });

  it('compares airtimes within the strip', () => {
    const flights = [flown(1, { airtime: minutes(30) }), flown(2, { airtime: minutes(120) }), flown(3)];
    expect(siteStripOf(flown(3), flights).shown.map(({ share }) => share)).toEqual([1, 0.25]);
  });
});
