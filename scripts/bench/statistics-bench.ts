import { bucketsAboveSea } from '#domain/statistics/altitude-buckets';
import { flightsInTime, periodOf } from '#domain/statistics/calendar-periods';
import { hoursOfDay, yearCurves } from '#domain/statistics/flight-times';
import { flightsOfSite, rankSites, topSites } from '#domain/statistics/ranked-sites';
import { periodRecordsOf } from '#domain/statistics/records';
import { statisticsBySite } from '#domain/statistics/site-statistics';
import { monthsFlown, talliesBy, yearsWithFlights } from '#domain/statistics/tallies';
import { metres } from '#domain/units';
import { byId, logbookFlight, logbookSite } from '#test/builders/logbook-items';
import { type Bubble, placeBubbles } from '#web/ui/chart/series/place-bubbles.ts';
import { plotAreaOf } from '#web/ui/chart/series/plot-area.ts';
import { type BenchRow, timed } from './row.ts';

const SITES = 60;
const FLIGHTS = 10_000;
const BUBBLES = 5_000;
const CLICK_MS = 100;
const LAYOUT_MS = 400;
const PLOT_AREA = plotAreaOf(400);
const COLUMNS = ['2023', '2024', '2025'];

const sites = byId(...Array.from({ length: SITES }, (_, index) => logbookSite({ id: index + 1 })));

/** Time that a click in the statistics computes, for a large logbook and many bubbles, against a tenth of each. */
export async function statisticsBench(): Promise<readonly BenchRow[]> {
  const [tenth, all] = [await clickTime(FLIGHTS / 10), await clickTime(FLIGHTS)];
  const [few, many] = [await layoutTime(BUBBLES / 10), await layoutTime(BUBBLES)];
  return [
    growth(`statistics of ${FLIGHTS} flights at ${SITES} sites`, { tenth, all, mostMs: CLICK_MS }),
    growth(`places of ${BUBBLES} bubbles`, { tenth: few, all: many, mostMs: LAYOUT_MS }),
  ];
}

/** Durations in milliseconds. */
interface Growth {
  readonly tenth: number;
  readonly all: number;
  readonly mostMs: number;
}

function growth(name: string, { tenth, all, mostMs }: Growth): BenchRow {
  return {
    name: `${name} against a tenth of them`,
    measured: `${all.toFixed(1)} ms`,
    against: `${tenth.toFixed(1)} ms`,
    ratio: all / tenth,
    aim: `≤ ${mostMs} ms`,
    met: all <= mostMs,
  };
}

function clickTime(count: number): Promise<number> {
  const flights = Array.from({ length: count }, (_, index) =>
    logbookFlight({
      id: index + 1,
      siteId: 1 + (index % SITES),
      date: `20${10 + (index % 15)}-${String(1 + (index % 12)).padStart(2, '0')}-${10 + (index % 19)}`,
      time: `${String(9 + (index % 10)).padStart(2, '0')}:30`,
      altitude: metres(500 + ((index * 37) % 3_000)),
    }),
  );
  const ranked = rankSites(flights, sites);
  return timed(() => {
    for (const month of [null, 6]) statisticsBySite({ flights, sites, ranked }, { year: 2015, month });
    topSites(statisticsBySite({ flights, sites, ranked }, { year: null, month: null }), null);
    const chosen = flightsInTime(flightsOfSite(flights, null, sites), { year: null, month: null });
    periodRecordsOf(chosen);
    hoursOfDay(chosen);
    yearCurves(chosen);
    talliesBy(chosen, ({ date }) => periodOf(date, 'month'));
    bucketsAboveSea(chosen, 'year');
    yearsWithFlights(flights);
    monthsFlown(flights, 2015);
  });
}

function layoutTime(count: number): Promise<number> {
  const bubbles: readonly Bubble[] = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    column: COLUMNS[index % COLUMNS.length] ?? '',
    value: 600 + (index % 17) * 200,
    count: 1 + (index % 12),
    series: 0,
    name: String(index),
  }));
  return timed(() => placeBubbles(bubbles, COLUMNS, PLOT_AREA));
}
