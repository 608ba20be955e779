import { describe, expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { byId, logbookFlight, logbookGlider } from '#test/builders/logbook-items';
import { lastFlightsOf, lastGlidersOf, MOST_IN_OVERVIEW } from './overview.ts';

const TODAY = '2026-05-03';
const day = (of: number): string => `2026-04-${String(of).padStart(2, '0')}`;
const flown = (id: number, named: { readonly gliderId?: number; readonly airtime?: number } = {}) =>
  logbookFlight({ id, date: day(id), gliderId: named.gliderId ?? null, airtime: minutes(named.airtime ?? 0) });

describe('the last flights', () => {
  it('are the newest of all, the last one first', () => {
    const flights = Array.from({ length: 9 }, (_, index) => flown(index + 1));
    expect(lastFlightsOf(flights).map(({ flight }) => flight.id)).toEqual([9, 8, 7, 6, 5]);
    expect(lastFlightsOf([])).toEqual([]);
  });

  it('compare their airtimes among themselves', () => {
    const flights = [flown(1, { airtime: 900 }), ...[2, 3, 4, 5].map((id) => flown(id)), flown(6, { airtime: 60 })];
    expect(lastFlightsOf([...flights, flown(7, { airtime: 15 })]).map(({ share }) => share)).toEqual([
      0.25, 1, 0, 0, 0,
    ]);
  });
});

describe('the gear', () => {
  it('is the gliders, the last flown first, then those never flown by name', () => {
    const gliders = byId(
      logbookGlider({ id: 1, name: 'Zeno' }),
      logbookGlider({ id: 2, name: 'Alpha' }),
      logbookGlider({ id: 3, name: 'Rush' }),
      logbookGlider({ id: 4, name: 'Bodyguard' }),
    );
    const flights = byId(flown(1, { gliderId: 3, airtime: 20 }), flown(2, { gliderId: 1 }), flown(3, { gliderId: 1 }));
    const used = lastGlidersOf({ gliders, flights }, TODAY);
    expect(used.map(({ name }) => name)).toEqual(['Zeno', 'Rush', 'Alpha', 'Bodyguard']);
    expect(used[0]).toMatchObject({ trueFlightNum: 2, lastFlown: '2026-04-03' });
    expect(used[1]).toMatchObject({ trueAirtime: 20 });
  });

  it('is cut where it is more than a page tells at a glance', () => {
    const many = Array.from({ length: MOST_IN_OVERVIEW + 2 }, (_, index) => logbookGlider({ id: index + 1 }));
    expect(lastGlidersOf({ gliders: byId(...many), flights: byId() }, TODAY)).toHaveLength(MOST_IN_OVERVIEW);
  });
});
