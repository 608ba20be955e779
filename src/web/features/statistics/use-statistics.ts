import { useMemo } from 'react';
import type { Flight } from '#domain/flight';
import { flightsInTime, type PeriodKind, periodKind, periodsOf } from '#domain/statistics/calendar-periods';
import { flightsOfSite, type RankedSite, rankSites } from '#domain/statistics/ranked-sites';
import { type Selections, validSelections } from '#domain/statistics/selections';
import { type SiteStatistics, statisticsBySite } from '#domain/statistics/site-statistics';
import { monthsFlown, yearsWithFlights } from '#domain/statistics/tallies';
import type { Logbook } from '#web/store/logbook.ts';
import { type PeriodColumn, periodColumns } from './charts/chart-data.ts';
import { type SeriesOf, seriesByTop } from './charts/site-series.ts';
import { actionsOf, type SelectionActions, useDrillHistory } from './drill-history.ts';
import { type FlightLinks, useFlightLinks } from './flight-links.ts';
import { useSelections } from './shared-selections.ts';

/** The statistics of the current selections. Each value stays the same object until it changes. */
export interface StatisticsShown {
  readonly selections: Selections;
  readonly actions: SelectionActions;
  readonly ranked: readonly RankedSite[];
  readonly years: readonly number[];
  /** Months flown in the selected year. */
  readonly months: readonly number[];
  readonly kind: PeriodKind;
  readonly columns: readonly PeriodColumn[];
  /** All sites in the selected time. */
  readonly bySite: readonly SiteStatistics[];
  /** The selected site only, or all. */
  readonly shown: readonly SiteStatistics[];
  /** The colours of the sites. */
  readonly seriesOf: SeriesOf;
  /** Flights of the selected site in all years. */
  readonly flightsOfAllYears: readonly Flight[];
  /** Flights of the selected site in the selected time. */
  readonly flights: readonly Flight[];
  readonly links: FlightLinks;
}

export function useStatistics({ flights, sites, pilot }: Logbook): StatisticsShown {
  const actions = useMemo(() => actionsOf(pilot.id), [pilot.id]);
  const years = useMemo(() => yearsWithFlights(flights.values()), [flights]);
  const ranked = useMemo(() => rankSites(flights.values(), sites), [flights, sites]);
  useDrillHistory(pilot.id);
  const chosen = useSelections();
  const selections = useMemo(
    () => validSelections(chosen, { sites: ranked.map(({ site }) => site), years }),
    [chosen, ranked, years],
  );
  const { site, year, month } = selections;
  const months = useMemo(() => (year === null ? [] : monthsFlown(flights.values(), year)), [flights, year]);
  const columns = useMemo(() => periodColumns(periodsOf({ year, month }, years)), [year, month, years]);
  const bySite = useMemo(
    () => statisticsBySite({ flights: flights.values(), sites, ranked }, { year, month }),
    [flights, sites, ranked, year, month],
  );
  const shown = useMemo(() => (site === null ? bySite : bySite.filter((one) => one.site === site)), [bySite, site]);
  const seriesOf = useMemo(() => seriesByTop(bySite, site), [bySite, site]);
  const flightsOfAllYears = useMemo(() => flightsOfSite(flights.values(), site, sites), [flights, sites, site]);
  const flightsInIt = useMemo(
    () => flightsInTime(flightsOfAllYears, { year, month }),
    [flightsOfAllYears, year, month],
  );
  const links = useFlightLinks(site);
  const kind = periodKind({ year, month });
  const ofSites = { ranked, bySite, shown, seriesOf };
  return {
    selections,
    actions,
    years,
    months,
    kind,
    columns,
    ...ofSites,
    flightsOfAllYears,
    flights: flightsInIt,
    links,
  };
}
