import { useMemo } from 'react';
import { type RankedSite, rankSites } from '#domain/statistics/ranked-sites';
import { type Selections, validSelections } from '#domain/statistics/selections';
import { type SiteStatistics, statisticsBySite } from '#domain/statistics/site-statistics';
import { type SpanKind, spanKind, spansOf } from '#domain/statistics/spans';
import { monthsFlown, yearsFlown } from '#domain/statistics/times-flown';
import type { Logbook } from '#web/store/logbook.ts';
import { columnsOf, type SpanColumn } from './charts/chart-data.ts';
import { useDrillHistory } from './selections/drill-history.ts';
import { actionsOf, type SelectionActions } from './selections/selection-actions.ts';
import { useSelections } from './selections/shared-selections.ts';

/** The statistics of the current selections. Each value stays the same object until it changes. */
export interface StatisticsShown {
  readonly selections: Selections;
  readonly actions: SelectionActions;
  readonly ranked: readonly RankedSite[];
  readonly years: readonly number[];
  /** Months flown in the selected year. */
  readonly months: readonly number[];
  readonly kind: SpanKind;
  readonly columns: readonly SpanColumn[];
  /** All sites in the selected time. */
  readonly bySite: readonly SiteStatistics[];
  /** The selected site only, or all. */
  readonly shown: readonly SiteStatistics[];
}

/** The statistics of a logbook. */
export function useStatistics({ flights, sites, pilot }: Logbook): StatisticsShown {
  const actions = useMemo(() => actionsOf(pilot.id), [pilot.id]);
  const years = useMemo(() => yearsFlown(flights.values()), [flights]);
  const ranked = useMemo(() => rankSites(flights.values(), sites), [flights, sites]);
  useDrillHistory(pilot.id);
  const chosen = useSelections();
  const selections = useMemo(
    () => validSelections(chosen, { sites: ranked.map(({ site }) => site), years }),
    [chosen, ranked, years],
  );
  const { site, year, month } = selections;
  const months = useMemo(() => (year === null ? [] : monthsFlown(flights.values(), year)), [flights, year]);
  const columns = useMemo(() => columnsOf(spansOf({ year, month }, years)), [year, month, years]);
  const bySite = useMemo(
    () => statisticsBySite({ flights: flights.values(), sites, ranked }, { year, month }),
    [flights, sites, ranked, year, month],
  );
  const shown = useMemo(() => (site === null ? bySite : bySite.filter((one) => one.site === site)), [bySite, site]);
  return { selections, actions, ranked, years, months, kind: spanKind(selections), columns, bySite, shown };
}
