import { describe, expect, it } from 'vitest';
import type { Flight } from '#domain/flight';
import { logbookFlight } from '#test/builders/logbook-items';
import { allNeighboursOf, neighboursOf } from './flight-neighbours.tsx';

const flown = (id: number, date: string, named: Partial<Flight> = {}) => logbookFlight({ id, date, ...named });

describe('the neighbours of a flight', () => {
  it('are the flights flown before and after, whatever their ids', () => {
    const here = flown(1, '2025-05-31', { time: '12:59' });
    const flights = [flown(9, '2025-05-30'), here, flown(4, '2025-06-02'), flown(2, '2025-05-31', { time: '15:00' })];
    expect(neighboursOf(here, flights)).toMatchObject({ previous: { id: 9 }, next: { id: 2 } });
  });

  it('are none past either end', () => {
    const here = flown(1, '2025-05-31');
    expect(neighboursOf(here, [here])).toEqual({ previous: null, next: null });
  });

  it('are also those from the same site, where they are others', () => {
    const here = flown(3, '2025-05-31', { time: '12:00', siteId: 7 });
    const flights = [
      flown(1, '2025-04-01', { siteId: 7 }),
      flown(2, '2025-05-01', { siteId: 8 }),
      here,
      flown(4, '2025-06-01', { siteId: 7 }),
      flown(5, '2025-07-01', { siteId: 7 }),
    ];
    expect(allNeighboursOf(here, flights)).toMatchObject({
      previous: { id: 2 },
      next: { id: 4 },
      atSite: { previous: { id: 1 }, next: null },
    });
  });

  it('from the same site are left out where they are no others, and without a site', () => {
    const here = flown(2, '2025-05-31', { siteId: 7 });
    expect(allNeighboursOf(here, [flown(1, '2025-04-01', { siteId: 7 }), here]).atSite).toBeNull();
    const nowhere = flown(2, '2025-05-31');
    expect(allNeighboursOf(nowhere, [flown(1, '2025-04-01'), nowhere, flown(3, '2025-06-01')]).atSite).toBeNull();
  });

  it('are all flights of the day, as they were flown, where these are more than the two beside it', () => {
    const [first, second, third] = ['09:00', '11:00', '13:00'].map((time, index) =>
      flown(index + 1, '2025-05-31', { time }),
    );
    if (!first || !second || !third) throw new Error('Three flights');
    expect(allNeighboursOf(first, [third, second, first]).ofDay).toEqual([second, third]);
    expect(allNeighboursOf(second, [third, second, first]).ofDay).toEqual([]);
    expect(allNeighboursOf(first, [second, first, flown(9, '2025-06-01')]).ofDay).toEqual([]);
  });
});
