import { useMemo } from 'react';
import { totalOf } from '#domain/statistics/site-statistics';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { texts } from '#web/texts.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import type { DataTableProps } from '#web/ui/table/data-table.tsx';
import { flightsIn } from '../flight-links.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { barsOf, type PeriodBar } from './chart-data.ts';
import { ChartFigure, type ChartTableOptions } from './chart-figure.tsx';
import type { Measure } from './measures.ts';

interface HistogramCardProps {
  readonly statistics: StatisticsShown;
  readonly measure: Measure;
}

/** Flights, airtime or scored distance by year, month or day; a click on a bar zooms into it, and on a day leads to its flights. */
export function HistogramCard({ statistics, measure }: HistogramCardProps) {
  const { shown, columns, kind, actions, seriesOf, links } = statistics;
  const bars = useMemo(() => barsOf(shown, columns, { measure, seriesOf }), [shown, columns, measure, seriesOf]);
  const total = useMemo(() => measure.textOf(totalOf(shown)), [shown, measure]);
  const title = statisticsTexts.byPeriod(measure.title, kind);
  const leads = kind === 'day';
  const choose = useMemo(
    () => (leads ? (day: string) => links.open(flightsIn(day)) : actions.drillDown),
    [leads, links, actions],
  );
  return (
    <ChartFigure
      title={title}
      unit={measure.axisUnit}
      summary={total}
      nameOf={(key) => bars.find((bar) => bar.key === key)?.name}
      table={() => tableOf(bars, { statistics, title, onChoose: choose })}
    >
      {(onPoint) => (
        <StackedHistogram
          label={title}
          bars={bars}
          formatValue={measure.onAxis}
          axisParts={measure.axisParts}
          onPoint={onPoint}
          onChoose={choose}
          leads={leads}
        />
      )}
    </ChartFigure>
  );
}

function tableOf(bars: readonly PeriodBar[], { statistics, title, onChoose }: ChartTableOptions): DataTableProps {
  const filled = bars.filter(({ parts }) => parts.length > 0);
  return {
    label: title,
    head: [texts.terms[statistics.kind], statisticsTexts.bySite],
    textColumns: 2,
    rows: filled.map(({ key, amounts }) => ({
      key,
      cells: [statisticsTexts.periodName(key), amounts],
      ...(statistics.kind === 'day'
        ? { href: statistics.links.pathOf(flightsIn(key)) }
        : { onChoose: () => onChoose(key) }),
    })),
  };
}
