// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import { otherFlights } from './use-layers.ts';

const HERE = { siteId: 3, hasTrack: true } as const;

it('finds the newest other flights with a track from the same site', () => {
  const flights = byId(
    logbookFlight({ id: 1, date: '2025-05-01', ...HERE }),
    logbookFlight({ id: 2, date: '2025-06-01', time: '10:00', ...HERE }),
    logbookFlight({ id: 3, date: '2025-06-01', time: '14:00', ...HERE }),
    logbookFlight({ id: 4, date: '2025-07-01', ...HERE, hasTrack: false }),
    logbookFlight({ id: 5, date: '2025-07-01', ...HERE, siteId: 4 }),
    logbookFlight({ id: 6, date: '2024-07-01', ...HERE }),
  );
  expect(otherFlights({ flights }, 1)).toEqual([3, 2, 6]);
});

it('has the order of the logbook within a day: a flight without a time is its last, and the one added last is the newest', () => {
  const flights = byId(
    logbookFlight({ id: 1, date: '2025-06-01', time: '10:00', ...HERE }),
    logbookFlight({ id: 2, date: '2025-06-01', time: null, ...HERE }),
    logbookFlight({ id: 3, date: '2025-06-01', time: '14:00', ...HERE }),
    logbookFlight({ id: 4, date: '2025-06-01', time: '14:00', ...HERE }),
  );
  expect(otherFlights({ flights }, 1)).toEqual([2, 4, 3]);
});

it('finds ten at most, and none for a flight without a site', () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    logbookFlight({ id: i + 1, date: `2025-06-${String(i + 1).padStart(2, '0')}`, ...HERE }),
  );
  const flights = byId(...many, logbookFlight({ id: 99, ...HERE, siteId: null }));
  expect(otherFlights({ flights }, 30)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
  expect(otherFlights({ flights }, 99)).toEqual([]);
});
