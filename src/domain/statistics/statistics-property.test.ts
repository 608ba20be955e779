import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byId, logbookFlight, logbookSite } from '#test/builders/logbook-items';
import type { Flight } from '../flight.ts';
import { metres, minutes } from '../units.ts';
import { chosenTime, periodKind, periodOf, periodsOf } from './calendar-periods.ts';
import { rankSites, siteOf } from './ranked-sites.ts';
import type { Selections } from './selections.ts';
import { type SiteStatistics, statisticsBySite, totalOf } from './site-statistics.ts';
import { monthsFlown, yearsWithFlights } from './tallies.ts';

const SITES = byId(
  logbookSite({ id: 1, launchAltitude: metres(1_230) }),
  logbookSite({ id: 2, launchAltitude: metres(0) }),
  logbookSite({ id: 3 }),
);

const anyFlights = fc
  .array(
    fc.record({
      date: fc
        .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
        .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
      siteId: fc.constantFrom(null, 1, 2, 3, 99),
      airtime: fc.nat({ max: 600 }).map(minutes),
      altitude: fc.nat({ max: 4_000 }).map(metres),
    }),
    { maxLength: 60 },
  )
  .map((drawn) => drawn.map((input, index) => logbookFlight({ ...input, id: index + 1 })));

type Time = Pick<Selections, 'year' | 'month'>;
const anyTime: fc.Arbitrary<Time> = fc.constantFrom(
  { year: null, month: null },
  { year: 2024, month: null },
  { year: 2025, month: null },
  { year: 2025, month: 5 },
);

function statisticsOf(flights: readonly Flight[], time: Time): readonly SiteStatistics[] {
  return statisticsBySite({ flights, sites: SITES, ranked: rankSites(flights, SITES) }, time);
}

const airtimeOf = (flights: readonly Flight[]) => flights.reduce((sum, { airtime }) => sum + airtime, 0);

describe('the statistics of any flights', () => {
  it("add up to the pilot's true totals in any chosen time", () => {
    fc.assert(
      fc.property(anyFlights, anyTime, (flights, time) => {
        const chosen = flights.filter(({ date }) => date.startsWith(chosenTime(time)));
        expect(totalOf(statisticsOf(flights, time))).toEqual({
          flightNum: chosen.length,
          airtime: airtimeOf(chosen),
          xcDistance: chosen.reduce((sum, { xcDistance = 0 }) => sum + xcDistance, 0),
          xcLongest: Math.max(0, ...chosen.map(({ xcDistance = 0 }) => xcDistance)),
        });
      }),
    );
  });

  it('count each site and each column correctly', () => {
    fc.assert(
      fc.property(anyFlights, anyTime, (flights, time) => {
        const kind = periodKind(time);
        for (const { site, periods } of statisticsOf(flights, time)) {
          for (const [period, tally] of periods) {
            const here = flights.filter(
              (flight) => siteOf(flight, SITES) === site && periodOf(flight.date, kind) === period,
            );
            expect(tally.flightNum).toBe(here.length);
            expect(tally.airtime).toBe(airtimeOf(here));
            const inBuckets = tally.buckets.flatMap(({ flightIds }) => flightIds).sort((a, b) => a - b);
            expect(inBuckets).toEqual(here.filter(({ altitude }) => altitude > 0).map(({ id }) => id));
          }
        }
      }),
    );
  });

  it('have a column for every period with flights', () => {
    fc.assert(
      fc.property(anyFlights, anyTime, (flights, time) => {
        const columns = new Set(periodsOf(time, yearsWithFlights(flights)));
        const flown = statisticsOf(flights, time).flatMap(({ periods }) => [...periods.keys()]);
        expect(flown.filter((period) => !columns.has(period))).toEqual([]);
      }),
    );
  });

  it('agree for all years and year by year, and for a year and month by month', () => {
    fc.assert(
      fc.property(anyFlights, (flights) => {
        const years = yearsWithFlights(flights);
        const byYear = years.map((year) => totalOf(statisticsOf(flights, { year, month: null })));
        expect(totalOf(byYear)).toEqual(totalOf(statisticsOf(flights, { year: null, month: null })));
        for (const [index, year] of years.entries()) {
          const months = monthsFlown(flights, year);
          const byMonth = months.map((month) => totalOf(statisticsOf(flights, { year, month })));
          expect(totalOf(byMonth)).toEqual(byYear[index]);
        }
      }),
    );
  });

  it('do not depend on the order of the flights, but for those of one bucket', () => {
    const numbers = (statistics: readonly SiteStatistics[]) =>
      statistics.map(({ site, rank, flightNum, airtime }) => ({ site, rank, flightNum, airtime }));
    fc.assert(
      fc.property(anyFlights, anyTime, (flights, time) => {
        expect(numbers(statisticsOf([...flights].reverse(), time))).toEqual(numbers(statisticsOf(flights, time)));
      }),
    );
  });
});

describe('the ranks of the sites', () => {
  it("are 0, 1, 2 … which decide the site's colour, whatever period is selected", () => {
    fc.assert(
      fc.property(anyFlights, anyTime, (flights, time) => {
        const ranked = rankSites(flights, SITES);
        const flown = ranked.filter(({ site }) => site !== 'noSite');
        expect(flown.map(({ rank }) => rank)).toEqual(flown.map((_, index) => index));
        const rankOf = new Map(ranked.map(({ site, rank }) => [site, rank]));
        for (const { site, rank } of statisticsOf(flights, time)) expect(rank).toBe(rankOf.get(site));
      }),
    );
  });

  it("continue beyond the palette's 20 colours, one per site", () => {
    const sites = byId(...Array.from({ length: 45 }, (_, index) => logbookSite({ id: index + 1 })));
    const flights = [...sites.keys()].map((id) => logbookFlight({ id, siteId: id }));
    const ranks = rankSites(flights, sites).map(({ rank }) => rank);
    expect(ranks).toEqual(Array.from({ length: 45 }, (_, index) => index));
  });

  it("are null for 'No site', which comes last even with the most flights", () => {
    const flights = [logbookFlight({ id: 1 }), logbookFlight({ id: 2 }), logbookFlight({ id: 3, siteId: 1 })];
    expect(rankSites(flights, SITES).map(({ site, rank }) => [site, rank])).toEqual([
      [1, 0],
      ['noSite', null],
    ]);
  });
});

describe('10,000 flights at 60 sites in 15 years', () => {
  const sites = byId(...Array.from({ length: 60 }, (_, index) => logbookSite({ id: index + 1 })));
  const flights = Array.from({ length: 10_000 }, (_, index) =>
    logbookFlight({
      id: index + 1,
      siteId: 1 + (index % 60),
      date: `20${10 + (index % 15)}-${String(1 + (index % 12)).padStart(2, '0')}-${10 + (index % 19)}`,
      altitude: metres(500 + ((index * 37) % 3_000)),
    }),
  );
  const ranked = rankSites(flights, sites);

  it.each([
    { year: null, month: null },
    { year: 2015, month: null },
    { year: 2015, month: 6 },
  ])('are filtered and counted, each once: %o', (time) => {
    const inTime = flights.filter(
      ({ date }) =>
        (time.year === null || date.startsWith(String(time.year))) &&
        (time.month === null || Number(date.slice(5, 7)) === time.month),
    );
    expect(totalOf(statisticsBySite({ flights, sites, ranked }, time)).flightNum).toBe(inTime.length);
  });

  it('may be a logbook without any flight', () => {
    expect(statisticsOf([], { year: null, month: null })).toEqual([]);
    expect(rankSites([], sites)).toEqual([]);
  });
});
