import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import type { Flight } from '../flight.ts';
import { totalsOfPilot } from '../statistics/pilot-totals.ts';
import { metres, minutes } from '../units.ts';
import { heightDifference } from './height-difference.ts';
import { FEWEST_ROWS, logbookSheets, MOST_ROWS, nextStart } from './logbook-sheets.ts';

const PILOT = { initialFlightNum: 40, initialAirtime: minutes(615) };
const FROM_THE_FIRST = { rowsPerPage: 20, fromNumber: 1, firstPage: 1 };

/** Flights of so many days in the order of their ids, with odd airtimes. */
function flightsOf(count: number): readonly Flight[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    return logbookFlight({ id: index + 1, date: day, airtime: minutes((index * 37) % 301) });
  });
}

const source = (flights: ReturnType<typeof byId<Flight>>, pilot = PILOT) => ({ pilot, flights, shown: flights });

describe('the sheets of a logbook', () => {
  it('are none without a flight', () => {
    expect(logbookSheets(source(byId()), FROM_THE_FIRST)).toEqual([]);
    expect(nextStart([], 20)).toBeNull();
  });

  it('have the flights in the order in which they were flown, with the numbers of the logbook', () => {
    const flights = byId(
      logbookFlight({ id: 1, date: '2026-05-02' }),
      logbookFlight({ id: 2, date: '2026-05-01', time: '15:00' }),
      logbookFlight({ id: 3, date: '2026-05-01', time: '10:00' }),
    );
    const [sheet] = logbookSheets(source(flights), FROM_THE_FIRST);
    expect(sheet?.rows.map(({ number, flight }) => [number, flight.id])).toEqual([
      [41, 3],
      [42, 2],
      [43, 1],
    ]);
  });

  it('are as many as the rows need, and end with the totals of the pilot page', () => {
    const someLogbook = fc.record({
      count: fc.nat({ max: 130 }),
      rowsPerPage: fc.integer({ min: FEWEST_ROWS, max: MOST_ROWS }),
      initialFlightNum: fc.nat({ max: 5_000 }),
      initialAirtime: fc.nat({ max: 100_000 }).map(minutes),
    });
    fc.assert(
      fc.property(someLogbook, ({ count, rowsPerPage, ...pilot }) => {
        const flights = byId(...flightsOf(count));
        const sheets = logbookSheets(source(flights, pilot), { rowsPerPage, fromNumber: 1, firstPage: 1 });
        expect(sheets).toHaveLength(Math.ceil(count / rowsPerPage));
        expect(sheets.map(({ page }) => page)).toEqual(sheets.map((_, index) => index + 1));
        const totals = totalsOfPilot({ pilot, flights, gliders: byId() }, '2026-01-01');
        const all = { flights: totals.flightNumTotal, airtime: totals.airtimeTotal };
        const opening = { flights: pilot.initialFlightNum, airtime: pilot.initialAirtime };
        expect(sheets[0]?.broughtForward ?? opening).toEqual(opening);
        expect(sheets.at(-1)?.carriedForward ?? all).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  it('of flights 1 to 500 and, a year later, of 501 to 600 are those of 1 to 600, page by page', () => {
    const flights = flightsOf(600);
    // With 17 and 30 flights a page the last one is not full, and is printed again.
    const starts = [
      { rowsPerPage: 20, number: 541, page: 26 },
      { rowsPerPage: 25, number: 541, page: 21 },
      { rowsPerPage: 17, number: 534, page: 30 },
      { rowsPerPage: 30, number: 521, page: 17 },
    ];
    for (const { rowsPerPage, ...next } of starts) {
      const before = logbookSheets(source(byId(...flights.slice(0, 500))), { ...FROM_THE_FIRST, rowsPerPage });
      expect(nextStart(before, rowsPerPage)).toEqual(next);
      const later = logbookSheets(source(byId(...flights)), {
        rowsPerPage,
        fromNumber: next.number,
        firstPage: next.page,
      });
      const full = before.filter(({ page }) => page < next.page);
      expect([...full, ...later]).toEqual(logbookSheets(source(byId(...flights)), { ...FROM_THE_FIRST, rowsPerPage }));
    }
  });

  it('of a selection keep the numbers of the logbook, and add up the selection alone', () => {
    const flights = byId(...flightsOf(90));
    const shown = new Map([...flights].filter(([id]) => id % 3 === 0));
    const sheets = logbookSheets({ pilot: PILOT, flights, shown }, { ...FROM_THE_FIRST, fromNumber: 41 + 30 });
    expect(sheets.flatMap(({ rows }) => rows.map(({ number }) => number)).slice(0, 3)).toEqual([73, 76, 79]);
    const airtimes = [...shown.values()].map(({ airtime }) => airtime);
    const sum = (some: readonly number[]) => some.reduce((all, airtime) => all + airtime, 0);
    expect(sheets[0]?.broughtForward).toEqual({ flights: 10, airtime: sum(airtimes.slice(0, 10)) });
    expect(sheets.at(-1)?.carriedForward).toEqual({ flights: 30, airtime: sum(airtimes) });
  });

  it('of one without opening totals add nothing up before the first flight', () => {
    const flights = byId(...flightsOf(3));
    const [sheet] = logbookSheets(source(flights, { initialFlightNum: 0, initialAirtime: minutes(0) }), FROM_THE_FIRST);
    expect(sheet?.broughtForward).toEqual({ flights: 0, airtime: 0 });
    expect(sheet?.carriedForward).toEqual(sheet?.thisPage);
  });
});

describe('the height difference', () => {
  const [lowest, highest] = [metres(500), metres(1_760)];

  it('is that of the first and the last point of the barogram', () => {
    expect(heightDifference({ profile: 'V__0', lowest, highest })).toBe(620);
    expect(heightDifference({ profile: '0_', lowest, highest })).toBe(-1_260);
  });

  it('is unknown without a track, and without its altitudes', () => {
    expect(heightDifference({ profile: null, lowest, highest })).toBeNull();
    expect(heightDifference({ profile: 'V0' })).toBeNull();
  });
});
